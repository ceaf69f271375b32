// The routes of tables, games and rules.

import type { Acted } from '../protocol/Acted'
import type { CreateTable } from '../protocol/CreateTable'
import type { GameCard } from '../protocol/GameCard'
import type { JsonValue } from '../protocol/serde_json/JsonValue'
import type { LobbyState } from '../protocol/LobbyState'
import type { SeatChange } from '../protocol/SeatChange'
import type { TableCard } from '../protocol/TableCard'
import type { TableState } from '../protocol/TableState'
import type { Update } from '../protocol/Update'
import type { WhyAnswer } from '../protocol/WhyAnswer'
import { t } from '../i18n/index.svelte'
import { get, post, postAgain, randomHex } from './client'
import { myself } from './me.svelte'

/** A rule of the catalogue, as `GET /api/rules` lists it. */
export interface Rule {
  id: string
  sentence: string | null
  text: string
  game_box: string
  chapter: string
  kind: string
}

/** What the fairness check found. */
export interface Verdict {
  verified: boolean
  /** How many of its steps were draws; each was done again. */
  draws: number
  fault: string | null
}

const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`

export const games = () => get<GameCard[]>('/games')
export const openTables = () => get<TableCard[]>('/tables')
/** None for a stranger, without asking. */
export async function myTables(): Promise<TableCard[]> {
  await myself.load()
  return myself.me ? get<TableCard[]>('/me/tables') : []
}

export const tableState = (id: string) => get<TableState | LobbyState>(at(id))

export async function createTable(wish: Partial<CreateTable> & { game: string; seats: number }) {
  const me = await myself.ensure()
  const table: CreateTable = {
    name: t('web-table-of', { name: me.name }),
    options: {},
    open: false,
    clock: null,
    bots: null,
    position: null,
    nonce: randomHex(16),
    ...wish,
  }
  return post<TableCard>('/tables', table)
}

export async function sit(id: string, seat: number) {
  await myself.ensure()
  return post(at(id, '/sit'), { seat, nonce: randomHex(16) })
}

export const stand = (id: string) => post(at(id, '/stand'))
export const changeSeat = (id: string, change: SeatChange) => post(at(id, '/seats'), change)
export const changeOptions = (id: string, options: JsonValue) => post(at(id, '/options'), { options })
export const start = (id: string) => post(at(id, '/start'))
export const rematch = (id: string) => post<TableCard>(at(id, '/rematch'), { nonce: randomHex(16) })
export const chat = (id: string, text: string) => post(at(id, '/chat'), { text })
export const why = (id: string, action: string) => post<WhyAnswer>(at(id, '/why'), { action })

/** One decision. The key makes it safe to send twice. */
export const act = (id: string, prompt: number, action: string) =>
  postAgain<Acted>(at(id, '/actions'), { prompt, action, key: randomHex(16) })

export const verify = (id: string) => get<Verdict>(at(id, '/verify'))
export const journalAddress = (id: string) => `/api${at(id, '/journal')}`

/** The table after `step` steps, as a seat or everybody saw it. */
export async function replay(id: string, viewer: string, step: number): Promise<Update> {
  const frame = await get<{ steps: number; update: Update }>(at(id, `/replay?viewer=${viewer}&step=${step}`))
  return frame.update
}

export const rules = (search: string) => get<Rule[]>(`/rules?search=${encodeURIComponent(search)}`)
