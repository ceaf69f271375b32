// The routes of tables, games and rules.

import type { Act } from '../protocol/Act'
import type { Acted } from '../protocol/Acted'
import type { Admit } from '../protocol/Admit'
import type { Again } from '../protocol/Again'
import type { AskHint } from '../protocol/AskHint'
import type { ChangeConditions } from '../protocol/ChangeConditions'
import type { ChangeOptions } from '../protocol/ChangeOptions'
import type { ChapterCard } from '../protocol/ChapterCard'
import type { Chat } from '../protocol/Chat'
import type { ChatRules } from '../protocol/ChatRules'
import type { CreateTable } from '../protocol/CreateTable'
import type { Evaluation } from '../protocol/Evaluation'
import type { ExamplePage } from '../protocol/ExamplePage'
import type { GameCard } from '../protocol/GameCard'
import type { GameReading } from '../protocol/GameReading'
import type { Hint } from '../protocol/Hint'
import type { LobbyPage } from '../protocol/LobbyPage'
import type { LobbyState } from '../protocol/LobbyState'
import type { Mute } from '../protocol/Mute'
import type { PlayOn } from '../protocol/PlayOn'
import type { Replace } from '../protocol/Replace'
import type { ReplayFrame } from '../protocol/ReplayFrame'
import type { Reveal } from '../protocol/Reveal'
import type { RulePage } from '../protocol/RulePage'
import type { SeatChange } from '../protocol/SeatChange'
import type { Sit } from '../protocol/Sit'
import type { TableCard } from '../protocol/TableCard'
import type { TableState } from '../protocol/TableState'
import type { Update } from '../protocol/Update'
import type { Verdict } from '../protocol/Verdict'
import type { WhyAnswer } from '../protocol/WhyAnswer'
import { get, getBytes, post, postAgain, randomHex, Refused, Unreachable } from './client'
import { noteGiven } from '../fair/notes'
import { checkList, pledgeAt } from './fairness'
import { isBot } from '../table/people'
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
  await myself.ensure()
  const table: CreateTable = {
    name: null,
    options: {},
    open: false,
    clock: null,
    bots: null,
    coach: false,
    position: null,
    ...wish,
  }
  const card = await post<TableCard>('/tables', table)
  await sit(card.id, 0, wish.coach)
  if (wish.bots) await start(card.id)
  return card
}

/**
 * Takes a seat. What it adds to the chance is made after the table has shown its commitment. Where
 * everybody may ask the coach, one has to agree.
 */
export async function sit(id: string, seat: number, coach = false) {
  await myself.ensure()
  const state = await tableState(id)
  const pledge =
    'lobby' in state ? { seat, pledge: null, commitment: '' } : await pledgeAt(id, seat, state)
  return post<Acted>(at(id, '/sit'), { ...pledge, coach } satisfies Sit)
}

/** What the chance of a table asks of this browser, and what is to be said about it. */
export interface Settled {
  /** The server does not keep to what was agreed; else empty. */
  problem: string
  /** Starts that did not come about, before the first one this browser saw. */
  unseen: number
}

/** Pledges anew, or hands over the nonce, where the chance of a table asks for it. */
export async function settle(id: string, lobby: LobbyState): Promise<Settled> {
  const { deal } = lobby
  const seat = lobby.table.my_seat
  const settled = { problem: '', unseen: 0 }
  if (!deal || seat === null) return settled
  try {
    if (deal.awaited.includes(seat)) {
      const checked = await checkList(id, lobby)
      if ('problem' in checked) return { ...settled, problem: checked.problem }
      settled.unseen = checked.unseen
      await post(at(id, '/reveal'), { nonce: checked.nonce } satisfies Reveal)
      noteGiven(id, deal.list ?? '')
    } else if (!deal.list && deal.owing.includes(seat)) {
      await post(at(id, '/sit'), { ...(await pledgeAt(id, seat, lobby)), coach: false })
    }
  } catch (error) {
    // Another window of this browser was faster; whatever else it is, the next message tells.
    if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error
  }
  return settled
}

/** A nonce did not come: start again, or agree to start without it. */
export const again = (id: string, without: boolean) =>
  post(at(id, '/again'), { without } satisfies Again)

export const stand = (id: string) => post(at(id, '/stand'))
export const changeSeat = (id: string, change: SeatChange) => post(at(id, '/seats'), change)
/** Agrees to let a bot play for somebody who keeps the others waiting. */
export const replace = (id: string, seat: number) =>
  post(at(id, '/replace'), { seat } satisfies Replace)
