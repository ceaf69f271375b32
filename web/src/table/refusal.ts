// What a refusal says, in the words of the table.

import type { Refusal } from '../protocol/Refusal'

/**
 * The sentence with every place called as log and labels call it; the server knows only notation.
 */
export const named = (
  { sentence, parts }: Pick<Refusal, 'sentence' | 'parts'>,
  place: (notation: string) => string,
): string =>
  parts.length ? parts.map(it => ('place' in it ? place(it.place) : it.text)).join('') : sentence

/** A sentence of our own where one of the server is expected. */
export const told = (sentence: string, code = 'told'): Refusal => ({
  code,
  rule: null,
  sentence,
  parts: [],
  facts: {},
})
