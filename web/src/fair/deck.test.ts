import { expect, it } from 'vitest'
import type { Terms } from './agreed'
import { due } from './bag'
import { DiceDeck } from './deck'

const CARDS = [1, 2, 3, 4, 5, 6].flatMap(one => [1, 2, 3, 4, 5, 6].map(two => `${one}+${two}`))
const list = (cards: string[]) => cards.map(card => `${card}*1`).join(' ')
const terms = (options: Terms['options']): Terms => ({
  ...{ family: 'board', game: 'base', position: null, rules: 2, seats: 4, table: 't' },
  options,
})

it('holds what was not turned over', () => {
  const deck = new DiceDeck(terms({ dice_deck: true }))
  expect(deck.follow('wool*9', 'steal wool')).toBe(true)
  expect(deck.follow('6+6*36', 'turn 6+6')).toBe(false)
  for (let first = 0; first < 36; first += 1) {
    const left = list(CARDS.slice(first))
    expect(due(left, 0, 'turn 1+1')).toEqual({ total: 36 - first, outcome: `turn ${CARDS[first]}` })
    expect(deck.follow(left, `turn ${CARDS[first]}`)).toBe(true)
    expect(deck.follow(left, 'turn 6+6')).toBe(false)
  }
  expect(deck.follow(list(CARDS), 'turn 6+6')).toBe(true)
})

it('is only for those who agreed on it', () => {
  const turns = (agreed: Terms | null) => new DiceDeck(agreed).follow(list(CARDS), 'turn 1+1')
  expect(turns(terms({}))).toBe(false)
  expect(turns(terms({ dice_deck: false }))).toBe(false)
  expect(turns(terms({ dice_deck: true }))).toBe(true)
  expect(turns(null)).toBe(true)
})
