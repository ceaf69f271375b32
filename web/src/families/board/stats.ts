// Figures about a finished game, counted from its events.

import type { BoardEvent } from '../../protocol/BoardEvent'
import type { EventEntry } from '../../protocol/EventEntry'
import { eventsOf, turnOf } from '../../table/log'
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
  for (const { event } of eventsOf(log, 'board')) count(stats, event)
  return stats
}

function count(stats: Stats, event: BoardEvent) {
  switch (event.event) {
    case 'turn-began':
      stats.turns++
      break
    case 'rolled': {
      const sum = event.dice[0] + event.dice[1]
      stats.rolls.set(sum, (stats.rolls.get(sum) ?? 0) + 1)
      stats.rollCount++
      // The first turn of a game without a founding phase is not announced.
      stats.turns ||= 1
      break
    }
    case 'produced':
      for (const { kind, count } of event.goods) receive(stats, event.seat, kind, count)
      break
    case 'taken':
      receive(stats, event.seat, event.kind, 1)
      break
    case 'barbarians-landed':
      stats.battles[event.barbarians > event.knights ? 'lost' : 'won']++
      break
    case 'stolen':
      stats.stole[event.thief]++
      stats.robbed[event.victim]++
      break
    case 'knight-placed':
      stats.deeds[event.seat].knights++
      break
    case 'improved':
      stats.deeds[event.seat].improved++
      break
    case 'progress-played':
      stats.deeds[event.seat].played++
      break
    case 'city-lost':
      stats.deeds[event.seat].lost++
      break
  }
}

/** Neutral players have no column. */
function receive(stats: Stats, seat: number, kind: string, amount: number) {
  const mine = stats.received[seat]
  if (mine) mine[kind] = (mine[kind] ?? 0) + amount
}

/** How often each sum should come in so many rolls of two dice. */
export const expected = (sum: number, rolls: number) => ((6 - Math.abs(7 - sum)) / 36) * rolls

/** At most `most` steps at which turns began, spread over the whole game, and the last one. */
export function sampleSteps(log: readonly EventEntry[], last: number, most = 20): number[] {
  const turns = log.filter(it => turnOf(it.event) !== null).map(it => it.step)
  const every = Math.max(1, Math.ceil(turns.length / most))
  return [...new Set([...turns.filter((_, i) => i % every === 0), last])]
}
