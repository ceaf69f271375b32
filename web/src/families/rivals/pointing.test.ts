import { describe, expect, it } from 'vitest'
import type { RealmPicture } from '../../protocol/RealmPicture'
import type { RivalsEvent } from '../../protocol/RivalsEvent'
import type { EntryOf } from '../../table/log'
import type { Deck } from './cards'
import { layoutOf } from './layout'
import { cellsAt, pointing, spotsOf } from './pointing'

const town = (id: string) => ({ id, is_city: false })
const realm = (more: Partial<RealmPicture>) =>
  ({
    seat: 0,
    towns: [town('s0'), town('s1')],
    road_left: false,
    road_right: false,
    landscapes: [],
    cards: [],
    ...more,
  }) as unknown as RealmPicture
const deck = { land: (id: string) => ({ number: Number(id) }) } as unknown as Deck
const road = (end: string): RivalsEvent => ({ event: 'road-built', seat: 0, end })
const entries = (...events: RivalsEvent[]) =>
  events.map((event, step) => ({
    step,
    event: { family: 'rivals', ...event },
  })) as EntryOf<'rivals'>[]
const other = realm({ seat: 1 })

describe('places of events', () => {
  it('are roads, counted from the middle to either end', () => {
    const events = [road('right'), road('left'), road('right')]
    const towns = [town('s0'), town('s1'), town('s2')]
    const realms = [realm({ towns, road_left: true, road_right: true }), other]
    const placesOf = pointing(entries(...events), realms, deck)
    expect(events.flatMap(placesOf)).toEqual(['0 road 1', '0 road -1', '0 road 2'])
    const { cells } = layoutOf(realms[0])
    // Each of them is a cell, and no two are the same.
    const found = ['road 1', 'road -1', 'road 2'].map(it => [...cellsAt(cells, [it])])
    expect(found.map(it => it.length)).toEqual([1, 1, 1])
    expect(new Set(found.flat()).size).toBe(3)
  })
  it('leave room for roads of a position', () => {
    const towns = [town('s0'), town('s1'), town('s2')]
    const placesOf = pointing(
      entries(road('right')),
      [realm({ towns, road_right: true }), other],
      deck,
    )
    expect(placesOf(road('right'))).toEqual(['0 road 2'])
  })
  it('are the landscapes with the number of a roll, of both', () => {
    const lands = (place: string) => [
      { place, landscape: '4', store: 0, is_doubled: false },
      { place: 'c9.l', landscape: '5', store: 0, is_doubled: false },
    ]
    const realms = [
      realm({ landscapes: lands('c0.u') }),
      realm({ seat: 1, landscapes: lands('c1.l') }),
    ]
    const rolled = { event: 'rolled', seat: 0, number: 4, symbol: 'harvest' } as const
    expect(pointing([], realms, deck)(rolled)).toEqual(['0 c0.u', '1 c1.l'])
    expect(spotsOf(1, ['0 c0.u', '1 c1.l'])).toEqual(['c1.l'])
  })
  it('are a card or, once it is gone, the site it stood on', () => {
    const cards = [{ side: 's0.u', card: 'abbey' }]
    const { cells } = layoutOf(realm({ cards }))
    const at = (spot: string) =>
      [...cellsAt(cells, [spot])].map(it => it.kind === 'site' && `${it.side} ${it.card}`)
    expect(at('s0.u abbey')).toEqual(['s0.u abbey'])
    expect(at('s0.u storehouse')).toEqual(['s0.u abbey'])
    expect(at('s1.l storehouse')).toEqual(['s1.l null'])
  })
})
