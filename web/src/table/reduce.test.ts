import { describe, expect, it } from 'vitest'
import type { EventEntry } from '../protocol/EventEntry'
import type { LobbyState } from '../protocol/LobbyState'
import type { TableState } from '../protocol/TableState'
import type { Update } from '../protocol/Update'
import { NOTHING, receive } from './reduce'

const entry = (step: number, index = 0): EventEntry => ({
  step,
  index,
  phrase: null,
  event: { family: 'dice', event: 'gold-traded', seat: 0, to: 'ore' },
})
const update = (version: number, events: EventEntry[]): Update => ({
  version,
  prompt: version,
  sentence: { key: 'x', facts: {} },
  awaited: [0],
  events,
  picture: {
    family: 'dice',
    turn: 0,
    round: 1,
    dice: [],
    rolls_left: 2,
    turn_points: 0,
    sheets: [],
  },
  choices: [],
  forms: [],
  clocks: [],
  timed_out: [],
  idle: [],
  ending: null,
})
const lobby = { table: { id: 'a', seats: [] }, options: {} } as unknown as LobbyState
const table = (version: number, events: EventEntry[]): TableState => ({
  lobby,
  scene: { family: 'dice', symbols: [], prices: [], boxes: 15 },
  update: update(version, events),
  chat: [],
})

describe('messages of the stream', () => {
  const begun = receive(NOTHING, { message: 'table', ...table(2, [entry(1), entry(2)]) })

  it('begin with everything', () => {
    expect(begun.log).toHaveLength(2)
    expect(begun.update?.version).toBe(2)
    expect(begun.scene?.family).toBe('dice')
  })

  it('append what happened', () => {
    const next = receive(begun, { message: 'update', ...update(3, [entry(3)]) })
    expect(next.log.map(it => it.step)).toEqual([1, 2, 3])
  })

  it('write nothing twice after a reconnect', () => {
    const next = receive(begun, { message: 'update', ...update(3, [entry(3)]) })
    expect(receive(next, { message: 'update', ...update(3, [entry(3)]) }).log).toHaveLength(3)
    expect(receive(next, { message: 'update', ...update(2, [entry(2)]) })).toBe(next)
    expect(
      receive(next, { message: 'update', ...update(4, [entry(3), entry(4)]) }).log.map(
        it => it.step,
      ),
    ).toEqual([1, 2, 3, 4])
  })

  it('tell the same event of one step twice if it happened twice', () => {
    const gold = [entry(3, 0), entry(3, 1)]
    const next = receive(begun, { message: 'update', ...update(3, gold) })
    expect(next.log).toHaveLength(4)
    const ids = receive(next, { message: 'update', ...update(4, [...gold, entry(3, 2)]) }).log
    expect(ids.map(it => [it.step, it.index])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
    ])
  })

  it('keep the log when a new connection sends no history', () => {
    expect(receive(begun, { message: 'table', ...table(5, []) }).log).toHaveLength(2)
  })

  it('add chat and presence', () => {
    const said = receive(begun, {
      message: 'chat',
      seat: 0,
      person: 'a1',
      name: 'Ada',
      text: 'hi',
    })
    expect(said.chat).toHaveLength(1)
    // A lobby after a reconnect brings what was said; one that is only news does not.
    const { lobby } = table(1, [])
    expect(receive(said, { message: 'lobby', ...lobby }).chat).toHaveLength(1)
    const whole = { ...lobby, said: [...said.chat, ...said.chat] }
    expect(receive(said, { message: 'lobby', ...whole }).chat).toHaveLength(2)
    const seats = [
      {
        seat: 0,
        colour: 'red',
        holder: { holder: 'open' as const },
        called: '',
        connected: false,
        stand_in: false,
      },
    ]
    const chat = { seated_only: true, muted: [{ person: 'b2', name: 'Bo' }] }
    const idle = [{ seat: 1, left_millis: 5000, voters: [0], agreed: [] }]
    const there = receive(begun, { message: 'presence', seats, spectators: 3, idle, chat })
    expect(there.lobby?.chat).toEqual(chat)
    expect(there.idle).toEqual(idle)
    expect(there.lobby?.table.seats).toEqual(seats)
    expect(there.spectators).toBe(3)
  })
})
