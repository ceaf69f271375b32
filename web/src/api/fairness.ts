// What this browser adds to the chance of a table: pledged when it sits down, handed over once the
// list of seats is closed and says what this browser noted. See docs/fair-chance.md.

import type { StartList } from '../fair/agreed'
import { pledgeOf } from '../fair/chance'
import { hashOfText } from '../fair/hash'
import { note, noteList, notes, seenList } from '../fair/notes'
import { t } from '../i18n/index.svelte'
import type { LobbyState } from '../protocol/LobbyState'
import type { Sit } from '../protocol/Sit'
import { randomHex } from './client'

/** What is sent to sit down, noted before it is sent. */
export async function pledgeAt(id: string, seat: number, lobby: LobbyState): Promise<Sit> {
  const { commitment, deal } = lobby
  if (!deal) return { seat, pledge: null, commitment }
  const nonce = randomHex(32)
  const pledge = await pledgeOf(commitment, nonce)
  note(id, { commitment, terms: deal.terms, nonce, pledge })
  return { seat, pledge, commitment }
}

/** The nonce to hand over, or a sentence why the list is not to be trusted. */
export async function checkList(
  id: string,
  lobby: LobbyState,
): Promise<{ nonce: string } | { problem: string }> {
  const deal = lobby.deal
  const list = JSON.parse(deal?.list ?? '{}') as StartList
  const seat = list.seats?.[lobby.table.my_seat ?? -1]
  const noted = notes(id).find(it => it.pledge === seat?.pledge)
  if (!deal?.list || !noted) return { problem: t('web-unfair-pledge') }
  if (noted.commitment !== lobby.commitment || noted.commitment !== list.commitment)
    return { problem: t('web-unfair-commitment') }
  if (noted.terms !== deal.terms || (await hashOfText(noted.terms)) !== list.terms)
    return { problem: t('web-unfair-terms') }
  const seen = seenList(id)
  const before = seen && (JSON.parse(seen) as StartList)
  // Under one commitment there is one list: whoever knows the nonces could try many others.
  if (before && seen !== deal.list) {
    const isCounted = before.commitment !== list.commitment && before.start < list.start
    if (!isCounted) return { problem: t('web-unfair-start') }
  }
  noteList(id, deal.list)
  return { nonce: noted.nonce }
}
