// Events of the card game, as far as log, sounds and drawings look into them.

import type { Names, Words } from '../../i18n/phrases'
import type { EventEntry } from '../../protocol/EventEntry'
import type { RealmPicture } from '../../protocol/RealmPicture'
import { eventOf, line, type LogLine } from '../../table/log'
import type { Sound } from '../../table/sound'

/** Lines of the log: turns as headings, and places called as the principality of their owner has them. */
export function logLines(entries: readonly EventEntry[], words: Words, names: Names, placeOf: (seat: number) => (place: string) => string): LogLine[] {
  const lines: LogLine[] = []
  let turn = 0
  for (const entry of entries) {
    const event = eventOf(entry)
    if (event.event === 'turn-began') {
      lines.push({ heading: true, text: words.label('web-log-turn', { turn: ++turn, name: names.seat(Number(event.seat)) }) })
      continue
    }
    const seat = typeof event.seat === 'number' ? event.seat : null
    const next = line(entry, words, seat === null ? names : { ...names, place: placeOf(seat) })
    if (next) lines.push(next)
  }
  return lines
}

/** The event card of this turn, if one was turned up. */
export function eventCard(entries: readonly EventEntry[]): string | null {
  for (const entry of entries.toReversed()) {
    const event = eventOf(entry)
    if (event.event === 'revealed' && event.card !== 'yule') return String(event.card)
    if (event.event === 'turn-began') return null
  }
  return null
}

const SOUNDS: Record<string, Sound> = {
  rolled: 'dice',
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
  won: 'won',
}
export const soundsOf = (events: readonly EventEntry[]): Set<Sound> => new Set(events.flatMap((it) => SOUNDS[eventOf(it).event] ?? []))

/** What a principality has that it had not before, by spot: resources that came, cards that were laid. */
export function arrivals(before: RealmPicture | undefined, now: RealmPicture): Map<string, number> {
  const fresh = new Map<string, number>()
  if (!before) return fresh
  for (const land of now.landscapes) {
    const old = before.landscapes.find((it) => it.place === land.place)
    const grown = old?.landscape === land.landscape ? land.store - old.store : 0
    if (grown > 0) fresh.set(land.place, grown)
  }
  for (const { side, card } of now.cards) if (!before.cards.some((it) => it.side === side && it.card === card)) fresh.set(`${side} ${card}`, 1)
  for (const town of now.towns) if (before.towns.find((it) => it.id === town.id)?.is_city !== town.is_city) fresh.set(town.id, 1)
  return fresh
}
