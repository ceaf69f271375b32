import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pledgeOf } from '../fair/chance'
import { hashOfText } from '../fair/hash'
import { noteGiven, notes } from '../fair/notes'
import { speak, t } from '../i18n/index.svelte'
import type { LobbyState } from '../protocol/LobbyState'
import { checkList, pledgeAt } from './fairness'

const COMMITMENT = '6ea5c5dc31cb735811732137e90621c2f6c37afcd1160cf2133fbd42e5ed15d9'
const ANOTHER = '11'.repeat(32)
const TERMS = '{"table":"t"}'
const OTHERS = 'be'.repeat(32)

const kept = new Map<string, string>()
beforeAll(() => speak('en'))
beforeEach(() => {
  kept.clear()
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage
})

function lobby(commitment = COMMITMENT, list: object | null = null): LobbyState {
  return {
    commitment,
    table: { my_seat: 0 },
    deal: { terms: TERMS, list: list && JSON.stringify(list) },
  } as unknown as LobbyState
}

/** A list as an honest server closes it after one has pledged: red is this browser's seat. */
async function closed(change: object = {}, commitment = COMMITMENT) {
  const { pledge } = await pledgeAt('t', 0, lobby(commitment))
  const terms = await hashOfText(TERMS)
  const seats = [
    { colour: 'red', pledge },
    { colour: 'blue', pledge: OTHERS },
  ]
  return lobby(commitment, { commitment, earlier: [], seats, start: 1, terms, ...change })
}

/** The list of a lobby with something changed in it. */
function forged(state: LobbyState, change: (list: { seats: object[] }) => object) {
  const list = JSON.parse(state.deal!.list!) as { seats: object[] }
  state.deal!.list = JSON.stringify({ ...list, ...change(list) })
  return state
}

/** Each trick has a sentence of its own. */
async function notices(state: LobbyState, trick: string) {
  expect(t(`web-unfair-${trick}`)).toMatch(/^The server.* Do not play for anything here\.$/)
  expect(await checkList('t', state)).toEqual({ problem: t(`web-unfair-${trick}`) })
}

test('a pledge is the one of the page', async () => {
  expect(await pledgeOf(COMMITMENT, '68656c6c6f')).toBe(
    '2b529202e3305d050b8206c8a7623648d7ceea1a6c2a65185604fa43a18e4ff2',
  )
})

test('the nonce is handed over to the list it was pledged for', async () => {
  const state = await closed()
  expect(await checkList('t', state)).toEqual({ nonce: notes('t')[0].nonce, unseen: 0 })
  // Asked again after a reload, it is the same start.
  expect(await checkList('t', state)).toEqual({ nonce: notes('t')[0].nonce, unseen: 0 })
})

test('terms changed after sitting are noticed', async () => {
  await notices(await closed({ terms: '00' }), 'terms')
  const state = await closed()
  state.deal!.terms = '{"table":"u"}'
  await notices(state, 'terms')
  // With a seed that fits the other terms, the commitment is another one.
  await notices(await closed({ commitment: ANOTHER }), 'commitment')
  await notices({ ...(await closed()), commitment: ANOTHER }, 'commitment')
})

test('a replaced pledge is noticed', async () => {
  const replaced = (pledge: string | null) => ({
    seats: [
      { colour: 'red', pledge },
      { colour: 'blue', pledge: OTHERS },
    ],
  })
  await notices(await closed(replaced(OTHERS)), 'pledge')
  await notices(await closed(replaced(null)), 'pledge')
})

test('swapped seats are noticed', async () => {
  const swapped = forged(await closed(), ({ seats }) => ({ seats: [...seats].reverse() }))
  await notices(swapped, 'seat')
  // The server may say that one sits there, but the browser knows where it sat down.
  const table = { ...swapped.table, my_seat: 1 }
  await notices({ ...swapped, table }, 'seat')
})

test('a withheld nonce is noticed', async () => {
  const first = await closed()
  await checkList('t', first)
  noteGiven('t', first.deal!.list!)
  const earlier = [{ agreed: [], missing: ['red'], without: false }]
  await notices(await closed({ earlier, start: 2 }, ANOTHER), 'withheld')
})

test('a nonce the server has not acknowledged may have been lost on the way', async () => {
  await checkList('t', await closed())
  const earlier = [{ agreed: [], missing: ['red'], without: false }]
  const second = await closed({ earlier, start: 2 }, ANOTHER)
  expect(await checkList('t', second)).toHaveProperty('nonce')
})

test('a nonce of somebody else that did not come is no lie', async () => {
  const first = await closed()
  await checkList('t', first)
  noteGiven('t', first.deal!.list!)
  const earlier = [{ agreed: [], missing: ['blue'], without: false }]
  const second = await closed({ earlier, start: 2 }, ANOTHER)
  expect(await checkList('t', second)).toHaveProperty('nonce')
})

test('a second start is noticed', async () => {
  const state = await closed()
  await checkList('t', state)
  // One that is not counted, and another list under the same commitment.
  await notices(await closed({}, ANOTHER), 'start')
  await notices(
    forged(state, () => ({ start: 2 })),
    'start',
  )
})

test('starts before one sat down are counted', async () => {
  const earlier = [{ agreed: [], missing: ['blue'], without: false }]
  const state = await closed({ earlier, start: 2 })
  expect(await checkList('t', state)).toHaveProperty('unseen', 1)
  expect(t('web-fair-unseen', { count: 1 })).toContain('once before')
  expect(t('web-fair-unseen', { count: 2 })).toContain('2 times before')
})
