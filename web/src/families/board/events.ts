// Events of the board family, as far as log and animation look into them.

import type { Names, Part, Words } from '../../i18n/phrases'
import type { Amount } from '../../protocol/Amount'
import type { BoardEvent } from '../../protocol/BoardEvent'
import type { BoardScene } from '../../protocol/BoardScene'
import type { EventEntry } from '../../protocol/EventEntry'
import type { VillagePicture } from '../../protocol/VillagePicture'
import { eventsOf, line, turnsBefore, type EntryOf, type LogLine } from '../../table/log'
import { cards, type Flight } from '../../table/travel'
import type { Sound } from '../../table/sound'

type BoardEntry = EntryOf<'board'>

/** Where it happened; for what moves, where it is now. */
export function placeOf(event: BoardEvent): string | null {
  switch (event.event) {
    case 'knight-moved':
      return event.target
    case 'ship-moved':
    case 'robber-moved':
    case 'pirate-moved':
      return event.to
  }
  if ('corner' in event) return event.corner
  if ('edge' in event) return event.edge
  return 'hex' in event ? event.hex : null
}

/** Where to and where from a ship has sailed or a knight has ridden. */
export function voyageOf(event: BoardEvent): [string, string][] {
  if (event.event === 'ship-moved') return [[event.to, event.from]]
  return event.event === 'knight-moved' ? [[event.target, event.corner]] : []
}

/** The hexes a roll was about. */
function rolledHexes(scene: BoardScene, dice: readonly number[]): string[] {
  const sum = dice[0] + dice[1]
  return scene.hexes.filter(it => it.number === sum).map(it => it.name)
}

/** Every place an event is about, to be shown on the board. */
function placesOf(event: BoardEvent, scene: BoardScene): string[] {
  if (event.event === 'rolled') return rolledHexes(scene, event.dice)
  if (event.event === 'chips-swapped') return [event.hex, event.other]
  const place = placeOf(event)
  return [...(place ? [place] : []), ...voyageOf(event).map(([, from]) => from)]
}

/**
 * What other lines say already: a place that was found is called by its number, too; cards laid
 * aside are told together.
 */
const UNTOLD: ReadonlySet<BoardEvent['event']> = new Set([
  'paid',
  'offer-closed',
  'number-laid',
  'laid-aside',
])

/** A discovery is told by the new name of the place. */
const plainly = (entry: BoardEntry): BoardEntry =>
  entry.phrase ? { ...entry, phrase: { ...entry.phrase, key: 'web-log-discovered' } } : entry

/**
 * With knights a founding city is laid out as a settlement first; it is told once, as a city and in
 * that place.
 */
function foundedCities(entries: readonly BoardEntry[]): BoardEntry[] {
  const told = [...entries]
  const settled = new Map<string, number>()
  entries.forEach((entry, i) => {
    const { step, event } = entry
    if (event.event === 'settlement-built') settled.set(`${step} ${event.corner}`, i)
    const first = event.event === 'city-built' ? settled.get(`${step} ${event.corner}`) : undefined
    if (first !== undefined) [told[first], told[i]] = [entry, { ...entry, phrase: null }]
  })
  return told
}

/** That somebody has to discard is told until it is known what. */
function discards(entries: readonly BoardEntry[]): BoardEntry[] {
  const told = [...entries]
  const asked = new Map<number, number>()
  entries.forEach((entry, i) => {
    const { event } = entry
    if (event.event === 'must-discard') asked.set(event.seat, i)
    if (event.event !== 'discarded') return
    const first = asked.get(event.seat)
    if (first === undefined) return
    ;[told[first], told[i]] = [entry, { ...entry, phrase: null }]
    asked.delete(event.seat)
  })
  return told
}

/**
 * Lines of the log: turns as headings, a roll and what it brought in one line. `turns` is the
 * number of the turn under way, for games that began in the middle of another.
 */
