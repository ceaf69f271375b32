import { expect, test } from 'vitest'
import type { GameAnalysis } from '../../protocol/GameAnalysis'
import { marginOf } from './figures'
import { biggest, change, moments, nextMoment, outcome, shownChoices, spans } from './marks'

const decision = (step: number, seat: number, loss: number) =>
  ({ step, seat, loss, mark: loss > 200 ? 'mistake' : null, choices: [], played: 0 }) as never
const analysis = {
  chances: [
    [5000, 5000],
    [6000, 4000],
  ],
  points: null,
  decisions: [
    decision(1, 0, 900),
    decision(2, 0, 800),
    decision(3, 0, 700),
    decision(4, 1, 600),
    decision(5, 1, 100),
  ],
  draws: [
    { step: 6, luck: [-1000, 1000], mark: 'luck' },
    { step: 7, luck: [2, -2], mark: null },
  ],
} as unknown as GameAnalysis

test('key moments are the largest, and the largest of one’s own', () => {
  expect(moments(analysis, null).map(it => it.step)).toEqual([1, 2, 3, 6])
  expect(moments(analysis, 1).map(it => it.step)).toEqual([1, 2, 3, 4, 6])
  expect(biggest(moments(analysis, null))?.step).toBe(6)
  expect(nextMoment(moments(analysis, null), 3, 1)?.step).toBe(6)
  expect(nextMoment(moments(analysis, null), 6, 1)?.step).toBe(1)
  expect(nextMoment(moments(analysis, null), 3, -1)?.step).toBe(2)
})

test('a change is what a step brought', () => {
  expect(change(analysis, 1, 1)).toBe(-1000)
  expect(change(analysis, 9, 1)).toBe(0)
})

test('a step has the number its mark is given for', () => {
  const [card] = analysis.decisions
  const [lucky, small] = analysis.draws
  expect(outcome(card, undefined, 1)).toEqual({ seat: 0, value: -900 })
  // Who drew, as long as nobody else was changed more.
  expect(outcome(undefined, lucky, 1)).toEqual({ seat: 1, value: 1000 })
  const others = { ...lucky, luck: [100, 1200, -900] }
  expect(outcome(undefined, others, 0)).toEqual({ seat: 1, value: 1200 })
  expect(outcome(undefined, small, 1)).toEqual({ seat: 1, value: -2 })
  expect(outcome(undefined, small, null)).toBeNull()
  expect(outcome(undefined, undefined, 1)).toBeNull()
})

test('steps belong to turns', () => {
  const turns = spans(
    [
      { step: 5, seat: 1 },
      { step: 9, seat: 0 },
    ],
    12,
  )
  expect(turns.map(it => [it.number, it.first, it.last])).toEqual([
    [0, 1, 4],
    [1, 5, 8],
    [2, 9, 12],
  ])
  expect(spans([], 3)).toHaveLength(1)
})

test('what was done is always shown', () => {
  const card = (played: number) => ({ choices: [1, 2, 3, 4, 5], played }) as never
  expect(shownChoices(card(1))).toEqual([0, 1, 2])
  expect(shownChoices(card(4))).toEqual([0, 1, 2, 4])
})

test('chances near nothing and near certainty are off by less', () => {
  const one = { unit: 'chances', margin: 600 } as GameAnalysis
  expect(marginOf(one, 5000)).toBeCloseTo(600)
  expect(marginOf(one, 1000)).toBeCloseTo(360)
  expect(marginOf(one, 10000)).toBe(0)
  expect(marginOf({ ...one, unit: 'points' }, 1000)).toBe(600)
})
