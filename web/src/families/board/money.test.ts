import { describe, expect, it } from 'vitest'
import { amountsOf, missing, newlyPayable, notation, purse, total } from './money'

const CITY = [
  { kind: 'grain', count: 2 },
  { kind: 'ore', count: 3 },
]

describe('counting cards', () => {
  it('turns amounts into a purse and back', () => {
    const goods = purse([
      { kind: 'wool', count: 2 },
      { kind: 'ore', count: 0 },
    ])
    expect(total(goods)).toBe(2)
    expect(amountsOf(goods)).toEqual([{ kind: 'wool', count: 2 }])
    expect(purse(null)).toEqual({})
  })

  it('says what a price lacks', () => {
    expect(missing(CITY, { grain: 2, ore: 1 })).toEqual([{ kind: 'ore', count: 2 }])
    expect(missing(CITY, { grain: 5, ore: 3 })).toEqual([])
  })

  it('finds what a trade makes payable', () => {
    const prices = [{ verb: 'city', goods: CITY }]
    expect(newlyPayable(prices, { grain: 2, ore: 1, lumber: 2 }, { ore: 2 }, { lumber: 2 })).toBe(
      'city',
    )
    expect(newlyPayable(prices, { grain: 2, ore: 1 }, { ore: 2 }, { grain: 1 })).toBe(null)
  })

  it('writes goods as the notation does', () => {
    expect(notation({ ore: 1, wool: 2, brick: 0 })).toBe('2 wool 1 ore')
  })
})
