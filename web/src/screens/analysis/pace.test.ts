import { expect, test } from 'vitest'
import { timeLeft } from './pace'

test('what is left takes as long as what was read', () => {
  expect(timeLeft({ done: 30, of: 120 }, 10, 4000)).toBe(18000)
  expect(timeLeft({ done: 120, of: 120 }, 10, 4000)).toBe(0)
})

test('nothing is foreseen from a moment, or from nothing', () => {
  expect(timeLeft({ done: 30, of: 120 }, 10, 100)).toBeNull()
  expect(timeLeft({ done: 10, of: 120 }, 10, 9000)).toBeNull()
})
