// Events of the card game, as far as log, sounds and drawings look into them.

import type { Names, Words } from '../../i18n/phrases'
import type { EventEntry } from '../../protocol/EventEntry'
import type { RealmPicture } from '../../protocol/RealmPicture'
import type { RivalsEvent } from '../../protocol/RivalsEvent'
import type { RivalsPicture } from '../../protocol/RivalsPicture'
import { doerOf, eventsOf, line, turnsBefore, type LogLine } from '../../table/log'
import type { Sound } from '../../table/sound'
import type { Deck } from './cards'
import { placeNames } from './places'
import { pointing } from './pointing'

/**
 * Lines of the log: turns as headings, and places called as the principality of their owner has
 * them. `turns` is the number of the turn under way, for games that began in the middle of another.
 */
export function logLines(
  entries: readonly EventEntry[],
  words: Words,
  names: Names,
  deck: Deck,
  realms: readonly RealmPicture[],
  turns?: number,
): LogLine[] {
  const lines: LogLine[] = []
  let turn = turnsBefore(entries, turns)
  const told = eventsOf(entries, 'rivals')
  const placesOf = pointing(told, realms, deck)
  const placeOf = realms.map(it => placeNames(deck, it))
  for (const entry of told) {
    const { event } = entry
    if (event.event === 'turn-began') {
      lines.push({
        heading: true,
        text: words.label('web-log-turn', { turn: ++turn, name: names.seat(event.seat) }),
      })
      continue
    }
    const seat = doerOf(event)
    const called = seat === null ? names : { ...names, place: placeOf[seat] }
    const next = line(entry, words, called, placesOf(event))
    if (next) lines.push(next)
  }
  return lines
}

/** What the dice brought, in this turn or, until they are rolled, in the one before. */
export interface RollState {
  number: number
  symbol: string | null
  /** The event card that was turned up. */
  event: string | null
  /** It is the roll of the turn before. */
  past: boolean
}

/** The dice as they lie, or the last roll while nothing is rolled. */
export function rollOf({
  number,
  symbol,
  last_roll: last,
}: Pick<RivalsPicture, 'number' | 'symbol' | 'last_roll'>): RollState {
  const past = !number && !symbol
  if (past && last) return { number: last.number, symbol: last.symbol, event: last.card, past }
  return { number, symbol, event: number && symbol ? (last?.card ?? null) : null, past }
}

/**
 * What both should be told of, because it also concerns the other player: attacks, brigands,
 * losses.
 */
const TOLD: ReadonlySet<RivalsEvent['event']> = new Set([
  'defended',
  'removed',
  'raided',
  'stolen',
  'stripped',
  'end-declined',
  'spared',
  'lost',
  'given',
])

/** The last of these sentences in this turn. */
export function outcomeOf(log: readonly EventEntry[], words: Words, names: Names): string {
  const events = eventsOf(log, 'rivals')
  const turn = events.findLastIndex(it => it.event.event === 'turn-began')
  const found = events.findLast((it, i) => i > turn && TOLD.has(it.event.event))
  return found?.phrase ? words.phrase(found.phrase, names) : ''
}

/** What every roll brings, whatever its event does. */
const USUAL: ReadonlySet<RivalsEvent['event']> = new Set([
  ...(['rolled', 'produced', 'revealed', 'mixed', 'trade-token', 'hero-token'] as const),
])
/** What somebody does in the action phase; `paid` before it is its price. */
const DEEDS: ReadonlySet<RivalsEvent['event']> = new Set([
  ...(['road-built', 'settlement-built', 'city-built', 'built', 'attached'] as const),
  ...(['played', 'traded', 'torn-down', 'end-proposed'] as const),
])

/** Has the event of the last roll changed nothing, for nobody it could concern? */
export function isIdle(log: readonly EventEntry[]): boolean {
  const events = eventsOf(log, 'rivals').map(it => it.event.event)
  const since = events.slice(events.lastIndexOf('rolled'))
  const deed = since.findIndex(it => DEEDS.has(it))
  const brought = deed < 0 ? since : since.slice(0, deed)
  if (deed >= 0 && brought.at(-1) === 'paid') brought.pop()
  return since[0] === 'rolled' && brought.every(it => USUAL.has(it))
}

const SOUNDS: Partial<Record<RivalsEvent['event'], Sound>> = {
  'road-built': 'piece',
  'settlement-built': 'piece',
  'city-built': 'piece',
  built: 'piece',
  attached: 'piece',
  played: 'card',
  drawn: 'card',
  taken: 'card',
  produced: 'card',
  raided: 'robber',
  removed: 'robber',
}
export const soundsOf = (events: readonly EventEntry[]): Set<Sound> =>
  new Set(eventsOf(events, 'rivals').flatMap(it => SOUNDS[it.event.event] ?? []))

/**
 * What a principality has that it had not before, by spot: resources that came, cards that were
 * laid.
 */
export function arrivals(before: RealmPicture | undefined, now: RealmPicture): Map<string, number> {
  const fresh = new Map<string, number>()
  if (!before) return fresh
  for (const land of now.landscapes) {
    const old = before.landscapes.find(it => it.place === land.place)
    const grown = old?.landscape === land.landscape ? land.store - old.store : 0
    if (grown > 0) fresh.set(land.place, grown)
  }
  for (const { side, card } of now.cards)
    if (!before.cards.some(it => it.side === side && it.card === card))
      fresh.set(`${side} ${card}`, 1)
  for (const town of now.towns)
    if (before.towns.find(it => it.id === town.id)?.is_city !== town.is_city) fresh.set(town.id, 1)
  return fresh
}
