import { expect, it } from 'vitest'
import { boxesOf, findGame, gameName, goalAt, goalOf, grouped, seatCounts } from './games'
import type { BoardScene } from './protocol/BoardScene'
import type { GameCard } from './protocol/GameCard'

const card = (id: string): GameCard => ({
  id,
  family: id === 'chess' ? 'chess' : 'board',
  group: id.split('/')[0],
  scenario: id.split('/')[1] ?? null,
  boxes: ['base', id.split('/')[0]],
  min_seats: 2,
  max_seats: 4,
  minutes: 60,
  goal: null,
  also_needs: null,
  bots: [],
  presets: [],
  options: [],
})
const games = ['dice', 'chess', 'sea/four-islands', 'base', 'sea/fog'].map(card)

it('groups games by the part before the slash, in the order of the house', () => {
  expect(grouped(games).map(it => [it.id, it.games.length])).toEqual([
    ['base', 1],
    ['sea', 2],
    ['dice', 1],
  ])
})

it('finds a game by its id or its group', () => {
  expect(findGame(games, 'sea/fog')?.id).toBe('sea/fog')
  expect(findGame(games, 'sea')?.id).toBe('sea/four-islands')
  expect(findGame(games, 'go')).toBe(undefined)
})

it('calls a game without words by its id', () => {
  expect(gameName('sea/four-islands')).toBe('Four islands')
})

it('says how a table is won by what lies on its map', () => {
  const scene = (sea?: object) => ({ goal: 10, sea }) as unknown as BoardScene
  expect(goalAt(scene())).toBe('{web-goal}')
  expect(goalAt(scene({ fleet_path: [], wonders: [] }))).toBe('{web-goal}')
  expect(goalAt(scene({ fleet_path: ['0,0'], wonders: [] }))).toBe('{web-goal-fortress}')
  expect(goalAt(scene({ fleet_path: [], wonders: [{}] }))).toBe('{web-goal-wonder}')
})

it('counts seats', () => {
  expect(seatCounts(card('base'))).toEqual([2, 3, 4])
})

it('lists the boxes of all games once', () => {
  expect(boxesOf(games)).toEqual(['base', 'sea', 'dice'])
})

it('says how a game is won, if points are counted to a goal', () => {
  const options = [
    { id: 'points', kind: { kind: 'number' as const, min: 3, max: 30 }, default: 10 },
  ]
  expect(goalOf(card('dice'))).toBe('')
  expect(goalOf({ ...card('base'), options })).toBe('{web-goal}')
  expect(goalOf({ ...card('base'), options, also_needs: 'wonder' })).toBe('{web-goal-wonder}')
})
