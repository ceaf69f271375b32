import { expect, test } from 'vitest'
import { clauses } from './coachwords'

test('clauses make one sentence', () => {
  expect(clauses(['brings ore you lack', '5 pips more'])).toBe('Brings ore you lack; 5 pips more.')
  expect(clauses(['ändert alles'])).toBe('Ändert alles.')
  expect(clauses([])).toBe('')
})
