import { expect, it } from 'vitest'
import { nearest } from './walk'

const grid = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
]

it('goes to the nearest cell in a direction', () => {
  expect(nearest(grid[0], grid, 'ArrowRight')).toBe(1)
  expect(nearest(grid[0], grid, 'ArrowDown')).toBe(2)
  expect(nearest(grid[3], grid, 'ArrowUp')).toBe(1)
})

it('stays where there is nothing', () => {
  expect(nearest(grid[0], grid, 'ArrowLeft')).toBe(null)
})
