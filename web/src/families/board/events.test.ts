import { describe, expect, it } from 'vitest'
import { Words } from '../../i18n/phrases'
import type { BoardEvent } from '../../protocol/BoardEvent'
import type { EventEntry } from '../../protocol/EventEntry'
import type { Phrase } from '../../protocol/Phrase'
import type { BoardScene } from '../../protocol/BoardScene'
import { sentence } from '../../table/log'
import { flightsOf, logLines, placeOf, voyageOf } from './events'
import { countEvents, expected, sampleSteps } from './stats'

const words = new Words('en', [
  `web-log-turn = Turn { $turn } · { $name }
rolled = { $seat } rolls { $one } + { $two } = { $sum }.
produced = { $seat } receives { $goods }.
lumber = timber
must = { $seat } must discard.
done = { $seat } discards.
short = Nobody gets any.
offers = { $seat } makes an offer.
web-log-offer-accepted = agrees.
web-log-offer-rejected = declines.
web-log-offer-countered = offers
web-log-for = for
ore = ore
`,
])
const names = { seat: (seat: number) => ['Ada', 'Jonas'][seat], place: (it: string) => it }
const scene = {
  hexes: [{ name: '0,0', terrain: 'forest', number: 8 }],
  corners: ['0,0.N', '0,0.S'],
  edges: ['0,0.E'],
} as unknown as BoardScene

const entry = (
  step: number,
  index: number,
  event: BoardEvent,
  phrase: Phrase | null = null,
): EventEntry => ({ step, index, phrase, event: { family: 'board', ...event } })
const said = (key: string, facts: Phrase['facts'] = {}): Phrase => ({ key, facts })

const STOLEN: BoardEvent = { event: 'stolen', thief: 0, victim: 1, kind: null }
const PRODUCED: BoardEvent = {
  event: 'produced',
  seat: 1,
  goods: [{ kind: 'lumber', count: 2 }],
}
const ROLLED = said('rolled', {
  seat: { seat: 0 },
  one: { number: 3 },
  two: { number: 5 },
  sum: { number: 8 },
})
const LOG: EventEntry[] = [
  entry(1, 0, { event: 'turn-began', seat: 0 }, said('turn')),
  entry(2, 0, { event: 'rolled', seat: 0, dice: [3, 5] }, ROLLED),
  entry(2, 1, PRODUCED, said('produced')),
  entry(3, 0, STOLEN),
]

