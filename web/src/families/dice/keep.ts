// Choosing dice: which to keep, and which of the listed rolls that means.

import type { ChoiceCard } from '../../protocol/ChoiceCard'

const sorted = (faces: readonly string[]) => [...faces].sort().join(' ')

/** The listed re-roll of exactly these faces, if there is one. */
export const rerollOf = (choices: readonly ChoiceCard[], faces: readonly string[]) =>
  choices.find(
    it => it.verb === 'reroll' && sorted(it.target.split(' ').filter(Boolean)) === sorted(faces),
  )

/** The faces that go back into the cup: those that are not kept. */
export const toRoll = (dice: readonly string[], kept: ReadonlySet<number>) =>
  dice.filter((_, i) => !kept.has(i))
