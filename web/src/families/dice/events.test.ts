import { expect, it } from 'vitest'
import type { EventEntry } from '../../protocol/EventEntry'
import type { DiceEvent } from '../../protocol/DiceEvent'
import type { Words } from '../../i18n/phrases'
import { logLines, seatOf, symbolsOn } from './events'
import { CITIES, LANDS, placeOf, ROADS, SETTLEMENTS } from './sheet'

const words = { parts: () => [{ kind: 'text', text: '' }] } as unknown as Words
const names = { seat: String, place: String }
const entry = (event: DiceEvent): EventEntry =>
  ({
    step: 1,
    index: 0,
    event: { family: 'dice', ...event },
    phrase: { key: '', facts: {} },
  }) as never

it('lines of the log know the symbol and the sheet they are about', () => {
  const lines = logLines(
    [
      entry({ event: 'built', seat: 1, symbol: 'S3', points: 3 }),
      entry({ event: 'joker-used', seat: 0, knight: 'K1', from: 'ore', to: 'wool' }),
      entry({ event: 'box-filled', seat: 0, number: 1, points: 3 }),
    ],
    words,
    names,
  )
  expect(lines.map(it => !it.heading && it.places)).toEqual([['1 S3'], ['0 K1'], []])
  expect(seatOf(['1 S3'])).toBe(1)
  expect(seatOf([])).toBeNull()
  expect(symbolsOn(1, ['1 S3', '0 K1'])).toEqual(['S3'])
})

it('every symbol has a place on the sheet', () => {
  const all = [...ROADS, ...SETTLEMENTS, ...CITIES].map(it => it.id)
  for (const id of [...all, ...LANDS.map(it => it.knight)]) expect(placeOf(id), id).not.toBeNull()
})
