// Events of the dice game as lines of a log, each with the symbol it is about: `1 S3` on the sheet
// of the second seat.

import type { Names, Words } from '../../i18n/phrases'
import type { DiceEvent } from '../../protocol/DiceEvent'
import type { EventEntry } from '../../protocol/EventEntry'
import { eventsOf, line, type LogLine } from '../../table/log'

function placesOf(event: DiceEvent): string[] {
  if (event.event === 'built') return [`${event.seat} ${event.symbol}`]
  return event.event === 'joker-used' ? [`${event.seat} ${event.knight}`] : []
}

export const logLines = (entries: readonly EventEntry[], words: Words, names: Names): LogLine[] =>
  eventsOf(entries, 'dice').flatMap(entry => {
    const told = line(entry, words, names, placesOf(entry.event))
    return told ? [told] : []
  })

/** Whose sheet places are on. */
export const seatOf = (places: readonly string[]): number | null =>
  places.length ? Number(places[0].split(' ')[0]) : null

/** The symbols of one sheet among the places that are pointed at. */
export const symbolsOn = (seat: number, places: readonly string[]) =>
  places.flatMap(it => (it.startsWith(`${seat} `) ? [it.split(' ')[1]] : []))
