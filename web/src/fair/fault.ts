// What can be wrong with a journal. The sentences are in `text/*/`, with the checks of draws.

export type Problem =
  | 'too-long'
  | 'line-too-long'
  | 'not-utf8'
  | 'unfinished'
  | 'not-a-journal'
  | 'expected'
  | 'unreadable'
  | 'trailing'
  | 'digest'
  | 'no-promise'
  | 'not-over'
  | 'seat'
  | 'seed'
  | 'terms'
  | 'list'
  | 'nonce'
  | 'no-ticket'
  | 'number'
  | 'no-such-ticket'
  | 'ticket'
  | 'bag'
  | 'total'
  | 'outcome'

export type Facts = Record<string, string | number>

/** The first thing wrong with a journal. */
export class Fault extends Error {
  constructor(
    /** Counted from one. */
    readonly line: number,
    readonly problem: Problem,
    readonly facts: Facts = {},
  ) {
    super(`line ${line}: ${problem} ${JSON.stringify(facts)}`)
  }
}

const LONGEST = 80

/** Enough of a text to recognise it in a message. */
export function excerpt(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text
}