describe('events of the board', () => {
  it('tell an offer and its answers in one line', () => {
    const offer = { give: [{ kind: 'lumber', count: 1 }], get: [{ kind: 'ore', count: 1 }] }
    const turned = { give: offer.get, get: offer.give }
    const made = entry(
      1,
      0,
      { event: 'offer-made', seat: 0, offer },
      said('offers', { seat: { seat: 0 } }),
    )
    const log = [
      made,
      entry(2, 0, { event: 'offer-rejected', seat: 1 }, said('no')),
      entry(3, 0, { event: 'offer-countered', seat: 1, offer: turned }, said('other')),
      entry(4, 0, { event: 'offer-closed', seat: 0 }),
      { ...made, step: 5 },
      entry(6, 0, { event: 'offer-accepted', seat: 1 }, said('yes')),
    ]
    const lines = logLines(log, words, names, scene)
    expect(
      lines.map(
        it =>
          !it.heading &&
          sentence(it)
            .map(part => part.text)
            .join(''),
      ),
    ).toEqual([
      'Ada makes an offer. Jonas\u00a0declines. Jonas\u00a0offers 1 ore for 1 timber.',
      'Ada makes an offer. Jonas\u00a0agrees.',
    ])
  })

  it('become a log with turns as headings and a roll in one line', () => {
    const lines = logLines(LOG, words, names, scene)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toEqual({ heading: true, text: 'Turn 1 · Ada' })
    const roll = lines[1]
    expect(
      roll.heading === false &&
        sentence(roll)
          .map(it => it.text)
          .join(''),
    ).toBe('Ada rolls 3 + 5 = 8. Jonas\u00a02 timber')
    expect(roll.heading === false && roll.places).toEqual(['0,0'])
  })

  it('points at every place of an event, whatever its sentence names', () => {
    const places = (event: BoardEvent) => {
      const [line] = logLines([entry(1, 0, event, said('short'))], words, names, scene)
      return line.heading ? [] : line.places
    }
    expect(places({ event: 'chips-swapped', seat: 0, hex: '0,0', other: '1,0' })).toEqual([
      '0,0',
      '1,0',
    ])
    expect(places({ event: 'ship-moved', seat: 0, from: '0,0.E', to: '1,0.E' })).toEqual([
      '1,0.E',
      '0,0.E',
    ])
    expect(places(STOLEN)).toEqual([])
  })

  it('go on counting where the game before was left', () => {
    const headings = (log: EventEntry[], turns: number) =>
      logLines(log, words, names, scene, turns).flatMap(it => (it.heading ? [it.text] : []))
    // The first roll is that of the turn the game was taken over in.
    expect(headings(LOG.slice(1, 2), 31)).toEqual(['Turn 31 · Ada'])
    expect(headings([...LOG.slice(1, 2), ...LOG.slice(0, 1)], 32)).toEqual([
      'Turn 31 · Ada',
      'Turn 32 · Ada',
    ])
    expect(headings(LOG, 1)).toEqual(['Turn 1 · Ada'])
    expect(headings(LOG.slice(1, 2), 1)).toEqual(['Turn 1 · Ada'])
  })

  it('count the first turn of a game without a founding phase', () => {
    expect(logLines(LOG.slice(1, 2), words, names, scene)[0]).toEqual({
      heading: true,
      text: 'Turn 1 · Ada',
    })
  })

  it('tell a founding city once', () => {
    const built = (event: 'settlement-built' | 'city-built', step = 5) =>
      entry(step, 0, { event, seat: 0, corner: '0,0.N' }, said('web-log-turn'))
    const lines = (log: EventEntry[]) => logLines(log, words, names, scene)
    expect(lines([built('settlement-built'), built('city-built')])).toHaveLength(1)
    expect(lines([built('settlement-built'), built('city-built', 9)])).toHaveLength(2)
  })

  it('tell a discard in one line for each seat', () => {
    const must = (seat: number) =>
      entry(5, seat, { event: 'must-discard', seat, count: 4 }, said('must', { seat: { seat } }))
    const aside = (seat: number) =>
      entry(6, seat, { event: 'laid-aside', seat, kind: null }, said('must', { seat: { seat } }))
    const done = (seat: number) =>
      entry(7, seat, { event: 'discarded', seat, goods: [] }, said('done', { seat: { seat } }))
    const before = [must(0), must(1), aside(0), aside(1)]
    const seats = (log: EventEntry[]) =>
      logLines(log, words, names, scene).map(it =>
        it.heading
          ? null
          : sentence(it)
              .map(part => part.text)
              .join(''),
      )
    expect(seats(before)).toEqual(['Ada must discard.', 'Jonas must discard.'])
    expect(seats([...before, done(0), done(1)])).toEqual(['Ada discards.', 'Jonas discards.'])
  })

  it('join what a roll brought to its line, and to no other', () => {
    const shortage = entry(2, 1, { event: 'shortage', kind: 'ore' }, said('short'))
    const lines = (log: EventEntry[]) => logLines(log, words, names, scene).length
    expect(lines([LOG[1], { ...LOG[2], index: 1 }])).toBe(2)
    expect(lines([LOG[1], shortage, { ...LOG[2], index: 2 }])).toBe(4)
  })

  it('let cards rise from the hex that was rolled', () => {
    expect(flightsOf(PRODUCED, scene, 8)).toEqual(
      [0, 1].map(() => ({ from: 'hex-0,0', to: 'seat-1', kind: 'lumber', delay: 600 })),
    )
  })

  it('keep a stolen card face down for others', () => {
    expect(flightsOf(STOLEN, scene, null)).toEqual([
      { from: 'seat-1', to: 'seat-0', kind: null, delay: 200 },
    ])
  })

  it('let cloth come from its village and gifts from their coast', () => {
    const village = { corner: '0,0.N', number: 8, cloth: 4, traders: [0] }
    expect(flightsOf({ event: 'cloth-taken', seat: 0 }, scene, 8, [village])).toEqual([
      { from: 'village-0,0.N', to: 'seat-0', kind: 'bale', delay: 600 },
    ])
    expect(flightsOf({ event: 'cloth-taken', seat: 0 }, scene, 5, [village])).toEqual([])
    expect(flightsOf({ event: 'gift-taken', seat: 1, edge: '0,0.E' }, scene, null)).toEqual([
      { from: 'gift-0,0.E', to: 'seat-1', kind: null, delay: 0 },
    ])
  })

  it('know where ships sail, what is found and where figures go', () => {
    expect(placeOf({ event: 'discovered', seat: 0, hex: '0,0', terrain: 'gold' })).toBe('0,0')
    expect(placeOf({ event: 'pirate-moved', seat: 0, to: '0,0' })).toBe('0,0')
    expect(placeOf({ event: 'pirate-moved', seat: 0, to: null })).toBe(null)
    expect(placeOf({ event: 'road-built', seat: 0, edge: '0,0.E' })).toBe('0,0.E')
    expect(placeOf({ event: 'paid', seat: 0, goods: [] })).toBe(null)
    expect(voyageOf({ event: 'ship-moved', seat: 0, from: '0,0.E', to: '0,0.NE' })).toEqual([
      ['0,0.NE', '0,0.E'],
    ])
    expect(voyageOf({ event: 'ship-built', seat: 0, edge: '0,0.E' })).toEqual([])
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
    const log = Array.from({ length: 100 }, (_, i) => entry(i, 0, { event: 'turn-began', seat: 0 }))
    const steps = sampleSteps(log, 120, 20)
    expect(steps.length).toBeLessThanOrEqual(21)
    expect([steps[0], steps.at(-1)]).toEqual([0, 120])
  })
})
