import { expect, test, vi } from 'vitest'
import type { EventEntry } from '../../protocol/EventEntry'
import { movesOf } from './moves'

vi.mock('../../i18n/index.svelte', () => ({
  words: () => ({
    label: String,
    parts: (phrase: { key: string }) => [{ kind: 'text', text: phrase.key }],
  }),
}))

const film = (family: string) =>
  ({
    analysis: {
      decisions: [
        { step: 7, seat: 3, played: 0, choices: [{ choice: { phrase: { key: 'end' } } }] },
      ],
    },
    table: { names: { seat: String } },
    scene: { family },
    picture: null,
  }) as never

for (const family of ['board', 'rivals'])
  test(`${family}: who ends a turn did it, not who comes next`, () => {
    const began = {
      step: 7,
      index: 0,
      phrase: null,
      event: { family, event: 'turn-began', seat: 1 },
    } as unknown as EventEntry
    expect(movesOf([began], film(family))).toEqual([
      { step: 7, seat: 3, parts: [{ kind: 'text', text: 'end' }], roll: '' },
    ])
  })

test('a step that only tells of the next turn is no move', () => {
  const began = {
    step: 8,
    index: 0,
    phrase: null,
    event: { family: 'board', event: 'turn-began', seat: 1 },
  } as unknown as EventEntry
  expect(movesOf([began], film('board')).map(it => it.step)).toEqual([7])
})
