import { expect, it } from 'vitest'
import { find } from './screens'

const route = (path: string, query = '') => {
  const { screen, parts } = find(path, query)
  return [screen?.path, parts]
}

it('finds the screen of an address with its parts', () => {
  expect(route('/')).toEqual(['/', {}])
  expect(route('/new')).toEqual(['/new', {}])
  expect(route('/new', '?game=dice&other=1')).toEqual(['/new', { game: 'dice' }])
  expect(route('/t/abc')).toEqual(['/t/:id', { id: 'abc' }])
  expect(route('/t/abc/replay')).toEqual(['/t/:id/replay', { id: 'abc' }])
  expect(route('/rules')).toEqual(['/rules/:rule?', {}])
  expect(route('/rules/BASE-58', '?search=a%20b')).toEqual([
    '/rules/:rule?',
    { rule: 'BASE-58', search: 'a b' },
  ])
})

it('is lost where nothing is', () => {
  for (const path of ['/t', '/t/abc/else', '/nothing', '/mine/more', '/rules/A/B/C'])
    expect(route(path)).toEqual([undefined, {}])
})

it('keeps what was fetched', () => {
  const { screen } = find('/rules')
  expect(screen!.load()).toBe(screen!.load())
})
