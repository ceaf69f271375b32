import { expect, it } from 'vitest'
import { rerollOf, toRoll } from './keep'
import { CITIES, LANDS, ROADS, SETTLEMENTS } from './sheet'

const phrase = { key: 'x', facts: {} }
const choices = ['grain ore', 'ore', 'gold gold'].map(target => ({
  action: `reroll ${target}`,
  verb: 'reroll',
  target,
  phrase,
}))

it('rolls what is not kept, in any order', () => {
  expect(toRoll(['ore', 'grain', 'wool'], new Set([2]))).toEqual(['ore', 'grain'])
  expect(rerollOf(choices, ['ore', 'grain'])?.action).toBe('reroll grain ore')
  expect(rerollOf(choices, ['gold'])).toBe(undefined)
})

it('has a place for every symbol of the sheet', () => {
  expect([ROADS.length, SETTLEMENTS.length, CITIES.length, LANDS.length]).toEqual([17, 6, 4, 6])
})
