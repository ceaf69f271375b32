import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../protocol/ServerMessage'
import { settings } from '../settings.svelte'
import { TableStore } from './store.svelte'

/** What the stream says, by this test. */
let say: (message: ServerMessage) => void = () => {}

vi.mock('./connection', () => ({
  listen: (_: string, heard: { message: typeof say }) => {
    say = heard.message
    return () => {}
  },
}))

const update = (version: number, events: unknown[] = []) => ({
  ...{ version, prompt: version, events, awaited: [], choices: [], forms: [], clocks: [] },
  ...{ idle: [], timed_out: [], ending: null, picture: { family: 'board', turn: 1 } },
  sentence: { key: 'board-prompt-main', facts: {} },
})
const bot = { seat: 1, holder: { holder: 'bot' }, stand_in: false }
const lobby = { table: { seats: [{ ...bot, seat: 0 }, bot], my_seat: null } }

vi.mock('../api/tables', () => ({
  tableState: async () => ({ lobby, scene: null, update: update(1), chat: [] }),
  settle: async () => '',
}))

const built = (version: number) =>
  ({
    message: 'update',
    ...update(version, [
      { step: version, index: 0, phrase: null, event: { family: 'board', event: 'paid', seat: 1 } },
    ]),
  }) as unknown as ServerMessage

beforeEach(() => {
  vi.useFakeTimers()
  settings.pause = 'usual'
  settings.speed = 'none'
})
afterEach(() => {
  vi.useRealTimers()
})

test('clocks count from when an update came, however late it is shown', async () => {
  const table = new TableStore('t')
  await table.open()
  const began = performance.now()
  say(built(2))
  vi.advanceTimersByTime(100)
  say(built(3))
  expect(table.update?.version).toBe(2)
  vi.advanceTimersByTime(900)
  expect(table.update?.version).toBe(3)
  expect(table.updatedAt - began).toBe(100)
  table.close()
})
