import { describe, expect, it } from 'vitest'
import { rollOf } from './events'

const LAST = { number: 4, symbol: 'card', card: 'feud' }

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

  it('show a named event alone, without the card of the turn before', () => {
    expect(rollOf({ number: 0, symbol: 'celebration', last_roll: LAST })).toEqual({
      number: 0,
      symbol: 'celebration',
      event: null,
      past: false,
    })
  })
})
