import { expect, it } from 'vitest'
import type { EventEntry } from '../../protocol/EventEntry'
import type { DiceEvent } from '../../protocol/DiceEvent'
import type { Words } from '../../i18n/phrases'
import { logLines, seatOf, symbolsOn } from './events'
import { CITIES, LANDS, placeOf, ROADS, SETTLEMENTS } from './sheet'

const words = {
  parts: () => [{ kind: 'text', text: '' }],
  label: (_: string, { turn, name }: Record<string, unknown>) => `${turn} ${name}`,
} as unknown as Words
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
  expect(lines.flatMap(it => (it.heading ? [] : [it.places]))).toEqual([['1 S3'], ['0 K1'], []])
  expect(seatOf(['1 S3'])).toBe(1)
  expect(seatOf([])).toBeNull()
  expect(symbolsOn(1, ['1 S3', '0 K1'])).toEqual(['S3'])
})

it('the log has a heading for each turn, also if somebody plays alone', () => {
  const rolled = (seat: number) => entry({ event: 'rolled', seat, rolled: [], shown: [] })
  const filled = (seat: number) => entry({ event: 'box-filled', seat, number: 1, points: 3 })
  const headings = (entries: EventEntry[]) =>
    logLines(entries, words, names).flatMap(it => (it.heading ? [it.text] : []))
  const ended = entry({ event: 'ended', winners: [0] })
  const both = [rolled(0), rolled(0), filled(0), rolled(1), filled(1)]
  expect(headings([...both, ...both, ended])).toEqual(['1 0', '1 1', '2 0', '2 1'])
  expect(headings([rolled(0), filled(0), rolled(0)])).toEqual(['1 0', '2 0'])
})

it('the log goes on counting where the game before was left', () => {
  const log = [
    entry({ event: 'rolled', seat: 0, rolled: [], shown: [] }),
    entry({ event: 'box-filled', seat: 0, number: 6, points: 3 }),
    entry({ event: 'rolled', seat: 1, rolled: [], shown: [] }),
  ]
  const sheets = [6, 5].map((filled, seat) => ({ seat, boxes: Array(filled).fill(1) })) as never
  const lines = logLines(log, words, names, sheets)
  expect(lines.flatMap(it => (it.heading ? [it.text] : []))).toEqual(['6 0', '6 1'])
})

it('every symbol has a place on the sheet', () => {
  const all = [...ROADS, ...SETTLEMENTS, ...CITIES].map(it => it.id)
  for (const id of [...all, ...LANDS.map(it => it.knight)]) expect(placeOf(id), id).not.toBeNull()
})
