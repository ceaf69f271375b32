import { expect, test } from 'vitest'
import type { CardFate } from '../../protocol/CardFate'
import { byEnd, count } from './fates'

const card = (seat: number, source: CardFate['source'], end: CardFate['end']): CardFate => ({
  seat,
  card: 'abbey',
  came: 1,
  source,
  went: end === 'kept' ? null : 9,
  end,
})
const cards = [
  card(0, 'drawn', 'built'),
  card(0, 'chosen', 'kept'),
  card(1, 'drawn', 'kept'),
  card(0, 'drawn', 'kept'),
]

test('cards are grouped by what became of them, those never played first', () => {
  const groups = byEnd(cards, 0)
  expect(groups.map(it => [it.end, it.cards.length])).toEqual([
    ['kept', 2],
    ['built', 1],
  ])
})

test('cards of a seat are counted', () => {
  expect(count(cards, 0, 'drawn')).toBe(2)
  expect(count(cards, 0, 'kept')).toBe(2)
  expect(count(cards, 1, 'built')).toBe(0)
})
