// What lessons and puzzles have in common: tables one plays alone, at which the server keeps
// nothing.

import { Refused } from '../api/client'
import { myself } from '../api/me.svelte'
import { t } from '../i18n/index.svelte'
import type { Refusal } from '../protocol/Refusal'
import type { TableState } from '../protocol/TableState'

/** Whoever plays is called by their own name; the log speaks of all seats alike. */
export function withOwnName(table: TableState): TableState {
  const called = myself.me?.name ?? t('web-guest')
  const seats = table.lobby.table.seats.map(it => (it.called ? it : { ...it, called }))
  const lobby = { ...table.lobby, table: { ...table.lobby.table, seats } }
  return { ...table, lobby }
}

/** Why the server would not make a move; nothing if it would. */
export async function refusalOf(trial: Promise<unknown>): Promise<Refusal | null> {
  try {
    await trial
    return null
  } catch (error) {
    if (error instanceof Refused && error.status === 422) return error.refusal
    throw error
  }
}

/** What is said instead of a table that is not there. */
export const statusAfter = (error: unknown) =>
  error instanceof Refused && error.status === 404 ? 'missing' : 'failed'