/** Chooses other options, and another game or number of seats if they are named. */
export const changeOptions = (
  id: string,
  { options, game = null, seats = null }: Pick<ChangeOptions, 'options'> & Partial<ChangeOptions>,
) => post(at(id, '/options'), { options, game, seats } satisfies ChangeOptions)
/** Chooses who comes and how long one thinks, and another name if there is one. */
export const changeConditions = (
  id: string,
  {
    open,
    clock,
    name = null,
    coach = null,
  }: Pick<ChangeConditions, 'open' | 'clock'> & Partial<ChangeConditions>,
) => post(at(id, '/conditions'), { open, clock, name, coach } satisfies ChangeConditions)
/** Closes the list of seats, and hands over this browser's nonce at once. */
export async function start(id: string) {
  await post(at(id, '/start'))
  const state = await tableState(id)
  if (!('lobby' in state)) await settle(id, state)
}

/** Opens another table, sits down where one sat, and begins if all others are bots. */
export async function rematch(id: string) {
  const state = await tableState(id)
  const { table: old } = 'lobby' in state ? state.lobby : state
  const card = await post<TableCard>(at(id, '/rematch'))
  if (old.my_seat === null) return card
  await sit(card.id, old.my_seat, card.coach !== 'none')
  const others = card.seats.filter(it => it.seat !== old.my_seat)
  if (others.every(isBot)) await start(card.id)
  return card
}

/** A line of chat. The key makes it safe to send twice. */
export const chat = (id: string, text: string) =>
  postAgain<Acted>(at(id, '/chat'), { text, key: randomHex(16) } satisfies Chat)
/** The host lets somebody sit down again. */
export const admit = (id: string, person: string) =>
  post(at(id, '/admit'), { person } satisfies Admit)
export const mute = (id: string, person: string, muted: boolean) =>
  post(at(id, '/mute'), { person, muted } satisfies Mute)
export const limitChat = (id: string, seatedOnly: boolean) =>
  post(at(id, '/chat-rules'), { seated_only: seatedOnly } satisfies ChatRules)
export const why = (id: string, action: string) => post<WhyAnswer>(at(id, '/why'), { action })

/** A decision, or several made together. The key makes it safe to send twice. */
export const act = (id: string, prompt: number, action: string, more: string[] = []) =>
  postAgain<Acted>(at(id, '/actions'), { prompt, action, more, key: randomHex(16) } satisfies Act)

/** What a strong player would do, and what an action would cost that is asked about. */
export const hint = (id: string, about: string | null = null) =>
  post<Hint>(at(id, '/hint'), { about } satisfies AskHint)
/** How the game stands, by what the viewer knows. */
export const evaluation = (id: string) => post<Evaluation>(at(id, '/evaluation'))

export const verify = (id: string) => get<Verdict>(at(id, '/verify'))
export const journalAddress = (id: string) => `/api${at(id, '/journal')}`
export const journal = (id: string) => getBytes(at(id, '/journal'))

/** By what decisions are judged: what their seat could know, or all hands. */
export type Hands = 'own' | 'open'
/** Where a finished game was won, as far as that is known, without the first decisions. */
export const analysis = (id: string, hands: Hands, known: number) =>
  get<GameReading>(at(id, `/analysis?hands=${hands}&known=${known}`))
/** Opens a table that goes on from a step of a finished game, sits down there, and begins. */
export async function playOn(id: string, step: number, seat: number) {
  await myself.ensure()
  const card = await post<TableCard>(at(id, '/play-on'), { step, seat } satisfies PlayOn)
  await sit(card.id, seat)
  await start(card.id)
  return card
}

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

/** The chapters of the rule book, in learning order. */
export const book = () => get<ChapterCard[]>('/book')
export const example = (name: string) => get<ExamplePage>(`/examples/${encodeURIComponent(name)}`)
export const rule = (id: string) => get<RulePage>(`/rules/${encodeURIComponent(id)}`)
/** The rules of one chapter: `base/building`. */
export const rulesOf = (chapter: string) =>
  get<RulePage[]>(`/rules?chapter=${encodeURIComponent(chapter)}`)
export const rules = (search: string) =>
  get<RulePage[]>(`/rules?search=${encodeURIComponent(search)}`)
