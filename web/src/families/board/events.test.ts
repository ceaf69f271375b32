import { describe, expect, it } from 'vitest'
import { Words } from '../../i18n/phrases'
import type { EventEntry } from '../../protocol/EventEntry'
import type { BoardScene } from '../../protocol/BoardScene'
import { flightsOf, logLines, placeOf, voyageOf } from './events'
import { countEvents, expected, sampleSteps } from './stats'

const words = new Words('en', [
  `web-log-turn = Turn { $turn } · { $name }
rolled = { $seat } rolls { $one } + { $two } = { $sum }.
produced = { $seat } receives { $goods }.
lumber = lumber
`,
])
const names = { seat: (seat: number) => ['Ada', 'Jonas'][seat], place: (it: string) => it }
const scene = {
  hexes: [{ name: '0,0', terrain: 'forest', number: 8 }],
  corners: ['0,0.N', '0,0.S'],
  edges: ['0,0.E'],
} as unknown as BoardScene

const LOG: EventEntry[] = [
  { step: 1, phrase: { key: 'turn', facts: {} }, event: { event: 'turn-began', seat: 0 } },
  {
    step: 2,
    phrase: {
      key: 'rolled',
      facts: { seat: { seat: 0 }, one: { number: 3 }, two: { number: 5 }, sum: { number: 8 } },
    },
    event: { event: 'rolled', seat: 0, dice: [3, 5] },
  },
  {
    step: 2,
    phrase: {
      key: 'produced',
      facts: { seat: { seat: 1 }, goods: { amounts: [{ kind: 'lumber', count: 2 }] } },
    },
    event: { event: 'produced', seat: 1, goods: { lumber: 2 } },
  },
  { step: 3, phrase: null, event: { event: 'stolen', thief: 0, victim: 1, kind: null } },
]

describe('events of the board', () => {
  it('become a log with turns as headings and a roll in one line', () => {
    const lines = logLines(LOG, words, names, scene)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toEqual({ heading: true, text: 'Turn 1 · Ada' })
    const roll = lines[1]
    expect(roll.heading === false && roll.parts.map(it => it.text).join('')).toBe(
      'Ada rolls 3 + 5 = 8. Jonas\u00a02 lumber',
    )
    expect(roll.heading === false && roll.places).toEqual(['0,0'])
  })

  it('count the first turn of a game without a founding phase', () => {
    expect(logLines(LOG.slice(1, 2), words, names, scene)[0]).toEqual({
      heading: true,
      text: 'Turn 1 · Ada',
    })
  })

  it('tell a founding city once', () => {
    const built = (event: string): EventEntry => ({
      step: 5,
      phrase: { key: 'rolled', facts: {} },
      event: { event, seat: 0, corner: '0,0.N' },
    })
    expect(
      logLines([built('settlement-built'), built('city-built')], words, names, scene),
    ).toHaveLength(1)
    expect(
      logLines(
        [built('settlement-built'), { ...built('city-built'), step: 9 }],
        words,
        names,
        scene,
      ),
    ).toHaveLength(2)
  })

  it('tell a discard in one line for each seat', () => {
    const entry = (event: string, seat: number): EventEntry => ({
      step: 5,
      phrase: { key: event === 'discarded' ? 'produced' : 'rolled', facts: { seat: { seat } } },
      event: { event, seat },
    })
    const before = [
      entry('must-discard', 0),
      entry('must-discard', 1),
      entry('laid-aside', 0),
      entry('laid-aside', 1),
      entry('laid-aside', 1),
    ]
    const seats = (log: EventEntry[]) =>
      logLines(log, words, names, scene).map(it =>
        it.heading
          ? null
          : it.parts
              .map(part => part.text)
              .join('')
              .split(' ', 2)
              .join(' '),
      )
    expect(seats(before)).toEqual(['Ada rolls', 'Jonas rolls'])
    expect(seats([...before, entry('discarded', 0), entry('discarded', 1)])).toEqual([
      'Ada receives',
      'Jonas receives',
    ])
  })

  it('let cards rise from the hex that was rolled', () => {
    expect(flightsOf(LOG[2], scene, 8)).toEqual(
      [0, 1].map(() => ({ from: 'hex-0,0', to: 'seat-1', kind: 'lumber', delay: 600 })),
    )
  })

  it('keep a stolen card face down for others', () => {
    expect(flightsOf(LOG[3], scene, null)).toEqual([
      { from: 'seat-1', to: 'seat-0', kind: null, delay: 200 },
    ])
  })

  it('let cloth come from its village and gifts from their coast', () => {
    const entry = (event: Record<string, unknown>) =>
      ({ step: 1, phrase: null, event }) as EventEntry
    const village = { corner: '0,0.N', number: 8, cloth: 4, traders: [0] }
    expect(flightsOf(entry({ event: 'cloth-taken', seat: 0 }), scene, 8, [village])).toEqual([
      { from: 'village-0,0.N', to: 'seat-0', kind: 'bale', delay: 600 },
    ])
    expect(flightsOf(entry({ event: 'cloth-taken', seat: 0 }), scene, 5, [village])).toEqual([])
    expect(flightsOf(entry({ event: 'gift-taken', seat: 1, edge: '0,0.E' }), scene, null)).toEqual([
      { from: 'gift-0,0.E', to: 'seat-1', kind: null, delay: 0 },
    ])
  })

  it('know where ships sail, what is found and where figures go', () => {
    expect(placeOf(scene, { event: 'discovered', hex: '0,0', terrain: 'gold' })).toBe('0,0')
    expect(placeOf(scene, { event: 'pirate-moved', to: '0,0' })).toBe('0,0')
    expect(placeOf(scene, { event: 'pirate-moved', to: null })).toBe(null)
    expect(voyageOf({ event: 'ship-moved', from: '0,0.E', to: '0,0.NE' })).toEqual([
      ['0,0.NE', '0,0.E'],
    ])
    expect(voyageOf({ event: 'ship-built', edge: '0,0.E' })).toEqual([])
  })

  it('name their places by the order of the scene', () => {
    expect(placeOf(scene, { event: 'settlement-built', corner: 1 })).toBe('0,0.S')
    expect(placeOf(scene, { event: 'road-built', edge: 0 })).toBe('0,0.E')
    expect(placeOf(scene, { event: 'robber-moved', to: 0 })).toBe('0,0')
    expect(placeOf(scene, { event: 'paid' })).toBe(null)
  })
})

describe('figures of a game', () => {
  it('are counted from its events', () => {
    const stats = countEvents(LOG, 2)
    expect(stats.rolls.get(8)).toBe(1)
    expect(stats.received[1].lumber).toBe(2)
    expect([stats.stole, stats.robbed]).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(stats.turns).toBe(1)
  })

  it('expect 36 rolls to show every pair once', () => {
    expect([2, 7, 12].map(sum => expected(sum, 36))).toEqual([1, 6, 1])
  })

  it('sample turns over the whole game and never forget its end', () => {
    const log = Array.from({ length: 100 }, (_, i) => ({
      step: i,
      phrase: null,
      event: { event: 'turn-began', seat: 0 },
    }))
    const steps = sampleSteps(log, 120, 20)
    expect(steps.length).toBeLessThanOrEqual(21)
    expect([steps[0], steps.at(-1)]).toEqual([0, 120])
  })
})