export function logLines(
  entries: readonly EventEntry[],
  words: Words,
  names: Names,
  scene: BoardScene,
  turns?: number,
): LogLine[] {
  const lines: LogLine[] = []
  let turn = turnsBefore(entries, turns)
  let isAnnounced = false
  /** The line of a roll, as long as nothing but its cards has followed. */
  let roll: LogLine | null = null
  /** The line of an offer or a question, as long as it is on the table. */
  let offer: LogLine | null = null
  for (const entry of discards(foundedCities(eventsOf(entries, 'board')))) {
    const { event } = entry
    // A game that begins without a founding phase rolls in a turn nobody has announced.
    if (event.event === 'turn-began' || (event.event === 'rolled' && !isAnnounced)) {
      // Where that turn is counted already, its number is known.
      if (event.event === 'turn-began' || !turn) turn++
      isAnnounced = true
      lines.push({
        heading: true,
        text: words.label('web-log-turn', { turn, name: names.seat(event.seat) }),
      })
    }
    if (event.event === 'turn-began') continue
    if (UNTOLD.has(event.event) || (event.event === 'event-die' && event.face === 'ship')) continue
    if (event.event === 'produced' && roll && !roll.heading) {
      roll.pieces.push(() => broughtBy(event, words, names))
      continue
    }
    if (isAnswer(event) && offer && !offer.heading) {
      offer.pieces.push(() => answered(event, words, names))
      continue
    }
    const told = event.event === 'discovered' ? plainly(entry) : entry
    const next = line(told, words, names, placesOf(event, scene))
    if (!next) continue
    lines.push(next)
    roll = event.event === 'rolled' ? next : null
    offer = event.event === 'offer-made' || event.event === 'asked' ? next : null
  }
  return lines
}

type Answer = Extract<
  BoardEvent,
  { event: 'offer-accepted' | 'offer-rejected' | 'offer-countered' }
>
const isAnswer = (event: BoardEvent): event is Answer =>
  event.event === 'offer-accepted' ||
  event.event === 'offer-rejected' ||
  event.event === 'offer-countered'

/** "Jonas declines", for the end of the line of the offer. */
function answered(event: Answer, words: Words, names: Names): Part[] {
  const name: Part = { kind: 'seat', seat: event.seat, text: names.seat(event.seat) }
  const text = (text: string): Part => ({ kind: 'text', text })
  const said = [text(' '), name, text(`\u00a0${words.label(`web-log-${event.event}`)}`)]
  if (event.event !== 'offer-countered') return said
  const goods = (goods: Amount[]): Part => ({ kind: 'goods', goods, text: words.amounts(goods) })
  const { give, get } = event.offer
  const forWhat = text(` ${words.label('web-log-for')} `)
  return [...said, text(' '), goods(give), forWhat, goods(get), text('.')]
}

/** "Jonas ▢▢", for the end of the line of the roll. */
const broughtBy = (
  { seat, goods }: Extract<BoardEvent, { event: 'produced' }>,
  words: Words,
  names: Names,
): Part[] => [
  { kind: 'text', text: ' ' },
  { kind: 'seat', seat, text: names.seat(seat) },
  // Name and cards stay together.
  { kind: 'text', text: '\u00a0' },
  { kind: 'goods', goods, text: words.amounts(goods) },
]

const seatAnchor = (seat: number) => `seat-${seat}`
const one = (kind: string): Amount[] => [{ kind, count: 1 }]

/** The ground a good is drawn to rise from; only for the eye. */
const GROUND: Record<string, string> = {
  lumber: 'forest',
  brick: 'hills',
  wool: 'pasture',
  grain: 'fields',
  ore: 'mountains',
  cloth: 'pasture',
  coin: 'mountains',
  paper: 'forest',
}

/** The hex with the rolled number whose colour the card has; the bank if there is none. */
function springs(kind: string, scene: BoardScene, rolled: number | null): string {
  const hex = scene.hexes.find(it => it.number === rolled && it.terrain === GROUND[kind])
  return hex ? `hex-${hex.name}` : 'bank'
}

