// Events of the board family, as far as log and animation look into them.

import type { Names, Part, Words } from '../../i18n/phrases'
import type { BoardScene } from '../../protocol/BoardScene'
import type { EventEntry } from '../../protocol/EventEntry'
import type { VillagePicture } from '../../protocol/VillagePicture'
import { eventOf, line, type LogLine } from '../../table/log'
import { cards, type Flight } from '../../table/travel'
import type { Sound } from '../../table/sound'

/** Events name places by number; the scene lists them in the same order. */
export function placeOf(scene: BoardScene, event: Record<string, unknown>): string | null {
  const named = (value: unknown, list: readonly string[]) =>
    typeof value === 'number' ? (list[value] ?? null) : typeof value === 'string' ? value : null
  if (event.event === 'knight-moved') return named(event.target, scene.corners)
  if (event.corner !== undefined) return named(event.corner, scene.corners)
  if (event.edge !== undefined) return named(event.edge, scene.edges)
  const hexes = () => scene.hexes.map(it => it.name)
  if (event.hex !== undefined) return named(event.hex, hexes())
  if (event.to === undefined) return null
  if (event.event === 'ship-moved') return named(event.to, scene.edges)
  return event.event === 'robber-moved' || event.event === 'pirate-moved'
    ? named(event.to, hexes())
    : null
}

/** Where to and where from a ship has sailed or a knight has ridden. */
export function voyageOf(event: Record<string, unknown>): [string, string][] {
  if (event.event === 'ship-moved') return [[String(event.to), String(event.from)]]
  return event.event === 'knight-moved' ? [[String(event.target), String(event.corner)]] : []
}

/** The hexes a roll was about. */
function rolledHexes(scene: BoardScene, event: Record<string, unknown>): string[] {
  if (event.event !== 'rolled' || !Array.isArray(event.dice)) return []
  const sum = event.dice.reduce((all: number, die) => all + Number(die), 0)
  return scene.hexes.filter(it => it.number === sum).map(it => it.name)
}

/**
 * What other lines say already: a place that was found is called by its number, too; cards laid
 * aside are told together.
 */
const UNTOLD = new Set(['paid', 'offer-closed', 'number-laid', 'laid-aside'])

/** Who reads of a discovery sees it under its new name. */
const plainly = (entry: EventEntry): EventEntry =>
  entry.phrase ? { ...entry, phrase: { ...entry.phrase, key: 'web-log-discovered' } } : entry

/**
 * With knights a founding city is laid out as a settlement first; it is told once, as a city and in
 * that place.
 */
function foundedCities(entries: readonly EventEntry[]): EventEntry[] {
  const told = [...entries]
  const settled = new Map<string, number>()
  entries.forEach((entry, i) => {
    const event = eventOf(entry)
    const site = `${entry.step} ${event.corner}`
    if (event.event === 'settlement-built') settled.set(site, i)
    const first = event.event === 'city-built' ? settled.get(site) : undefined
    if (first !== undefined) [told[first], told[i]] = [entry, { ...entry, phrase: null }]
  })
  return told
}

/** That somebody has to discard is told until it is known what. */
function discards(entries: readonly EventEntry[]): EventEntry[] {
  const told = [...entries]
  const asked = new Map<unknown, number>()
  entries.forEach((entry, i) => {
    const { event, seat } = eventOf(entry)
    if (event === 'must-discard') asked.set(seat, i)
    const first = event === 'discarded' ? asked.get(seat) : undefined
    if (first === undefined) return
    ;[told[first], told[i]] = [entry, { ...entry, phrase: null }]
    asked.delete(seat)
  })
  return told
}

/** Lines of the log: turns as headings, a roll and what it brought in one line. */
export function logLines(
  entries: readonly EventEntry[],
  words: Words,
  names: Names,
  scene: BoardScene,
): LogLine[] {
  const lines: LogLine[] = []
  let turn = 0
  for (const entry of discards(foundedCities(entries))) {
    const event = eventOf(entry)
    // A game that begins without a founding phase rolls in a turn nobody has announced.
    const begins = event.event === 'turn-began' || (event.event === 'rolled' && turn === 0)
    if (begins)
      lines.push({
        heading: true,
        text: words.label('web-log-turn', { turn: ++turn, name: names.seat(Number(event.seat)) }),
      })
    if (event.event === 'turn-began') continue
    if (UNTOLD.has(event.event) || (event.event === 'event-die' && event.face === 'ship')) continue
    if (event.event === 'produced' && joinRoll(lines, entry, names)) continue
    const next = line(event.event === 'discovered' ? plainly(entry) : entry, words, names)
    if (next && !next.heading) next.places.push(...rolledHexes(scene, event))
    if (next) lines.push(next)
  }
  return lines
}

