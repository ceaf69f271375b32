import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { StartList } from './agreed'
import { bytesOfText } from './hash'
import { readJournal, type Journal } from './journal'
import { compare, type Kept } from './own'

const read = (name: string) => {
  const path = new URL(`../../../crates/records/tests/journals/${name}`, import.meta.url)
  return readJournal(bytesOfText(readFileSync(path, 'utf8')))
}
let first: Journal, second: Journal
/** What the browser of the person at the red seat noted. */
let kept: Kept
beforeAll(async () => {
  ;[first, second] = await Promise.all([read('toy.txt'), read('toy-2.txt')])
  const { list, listText, termsText } = second.deal!
  const { commitment, nonces } = second
  const pledge = list.seats[0].pledge!
  kept = {
    table: '0123456789abcdef',
    mySeat: 0,
    notes: [
      { commitment: '00', terms: '{}', nonce: '00', pledge: '00' },
      { commitment, terms: termsText, nonce: nonces[0], pledge },
    ],
    seenList: listText,
    oldNote: null,
  }
})

const withNote = (change: object): Kept => ({
  ...kept,
  notes: kept.notes.map(it => ({ ...it, ...change })),
})
const withList = (change: (list: StartList) => void): Journal => {
  const deal = structuredClone(second.deal!)
  change(deal.list)
  return { ...second, deal: { ...deal, listText: JSON.stringify(deal.list) } }
}

it('finds what was noted in the journal', () => {
  expect(compare(second, kept)).toEqual({ verdict: 'good', seat: 'red', nonce: '6c75636b' })
})

it('says why there is nothing to compare', () => {
  const nobody = { ...kept, notes: [], seenList: null }
  expect(compare(second, nobody)).toEqual({ verdict: 'open', why: 'absent' })
  expect(compare(first, nobody)).toEqual({ verdict: 'open', why: 'absent' })
  const left = { ...withNote({ pledge: '00' }), seenList: null, mySeat: null }
  expect(compare(second, left)).toEqual({ verdict: 'open', why: 'left' })
  const missed = withList(list => {
    list.seats[0].pledge = null
    list.earlier = [{ agreed: ['blue'], missing: ['red'], without: true }]
    list.start = 2
  })
  expect(compare(missed, kept)).toEqual({ verdict: 'open', why: 'without' })
})

it('tells what differs', () => {
  const bad = (what: string) => ({ verdict: 'bad', what })
  expect(compare(second, { ...kept, table: 'ff' })).toEqual(bad('table'))
  expect(compare(second, { ...kept, mySeat: 1 })).toEqual(bad('pledge'))
  const other = { ...withNote({ pledge: '00' }), seenList: null }
  expect(compare(second, other)).toEqual(bad('pledge'))
  expect(compare(second, withNote({ commitment: '00' }))).toEqual(bad('commitment'))
  expect(compare(second, withNote({ terms: '{}' }))).toEqual(bad('terms'))
  expect(compare(second, withNote({ nonce: '00' }))).toEqual(bad('nonce'))
  // A bot's name changes nothing but the hash of the list, and thereby every draw.
  const renamed = withList(list => (list.seats[1].name = 'skilled'))
  expect(compare(renamed, kept)).toEqual(bad('list'))
  // Another game altogether, said to be the one this browser took part in.
  const stranger = withList(list => (list.seats[0].pledge = '11'))
  expect(compare(stranger, { ...kept, mySeat: null })).toEqual(bad('list'))
})

it('compares the first form, too', () => {
  const noted = { commitment: first.commitment, nonce: first.nonces[0] }
  const old = (oldNote: Kept['oldNote']) => compare(first, { ...kept, oldNote })
  expect(old(noted)).toMatchObject({ verdict: 'good', seat: 'red' })
  expect(old({ ...noted, commitment: '00' })).toEqual({ verdict: 'bad', what: 'commitment' })
  expect(old({ ...noted, nonce: '00' })).toEqual({ verdict: 'bad', what: 'nonce' })
})
