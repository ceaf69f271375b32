import { expect, test } from 'vitest'
import { named } from './refusal'

const places: Record<string, string> = {
  '0,0': 'desert',
  '0,0.N': 'desert, hills 6, coast',
  '1,0.SE': 'desert / fields 4',
}
const place = (notation: string) => places[notation] ?? notation
const refusal = (sentence: string, facts: Record<string, string>) => ({
  code: 'rule',
  rule: 'BASE-58',
  sentence,
  facts: Object.fromEntries(Object.entries(facts).map(([name, it]) => [name, { place: it }])),
})

test('places are called by their names, a corner not by its hex', () => {
  expect(
    named(
      refusal('You cannot build on 0,0.N: the robber is on 0,0.', { corner: '0,0.N', hex: '0,0' }),
      place,
    ),
  ).toBe('You cannot build on desert, hills 6, coast: the robber is on desert.')
  expect(named(refusal('The road on 1,0.SE joins nothing.', { edge: '1,0.SE' }), place)).toBe(
    'The road on desert / fields 4 joins nothing.',
  )
})

test('other sentences stay as they are', () => {
  expect(named(refusal('It is not your turn.', {}), place)).toBe('It is not your turn.')
  expect(named(refusal('No table: what (why?)', { why: 'what (why?)' }), place)).toBe(
    'No table: what (why?)',
  )
})
