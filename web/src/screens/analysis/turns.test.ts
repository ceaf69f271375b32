import { expect, test } from 'vitest'
import type { EventEntry } from '../../protocol/EventEntry'
import type { GameEvent } from '../../protocol/GameEvent'
import { turnsOf } from './turns'

const told = (...steps: [number, object][]): EventEntry[] =>
  steps.map(([step, event]) => ({ step, index: 0, phrase: null, event: event as GameEvent }))
const spansOf = (...of: Parameters<typeof turnsOf>) =>
  turnsOf(...of).map(it => [it.number, it.seat, it.first, it.last])

for (const family of ['board', 'rivals'] as const)
  test(`${family}: a turn is ended by the seat that has it, in the turn itself`, () => {
    // The founding ends in step 4, the first turn in step 7, the second in step 9.
    const log = told(
      [4, { family, event: 'turn-began', seat: 1 }],
      [5, { family, event: 'rolled', seat: 1, dice: [1, 2], number: 3 }],
      [7, { family, event: 'turn-began', seat: 0 }],
      [9, { family, event: 'turn-began', seat: 1 }],
    )
    expect(spansOf(log, family, 2, 12)).toEqual([
      [0, null, 1, 4],
      [1, 1, 5, 7],
      [2, 0, 8, 9],
      [3, 1, 10, 12],
    ])
  })

test('dice: a turn lasts until its box is filled', () => {
  const log = told(
    [3, { family: 'dice', event: 'box-filled', seat: 0, points: 2 }],
    [8, { family: 'dice', event: 'box-filled', seat: 1, points: 1 }],
    [9, { family: 'dice', event: 'box-filled', seat: 0, points: 1 }],
  )
  expect(spansOf(log, 'dice', 2, 9)).toEqual([
    [1, 0, 1, 3],
    [2, 1, 4, 8],
    [3, 0, 9, 9],
  ])
})

test('board: the first turn after a printed set-up is announced by nobody', () => {
  const log = told(
    [2, { family: 'board', event: 'rolled', seat: 2, dice: [3, 4] }],
    [5, { family: 'board', event: 'turn-began', seat: 0 }],
  )
  expect(spansOf(log, 'board', 3, 8)).toEqual([
    [1, 2, 1, 5],
    [2, 0, 6, 8],
  ])
})
