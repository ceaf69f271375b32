import { expect, test } from 'vitest'
import type { DiceTurn } from '../../protocol/DiceTurn'
import { boxesOf, rollAt } from './sheet'

const turn = (seat: number, steps: number[], last: number, points: number): DiceTurn => ({
  seat,
  rolls: steps.map(step => ({ step, kept: [], again: [] })),
  built: [],
  points,
  last,
})
const turns = [turn(0, [1, 3], 6, 4), turn(1, [7], 8, -2), turn(0, [9], 11, -2)]
const analysis = {
  draws: [
    { step: 1, luck: [50, 0] },
    { step: 3, luck: [-20, 0] },
    { step: 7, luck: [0, 90] },
    { step: 9, luck: [10, 0] },
  ],
  decisions: [
    { step: 2, loss: 30 },
    { step: 6, loss: 5 },
    { step: 8, loss: 70 },
  ],
} as never

test('a box adds up its turn, and the points so far', () => {
  const boxes = boxesOf(analysis, turns, 0)
  expect(boxes.map(it => [it.number, it.total, it.luck, it.lost])).toEqual([
    [1, 4, 30, 35],
    [2, 2, 10, 0],
  ])
  expect(boxesOf(analysis, turns, 1)[0].luck).toBe(90)
})

test('what is decided belongs to the roll before it', () => {
  expect([1, 2, 3, 6].map(step => rollAt(turns[0], step))).toEqual([0, 0, 1, 1])
})
