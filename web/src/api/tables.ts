// The routes of tables, games and rules.

import type { Acted } from '../protocol/Acted'
import type { CreateTable } from '../protocol/CreateTable'
import type { GameCard } from '../protocol/GameCard'
import type { JsonValue } from '../protocol/serde_json/JsonValue'
import type { LobbyPage } from '../protocol/LobbyPage'
import type { LobbyState } from '../protocol/LobbyState'
import type { ReplayFrame } from '../protocol/ReplayFrame'
import type { RulePage } from '../protocol/RulePage'
import type { SeatChange } from '../protocol/SeatChange'
import type { Sit } from '../protocol/Sit'
import type { TableCard } from '../protocol/TableCard'
import type { TableState } from '../protocol/TableState'
import type { Update } from '../protocol/Update'
import type { Verdict } from '../protocol/Verdict'
import type { WhyAnswer } from '../protocol/WhyAnswer'
import { t } from '../i18n/index.svelte'
import { get, post, postAgain, randomHex } from './client'
import { myself } from './me.svelte'

export type { RulePage as Rule, Verdict }

const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`

export const games = () => get<GameCard[]>('/games')
/** A page of the lobby: of one game if wanted, from the beginning or after the page before. */
export const openTables = (game = '', after = '') =>
  get<LobbyPage>(
    `/tables?${new URLSearchParams({ ...(game && { game }), ...(after && { after }) })}`,
  )
/** None for a stranger, without asking. */
export async function myTables(): Promise<TableCard[]> {
  await myself.load()
  return myself.me ? get<TableCard[]>('/me/tables') : []
}

export const tableState = (id: string) => get<TableState | LobbyState>(at(id))

/** Opens a table and sits down; against bots the game begins at once. */
export async function createTable(wish: Partial<CreateTable> & { game: string; seats: number }) {
  const me = await myself.ensure()
  const name = t('web-table-of', { name: me.name })
  const table: CreateTable = {
    name,
    options: {},
    open: false,
    clock: null,
    bots: null,
    position: null,
    ...wish,
  }
  const card = await post<TableCard>('/tables', table)
  await sit(card.id, 0)
  if (wish.bots) await start(card.id)
  return card
}

/** What this browser noted when it sat down: to be compared with the journal. */
export interface Noted {
  commitment: string
  nonce: string
}

const noteOf = (id: string) => `landnam-nonce-${id}`

export function noted(id: string): Noted | null {
  const text = localStorage.getItem(noteOf(id))
  return text ? (JSON.parse(text) as Noted) : null
}

/** Takes a seat. The nonce is made after the table has shown what it is committed to. */
export async function sit(id: string, seat: number) {
  await myself.ensure()
  const state = await tableState(id)
  const { commitment } = 'lobby' in state ? state.lobby : state
  const note: Noted = { commitment, nonce: randomHex(16) }
  const answer = await post<Acted>(at(id, '/sit'), { seat, ...note } satisfies Sit)
  if (!('lobby' in state)) localStorage.setItem(noteOf(id), JSON.stringify(note))
  return answer
}

export const stand = (id: string) => post(at(id, '/stand'))
export const changeSeat = (id: string, change: SeatChange) => post(at(id, '/seats'), change)
export const changeOptions = (id: string, options: JsonValue) =>
  post(at(id, '/options'), { options })
export const start = (id: string) => post(at(id, '/start'))

/** Opens another table, sits down where one sat, and begins if all others are bots. */
export async function rematch(id: string) {
  const state = await tableState(id)
  const { table: old } = 'lobby' in state ? state.lobby : state
  const card = await post<TableCard>(at(id, '/rematch'))
  if (old.my_seat === null) return card
  await sit(card.id, old.my_seat)
  const others = old.seats.filter(it => it.seat !== old.my_seat)
  if (others.every(it => it.holder.holder === 'bot')) await start(card.id)
  return card
}

export const chat = (id: string, text: string) => post(at(id, '/chat'), { text })
export const why = (id: string, action: string) => post<WhyAnswer>(at(id, '/why'), { action })

/** One decision. The key makes it safe to send twice. */
export const act = (id: string, prompt: number, action: string) =>
  postAgain<Acted>(at(id, '/actions'), { prompt, action, key: randomHex(16) })

export const verify = (id: string) => get<Verdict>(at(id, '/verify'))
export const journalAddress = (id: string) => `/api${at(id, '/journal')}`

/**
 * The table after `step` steps, as a seat or everybody saw it, with the events of this step, or of
 * all since another.
 */
export async function replay(
  id: string,
  viewer: string,
  step: number,
  since?: number,
): Promise<Update> {
  const frame = await get<ReplayFrame>(
    at(id, `/replay?viewer=${viewer}&step=${step}${since === undefined ? '' : `&since=${since}`}`),
  )
  return frame.update
}

export const rules = (search: string) =>
  get<RulePage[]>(`/rules?search=${encodeURIComponent(search)}`)
