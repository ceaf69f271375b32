// What a draw was for, as far as its line tells.

import type { Redone } from './verify'

export const KINDS = ['layout', 'dice', 'steal', 'card', 'tile', 'other'] as const
export type Kind = (typeof KINDS)[number]

const VERBS: Record<string, Kind> = {
  roll: 'dice',
  start: 'dice',
  dice: 'dice',
  die: 'dice',
  symbol: 'dice',
  event: 'dice',
  steal: 'steal',
  draw: 'card',
  progress: 'card',
  card: 'card',
  moon: 'card',
  find: 'tile',
  token: 'tile',
  landscape: 'tile',
}

export function kindOf({ purpose, outcome, bag }: Redone): Kind {
  if (purpose === 'layout') return 'layout'
  const [verb] = outcome.split(' ', 1)
  // A number is thrown in the card game, and found on the board.
  if (verb === 'number') return bag === 'd6' ? 'dice' : 'tile'
  return VERBS[verb] ?? 'other'
}
