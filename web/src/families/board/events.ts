// Events of the board family, as far as log and animation look into them.

import type { Names, Part, Words } from '../../i18n/phrases'
import type { BoardScene } from '../../protocol/BoardScene'
import type { EventEntry } from '../../protocol/EventEntry'
import { eventOf, line, type LogLine } from '../../table/log'
import { cards, type Flight } from '../../table/travel'
import type { Sound } from '../../table/sound'

/** Events name places by number; the scene lists them in the same order. */
export function placeOf(scene: BoardScene, event: Record<string, unknown>): string | null {
  const named = (value: unknown, list: readonly string[]) =>
    typeof value === 'number' ? (list[value] ?? null) : typeof value === 'string' ? value : null
  if (event.corner !== undefined) return named(event.corner, scene.corners)
  if (event.edge !== undefined) return named(event.edge, scene.edges)
  if (event.to !== undefined && event.event === 'robber-moved') return named(event.to, scene.hexes.map((it) => it.name))
  return null
}

/** The hexes a roll was about. */
function rolledHexes(scene: BoardScene, event: Record<string, unknown>): string[] {
  if (event.event !== 'rolled' || !Array.isArray(event.dice)) return []
  const sum = event.dice.reduce((all: number, die) => all + Number(die), 0)
  return scene.hexes.filter((it) => it.number === sum).map((it) => it.name)
}

/** Lines of the log: turns as headings, a roll and what it brought in one line. */
export function logLines(entries: readonly EventEntry[], words: Words, names: Names, scene: BoardScene): LogLine[] {
  const lines: LogLine[] = []
  let turn = 0
  for (const entry of entries) {
    const event = eventOf(entry)
    if (event.event === 'turn-began') {
      turn++
      lines.push({ heading: true, text: words.label('web-log-turn', { turn, name: names.seat(Number(event.seat)) }) })
      continue
    }
    if (event.event === 'paid' || event.event === 'offer-closed') continue
    if (event.event === 'produced' && joinRoll(lines, entry, names)) continue
    const next = line(entry, words, names)
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
  if (!last || last.heading || !goods || !('amounts' in goods) || !seat || !('seat' in seat)) return false
  if (!last.parts.some((it) => it.kind === 'text' && / = /.test(it.text))) return false
  const parts: Part[] = [
    { kind: 'text', text: ' ' },
    { kind: 'seat', seat: seat.seat, text: names.seat(seat.seat) },
    { kind: 'text', text: ' ' },
    { kind: 'goods', goods: goods.amounts, text: goods.amounts.map((it) => `${it.count} ${it.kind}`).join(', ') },
  ]
  last.parts.push(...parts)
  return true
}

type Goods = Record<string, number>
const goodsOf = (value: unknown): Goods => (typeof value === 'object' && value ? (value as Goods) : {})
const seatAnchor = (seat: unknown) => `seat-${seat}`

/** The ground a good is drawn to rise from; only for the eye. */
const GROUND: Record<string, string> = { lumber: 'forest', brick: 'hills', wool: 'pasture', grain: 'fields', ore: 'mountains' }

/** The hex with the rolled number whose colour the card has; the bank if there is none. */
function springs(kind: string, scene: BoardScene, rolled: number | null): string {
  const hex = scene.hexes.find((it) => it.number === rolled && it.terrain === GROUND[kind])
  return hex ? `hex-${hex.name}` : 'bank'
}

/** The cards an event lets travel. */
export function flightsOf(entry: EventEntry, scene: BoardScene, rolled: number | null): Flight[] {
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
      return [{ from: seatAnchor(event.victim), to: seatAnchor(event.thief), kind: event.kind ? String(event.kind) : null, delay: 200 }]
    case 'monopolised':
      return cards({ [String(event.kind)]: Number(event.count) }, seatAnchor(event.from), seat)
    case 'traded': {
      const offer = goodsOf(event.offer) as unknown as { give?: Goods; get?: Goods }
      const other = seatAnchor(event.with)
      return [...cards(goodsOf(offer.give), seat, other), ...cards(goodsOf(offer.get), other, seat)]
    }
    case 'card-bought':
      return [{ from: 'bank', to: seat, kind: null, delay: 0 }]
    case 'given-back':
      return [{ from: seat, to: seatAnchor(event.to), kind: event.kind ? String(event.kind) : null, delay: 0 }]
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
  stolen: 'card',
  traded: 'card',
  won: 'won',
}

export const soundOf = (entry: EventEntry): Sound | null => SOUNDS[eventOf(entry).event] ?? null
