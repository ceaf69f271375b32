import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { learn } from '../../i18n/index.svelte'
import type { BoardScene } from '../../protocol/BoardScene'
import { hexAt, hexesAround } from './geometry'
import { drawnMap } from './islands'
import { placeNames, way } from './places'

const read = (id: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../crates/board/data/${id}.json`, import.meta.url), 'utf8'),
  ).maps[0].map
const shores = drawnMap(read('new_shores'), false)
const names = shores.hexes.map(it => it.name)
const edges = names.flatMap(hex => ['NE', 'E', 'SE'].map(side => `${hex}.${side}`))
const corners = names.flatMap(hex => ['N', 'S'].map(side => `${hex}.${side}`))

beforeAll(() => learn('sea'))

describe('places at sea', () => {
  const called = placeNames(shores)

  it('are told apart: hardly two edges of water have the same name', () => {
    const water = edges.filter(it => hexesAround(it, names).length === 2)
    const told = new Set(water.map(called))
    expect(told.size / water.length).toBeGreaterThan(0.85)
    expect([...told].every(it => !/undefined|\{|NaN/.test(it))).toBe(true)
  })

  it('say which side of which land a coast is', () => {
    const coast = edges.map(called).filter(it => it.startsWith('the coast of'))
    expect(coast.length).toBeGreaterThan(20)
    expect(coast[0]).toMatch(/^the coast of [a-z ]+( \d+)?, (north|south|east|west)/)
  })

  it('name corners by the land they touch, or by the land that is near', () => {
    for (const corner of corners)
      expect(called(corner)).toMatch(/forest|hills|pasture|fields|mountains|desert|gold/)
  })

  it('say where a hex of water lies, and what the frame is', () => {
    const sea = shores.hexes.find(it => it.terrain === 'sea')!
    expect(called(sea.name)).toMatch(/^sea, (north|south|east|west)/)
    expect(called('frame')).toBe('off the board')
    expect(called('6,4')).toMatch(/^bay, (north|south|east|west)/)
  })

  it('speak of fog as long as nobody has looked', () => {
    const scene = {
      hexes: [
        { name: '0,0', terrain: 'fog', number: null },
        { name: '1,0', terrain: 'sea', number: null },
        { name: '2,0', terrain: 'hills', number: 5 },
      ],
      harbours: [],
    } as Pick<BoardScene, 'hexes' | 'harbours'>
    expect(placeNames(scene)('0,0.E')).toBe('at the edge of the fog, west of hills 5')
    expect(placeNames(scene)('1,0.E')).toBe('the coast of hills 5, west side')
    expect(placeNames(scene)('2,0.S')).toBe('hills 5, south corner')
  })
})

it('the compass has eight points', () => {
  expect(
    ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1', '1,1', '1,-2'].map(it =>
      way(hexAt('0,0'), hexAt(it)),
    ),
  ).toEqual(['e', 'se', 'sw', 'w', 'nw', 'ne', 'se', 'n'])
})
