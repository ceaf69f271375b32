import { expect, it } from 'vitest'
import type { PuzzleCard } from '../protocol/PuzzleCard'
import { solvedFrom } from './progress.svelte'
import { dateOf, daysOf, emptyBefore, nextAfter, puzzleOf, themesOf } from './shelf'

const card = (id: string, kind: string, game: string, level = 1): PuzzleCard => ({
  id,
  kind,
  game,
  level,
  seats: 4,
})
const ALL = [
  card('d', 'dice', 'dice'),
  card('f', 'win', 'sea/fog_islands'),
  card('b2', 'win', 'base', 2),
  card('b1', 'win', 'base'),
  card('s', 'founding', 'base'),
]
/** The 19th of November 2026, a Thursday. */
const TODAY = 20_776

it('gives every day its puzzle', () => {
  const shelf = { today: TODAY, puzzles: ALL }
  expect(puzzleOf(shelf, 0).id).toBe('d')
  expect(puzzleOf(shelf, 7).id).toBe('b2')
})

it('knows the days of a month up to today', () => {
  expect(dateOf(TODAY).toISOString()).toMatch(/^2026-11-19/)
  expect(daysOf(TODAY, 0)).toHaveLength(19)
  expect(daysOf(TODAY, 0).at(-1)).toBe(TODAY)
  expect(daysOf(TODAY, 1)).toHaveLength(31)
  expect(daysOf(TODAY, 11)[0]).toBe(Date.UTC(2025, 11) / 86_400_000)
  // The first of November 2026 is a Sunday.
  expect(emptyBefore(daysOf(TODAY, 0)[0])).toBe(6)
})

it('sorts by kind, box and level', () => {
  const themes = themesOf(ALL)
  expect(themes.map(it => it.kind)).toEqual(['win', 'founding', 'dice'])
  expect(themes[0].groups.map(it => it.puzzles.map(it => it.id))).toEqual([['b1', 'b2'], ['f']])
})

it('goes on with what is alike and not solved', () => {
  const next = (id: string, ...done: string[]) => nextAfter(ALL, id, it => done.includes(it))?.id
  expect(next('b1')).toBe('b2')
  expect(next('b1', 'b2')).toBe('f')
  expect(next('b1', 'b2', 'f')).toBe('s')
  expect(next('d', 'b1', 'b2', 'f', 's')).toBe('b1')
})

it('forgets what it cannot read', () => {
  expect(solvedFrom('["a", 1]')).toEqual(['a'])
  expect(solvedFrom('{}')).toEqual([])
  expect(solvedFrom('{')).toEqual([])
})
