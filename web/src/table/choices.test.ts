import { expect, it } from 'vitest'
import { byTarget, leftOver, typed, withVerb } from './choices'
import { lastSecond, left, showTime } from './clock.svelte'

const phrase = { key: 'x', facts: {} }
const choices = [
  { action: 'settle 0,0.N', verb: 'settle', target: '0,0.N', phrase },
  { action: 'city 0,0.N', verb: 'city', target: '0,0.N', phrase },
  { action: 'dance', verb: 'dance', target: '', phrase },
]

it('finds choices by verb and target', () => {
  expect(withVerb(choices, 'city', 'dance')).toHaveLength(2)
  expect(byTarget(choices).get('0,0.N')).toHaveLength(2)
})

it('leaves a button for every verb no part of the screen knows', () => {
  expect(leftOver(choices, new Set(['settle', 'city'])).map(it => it.verb)).toEqual(['dance'])
})

it('understands typed moves', () => {
  expect(typed('2', choices)).toBe('city 0,0.N')
  expect(typed('  SETTLE  0,0.n ', choices)).toBe('settle 0,0.N')
  expect(typed('offer 1 ore for 1 wool', choices)).toBe('offer 1 ore for 1 wool')
  expect(typed('9', choices)).toBe(null)
  expect(typed(' ', choices)).toBe(null)
})

it('counts clocks down only while they run', () => {
  const clock = { seat: 0, running: true, decision_millis: 30_000, bank_millis: 60_000 }
  expect(left(clock, 10_000)).toBe(80_000)
  expect(left({ ...clock, running: false }, 10_000)).toBe(90_000)
  expect(left(clock, 100_000)).toBe(0)
  expect([showTime(102_000), showTime(9_400)]).toEqual(['1:42', '9.4'])
})

it('sounds the last ten seconds', () => {
  expect([10_001, 10_000, 9_500, 900, 0].map(lastSecond)).toEqual([null, 10, 10, 1, null])
})
