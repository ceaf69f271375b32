import { afterEach, expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import { Confirming } from './confirming.svelte'

afterEach(() => (settings.confirm = false))

test('without the setting every click counts', () => {
  const confirming = new Confirming()
  expect(confirming.passes('0,0.N')).toBe(true)
  expect(confirming.marked).toBe(null)
})

test('with it the second click on the same place counts, one on another place marks that', () => {
  settings.confirm = true
  const confirming = new Confirming()
  expect(confirming.passes('0,0.N')).toBe(false)
  expect(confirming.passes('0,0.S')).toBe(false)
  expect(confirming.marked).toBe('0,0.S')
  expect(confirming.passes('0,0.S')).toBe(true)
  expect(confirming.marked).toBe(null)
})

test('a mark goes when its place is no longer lit', () => {
  settings.confirm = true
  const confirming = new Confirming()
  confirming.passes('0,0.N')
  confirming.keep(place => place === '0,0.N')
  expect(confirming.marked).toBe('0,0.N')
  confirming.keep(() => false)
  expect(confirming.marked).toBe(null)
})
