// What a click means: which hand card or building is armed, what is lit for it, and which choice a
// place stands for.

import type { ChoiceCard } from '../../protocol/ChoiceCard'
import { withVerb } from '../../table/choices'

/**
 * What was clicked first: a card of the hand, a centre card to build, or a card of the open stack.
 */
export type Armed = { card: string } | { build: Centre }
export type Centre = 'road' | 'settle' | 'city'
export const CENTRES: readonly Centre[] = ['road', 'settle', 'city']

const words = (choice: ChoiceCard) => choice.action.split(' ')

/** Verbs whose target is a place or a card on a site, and that need no card to be chosen first. */
const PLAIN = ['store', 'spend', 'land', 'choose']

/** The card of the hand, or of the open stack, a choice is done with. */
export function cardOf(choice: ChoiceCard): string | null {
  return ['play', 'build', 'attach', 'under'].includes(choice.verb) ? words(choice)[1] : null
}

/** Everything one can do with a card of the hand. */
export const withCard = (choices: readonly ChoiceCard[], card: string) =>
  choices.filter(it => cardOf(it) === card)

/** Where on the table a choice is shown: a place, `side card` for a card on a site, or an end. */
export function spotOf(choice: ChoiceCard): string {
  const [verb, one, two] = words(choice)
  if (verb === 'choose' || verb === 'tear') return `${one} ${two}`
  if (verb === 'road' || verb === 'settle') return `${verb} ${one}`
  return choice.target
}

/** The lit spots of the table with their choices. */
export function litSpots(
  choices: readonly ChoiceCard[],
  armed: Armed | null,
): Map<string, ChoiceCard> {
  const shown = withVerb(choices, ...PLAIN)
  if (armed && 'card' in armed)
    shown.push(...withVerb(withCard(choices, armed.card), 'build', 'attach'))
  if (armed && 'build' in armed) shown.push(...withVerb(choices, armed.build))
  return new Map(shown.map(it => [spotOf(it), it]))
}

/** Does anything that was armed still make sense? */
export function stillArmed(choices: readonly ChoiceCard[], armed: Armed): boolean {
  return 'card' in armed
    ? withCard(choices, armed.card).length > 0
    : withVerb(choices, armed.build).length > 0
}

/**
 * Cards one chooses from a pile that is laid open for it: a stack, the discard pile, the other's
 * hand.
 */
export const openCards = (choices: readonly ChoiceCard[], hand: readonly string[]) => [
  ...withVerb(choices, 'take', 'landscape'),
  ...withVerb(choices, 'under').filter(it => !hand.includes(words(it)[1])),
]

/** Choices by the stack they are about; `under abbey 2` goes to stack 2. */
export function byStack(
  choices: readonly ChoiceCard[],
  armed: Armed | null,
): Map<string, ChoiceCard> {
  const under = armed && 'card' in armed ? withVerb(withCard(choices, armed.card), 'under') : []
  return new Map(
    [...withVerb(choices, 'draw', 'stack'), ...under].map(it => [words(it).at(-1)!, it]),
  )
}

/** What the server is asked about a card that cannot be used: the way it is usually used. */
export function usualUse(card: { id: string; kind: string }, side: string, place: string): string {
  if (card.kind === 'action' || card.kind === 'attack') return `play ${card.id}`
  return card.kind === 'landscape' ? `attach ${card.id} ${place}` : `build ${card.id} ${side}`
}

/** The spot an action names. */
export function spotIn(action: string | undefined): string | null {
  const found = action?.split(' ') ?? []
  return found[0] === 'choose' || found[0] === 'tear'
    ? `${found[1]} ${found[2]}`
    : found[0] === 'road' || found[0] === 'settle'
      ? `${found[0]} ${found[1]}`
      : (found.find(it => /^([cs]-?\d|cache)/.test(it)) ?? null)
}
