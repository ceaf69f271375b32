// Figures about a finished game, counted from its events.

import type { EventEntry } from '../../protocol/EventEntry'
import { eventOf } from '../../table/log'
import { KINDS, type Purse } from './money'

export interface Stats {
  /** How often each sum was rolled, by sum. */
  rolls: Map<number, number>
  rollCount: number
  /** Cards each seat received from the island, or chose from the bank. */
  received: Purse[]
  /** Cards each seat stole, and lost to thieves. */
  stole: number[]
  robbed: number[]
  turns: number
  /** What happened in Cities & Knights. */
  battles: { won: number; lost: number }
  deeds: Deeds[]
}

/** What one seat did in Cities & Knights. */
export interface Deeds {
  knights: number
  improved: number
  played: number
  lost: number
}

/** Events that are counted for the seat they name. */
const DEEDS: Record<string, keyof Deeds> = {
  'knight-placed': 'knights',
  improved: 'improved',
  'progress-played': 'played',
  'city-lost': 'lost',
}

export function countEvents(log: readonly EventEntry[], seats: number): Stats {
  const stats: Stats = {
    rolls: new Map(Array.from({ length: 11 }, (_, i) => [i + 2, 0])),
    rollCount: 0,
    received: Array.from({ length: seats }, () => Object.fromEntries(KINDS.map(kind => [kind, 0]))),
    stole: Array(seats).fill(0),
    robbed: Array(seats).fill(0),
    turns: 0,
    battles: { won: 0, lost: 0 },
    deeds: Array.from({ length: seats }, () => ({ knights: 0, improved: 0, played: 0, lost: 0 })),
  }
  for (const entry of log) count(stats, eventOf(entry))
  return stats
}

function count(stats: Stats, event: Record<string, unknown> & { event: string }) {
  const deed = DEEDS[event.event]
  if (deed && stats.deeds[Number(event.seat)]) stats.deeds[Number(event.seat)][deed]++
  switch (event.event) {
    case 'turn-began':
      stats.turns++
      break
    case 'rolled': {
      const [one, two] = event.dice as [number, number]
      stats.rolls.set(one + two, (stats.rolls.get(one + two) ?? 0) + 1)
      stats.rollCount++
      // The first turn of a game without a founding phase is not announced.
      stats.turns ||= 1
      break
    }
    case 'produced': {
      const mine = stats.received[Number(event.seat)]
      if (!mine) break
      for (const [kind, amount] of Object.entries(event.goods as Purse))
        mine[kind] = (mine[kind] ?? 0) + amount
      break
    }
    case 'taken': {
      const mine = stats.received[Number(event.seat)]
      if (mine) mine[String(event.kind)] = (mine[String(event.kind)] ?? 0) + 1
      break
    }
    case 'barbarians-landed':
      stats.battles[Number(event.barbarians) > Number(event.knights) ? 'lost' : 'won']++
      break
    case 'stolen':
      stats.stole[Number(event.thief)]++
      stats.robbed[Number(event.victim)]++
      break
  }
}

/** How often each sum should come in so many rolls of two dice. */
export const expected = (sum: number, rolls: number) => ((6 - Math.abs(7 - sum)) / 36) * rolls

/** At most `most` steps at which turns began, spread over the whole game, and the last one. */
export function sampleSteps(log: readonly EventEntry[], last: number, most = 20): number[] {
  const turns = log
    .filter(it => ['turn-began', 'box_filled'].includes(eventOf(it).event))
    .map(it => it.step)
  const every = Math.max(1, Math.ceil(turns.length / most))
  return [...new Set([...turns.filter((_, i) => i % every === 0), last])]
}
