import { describe, expect, it } from 'vitest'
import { inReadingOrder, isArrow, nearest, nearestTo, step } from './walk'

const hexes = ['0,0', '1,0', '-1,0', '0,1', '-1,1', '0,-1', '1,-1']

describe('walking with arrows', () => {
  it('goes along a row', () => {
    expect(step('0,0', 'ArrowRight', hexes)).toBe('1,0')
    expect(step('0,0', 'ArrowLeft', hexes)).toBe('-1,0')
  })

  it('goes up and down to a neighbour', () => {
    expect(['0,-1', '1,-1']).toContain(step('0,0', 'ArrowUp', hexes))
    expect(['0,1', '-1,1']).toContain(step('0,0', 'ArrowDown', hexes))
  })

  it('stays where nothing lies in that direction', () => {
    expect(step('1,0', 'ArrowRight', hexes)).toBe('1,0')
  })

  it('reaches every place and comes back', () => {
    const reached = new Set(['0,0'])
    const todo = ['0,0']
    for (const from of todo) {
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const to = step(from, arrow, hexes)
        if (reached.has(to)) continue
        reached.add(to)
        todo.push(to)
      }
    }
    expect(reached.size).toBe(hexes.length)
  })

  it('changes to the nearest place of another kind', () => {
    expect(nearest('0,0', ['1,0.N', '0,0.N', '-1,0.S'])).toBe('0,0.N')
  })

  it('finds what a finger meant', () => {
    expect(nearestTo([10, -90], ['0,0.N', '0,0.S'], 30)).toBe('0,0.N')
    expect(nearestTo([10, 0], ['0,0.N', '0,0.S'], 30)).toBe(null)
  })

  it('reads row by row', () => {
    expect(inReadingOrder(hexes)[0]).toBe('0,-1')
    expect(inReadingOrder(hexes).at(-1)).toBe('0,1')
    expect(isArrow('ArrowUp') && !isArrow('Enter')).toBe(true)
  })
})
