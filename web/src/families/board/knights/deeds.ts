// What can be done with the knight on a corner. A move has two corners; the board lights one at a
// time.

import type { ChoiceCard } from '../../../protocol/ChoiceCard'

/** What a knight may do, in the order it is offered. */
export const KNIGHT_DEEDS = ['move', 'chase', 'chase-pirate', 'activate', 'promote'] as const

const isDeed = (choice: ChoiceCard) => (KNIGHT_DEEDS as readonly string[]).includes(choice.verb)
const cornerOf = (choice: ChoiceCard) => choice.target.split(' ')[0]

/** The corners of knights one can do something with. */
export const usableKnights = (choices: readonly ChoiceCard[]) => [
  ...new Set(choices.filter(isDeed).map(cornerOf)),
]

/** What can be done with the knight on a corner. */
export const deedsOf = (choices: readonly ChoiceCard[], corner: string) =>
  choices.filter(it => isDeed(it) && cornerOf(it) === corner)

/**
 * Choices with one place each: a move stands on the corner it leads to, or, while no knight is
 * taken up, where it begins.
 */
export function placed(choices: readonly ChoiceCard[], lifted: string | null): ChoiceCard[] {
  return choices.flatMap(choice => {
    if (choice.verb !== 'move') return [choice]
    const [from, to] = choice.target.split(' ')
    return lifted === null || from === lifted
      ? [{ ...choice, target: lifted === null ? from : to }]
      : []
  })
}
