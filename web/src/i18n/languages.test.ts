import { expect, it } from 'vitest'
import { LANGUAGES, ownName } from './languages'

it('has a language for every folder of text/, English first', () => {
  expect(LANGUAGES[0]).toBe('en')
  expect(LANGUAGES).toContain('de')
})

it('calls each by its own name', () => {
  expect(['en', 'de', 'sv'].map(ownName)).toEqual(['English', 'Deutsch', 'Svenska'])
})
