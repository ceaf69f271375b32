// Moments one must not miss: what was taken from the viewer, and how the game ended. Found in typed
// events; the words come last.

import type { BoardEvent } from '../protocol/BoardEvent'
import type { EventEntry } from '../protocol/EventEntry'
import type { Fact } from '../protocol/Fact'
import type { GameEvent } from '../protocol/GameEvent'
import type { Phrase } from '../protocol/Phrase'
import type { Picture } from '../protocol/Picture'
import type { RivalsEvent } from '../protocol/RivalsEvent'
import type { Update } from '../protocol/Update'

export interface Moment {
  phrase: Phrase
  tone: 'good' | 'bad'
}

const moment = (tone: Moment['tone'], key: string, facts: Record<string, Fact> = {}): Moment => ({
  tone,
  phrase: { key: `web-moment-${key}`, facts },
})
const bad = (key: string, facts?: Record<string, Fact>) => moment('bad', key, facts)

const seat = (seat: number): Fact => ({ seat })
const goods = (kind: string, count = 1): Fact => ({ amounts: [{ kind, count }] })

/** A card of the board that changes hands: who had it before is in the picture only. */
function handedOn(key: string, before: number | null, now: number | null, me: number) {
  if (before !== me || now === me) return null
  return now === null ? bad(`${key}-lost`) : bad(`${key}-taken`, { seat: seat(now) })
}

function onBoard(event: BoardEvent, before: Picture | null, me: number): Moment | null {
  const board = before?.family === 'board' ? before : null
  switch (event.event) {
    case 'stolen': {
      if (event.victim !== me) return null
      const by = { seat: seat(event.thief) }
      return event.kind === null
        ? bad('seized', by)
        : bad('robbed', { ...by, goods: goods(event.kind) })
    }
    case 'cloth-stolen':
      return event.victim === me ? bad('cloth', { seat: seat(event.thief) }) : null
    case 'monopolised':
      if (event.from !== me || !event.count) return null
      return bad('robbed', { seat: seat(event.seat), goods: goods(event.kind, event.count) })
    case 'card-seized':
      return event.of === me ? bad('seized', { seat: seat(event.seat) }) : null
    case 'road-removed':
      return event.owner === me && event.seat !== me
        ? bad('road', { seat: seat(event.seat) })
        : null
    case 'ship-lost':
      return event.seat === me ? bad('ship') : null
    case 'city-lost':
      return event.seat === me ? bad('city') : null
    case 'metropolis-lost':
      return event.seat === me ? bad('metropolis') : null
    case 'knight-driven-away':
      return event.owner === me ? bad('knight', { seat: seat(event.seat) }) : null
    case 'deserter-lost':
      return event.seat === me ? bad('deserter') : null
    case 'route-holder':
      return handedOn('route', board?.route_holder ?? null, event.seat, me)
    case 'army-holder':
      return handedOn('army', board?.army_holder ?? null, event.seat, me)
    default:
      return null
  }
}

function inCards(event: RivalsEvent, me: number): Moment | null {
  switch (event.event) {
    case 'raided':
      return event.seat === me && event.lost.length
        ? bad('raided', { goods: { amounts: event.lost } })
        : null
    case 'stolen':
      return event.seat === me ? null : bad('seized', { seat: seat(event.seat) })
    case 'stripped':
      return event.seat === me ? bad('stripped') : null
    case 'removed':
      return event.seat === me ? bad('removed', { card: { word: `RIV-CARD-${event.card}` } }) : null
    default:
      return null
  }
}

/** How a game ended, for those who played and for those who watched. */
function ended(winners: readonly number[], me: number | null): Moment {
  if (me !== null && winners.includes(me)) return moment('good', 'won')
  const [winner] = winners
  const tone = me === null ? 'good' : 'bad'
  return winner === undefined
    ? moment(tone, 'drawn')
    : moment(tone, 'winner', { seat: seat(winner) })
}

function ofEvent(event: GameEvent, before: Picture | null, me: number): Moment | null {
  if (event.family === 'board') return onBoard(event, before, me)
  return event.family === 'rivals' ? inCards(event, me) : null
}

/** What an update has to say loudly to the viewer. */
export function momentsOf(
  entries: readonly EventEntry[],
  update: Update,
  before: Update | null,
  me: number | null,
): Moment[] {
  const moments: Moment[] = []
  if (me !== null) {
    if (update.timed_out.includes(me)) moments.push(bad('time'))
    const was = before?.picture ?? null
    moments.push(...entries.flatMap(it => ofEvent(it.event, was, me) ?? []))
  }
  if (update.ending && before && !before.ending) moments.push(ended(update.ending.winners, me))
  return moments
}

/** A bot plays for the viewer now. */
export const REPLACED = bad('replaced')