/** Appends "Jonas ▢▢" to the line of the roll; false if the line before is no roll. */
function joinRoll(lines: LogLine[], entry: EventEntry, names: Names): boolean {
  const last = lines.at(-1)
  const goods = entry.phrase?.facts.goods
  const seat = entry.phrase?.facts.seat
  if (!last || last.heading || !goods || !('amounts' in goods) || !seat || !('seat' in seat))
    return false
  if (!last.parts.some(it => it.kind === 'text' && / = /.test(it.text))) return false
  const parts: Part[] = [
    { kind: 'text', text: ' ' },
    { kind: 'seat', seat: seat.seat, text: names.seat(seat.seat) },
    // Name and cards stay together.
    { kind: 'text', text: '\u00a0' },
    {
      kind: 'goods',
      goods: goods.amounts,
      text: goods.amounts.map(it => `${it.count} ${it.kind}`).join(', '),
    },
  ]
  last.parts.push(...parts)
  return true
}

type Goods = Record<string, number>
const goodsOf = (value: unknown): Goods =>
  typeof value === 'object' && value ? (value as Goods) : {}
const seatAnchor = (seat: unknown) => `seat-${seat}`

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
  entry: EventEntry,
  scene: BoardScene,
  rolled: number | null,
  villages: readonly VillagePicture[] = [],
): Flight[] {
  const event = eventOf(entry)
  const seat = seatAnchor(event.seat)
  switch (event.event) {
    case 'produced':
      return Object.entries(goodsOf(event.goods)).flatMap(([kind, count]) =>
        cards({ [kind]: count }, springs(kind, scene, rolled), seat, 600),
      )
    case 'paid':
    case 'discarded':
      return cards(goodsOf(event.goods), seat, 'bank')
    case 'taken':
      return cards({ [String(event.kind)]: 1 }, 'bank', seat)
    case 'bank-traded':
      return [
        ...cards({ [String(event.give)]: Number(event.count) }, seat, 'bank'),
        ...cards({ [String(event.get)]: 1 }, 'bank', seat),
      ]
    case 'stolen':
      return [
        {
          from: seatAnchor(event.victim),
          to: seatAnchor(event.thief),
          kind: event.kind ? String(event.kind) : null,
          delay: 200,
        },
      ]
    case 'monopolised':
      return cards({ [String(event.kind)]: Number(event.count) }, seatAnchor(event.from), seat)
    case 'traded': {
      const offer = goodsOf(event.offer) as unknown as { give?: Goods; get?: Goods }
      const other = seatAnchor(event.with)
      return [...cards(goodsOf(offer.give), seat, other), ...cards(goodsOf(offer.get), other, seat)]
    }
    case 'card-bought':
      return [{ from: 'bank', to: seat, kind: null, delay: 0 }]
    case 'card-lost':
      return cards({ [String(event.kind)]: 1 }, seat, 'bank')
    case 'trade-opened':
      return cards({ bale: 1 }, `village-${event.corner}`, seat)
    case 'cloth-taken':
      return villages
        .filter(it => it.number === rolled)
        .flatMap(it => cards({ bale: 1 }, `village-${it.corner}`, seat, 600))
    case 'gift-taken':
      return [{ from: `gift-${event.edge}`, to: seat, kind: null, delay: 0 }]
    case 'cloth-stolen':
      return [
        { from: seatAnchor(event.victim), to: seatAnchor(event.thief), kind: 'bale', delay: 200 },
      ]
    case 'card-given':
      return [{ from: 'bank', to: seat, kind: null, delay: 200 }]
    case 'progress-drawn':
      return [{ from: 'bank', to: seat, kind: null, delay: 400 }]
    case 'progress-returned':
      return [{ from: seat, to: 'bank', kind: null, delay: 0 }]
    case 'card-seized':
      return [{ from: seatAnchor(event.of), to: seat, kind: null, delay: 0 }]
    case 'handed':
    case 'given-back':
      return [
        {
          from: seat,
          to: seatAnchor(event.to),
          kind: event.kind ? String(event.kind) : null,
          delay: 0,
        },
      ]
    default:
      return []
  }
}

const SOUNDS: Record<string, Sound> = {
  rolled: 'dice',
  'road-built': 'piece',
  'settlement-built': 'piece',
  'city-built': 'piece',
  produced: 'card',
  'card-bought': 'card',
  'offer-made': 'offer',
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
  'event-die': 'dice',
  'barbarians-sailed': 'robber',
  'barbarians-landed': 'battle',
  'city-lost': 'robber',
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
  won: 'won',
}

export const soundOf = (entry: EventEntry): Sound | null => SOUNDS[eventOf(entry).event] ?? null
