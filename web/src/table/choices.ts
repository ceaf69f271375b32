// The list of choices the server sent, and how screens look things up in it.

import type { ChoiceCard } from '../protocol/ChoiceCard'

export const withVerb = (choices: readonly ChoiceCard[], ...verbs: string[]) =>
  choices.filter(it => verbs.includes(it.verb))

export const first = (choices: readonly ChoiceCard[], verb: string) =>
  choices.find(it => it.verb === verb)

/** Choices by the place, card or seat they are done to. */
export function byTarget(choices: readonly ChoiceCard[]): Map<string, ChoiceCard[]> {
  const found = new Map<string, ChoiceCard[]>()
  for (const choice of choices) {
    const there = found.get(choice.target)
    if (there) there.push(choice)
    else found.set(choice.target, [choice])
  }
  return found
}

/** What no part of the screen shows gets a plain button, so that a new rule is playable at once. */
export const leftOver = (choices: readonly ChoiceCard[], known: ReadonlySet<string>) =>
  choices.filter(it => !known.has(it.verb))

/** A typed move: any notation, or the number of a listed choice. */
export function typed(text: string, choices: readonly ChoiceCard[]): string | null {
  const wish = text.trim().replace(/\s+/g, ' ')
  if (!wish) return null
  if (/^\d+$/.test(wish)) return choices[Number(wish) - 1]?.action ?? null
  const same = choices.find(it => it.action.toLowerCase() === wish.toLowerCase())
  return same?.action ?? wish
}
