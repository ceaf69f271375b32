import { expect, test } from 'vitest'
import { clauses } from './coachwords'

test('clauses make one sentence', () => {
  expect(clauses(['brings the first ore', '5 pips more'])).toBe(
    'Brings the first ore; 5 pips more.',
  )
  expect(clauses(['ändert alles'])).toBe('Ändert alles.')
  expect(clauses([])).toBe('')
})
