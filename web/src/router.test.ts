import { expect, it } from 'vitest'
import { parse } from './router.svelte'

it('finds the screen of an address', () => {
  expect(parse('/')).toEqual({ screen: 'home' })
  expect(parse('/new', '?game=dice')).toEqual({ screen: 'setup', game: 'dice' })
  expect(parse('/t/abc')).toEqual({ screen: 'table', id: 'abc' })
  expect(parse('/t/abc/replay')).toEqual({ screen: 'replay', id: 'abc' })
  expect(parse('/rules/BASE-58')).toEqual({ screen: 'rules', rule: 'BASE-58', search: '' })
  expect(parse('/t')).toEqual({ screen: 'lost' })
  expect(parse('/t/abc/else')).toEqual({ screen: 'lost' })
})
