// Where the cards of a finished game came from and went to, and who traded what; counted from its
// events.

import type { Amount } from '../../protocol/Amount'
import type { EventEntry } from '../../protocol/EventEntry'
import { eventsOf, turnOf, type EntryOf } from '../../table/log'
import { KINDS, type Purse } from './money'

/** What cards left a hand for. */
export const USES = [
  'roads',
  'settlements',
  'cities',
  'cards',
  'other',
  'bank',
  'trades',
  'stolen',
  'discarded',
] as const
export type Use = (typeof USES)[number]

/** Cards of one seat. */
export interface Account {
  /** From the island and the bank, by their kind. */
  received: Purse
  spent: Record<Use, number>
  /** Everything that came, less everything that went. */
  left: number
}

/** The longest time a seat got no card of a kind. */
export interface Wait {
  kind: string
  /** The first turn without. */
  from: number
  turns: number
}

export interface Trade {
  step: number
  how: 'closed' | 'refused' | 'bank'
  seat: number
  /** None for the bank. */
  with: number | null
  give: readonly Amount[]
  get: readonly Amount[]
}

export interface Ledger {
  accounts: Account[]
  waits: (Wait | null)[]
  trades: Trade[]
}

/** A wait shorter than this is not worth a word. */
const LONG = 6

type Entry = EntryOf<'board'>

export function ledgerOf(log: readonly EventEntry[], seats: number): Ledger {
  const entries = eventsOf(log, 'board')
  const ledger: Ledger = {
    accounts: Array.from({ length: seats }, () => ({
      received: Object.fromEntries(KINDS.map(kind => [kind, 0])),
      spent: Object.fromEntries(USES.map(use => [use, 0])) as Record<Use, number>,
      left: 0,
    })),
    waits: [],
    trades: tradesOf(entries),
  }
  const uses = usesOf(entries)
  for (const entry of entries) book(ledger.accounts, entry, uses)
  ledger.waits = waitsOf(entries, seats)
  return ledger
}

/** What the price paid in a step was for. */
function usesOf(entries: readonly Entry[]): Map<number, Use> {
  const uses: Record<string, Use> = {
    'road-built': 'roads',
    'settlement-built': 'settlements',
    'city-built': 'cities',
    'card-bought': 'cards',
  }
  return new Map(
    entries.flatMap(({ step, event }) => {
      const use = uses[event.event]
      // A card is paid for before it is drawn.
      return use ? [[use === 'cards' ? step - 1 : step, use]] : []
    }),
  )
}

const sum = (goods: readonly Amount[]) => goods.reduce((all, it) => all + it.count, 0)

function book(accounts: Account[], { step, event }: Entry, uses: Map<number, Use>) {
  const receive = (seat: number, kind: string, count: number) => {
    accounts[seat].received[kind] = (accounts[seat].received[kind] ?? 0) + count
    accounts[seat].left += count
  }
  const spend = (seat: number, use: Use, count: number) => {
    accounts[seat].spent[use] += count
    accounts[seat].left -= count
  }
  switch (event.event) {
    case 'produced':
      for (const { kind, count } of event.goods) receive(event.seat, kind, count)
      break
    case 'taken':
      receive(event.seat, event.kind, 1)
      break
    case 'paid':
      spend(event.seat, uses.get(step) ?? 'other', sum(event.goods))
      break
    case 'bank-traded':
      spend(event.seat, 'bank', event.count)
      accounts[event.seat].left += 1
      break
    case 'discarded':
      spend(event.seat, 'discarded', sum(event.goods))
      break
    case 'stolen':
      spend(event.victim, 'stolen', 1)
      accounts[event.thief].left += 1
      break
    case 'monopolised':
      spend(event.from, 'stolen', event.count)
      accounts[event.seat].left += event.count
      break
    case 'traded': {
      const [given, got] = [sum(event.offer.give), sum(event.offer.get)]
      spend(event.seat, 'trades', given)
      spend(event.with, 'trades', got)
      accounts[event.seat].left += got
      accounts[event.with].left += given
      break
    }
  }
}

/** Offers that were turned down stand beside those that were closed. */
function tradesOf(entries: readonly Entry[]): Trade[] {
  const trades: Trade[] = []
  let offer: { seat: number; give: readonly Amount[]; get: readonly Amount[] } | null = null
  for (const { step, event } of entries) {
    switch (event.event) {
      case 'offer-made':
        offer = { seat: event.seat, ...event.offer }
        break
      case 'offer-rejected':
        if (offer && offer.seat !== event.seat)
          trades.push({ step, how: 'refused', with: event.seat, ...offer })
        break
      case 'traded': {
        const { seat, with: other, offer } = event
        trades.push({ step, how: 'closed', seat, with: other, ...offer })
        break
      }
      case 'bank-traded': {
        const { seat, give, count, get } = event
        trades.push({
          step,
          how: 'bank',
          seat,
          with: null,
          give: [{ kind: give, count }],
          get: [{ kind: get, count: 1 }],
        })
        break
      }
    }
  }
  return trades
}

/** For every seat the longest stretch of turns in which it got nothing of a kind, from anywhere. */
function waitsOf(entries: readonly Entry[], seats: number): (Wait | null)[] {
  let turn = 0
  const last = Array.from(
    { length: seats },
    () => new Map<string, number>(KINDS.map(kind => [kind, 0])),
  )
  const longest: (Wait | null)[] = Array(seats).fill(null)
  const look = (seat: number, kind: string) => {
    const since = last[seat].get(kind)
    if (since === undefined) return
    const turns = turn - since
    if (turns >= LONG && turns > (longest[seat]?.turns ?? 0))
      longest[seat] = { kind, from: since + 1, turns }
  }
  const get = (seat: number, kind: string) => {
    look(seat, kind)
    last[seat].set(kind, turn)
  }
  for (const { event } of entries) {
    if (turnOf(event) !== null) turn++
    if (event.event === 'produced') for (const { kind } of event.goods) get(event.seat, kind)
    else if (event.event === 'taken') get(event.seat, event.kind)
    else if (event.event === 'bank-traded') get(event.seat, event.get)
    else if (event.event === 'stolen' && event.kind) get(event.thief, event.kind)
    else if (event.event === 'monopolised' && event.count) get(event.seat, event.kind)
    else if (event.event === 'traded') {
      for (const { kind } of event.offer.get) get(event.seat, kind)
      for (const { kind } of event.offer.give) get(event.with, kind)
    }
  }
  last.forEach((kinds, seat) => kinds.forEach((_, kind) => look(seat, kind)))
  return longest
}
