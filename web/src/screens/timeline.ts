// What of a finished game has a mark on its timeline, and which.

import type { GameEvent } from '../protocol/GameEvent'

export const MARKS: Partial<Record<GameEvent['event'], string>> = {
  'settlement-built': 'build',
  'city-built': 'build',
  traded: 'trade',
  'bank-traded': 'trade',
  'card-played': 'card',
  'robber-moved': 'seven',
  'pirate-moved': 'seven',
  discovered: 'card',
  'progress-played': 'card',
  'barbarians-landed': 'seven',
  improved: 'build',
  'knight-placed': 'build',
  'wonder-built': 'build',
  'fortress-taken': 'build',
  built: 'build',
  played: 'card',
  revealed: 'card',
  raided: 'seven',
  removed: 'seven',
}
