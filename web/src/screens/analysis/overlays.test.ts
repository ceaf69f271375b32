import { expect, test } from 'vitest'
import type { DecisionCard } from '../../protocol/DecisionCard'
import { overlaysOf } from './overlays'

const choice = (verb: string, target: string | null) => ({
  action: '',
  verb,
  target,
  phrase: { key: '', facts: {} },
})
const weighed = (verb: string, target: string | null, value: number, rest: unknown[] = []) => ({
  choice: choice(verb, target),
  rest,
  value,
  margin: 100,
})
const card = {
  step: 5,
  seat: 0,
  choices: [
    weighed('settle', '0,0.N', 3100),
    weighed('bank', null, 2900, [choice('city', '0,0.S')]),
    weighed('end', null, 2600),
    weighed('settle', '1,0.N', 2500),
    weighed('road', '0,0.E', 2400),
  ],
  played: 4,
  loss: 700,
  mark: 'mistake',
} as unknown as DecisionCard

test('the best choices and what was done are shown where they go', () => {
  const overlays = overlaysOf(card, null)
  expect(overlays.map(it => [it.letter, it.place, it.ghost])).toEqual([
    ['A', '0,0.N', 'settlement'],
    ['B', '0,0.S', 'city'],
    ['', '0,0.E', 'road'],
  ])
  expect(overlays.map(it => it.isBest)).toEqual([true, false, false])
  expect(overlays.map(it => it.mark)).toEqual([null, null, 'mistake'])
})

test('a choice that is looked at is shown alone', () => {
  expect(overlaysOf(card, 1).map(it => it.letter)).toEqual(['B'])
  expect(overlaysOf(card, 2)).toEqual([])
})

test('tags keep off each other', () => {
  const tags = overlaysOf(card, null).map(it => it.tag)
  for (const [i, [x, y]] of tags.entries())
    for (const [a, b] of tags.slice(0, i)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(60)
})
