import { expect, it } from 'vitest'
import { boxesOf, findGame, gameName, goalAt, grouped, seatCounts } from './games'
import type { BoardScene } from './protocol/BoardScene'
import type { GameCard } from './protocol/GameCard'

const card = (id: string): GameCard => ({
  id,
  family: 'board',
  min_seats: 2,
  max_seats: 4,
  goal: null,
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

it('knows by the rules of which boxes a game is played', () => {
  expect(boxesOf('base')).toEqual(['base'])
  expect(boxesOf('two')).toEqual(['base', 'two'])
  expect(boxesOf('sea/pirate_islands')).toEqual(['base', 'sea', 'scenario'])
  expect(boxesOf('knights+sea/new_shores')).toEqual(['base', 'cities', 'sea', 'scenario'])
  expect(boxesOf('rivals/gold')).toEqual(['rivals'])
})
