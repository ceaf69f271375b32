import { describe, expect, it } from 'vitest'
import { BEGINNER_ISLAND } from './islands'
import {
  boundsOf,
  coast,
  cornerAt,
  cornersOf,
  distance,
  edgeEnds,
  hexAt,
  hexesAround,
  kindOf,
  placeAt,
  RADIUS,
} from './geometry'

const hexes = BEGINNER_ISLAND.hexes.map(it => it.name)

describe('places from their names', () => {
  it('tells kinds apart', () => {
    expect(['0,0', '0,-2.N', '1,0.S', '0,0.E', '-1,2.SE', '2,0.NE'].map(kindOf)).toEqual([
      'hex',
      'corner',
      'corner',
      'edge',
      'edge',
      'edge',
    ])
  })

  it('puts neighbours one hex apart', () => {
    expect(distance(hexAt('0,0'), hexAt('1,0'))).toBeCloseTo(RADIUS * Math.sqrt(3))
    expect(distance(hexAt('0,0'), hexAt('0,1'))).toBeCloseTo(RADIUS * Math.sqrt(3))
    expect(hexAt('1,0')[1]).toBe(0)
  })

  it('knows that a corner has several hexes but one place', () => {
    // The north-east tip of 0,0 is the south tip of 1,-1.
    const [, northEast] = edgeEnds('0,0.NE')
    expect(distance(cornerAt('1,-1.S'), northEast)).toBeLessThan(0.001)
  })

  it('gives every edge the length of a side', () => {
    for (const edge of ['0,0.NE', '0,0.E', '0,0.SE']) {
      const [a, b] = edgeEnds(edge)
      expect(distance(a, b)).toBeCloseTo(RADIUS)
    }
  })

  it('finds the hexes around a place', () => {
    expect(hexesAround('0,0.N', hexes).sort()).toEqual(['0,-1', '0,0', '1,-1'])
    expect(hexesAround('0,0.E', hexes).sort()).toEqual(['0,0', '1,0'])
    expect(hexesAround('0,-2.N', hexes)).toEqual(['0,-2'])
  })

  it('finds the corners of places', () => {
    const corners = ['0,0.N', '0,0.S', '1,-1.S', '0,1.N', '0,-1.S', '-1,1.N', '5,5.N']
    expect(cornersOf('0,0', corners)).toHaveLength(6)
    expect(cornersOf('0,0.NE', corners).sort()).toEqual(['0,0.N', '1,-1.S'])
  })
})

describe('the island', () => {
  it('has one closed coast', () => {
    expect(coast(hexes).match(/M/g)).toHaveLength(1)
    expect(coast(['0,0', '5,5']).match(/M/g)).toHaveLength(2)
  })

  it('fits into its bounds with every harbour', () => {
    const box = boundsOf(BEGINNER_ISLAND)
    for (const harbour of BEGINNER_ISLAND.harbours) {
      const [x, y] = placeAt(harbour.edge)
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true)
      expect(hexesAround(harbour.edge, hexes)).toHaveLength(1)
    }
  })
})
