import { describe, expect, it } from 'vitest'
import type { BoardPicture } from '../../../protocol/BoardPicture'
import type { BoardScene } from '../../../protocol/BoardScene'
import type { ChoiceCard } from '../../../protocol/ChoiceCard'
import type { EventEntry } from '../../../protocol/EventEntry'
import { litVerbs, onBoard } from '../arming'
import { discovered } from '../chart'
import { voyageOf } from '../events'
import { kindsOf, notation } from '../money'
import { columnsOf } from '../result'
import { countEvents } from '../stats'
import { outlook } from './battle'
import { deedsOf, placed, usableKnights } from './deeds'
import { deckOf } from './realm'

const choice = (action: string): ChoiceCard => {
  const [verb, ...target] = action.split(' ')
  return { verb, target: target.join(' '), action, phrase: { key: '', facts: {} } }
}
const CHOICES = [
  'end',
  'move 0,0.N 1,0.N',
  'move 0,0.N 0,1.N',
  'promote 0,0.N',
  'activate 1,1.S',
  'raise 2,0.N',
  'play spy',
].map(choice)

const realm = (seat: number, contribution: number) => ({
  seat,
  contribution,
  defenders: seat,
  shown: [],
  knights: [],
  hidden: [],
  improvements: [],
})
const picture = (strength: number, contributions: number[], losers: number[] = []) =>
  ({
    owners: [],
    players: [],
    bank: [],
    knights: {
      barbarians: {
        steps: 3,
        landing: 7,
        landed: true,
        strength,
        knights: contributions.reduce((a, b) => a + b, 0),
        losers,
        committed: [],
      },
      realms: contributions.map((it, seat) => realm(seat, it)),
      metropolises: [],
      merchant: { hex: '0,0', seat: 1 },
      numbers: [{ name: '0,0', terrain: 'forest', number: 9 }],
    },
  }) as unknown as BoardPicture

describe('deeds of knights', () => {
  it('are gathered by the corner of the knight', () => {
    expect(usableKnights(CHOICES)).toEqual(['0,0.N', '1,1.S'])
    expect(deedsOf(CHOICES, '0,0.N').map(it => it.verb)).toEqual(['move', 'move', 'promote'])
  })

  it('light where a knight stands until he is taken up, then where he may go', () => {
    const targets = (lifted: string | null) =>
      placed(CHOICES, lifted)
        .filter(it => it.verb === 'move')
        .map(it => it.target)
    expect(targets(null)).toEqual(['0,0.N', '0,0.N'])
    expect(targets('0,0.N')).toEqual(['1,0.N', '0,1.N'])
    expect(targets('1,1.S')).toEqual([])
  })

  it('are no places one has to choose while the turn is free', () => {
    const board = onBoard(placed(CHOICES, null))
    expect(litVerbs(board, null, true)).toEqual([])
    expect(litVerbs(board, 'raise', true)).toEqual(['raise'])
  })
})

describe('the barbarians', () => {
  it('would win over fewer knights, and take a city from those named', () => {
    expect(outlook(picture(5, [1, 2], [0]))).toMatchObject({ lost: true, losers: [0], best: [] })
  })

  it('would lose against as many, to the honour of who brought most', () => {
    expect(outlook(picture(3, [1, 2]))).toMatchObject({ lost: false, best: [1] })
    expect(outlook(picture(4, [2, 2]))?.best).toEqual([0, 1])
    expect(outlook(picture(0, [0, 0]))?.best).toEqual([])
  })
})

describe('what else is new', () => {
  it('counts commodities among the kinds of cards', () => {
    const bank = ['ore', 'paper', 'lumber', 'cloth'].map(kind => ({ kind, count: 1 }))
    expect(kindsOf({ bank })).toEqual(['lumber', 'ore', 'cloth', 'paper'])
    expect(notation({ coin: 2, wool: 1 })).toBe('1 wool 2 coin')
  })

  it('knows the back of every card', () => {
    const decks = [
      { area: 'politics', cards: ['spy'] },
      { area: 'science', cards: ['mining', 'road-building'] },
    ]
    expect(['spy', 'road-building'].map(it => deckOf(decks, it))).toEqual(['politics', 'science'])
  })

  it('shows numbers the Inventor swapped', () => {
    const scene = {
      hexes: [
        { name: '0,0', terrain: 'forest', number: 4 },
        { name: '1,0', terrain: 'fog', number: null },
      ],
      harbours: [],
    } as unknown as BoardScene
    expect(discovered(scene, picture(0, [])).hexes.map(it => it.number)).toEqual([9, null])
  })

  it('lets a knight ride from corner to corner', () => {
    expect(voyageOf({ event: 'knight-moved', seat: 0, corner: '0,0.N', target: '1,0.N' })).toEqual([
      ['1,0.N', '0,0.N'],
    ])
  })

  it('has columns and figures of its own at the end', () => {
    const names = columnsOf(picture(0, [0, 0])).map(it => it.name)
    expect(names).toEqual([
      'settlements',
      'cities',
      'metropolises',
      'route',
      'defenders',
      'merchant',
      'shown',
    ])
    const events: EventEntry['event'][] = [
      { family: 'board', event: 'barbarians-landed', barbarians: 4, knights: 4 },
      { family: 'board', event: 'improved', seat: 1, area: 'trade', level: 1 },
    ]
    const log = events.map((event, index) => ({ step: 1, index, phrase: null, event }))
    const stats = countEvents(log, 2)
    expect(stats.battles).toEqual({ won: 1, lost: 0 })
    expect(stats.deeds[1].improved).toBe(1)
  })
})
