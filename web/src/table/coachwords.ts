// The sentence of the coach, made of its clauses.

/** "brings the first ore", "5 pips more" as one sentence. */
export function clauses(said: readonly string[]): string {
  const sentence = said.join('; ')
  return sentence && `${sentence[0].toLocaleUpperCase()}${sentence.slice(1)}.`
}
