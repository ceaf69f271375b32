// Lines of a log, as the families make them from events.

import type { Words } from '../i18n/phrases'
import type { Names, Part } from '../i18n/phrases'
import type { EventEntry } from '../protocol/EventEntry'

export type LogLine =
  | { heading: true; text: string }
  | {
      heading: false
      seat: number | null
      parts: Part[]
      /** What it is about, to be shown on the board. */ places: string[]
    }

/** The line of one event; none for what a log passes over. */
export function line(entry: EventEntry, words: Words, names: Names): LogLine | null {
  if (!entry.phrase) return null
  const fact = entry.phrase.facts.seat
  const seat = fact && 'seat' in fact ? fact.seat : null
  const parts = words.parts(entry.phrase, names)
  return {
    heading: false,
    seat,
    parts,
    places: parts.flatMap(it => (it.kind === 'place' ? [it.place] : [])),
  }
}

/** The event itself, for families that know its fields. */
export function eventOf(entry: EventEntry): Record<string, unknown> & { event: string } {
  const event = entry.event
  return typeof event === 'object' &&
    event !== null &&
    !Array.isArray(event) &&
    typeof event.event === 'string'
    ? (event as Record<string, unknown> & { event: string })
    : { event: '' }
}
