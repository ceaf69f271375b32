import { expect, it } from 'vitest'
import {
  boxesOf,
  chapterOf,
  findGame,
  gameName,
  goalAt,
  goalOf,
  grouped,
  seatCounts,
} from './games'
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

it('groups the games, in the order of the server', () => {
  expect(grouped(games).map(it => [it.id, it.games.length])).toEqual([
    ['dice', 1],
    ['sea', 2],
    ['base', 1],
  ])
})

it('finds a game by its id or its group', () => {
  expect(findGame(games, 'sea/fog')?.id).toBe('sea/fog')
  expect(findGame(games, 'sea')?.id).toBe('sea/four-islands')
  expect(findGame(games, 'go')).toBe(undefined)
})

it('calls a game without words by its id', () => {
  expect(gameName(card('sea/four-islands'))).toBe('Four islands')
})

it('says how a table is won', () => {
  const scene = (also_needs: string | null) => ({ goal: 10, also_needs }) as BoardScene
  expect(goalAt(scene(null))).toBe('{web-goal}')
  expect(goalAt(scene('fortress'))).toBe('{web-goal-fortress}')
})

it('knows the chapter of every scenario', () => {
  const [chapters] = Object.values(
    import.meta.glob<string>('../../rules/chapters.txt', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  )
  const ofScenarios = chapters.split(/^part /m).find(it => it.startsWith('scenario'))
  const scenarios = Object.keys(import.meta.glob('../../crates/board/data/*.json'))
    .map(path => path.split('/').at(-1)!.replace('.json', ''))
    .filter(id => id !== 'beginner')
  expect(scenarios.length).toBe(9)
  for (const id of scenarios) {
    const [part, chapter] = chapterOf(id).split('/')
    expect(part).toBe('scenario')
    expect(ofScenarios).toContain(`chapter ${chapter}\n`)
  }
})

it('counts seats', () => {
  expect(seatCounts(card('base'))).toEqual([2, 3, 4])
})

it('lists the boxes of all games once', () => {
  expect(boxesOf(games)).toEqual(['base', 'dice', 'sea'])
})

it('says how a game is won, if points are counted to a goal', () => {
  const options = [
    { id: 'points', kind: { kind: 'number' as const, min: 3, max: 30 }, default: 10 },
  ]
  expect(goalOf(card('dice'))).toBe('')
  expect(goalOf({ ...card('base'), options })).toBe('{web-goal}')
  expect(goalOf({ ...card('base'), options, also_needs: 'wonder' })).toBe('{web-goal-wonder}')
})
