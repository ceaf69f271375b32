import { expect, test, vi } from 'vitest'
import { Refused } from '../api/client'
import { settings } from '../settings.svelte'
import { LessonStore } from './store.svelte'

const REFUSAL = { sentence: 'First the task', parts: [] }

/** The server: three cards of lumber may go, no wool. */
vi.mock('../api/lessons', () => ({
  lessonAfter: async (id: string, moves: string[]) => {
    if (moves.includes('discard wool'))
      throw new Refused(422, { ...REFUSAL, code: 'first-the-task' } as never)
    const update = {
      ...{ version: moves.length, prompt: moves.length, events: [], awaited: [0], choices: [] },
      ...{ forms: [], clocks: [], idle: [], timed_out: [], ending: null },
      ...{ picture: { family: 'board', turn: 0 }, sentence: { key: 'x', facts: {} } },
    }
    const lobby = { table: { seats: [], my_seat: 0 } }
    const frame = { id, task: 0, tasks: 1, made: moves.length, begun: 0, is_missed: false }
    return { ...frame, points: [], answers: [], table: { lobby, scene: null, update, chat: [] } }
  },
}))
vi.mock('../i18n/index.svelte', () => ({
  learn: async () => {},
  t: (key: string) => key,
  words: () => ({ phrase: () => '' }),
}))

test('several cards are given up as a whole or not at all', async () => {
  settings.speed = 'none'
  const table = new LessonStore('base-robber')
  await table.open()
  await table.act('discard lumber', 'discard lumber', 'discard lumber', 'discard wool')
  expect(table.answered?.refusal.code).toBe('first-the-task')
  expect([table.frame?.made, table.update?.version]).toEqual([0, 0])
  await table.act('discard lumber', 'discard lumber')
  expect(table.answered).toBeNull()
  expect([table.frame?.made, table.update?.version]).toEqual([2, 2])
  table.close()
})
