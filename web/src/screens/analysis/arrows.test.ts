import { expect, test } from 'vitest'
import { cornerAt, distance } from '../../families/board/geometry'
import type { Trade } from '../../families/board/ledger'
import { arrowsOf } from './arrows'

const picture = {
  owners: [
    { seat: 0, neutral: false, settlements: ['0,0.N'], cities: ['-2,0.N'] },
    { seat: 1, neutral: false, settlements: ['2,0.S'], cities: [] },
    { seat: 2, neutral: false, settlements: [], cities: [] },
  ],
} as never
const trade: Trade = {
  step: 9,
  how: 'closed',
  seat: 0,
  with: 1,
  give: [{ kind: 'brick', count: 1 }],
  get: [
    { kind: 'ore', count: 2 },
    { kind: 'wool', count: 5 },
  ],
}

test('a trade is two arrows between buildings that are near enough', () => {
  const drawn = arrowsOf(trade, picture)!
  const [there, back] = drawn.arrows
  expect(there.goods.map(it => it.kind)).toEqual(['brick'])
  expect(back.goods.map(it => [it.kind, it.count])).toEqual([
    ['ore', 1],
    ['ore', 1],
    ['wool', 5],
  ])
  const [ours, theirs] = [cornerAt('0,0.N'), cornerAt('2,0.S')]
  expect(distance(there.from, ours)).toBeLessThan(50)
  expect(distance(back.from, theirs)).toBeLessThan(50)
  expect(distance(there.goods[0].at, back.goods[1].at)).toBeGreaterThan(60)
  expect(drawn.ends.map(it => it.seat)).toEqual([0, 1])
})

test('the bank and those without a building have no arrows', () => {
  expect(arrowsOf({ ...trade, with: null }, picture)).toBeNull()
  expect(arrowsOf({ ...trade, with: 2 }, picture)).toBeNull()
})
