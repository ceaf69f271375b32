// Which choices are lit on the board, and which wait for a button.

import type { PieceKind } from '../../art/pieces'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import { kindOf, type PlaceKind } from './geometry'

/** Verbs that are done to a place of the board. */
const ON_BOARD: Record<string, { place: PlaceKind; ghost: PieceKind | 'road' }> = {
  road: { place: 'edge', ghost: 'road' },
  settle: { place: 'corner', ghost: 'settlement' },
  city: { place: 'corner', ghost: 'city' },
  robber: { place: 'hex', ghost: 'robber' },
  'road-for': { place: 'edge', ghost: 'road' },
  'settle-for': { place: 'corner', ghost: 'settlement' },
}

/** Verbs with a button of their own in the build bar, in its order. */
export const BUILDS = ['road', 'settle', 'city', 'buy'] as const
export type Build = (typeof BUILDS)[number]

/** Verbs some part of the board table shows; all others get a plain button. */
export const SHOWN = new Set([
  ...Object.keys(ON_BOARD),
  ...['buy', 'roll', 'end', 'waive', 'bank', 'discard', 'give', 'take', 'rob', 'conclude', 'accept', 'reject', 'withdraw'],
  ...['knight', 'road-building', 'invention', 'monopoly', 'offer', 'counter'],
])

/**
 * The verb whose places are lit: the armed one, or the only one there is when something has to be
 * placed before anything else.
 */
export function litVerb(choices: readonly ChoiceCard[], armed: string | null): string | null {
  const verbs = new Set(choices.filter((it) => it.verb in ON_BOARD).map((it) => it.verb))
  if (armed && verbs.has(armed)) return armed
  const free = choices.some((it) => it.verb === 'end' || it.verb === 'roll')
  return !free && verbs.size === 1 ? [...verbs][0] : null
}

/** What one would most often do at a place, to ask why it cannot be done. */
export const usualVerb = (place: string) => ({ hex: 'robber', corner: 'settle', edge: 'road' })[kindOf(place)]

/** An offer as good as any, to ask why there is no trade now. */
export const TYPICAL_OFFER = 'offer 1 lumber for 1 ore'

/** Verbs of keys that are worth a question when they cannot be done. */
export const ASKABLE = new Set(['roll', 'end'])

export const placeKind = (verb: string | null): PlaceKind | null => (verb ? (ON_BOARD[verb]?.place ?? null) : null)
export const ghostOf = (verb: string | null) => (verb ? (ON_BOARD[verb]?.ghost ?? null) : null)
