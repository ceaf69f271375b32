// Figures about a finished card game, counted from its events.

import type { EventEntry } from '../../protocol/EventEntry'
import { eventOf } from '../../table/log'

export interface Stats {
  turns: number
  rollCount: number
  /** How often each number was rolled. */
  numbers: Map<number, number>
  /** How often each event came. */
  symbols: Map<string, number>
  /** Resources each seat got, by kind. */
  received: Record<string, number>[]
  /** Resources each seat took from the other, and lost. */
  took: number[]
  lost: number[]
  built: number[]
  played: number[]
}

const sum = (goods: unknown) =>
  typeof goods === 'object' && goods
    ? Object.values(goods as Record<string, number>).reduce((all, it) => all + it, 0)
    : 0

export function countEvents(log: readonly EventEntry[], seats = 2): Stats {
  const zeros = () => Array<number>(seats).fill(0)
  const stats: Stats = {
    turns: 0,
    rollCount: 0,
    numbers: new Map(Array.from({ length: 6 }, (_, i) => [i + 1, 0])),
    symbols: new Map(),
    received: Array.from({ length: seats }, () => ({})),
    took: zeros(),
    lost: zeros(),
    built: zeros(),
    played: zeros(),
  }
  for (const entry of log) count(stats, eventOf(entry))
  return stats
}

function count(stats: Stats, event: Record<string, unknown> & { event: string }) {
  const seat = Number(event.seat)
  switch (event.event) {
    case 'turn-began':
      stats.turns++
      break
    case 'rolled':
      stats.rollCount++
      stats.numbers.set(Number(event.number), (stats.numbers.get(Number(event.number)) ?? 0) + 1)
      stats.symbols.set(String(event.symbol), (stats.symbols.get(String(event.symbol)) ?? 0) + 1)
      break
    case 'produced':
      for (const [kind, amount] of Object.entries(event.goods as Record<string, number>))
        receive(stats, seat, kind, amount)
      break
    case 'gained':
      receive(stats, seat, String(event.kind), Number(event.count))
      break
    case 'given':
      stats.took[Number(event.to)]++
      stats.lost[Number(event.from)]++
      break
    case 'raided':
    case 'lost':
      stats.lost[seat] += sum(event.lost ?? event.goods)
      break
    case 'built':
    case 'attached':
      stats.built[seat]++
      break
    case 'played':
      stats.played[seat]++
      break
  }
}

function receive(stats: Stats, seat: number, kind: string, amount: number) {
  const mine = stats.received[seat]
  if (mine) mine[kind] = (mine[kind] ?? 0) + amount
}
