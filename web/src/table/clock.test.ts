import { expect, test } from 'vitest'
import { lastSecond, left, showTime } from './clock.svelte'

const clock = { seat: 0, running: true, decision_millis: 60_000, bank_millis: 300_000 }

test('a running clock counts down from what the server said, and never shows more', () => {
  expect(showTime(left(clock, 0))).toBe('6:00')
  expect(showTime(left(clock, 1500))).toBe('5:59')
  // The second hand may stand where it stood before the message came.
  expect(showTime(left(clock, -48_000))).toBe('6:00')
  expect(left(clock, 400_000)).toBe(0)
})

test('a clock that rests shows what is left', () => {
  expect(left({ ...clock, running: false }, 9000)).toBe(360_000)
})

test('the last ten seconds are counted', () => {
  expect([10_500, 10_000, 900, 0].map(lastSecond)).toEqual([null, 10, 1, null])
})
