import { expect, it } from 'vitest'
import type { EventEntry } from '../../protocol/EventEntry'
import type { RivalsEvent } from '../../protocol/RivalsEvent'
import { countEvents } from './stats'

const entry = (event: RivalsEvent, index: number): EventEntry => ({
  step: 0,
  index,
  phrase: null,
  event: { family: 'rivals', ...event },
})

it('counts rolls, resources, and what was built and played', () => {
  const events: RivalsEvent[] = [
    { event: 'turn-began', seat: 0 },
    { event: 'rolled', seat: 0, number: 4, symbol: 'harvest' },
    {
      event: 'produced',
      seat: 1,
      goods: [
        { kind: 'ore', count: 2 },
        { kind: 'wool', count: 1 },
      ],
    },
    { event: 'gained', seat: 1, kind: 'ore', count: 1 },
    { event: 'given', from: 1, to: 0, kind: 'ore' },
    {
      event: 'raided',
      seat: 0,
      counted: 9,
      lost: [
        { kind: 'wool', count: 2 },
        { kind: 'gold', count: 1 },
      ],
    },
    { event: 'built', seat: 1, card: 'abbey', side: 's0.u' },
    { event: 'played', seat: 0, card: 'goldsmith' },
  ]
  const stats = countEvents(events.map(entry))
  expect([
    stats.turns,
    stats.rollCount,
    stats.numbers.get(4),
    stats.symbols.get('harvest'),
  ]).toEqual([1, 1, 1, 1])
  expect(stats.received[1]).toEqual({ ore: 3, wool: 1 })
  expect([stats.took, stats.lost, stats.built, stats.played]).toEqual([
    [1, 0],
    [3, 1],
    [0, 1],
    [1, 0],
  ])
})
