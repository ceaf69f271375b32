// What an example says about its places: letters, and sentences that name them.

import { words } from '../../i18n/index.svelte'
import type { ExampleMark } from '../../protocol/ExampleMark'
import type { ExamplePage } from '../../protocol/ExamplePage'
import { named } from '../../table/refusal'

/** The first mark is A. */
export const letterOf = (index: number) => String.fromCharCode(65 + index)

/** Marks that are drawn at a place, with their letters. */
export interface Placed {
  letter: string
  allowed: boolean
}

/** Of a knight that moves, where it goes to; of a card, where it is put. */
const aims = ({ target }: ExampleMark) => target.split(' ')

/** Marks by the place they are about; those without one are left out. */
export function byPlace(
  marks: readonly ExampleMark[],
  isPlace: (word: string) => boolean,
): Map<string, Placed[]> {
  const places = new Map<string, Placed[]>()
  for (const [i, mark] of marks.entries()) {
    const place = aims(mark).findLast(isPlace)
    if (place === undefined) continue
    const here = places.get(place) ?? []
    places.set(place, [...here, { letter: letterOf(i), allowed: !mark.refusal }])
  }
  return places
}

/**
 * What is said about a mark: the deed if it is allowed, the reason if it is not. A place that is
 * marked goes by its letter, any other one by `place`.
 */
export function sentenceOf(
  example: ExamplePage,
  index: number,
  place: (notation: string) => string,
): string {
  const mark = example.marks[index]
  const called = (notation: string) => {
    const other = example.marks.findIndex(it => aims(it).at(-1) === notation)
    if (notation === aims(mark).at(-1)) return letterOf(index)
    return other < 0 ? place(notation) : letterOf(other)
  }
  if (mark.refusal) return named(mark.refusal, called)
  return words().phrase(mark.phrase, { seat: seat => example.names[seat] ?? '', place: called })
}
