import { expect, test } from 'vitest'
import type { ServerMessage } from '../protocol/ServerMessage'
import type { Update } from '../protocol/Update'
import { Pace, thrown, type UpdateMessage } from './pacing'

/** A pace with a clock one can turn; `shown` has versions, dice as `roll 3`. */
function paced({ urgent = -1, rolling = -1 } = {}) {
  const shown: string[] = []
  let now = 0
  let due: { at: number; then: () => void } | null = null
  const pace = new Pace({
    show: it => shown.push('version' in it ? `${it.version}` : it.message),
    roll: it => {
      if (it.version !== rolling) return 0
      shown.push(`roll ${it.version}`)
      return 600
    },
    looksFor: () => 1000,
    isUrgent: it => it.version === urgent,
    now: () => now,
    later: (then, millis) => {
      due = { at: now + millis, then }
      return () => (due = null)
    },
  })
  const pass = (millis: number) => {
    const until = now + millis
    while (due && due.at <= until) {
      const { at, then } = due
      ;[now, due] = [at, null]
      then()
    }
    now = until
  }
  return { pace, shown, pass }
}
const update = (version: number) => ({ message: 'update', version }) as UpdateMessage

test('a move is looked at before the next one is shown', () => {
  const { pace, shown, pass } = paced()
  for (const version of [1, 2, 3]) pace.take(update(version))
  expect(shown).toEqual(['1'])
  pass(999)
  expect(shown).toEqual(['1'])
  pass(1)
  expect(shown).toEqual(['1', '2'])
  pass(1000)
  expect(shown).toEqual(['1', '2', '3'])
})

test('what somebody else waits for is shown at once, with all before it', () => {
  const { pace, shown } = paced({ urgent: 3 })
  for (const version of [1, 2, 3]) pace.take(update(version))
  expect(shown).toEqual(['1', '2', '3'])
})

test('dice come to rest before what they brought is seen, even when it is urgent', () => {
  const { pace, shown, pass } = paced({ rolling: 1, urgent: 2 })
  pace.take(update(1))
  pace.take(update(2))
  expect(shown).toEqual(['roll 1'])
  pass(600)
  expect(shown).toEqual(['roll 1', '1', '2'])
})

test('chat does not wait, and nothing old follows a whole table', () => {
  const { pace, shown, pass } = paced()
  for (const version of [1, 2]) pace.take(update(version))
  pace.take({ message: 'chat' } as ServerMessage)
  expect(shown).toEqual(['1', 'chat'])
  pace.take({ message: 'table' } as ServerMessage)
  expect(shown).toEqual(['1', 'chat', '2', 'table'])
  pass(5000)
  expect(shown).toHaveLength(4)
})

test('whoever was away too long sees how things stand', () => {
  const { pace, shown } = paced()
  for (let version = 1; version <= 80; version++) pace.take(update(version))
  expect(shown.length).toBeGreaterThan(60)
})

test('while dice roll only they have changed', () => {
  const before = {
    version: 1,
    choices: [{}],
    picture: { family: 'board', dice: null, turns: 4, bank: ['old'] },
  } as unknown as Update
  const after = {
    version: 2,
    events: [{ event: { family: 'board', event: 'rolled' } }],
    picture: { family: 'board', dice: [3, 5], turns: 4, bank: ['new'] },
  } as unknown as Update
  const dice = thrown(before, after)
  expect(dice?.version).toBe(1)
  expect(dice?.choices).toEqual([])
  expect(dice?.picture).toEqual({ family: 'board', dice: [3, 5], turns: 4, bank: ['old'] })
  expect(thrown(before, { ...after, events: [] })).toBe(null)
})
