// Lines of a log, as the families make them from events.

import type { Words } from '../i18n/phrases'
import type { Names, Part } from '../i18n/phrases'
import type { EventEntry } from '../protocol/EventEntry'
import type { GameEvent } from '../protocol/GameEvent'

export type LogLine =
  | { heading: true; text: string }
  | {
      heading: false
      seat: number | null
      /** Its sentence in pieces, each made when the line is shown: most lines lie folded. */
      pieces: (() => Part[])[]
      /** What it is about, to be shown on the board. */
      places: string[]
    }

export type PlainLine = Extract<LogLine, { heading: false }>

/** Lines that belong together: a turn, or what came before the first one. */
export interface Turn {
  heading: string | null
  lines: PlainLine[]
}

/** The log turn by turn. */
export function byTurn(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    if (line.heading) turns.push({ heading: line.text, lines: [] })
    else if (turns.length) turns.at(-1)!.lines.push(line)
    else turns.push({ heading: null, lines: [line] })
  }
  return turns
}

/** Entries of one family's games. */
export type EntryOf<F extends GameEvent['family']> = EventEntry & {
  event: Extract<GameEvent, { family: F }>
}

/** A table plays games of one family only; here its events get their own type. */
export const eventsOf = <F extends GameEvent['family']>(
  entries: readonly EventEntry[],
  family: F,
): EntryOf<F>[] => entries.filter((it): it is EntryOf<F> => it.event.family === family)

/** The seat whose turn an event begins or, in the dice game, ends. */
export function turnOf(event: GameEvent): number | null {
  if (event.family === 'dice') return event.event === 'box-filled' ? event.seat : null
  return event.event === 'turn-began' ? event.seat : null
}

/**
 * How many turns were over before a log begins: a game may begin in the middle of another. `turns`
 * is the number of the one under way, where that is known.
 */
export function turnsBefore(entries: readonly EventEntry[], turns: number | undefined): number {
  const told = entries.filter(it => it.event.event === 'turn-began').length
  return turns === undefined ? 0 : Math.max(0, turns - told)
}

/** Who did it, or who it was done to. */
export function doerOf(event: GameEvent): number | null {
  if ('seat' in event) return event.seat
  return 'thief' in event ? event.thief : null
}

/** The line of one event and the places it is about; none for what a log passes over. */
export function line(
  entry: EventEntry,
  words: Words,
  names: Names,
  places: string[],
): PlainLine | null {
  if (!entry.phrase) return null
  const { phrase } = entry
  return {
    heading: false,
    seat: doerOf(entry.event),
    pieces: [() => words.parts(phrase, names)],
    places,
  }
}

/** The whole sentence of a line. */
export const sentence = ({ pieces }: PlainLine): Part[] => pieces.flatMap(make => make())
