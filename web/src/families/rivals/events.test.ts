import { describe, expect, it } from 'vitest'
import type { EventEntry } from '../../protocol/EventEntry'
import type { Words } from '../../i18n/phrases'
import { isIdle, logLines, rollOf } from './events'

const LAST = { number: 4, symbol: 'card', card: 'feud' }

describe('the log of the card game', () => {
  it('goes on counting where the game before was left', () => {
    const words = {
      label: (_: string, { turn, name }: Record<string, unknown>) => `${turn} ${name}`,
    } as unknown as Words
    const began = [0, 1].map(seat => ({
      event: { family: 'rivals', event: 'turn-began', seat },
    })) as unknown as EventEntry[]
    const names = { seat: String, place: String }
    const headings = (turns?: number) =>
      logLines(began, words, names, null as never, [], turns).map(it => it.heading && it.text)
    expect(headings(12)).toEqual(['11 0', '12 1'])
    expect(headings()).toEqual(['1 0', '2 1'])
  })
})

describe('the dice of the card game', () => {
  it('show this turn with the event card that was turned up', () => {
    expect(rollOf({ number: 4, symbol: 'card', last_roll: LAST })).toEqual({
      number: 4,
      symbol: 'card',
      event: 'feud',
      past: false,
    })
  })

  it('show the turn before until they are rolled', () => {
    expect(rollOf({ number: 0, symbol: null, last_roll: LAST })).toEqual({
      number: 4,
      symbol: 'card',
      event: 'feud',
      past: true,
    })
  })

  it('tell when the event changed nothing', () => {
    const log = (...events: string[]) =>
      events.map(event => ({ event: { family: 'rivals', event } })) as unknown as EventEntry[]
    expect(isIdle(log('gained', 'turn-began', 'rolled', 'produced', 'revealed'))).toBe(true)
    expect(isIdle(log('rolled', 'produced', 'paid', 'built', 'gained'))).toBe(true)
    expect(isIdle(log('rolled', 'produced', 'revealed', 'paid', 'gained'))).toBe(false)
    expect(isIdle(log('rolled', 'produced', 'paid'))).toBe(false)
    expect(isIdle(log('turn-began'))).toBe(false)
  })

  it('show a named event alone, without the card of the turn before', () => {
    expect(rollOf({ number: 0, symbol: 'celebration', last_roll: LAST })).toEqual({
      number: 0,
      symbol: 'celebration',
      event: null,
      past: false,
    })
  })
})
