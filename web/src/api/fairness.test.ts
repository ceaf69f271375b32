import { beforeEach, expect, test } from 'vitest'
import { pledgeOf } from '../fair/chance'
import { hashOfText } from '../fair/hash'
import { notes } from '../fair/notes'
import type { LobbyState } from '../protocol/LobbyState'
import { checkList, pledgeAt } from './fairness'

const COMMITMENT = '6ea5c5dc31cb735811732137e90621c2f6c37afcd1160cf2133fbd42e5ed15d9'
const TERMS = '{"table":"t"}'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
})

function lobby(list: object | null = null): LobbyState {
  return {
    commitment: COMMITMENT,
    table: { my_seat: 0 },
    deal: { terms: TERMS, list: list && JSON.stringify(list) },
  } as unknown as LobbyState
}

async function closed(change: object = {}) {
  const { pledge } = await pledgeAt('t', 0, lobby())
  const terms = await hashOfText(TERMS)
  return lobby({ commitment: COMMITMENT, seats: [{ pledge }], start: 1, terms, ...change })
}

test('a pledge is the one of the page', async () => {
  expect(await pledgeOf(COMMITMENT, '68656c6c6f')).toBe(
    '2b529202e3305d050b8206c8a7623648d7ceea1a6c2a65185604fa43a18e4ff2',
  )
})

test('the nonce is handed over to the list it was pledged for', async () => {
  const state = await closed()
  expect(await checkList('t', state)).toEqual({ nonce: notes('t')[0].nonce })
  // Asked again after a reload, it is the same start.
  expect(await checkList('t', state)).toEqual({ nonce: notes('t')[0].nonce })
})

test.each([
  ['another pledge', { seats: [{ pledge: '00' }] }],
  ['no pledge', { seats: [{ pledge: null }] }],
  ['another commitment', { commitment: '00' }],
  ['other terms', { terms: '00' }],
])('a list with %s is not trusted', async (_, change) => {
  expect(await checkList('t', await closed(change))).toHaveProperty('problem')
})

test('terms that changed since one sat down are noticed', async () => {
  const state = await closed()
  state.deal!.terms = '{"table":"u"}'
  expect(await checkList('t', state)).toHaveProperty('problem')
})

test('a start that was not counted is noticed', async () => {
  await checkList('t', await closed())
  const { commitment, pledge } = await pledgeAt('t', 0, { ...lobby(), commitment: '11'.repeat(32) })
  const terms = await hashOfText(TERMS)
  const list = { commitment, seats: [{ pledge }], start: 1, terms }
  const state = { ...lobby(list), commitment }
  expect(await checkList('t', state)).toHaveProperty('problem')
})

test('another list under the same commitment is noticed', async () => {
  const state = await closed()
  expect(await checkList('t', state)).toHaveProperty('nonce')
  const list = JSON.parse(state.deal!.list!) as object
  state.deal!.list = JSON.stringify({ ...list, start: 2 })
  expect(await checkList('t', state)).toHaveProperty('problem')
})
