import { expect, test } from 'vitest'
import type { ExamplePage } from '../../protocol/ExamplePage'
import { byPlace, letterOf, sentenceOf } from './marks'

const refusal = {
  code: 'rule',
  rule: 'BASE-58',
  sentence: '1,-1.S is right next to the building on 0,0.N.',
  parts: [
    { place: '1,-1.S' },
    { text: ' is right next to the building on ' },
    { place: '0,0.N' },
    { text: '.' },
  ],
  facts: {},
}
const mark = (target: string, refused = true) => ({
  seat: 0,
  verb: 'settle',
  target,
  phrase: { key: 'board-deed-settle', facts: {} },
  refusal: refused ? refusal : null,
})

test('marks are lettered in their order, and those of one place stay together', () => {
  expect([0, 1, 4].map(letterOf)).toEqual(['A', 'B', 'E'])
  const places = byPlace(
    [mark('1,0.N', false), mark('1,-1.S'), mark('0,0.N 1,0.N'), mark('wool')],
    it => it.includes(','),
  )
  expect([...places.keys()]).toEqual(['1,0.N', '1,-1.S'])
  expect(places.get('1,0.N')).toEqual([
    { letter: 'A', allowed: true },
    { letter: 'C', allowed: false },
  ])
})

test('a reason calls marked places by their letters and others by their names', () => {
  const example = { marks: [mark('1,0.N', false), mark('1,-1.S')], names: [] }
  const said = sentenceOf(example as unknown as ExamplePage, 1, () => 'the hills')
  expect(said).toBe('B is right next to the building on the hills.')
})
