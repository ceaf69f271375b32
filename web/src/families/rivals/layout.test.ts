import { describe, expect, it } from 'vitest'
import type { RealmPicture } from '../../protocol/RealmPicture'
import { bestFit, layoutOf } from './layout'

const land = (place: string) => ({ place, landscape: 'forest_red_2', store: 1, is_doubled: false })
const START: RealmPicture = {
  seat: 0,
  victory: 2,
  card_victory: 0,
  points: [],
  has_hero_token: false,
  has_trade_token: false,
  hand: [],
  held: null,
  hand_limit: 3,
  search_price: 2,
  towns: [
    { id: 's0', is_city: false },
    { id: 's1', is_city: false },
  ],
  landscapes: ['c0.u', 'c0.l', 'c1.u', 'c1.l', 'c2.u', 'c2.l'].map(land),
  road_left: false,
  road_right: false,
  cards: [],
  cache: null,
}
const at = (realm: RealmPicture, column: number, row: number) =>
  layoutOf(realm)
    .cells.filter(it => it.column === column && it.row === row)
    .map(it => it.kind)

describe('a principality', () => {
  it('has five columns and three rows at the start', () => {
    const { columns, rows, cells } = layoutOf(START)
    expect([columns, rows.length, cells.length]).toEqual([5, 3, 15])
    expect([
      at(START, 1, 1),
      at(START, 2, 1),
      at(START, 2, 2),
      at(START, 3, 2),
      at(START, 1, 2),
    ]).toEqual([['land'], ['site'], ['town'], ['road'], ['road']])
  })

  it('gets a second row of sites outside with its first city', () => {
    const city = {
      ...START,
      towns: [{ id: 's0', is_city: true }, START.towns[1]],
      cards: [
        { side: 's0.u', card: 'abbey' },
        { side: 's0.u', card: 'mint' },
      ],
    }
    expect(layoutOf(city).rows.map(it => it < 1)).toEqual([true, false, false, false, true])
    const cards = layoutOf(city).cells.flatMap(it =>
      it.kind === 'site' && it.card ? [[it.card, it.row]] : [],
    )
    expect(cards).toEqual([
      ['mint', 1],
      ['abbey', 2],
    ])
    expect(at(city, 4, 1)).toEqual([])
  })

  it('grows to both sides, and shows where the next settlement will stand', () => {
    const left = { ...START, road_left: true }
    expect(layoutOf(left).columns).toBe(6)
    expect(at(left, 1, 2)).toEqual(['plot'])
    const settled = {
      ...START,
      towns: [{ id: 's-1', is_city: false }, ...START.towns],
      landscapes: [...START.landscapes, land('c-1.u'), land('c-1.l')],
    }
    expect(layoutOf(settled).columns).toBe(7)
    expect([at(settled, 1, 1), at(settled, 2, 2), at(settled, 3, 2)]).toEqual([
      ['land'],
      ['town'],
      ['road'],
    ])
  })
})

describe('the size of a cell', () => {
  const both = [layoutOf(START), layoutOf(START)]
  const limits = { least: 50, most: 100 }
  const fit = (width: number, height: number, gap = 5, between = 0) =>
    bestFit({ width, height }, both, gap, between, limits)
  it('fits both principalities into the room, one above the other', () => {
    expect(fit(540, 540)).toMatchObject({ size: 85, beside: false })
    expect(fit(360, 900, 3, 40)).toMatchObject({ size: 69, beside: false })
  })
  it('fits them beside each other where that makes them larger', () => {
    expect(fit(900, 400)).toMatchObject({ size: 82, beside: true })
    expect(fit(900, 540)).toMatchObject({ size: 85, beside: false })
  })
  it('stays within what one can read', () => {
    expect(fit(2000, 2000).size).toBe(100)
    expect(fit(200, 200).size).toBe(50)
  })
})
