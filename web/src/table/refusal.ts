// What a refusal says, in the words of the table.

import type { Refusal } from '../protocol/Refusal'

/**
 * The sentence with every place called as log and labels call it; the server knows only notation.
 */
export function named({ sentence, facts }: Refusal, place: (notation: string) => string): string {
  const notations = Object.values(facts).flatMap(it =>
    'place' in it && it.place ? [it.place] : [],
  )
  // A hex is the beginning of its corners.
  const longestFirst = notations
    .sort((a, b) => b.length - a.length)
    .map(it => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return longestFirst.length
    ? sentence.replace(new RegExp(longestFirst.join('|'), 'g'), place)
    : sentence
}