/** The cards an event lets travel. */
export function flightsOf(
  event: BoardEvent,
  scene: BoardScene,
  rolled: number | null,
  villages: readonly VillagePicture[] = [],
): Flight[] {
  const between = (from: number, to: number, kind: string | null, delay: number): Flight[] => [
    { from: seatAnchor(from), to: seatAnchor(to), kind, delay },
  ]
  const hidden = (from: string, to: string, delay: number): Flight[] => [
    { from, to, kind: null, delay },
  ]
  const seat = 'seat' in event && event.seat !== null ? seatAnchor(event.seat) : ''
  switch (event.event) {
    case 'produced':
      return event.goods.flatMap(it => cards([it], springs(it.kind, scene, rolled), seat, 600))
    case 'paid':
    case 'discarded':
      return cards(event.goods, seat, 'bank')
    case 'taken':
      return cards(one(event.kind), 'bank', seat)
    case 'bank-traded':
      return [
        ...cards([{ kind: event.give, count: event.count }], seat, 'bank'),
        ...cards(one(event.get), 'bank', seat),
      ]
    case 'stolen':
      return between(event.victim, event.thief, event.kind, 200)
    case 'monopolised':
      return cards([{ kind: event.kind, count: event.count }], seatAnchor(event.from), seat)
    case 'traded': {
      const { give, get } = event.offer
      const other = seatAnchor(event.with)
      return [...cards(give, seat, other), ...cards(get, other, seat)]
    }
    case 'card-bought':
      return hidden('bank', seat, 0)
    case 'card-lost':
      return cards(one(event.kind), seat, 'bank')
    case 'trade-opened':
      return cards(one('bale'), `village-${event.corner}`, seat)
    case 'cloth-taken':
      return villages
        .filter(it => it.number === rolled)
        .flatMap(it => cards(one('bale'), `village-${it.corner}`, seat, 600))
    case 'gift-taken':
      return hidden(`gift-${event.edge}`, seat, 0)
    case 'cloth-stolen':
      return between(event.victim, event.thief, 'bale', 200)
    case 'card-given':
      return hidden('bank', seat, 200)
    case 'progress-drawn':
      return hidden('bank', seat, 400)
    case 'progress-returned':
      return hidden(seat, 'bank', 0)
    case 'card-seized':
      return hidden(seatAnchor(event.of), seat, 0)
    case 'handed':
    case 'given-back':
      return between(event.seat, event.to, event.kind, 0)
    default:
      return []
  }
}

const SOUNDS: Partial<Record<BoardEvent['event'], Sound>> = {
  'road-built': 'piece',
  'settlement-built': 'piece',
  'city-built': 'piece',
  produced: 'card',
  'card-bought': 'card',
  'offer-made': 'offer',
  asked: 'offer',
  proposed: 'offer',
  'robber-moved': 'robber',
  'ship-built': 'piece',
  'ship-moved': 'piece',
  'ship-lost': 'robber',
  'pirate-moved': 'robber',
  'fleet-moved': 'robber',
  discovered: 'card',
  'harbour-placed': 'piece',
  'gift-taken': 'card',
  'cloth-taken': 'card',
  'warship-made': 'piece',
  'fortress-attacked': 'dice',
  'fortress-taken': 'piece',
  'wonder-claimed': 'piece',
  'wonder-built': 'piece',
  'barbarians-sailed': 'robber',
  'progress-drawn': 'card',
  'progress-played': 'card',
  improved: 'card',
  'metropolis-founded': 'won',
  'defender-named': 'won',
  'wall-built': 'piece',
  'city-repaired': 'piece',
  'knight-placed': 'piece',
  'knight-activated': 'piece',
  'knight-promoted': 'piece',
  'knight-moved': 'piece',
  'knight-driven-away': 'robber',
  'merchant-placed': 'piece',
  'chips-swapped': 'piece',
  handed: 'card',
  stolen: 'card',
  traded: 'card',
}

export const soundOf = (event: BoardEvent): Sound | null => SOUNDS[event.event] ?? null
