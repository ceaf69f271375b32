import { expect, test } from 'vitest'
import type { BoardPicture } from '../../protocol/BoardPicture'
import type { BoardScene } from '../../protocol/BoardScene'
import { questionAt, withLack } from './whynot'

const refusal = (...parts: { place: string }[]) => ({
  code: 'rule',
  rule: 'BASE-58',
  sentence: 'No.',
  parts,
  facts: {},
})
const wool = [{ kind: 'wool', count: 1 }]

test('missing cards are told after a reason, and instead of one about a place nobody named', () => {
  expect(withLack(refusal(), wool)).toMatchObject({
    rule: 'BASE-58',
    sentence: expect.stringMatching(/^No\. ./),
  })
  expect(withLack(refusal({ place: '0,0.N' }), wool)).toMatchObject({
    rule: null,
    sentence: expect.not.stringContaining('No.'),
  })
  expect(withLack(refusal({ place: '0,0.N' }), [])).toMatchObject({
    rule: 'BASE-58',
    sentence: 'No.',
  })
})

test('at sea a question is about the ship that lies there, and about the pirate', () => {
  const scene = {
    hexes: [
      { name: '0,0', terrain: 'sea' },
      { name: '1,0', terrain: 'hills' },
    ],
  } as unknown as BoardScene
  const picture = (phase: string, pirate: string | null) =>
    ({ phase, sea: { pirate, fleets: [{ seat: 0, ships: ['0,0.E'] }] } }) as unknown as BoardPicture
  expect(questionAt('0,0.E', ['ship', 'move-ship'], 0, scene, picture('main', null))).toBe(
    'move-ship 0,0.E',
  )
  expect(questionAt('0,0.E', ['ship'], 1, scene, picture('main', null))).toBe('ship 0,0.E')
  expect(questionAt('0,0.E', ['ship'], 0, scene, picture('move-ship', null))).toBe('ship 0,0.E')
  expect(questionAt('0,0', ['robber'], 0, scene, picture('robber', 'frame'))).toBe('pirate 0,0')
  expect(questionAt('0,0', ['robber'], 0, scene, picture('robber', null))).toBe('robber 0,0')
  expect(questionAt('1,0', ['robber'], 0, scene, picture('robber', 'frame'))).toBe('robber 1,0')
})
