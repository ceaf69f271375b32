// Events of the dice game as lines of a log, each with the symbol it is about: `1 S3` on the sheet
// of the second seat.

import type { Names, Words } from '../../i18n/phrases'
import type { DiceEvent } from '../../protocol/DiceEvent'
import type { EventEntry } from '../../protocol/EventEntry'
import type { SheetPicture } from '../../protocol/SheetPicture'
import { doerOf, eventsOf, line, type LogLine } from '../../table/log'

function placesOf(event: DiceEvent): string[] {
  if (event.event === 'built') return [`${event.seat} ${event.symbol}`]
  return event.event === 'joker-used' ? [`${event.seat} ${event.knight}`] : []
}

/** How many boxes of a sheet the log saw filled. */
const filled = (entries: readonly EventEntry[], seat: number) =>
  entries.filter(({ event }) => event.event === 'box-filled' && event.seat === seat).length

/**
 * Lines of the log: turns as headings, counted for each player, as the sheets do. A turn ends when
 * its box is filled. `sheets` are those of now, for games that began in the middle of another.
 */
export function logLines(
  entries: readonly EventEntry[],
  words: Words,
  names: Names,
  sheets: readonly SheetPicture[] = [],
): LogLine[] {
  const lines: LogLine[] = []
  const turns = new Map(sheets.map(it => [it.seat, it.boxes.length - filled(entries, it.seat)]))
  let isNew = true
  for (const entry of eventsOf(entries, 'dice')) {
    const { event } = entry
    const seat = doerOf(event)
    if (isNew && seat !== null) {
      isNew = false
      const turn = (turns.get(seat) ?? 0) + 1
      turns.set(seat, turn)
      lines.push({
        heading: true,
        text: words.label('web-log-turn', { turn, name: names.seat(seat) }),
      })
    }
    const told = line(entry, words, names, placesOf(event))
    if (told) lines.push(told)
    if (event.event === 'box-filled') isNew = true
  }
  return lines
}

/** Whose sheet places are on. */
export const seatOf = (places: readonly string[]): number | null =>
  places.length ? Number(places[0].split(' ')[0]) : null

/** The symbols of one sheet among the places that are pointed at. */
export const symbolsOn = (seat: number, places: readonly string[]) =>
  places.flatMap(it => (it.startsWith(`${seat} `) ? [it.split(' ')[1]] : []))
