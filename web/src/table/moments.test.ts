import { expect, test } from 'vitest'
import type { BoardEvent } from '../protocol/BoardEvent'
import type { EventEntry } from '../protocol/EventEntry'
import type { RivalsEvent } from '../protocol/RivalsEvent'
import type { Update } from '../protocol/Update'
import { momentsOf } from './moments'

const entry = (event: EventEntry['event']): EventEntry => ({
  step: 1,
  index: 0,
  phrase: null,
  event,
})
const board = (event: BoardEvent) => entry({ family: 'board', ...event })
const cards = (event: RivalsEvent) => entry({ family: 'rivals', ...event })
const update = (more = {}) =>
  ({ timed_out: [], awaited: [], ending: null, ...more }) as unknown as Update
const keys = (entries: EventEntry[], me: number | null, now = update(), before = update()) =>
  momentsOf(entries, now, before, me).map(it => it.phrase.key.replace('web-moment-', ''))

test('who is robbed hears of it, nobody else does', () => {
  const theft = board({ event: 'stolen', thief: 1, victim: 0, kind: 'ore' })
  expect(keys([theft], 0)).toEqual(['robbed'])
  expect(keys([theft], 1)).toEqual([])
  expect(keys([theft], null)).toEqual([])
})

test('a monopoly that takes nothing is no loss', () => {
  const taken = (count: number) =>
    board({ event: 'monopolised', seat: 1, from: 0, kind: 'ore', count })
  expect(keys([taken(2)], 0)).toEqual(['robbed'])
  expect(keys([taken(0)], 0)).toEqual([])
})

test('what stood on the board is missed by its owner', () => {
  const lost: BoardEvent[] = [
    { event: 'city-lost', seat: 0, corner: '0,0.N', lying: false },
    { event: 'road-removed', seat: 1, owner: 0, edge: '0,0.E' },
    { event: 'ship-lost', seat: 0, edge: '0,0.E' },
    { event: 'metropolis-lost', seat: 0, area: 'trade', corner: '0,0.N' },
  ]
  expect(keys(lost.map(board), 0)).toEqual(['city', 'road', 'ship', 'metropolis'])
  expect(keys(lost.map(board), 2)).toEqual([])
  // The own Diplomat takes up an own road to lay it elsewhere.
  const own: BoardEvent = { event: 'road-removed', seat: 0, owner: 0, edge: '0,0.E' }
  expect(keys([board(own)], 0)).toEqual([])
})

test('the route is lost only by who had it', () => {
  const had = (holder: number | null) =>
    update({ picture: { family: 'board', route_holder: holder, army_holder: null } })
  const passed = board({ event: 'route-holder', seat: 1, length: 6 })
  const cut = board({ event: 'route-holder', seat: null, length: 0 })
  expect(keys([passed], 0, update(), had(0))).toEqual(['route-taken'])
  expect(keys([cut], 0, update(), had(0))).toEqual(['route-lost'])
  expect(keys([passed], 0, update(), had(2))).toEqual([])
  expect(keys([passed], 1, update(), had(0))).toEqual([])
})

test('the clock says that it has acted', () => {
  expect(keys([], 0, update({ timed_out: [0] }))).toEqual(['time'])
  expect(keys([], 1, update({ timed_out: [0] }))).toEqual([])
})

test('the end is told once, to players and to those who watch', () => {
  const over = update({ ending: { winners: [0] } })
  expect(keys([], 0, over)).toEqual(['won'])
  expect(keys([], 1, over)).toEqual(['winner'])
  expect(keys([], null, over)).toEqual(['winner'])
  expect(keys([], 0, over, over)).toEqual([])
  expect(keys([], 0, update({ ending: { winners: [] } }))).toEqual(['drawn'])
})

test('the card game: brigands, thefts and buildings that fall', () => {
  const raid = cards({
    event: 'raided',
    seat: 0,
    counted: 8,
    lost: [{ kind: 'wool', count: 2 }],
  })
  expect(keys([raid], 0)).toEqual(['raided'])
  expect(keys([raid], 1)).toEqual([])
  expect(keys([cards({ event: 'stolen', seat: 1, card: null })], 0)).toEqual(['seized'])
  expect(keys([cards({ event: 'stolen', seat: 0, card: null })], 0)).toEqual([])
  const fallen = cards({ event: 'removed', seat: 0, card: 'abbey' })
  expect(keys([fallen], 0)).toEqual(['removed'])
  expect(momentsOf([fallen], update(), update(), 0)[0].phrase.facts).toEqual({
    card: { word: 'RIV-CARD-abbey' },
  })
})

test('what is taken without a choice is a loss, what one gives up is none', () => {
  const taken: EventEntry[] = [
    board({ event: 'handed', seat: 0, to: 1, kind: 'ore' }),
    board({ event: 'card-lost', seat: 0, kind: 'wool' }),
    cards({ event: 'given', from: 0, to: 1, kind: 'gold' }),
    cards({ event: 'lost', seat: 0, goods: [{ kind: 'wool', count: 1 }] }),
  ]
  expect(keys(taken, 0)).toEqual(['robbed', 'fleet', 'robbed', 'lost'])
  expect(keys(taken, 1)).toEqual([])
  expect(keys(taken, 0, update(), update({ awaited: [0] }))).toEqual([])
})

test('everybody learns that the barbarians have landed', () => {
  const landing = (knights: number) => board({ event: 'barbarians-landed', barbarians: 4, knights })
  for (const viewer of [0, 1, null]) expect(keys([landing(3)], viewer)).toEqual(['landed-lost'])
  expect(keys([landing(4)], 0)).toEqual(['landed-won'])
  const [won] = momentsOf([landing(4)], update(), update(), 0)
  expect(won).toMatchObject({ sound: 'battle', hasPanel: true })
})

test('the end comes before everything else', () => {
  const theft = board({ event: 'stolen', thief: 1, victim: 0, kind: 'ore' })
  expect(keys([theft], 0, update({ ending: { winners: [1] } }))).toEqual(['winner', 'robbed'])
})

test('only who has won hears the fanfare, and those who watch', () => {
  const over = update({ ending: { winners: [0] } })
  const sound = (me: number | null) => momentsOf([], over, update(), me)[0].sound
  expect([0, 1, null].map(sound)).toEqual(['won', 'over', 'won'])
})
