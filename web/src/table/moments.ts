// Moments one must not miss: what was taken from the viewer, and how the game ended. Found in typed
// events; the words come last.

import type { BoardEvent } from '../protocol/BoardEvent'
import type { EventEntry } from '../protocol/EventEntry'
import type { Fact } from '../protocol/Fact'
import type { GameEvent } from '../protocol/GameEvent'
import type { Phrase } from '../protocol/Phrase'
import type { RivalsEvent } from '../protocol/RivalsEvent'
import type { Update } from '../protocol/Update'
import type { Sound } from './sound'

export interface Moment {
  phrase: Phrase
  tone: 'good' | 'bad'
  sound: Sound
  /** The game is over: nothing is more important. */
  isEnd?: boolean
  /** A panel tells it at the table: what is asked next has the prompt for itself. */
  hasPanel?: boolean
}

type Facts = Record<string, Fact>

const moment = (tone: Moment['tone'], sound: Sound, key: string, facts: Facts = {}): Moment => ({
  tone,
  sound,
  phrase: { key: `web-moment-${key}`, facts },
})
const bad = (key: string, facts?: Facts) => moment('bad', 'alarm', key, facts)

const seat = (seat: number): Fact => ({ seat })
const goods = (kind: string, count = 1): Fact => ({ amounts: [{ kind, count }] })

/** A card of the board that changes hands: who had it before is in the picture only. */
function handedOn(key: string, before: number | null, now: number | null, me: number) {
  if (before !== me || now === me) return null
  return now === null ? bad(`${key}-lost`) : bad(`${key}-taken`, { seat: seat(now) })
}

/** The barbarians have landed, which concerns everybody. */
const landed = (barbarians: number, knights: number): Moment =>
  barbarians > knights
    ? { ...moment('bad', 'battle', 'landed-lost'), hasPanel: true }
    : { ...moment('good', 'battle', 'landed-won'), hasPanel: true }

/** What the viewer gives away by choosing it needs no alarm. */
const forced = (moment: Moment, before: Update | null, me: number) =>
  before?.awaited?.includes(me) ? null : moment

function onBoard(event: BoardEvent, last: Update | null, me: number): Moment | null {
  const before = last?.picture
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
    case 'card-lost':
      return event.seat === me ? forced(bad('fleet', { goods: goods(event.kind) }), last, me) : null
    case 'handed': {
      if (event.seat !== me) return null
      const to = { seat: seat(event.to) }
      return forced(
        event.kind === null
          ? bad('seized', to)
          : bad('robbed', { ...to, goods: goods(event.kind) }),
        last,
        me,
      )
    }
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

function inCards(event: RivalsEvent, last: Update | null, me: number): Moment | null {
  switch (event.event) {
    case 'raided':
      return event.seat === me && event.lost.length
        ? bad('raided', { goods: { amounts: event.lost } })
        : null
    case 'stolen':
      return event.seat === me ? null : bad('seized', { seat: seat(event.seat) })
    case 'given':
      return event.from === me
        ? forced(bad('robbed', { seat: seat(event.to), goods: goods(event.kind) }), last, me)
        : null
    case 'lost':
      return event.seat === me && event.goods.length
        ? forced(bad('lost', { goods: { amounts: event.goods } }), last, me)
        : null
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
  const [winner] = winners
  if (winner === undefined) return { ...moment('bad', 'over', 'drawn'), isEnd: true }
  if (me !== null && winners.includes(me)) return { ...moment('good', 'won', 'won'), isEnd: true }
  const facts = { seat: seat(winner) }
  return me === null
    ? { ...moment('good', 'won', 'winner', facts), isEnd: true }
    : { ...moment('bad', 'over', 'winner', facts), isEnd: true }
}

function ofEvent(event: GameEvent, before: Update | null, me: number | null): Moment | null {
  // Those who watch see a battle as well.
  if (event.event === 'barbarians-landed') return landed(event.barbarians, event.knights)
  if (me === null) return null
  if (event.family === 'board') return onBoard(event, before, me)
  return event.family === 'rivals' ? inCards(event, before, me) : null
}

/** What an update has to say loudly to the viewer; how the game ended comes first. */
export function momentsOf(
  entries: readonly EventEntry[],
  update: Update,
  before: Update | null,
  me: number | null,
): Moment[] {
  const isOver = update.ending && before && !before.ending
  return [
    ...(isOver ? [ended(update.ending!.winners, me)] : []),
    ...(me !== null && update.timed_out.includes(me) ? [bad('time')] : []),
    ...entries.flatMap(it => ofEvent(it.event, before, me) ?? []),
  ]
}

/** A bot plays for the viewer now. */
export const REPLACED = bad('replaced')
