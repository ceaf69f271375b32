import { expect, test } from 'vitest'
import { withLack } from './whynot'

const refusal = (facts: Record<string, { place: string }>) => ({ code: 'rule', rule: 'BASE-58', sentence: 'No.', facts })
const wool = [{ kind: 'wool', count: 1 }]

test('missing cards are told after a reason, and instead of one about a place nobody named', () => {
  expect(withLack(refusal({}), wool)).toMatchObject({ rule: 'BASE-58', sentence: expect.stringMatching(/^No\. ./) })
  expect(withLack(refusal({ corner: { place: '0,0.N' } }), wool)).toMatchObject({ rule: null, sentence: expect.not.stringContaining('No.') })
  expect(withLack(refusal({ corner: { place: '0,0.N' } }), [])).toMatchObject({ rule: 'BASE-58', sentence: 'No.' })
})
