import { expect, test } from 'vitest'
import { canPick, isEnough } from './taking'

const BANK = { ore: 1, wool: 5, grain: 0 }

test('no more is picked than lies there, and no more than is asked for', () => {
  expect(canPick('ore', [], 2, BANK)).toBe(true)
  expect(canPick('ore', ['ore'], 2, BANK)).toBe(false)
  expect(canPick('wool', ['ore'], 2, BANK)).toBe(true)
  expect(canPick('wool', ['ore', 'wool'], 2, BANK)).toBe(false)
  expect(canPick('grain', [], 2, BANK)).toBe(false)
})

test('it is enough when all are picked, or all that is there', () => {
  expect(isEnough([], 2, BANK)).toBe(false)
  expect(isEnough(['wool'], 2, BANK)).toBe(false)
  expect(isEnough(['wool', 'wool'], 2, BANK)).toBe(true)
  expect(isEnough(['ore'], 2, { ore: 1 })).toBe(true)
})
