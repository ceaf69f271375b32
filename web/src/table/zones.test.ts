import { expect, test } from 'vitest'
import { nextOf } from './zones'

test('the parts are gone round in both directions', () => {
  const round = (back: boolean) => {
    const seen = [nextOf(-1, 4, back)]
    while (seen.length < 5) seen.push(nextOf(seen.at(-1)!, 4, back))
    return seen
  }
  expect(round(false)).toEqual([0, 1, 2, 3, 0])
  expect(round(true)).toEqual([3, 2, 1, 0, 3])
})
