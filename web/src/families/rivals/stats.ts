// Figures about a finished card game, counted from its events.

import type { Amount } from '../../protocol/Amount'
import type { EventEntry } from '../../protocol/EventEntry'
import type { RivalsEvent } from '../../protocol/RivalsEvent'
import { eventsOf } from '../../table/log'

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

const sum = (goods: readonly Amount[]) => goods.reduce((all, it) => all + it.count, 0)

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
  for (const { event } of eventsOf(log, 'rivals')) count(stats, event)
  return stats
}

function count(stats: Stats, event: RivalsEvent) {
  switch (event.event) {
    case 'turn-began':
      stats.turns++
      break
    case 'rolled':
      stats.rollCount++
      stats.numbers.set(event.number, (stats.numbers.get(event.number) ?? 0) + 1)
      stats.symbols.set(event.symbol, (stats.symbols.get(event.symbol) ?? 0) + 1)
      break
    case 'produced':
      for (const { kind, count } of event.goods) receive(stats, event.seat, kind, count)
      break
    case 'gained':
      receive(stats, event.seat, event.kind, event.count)
      break
    case 'given':
      stats.took[event.to]++
      stats.lost[event.from]++
      break
    case 'raided':
      stats.lost[event.seat] += sum(event.lost)
      break
    case 'lost':
      stats.lost[event.seat] += sum(event.goods)
      break
    case 'built':
    case 'attached':
      stats.built[event.seat]++
      break
    case 'played':
      stats.played[event.seat]++
      break
  }
}

function receive(stats: Stats, seat: number, kind: string, amount: number) {
  const mine = stats.received[seat]
  if (mine) mine[kind] = (mine[kind] ?? 0) + amount
}
