import { expect, test } from 'vitest'
import type { BaseEvent } from '../../protocol/BaseEvent'
import type { EventEntry } from '../../protocol/EventEntry'
import { ledgerOf } from './ledger'

const log = (...steps: (BaseEvent | BaseEvent[])[]): EventEntry[] =>
  steps.flatMap((events, step) =>
    [events]
      .flat()
      .map((event, index) => ({ step, index, phrase: null, event: { family: 'board', ...event } })),
  )
const goods = (kind: string, count = 1) => [{ kind, count }]

test('every card is booked where it came from and where it went', () => {
  const { accounts } = ledgerOf(
    log(
      { event: 'produced', seat: 0, goods: [...goods('lumber', 3), ...goods('brick', 2)] },
      { event: 'produced', seat: 1, goods: goods('ore', 4) },
      [
        { event: 'paid', seat: 0, goods: [...goods('lumber'), ...goods('brick')] },
        { event: 'road-built', seat: 0, edge: '0,0.E' },
      ],
      { event: 'bank-traded', seat: 1, give: 'ore', count: 3, get: 'wool' },
      { event: 'stolen', thief: 0, victim: 1, kind: 'wool' },
      {
        event: 'traded',
        seat: 0,
        with: 1,
        offer: { give: goods('lumber', 2), get: goods('ore') },
      },
      { event: 'discarded', seat: 0, goods: goods('brick') },
      { event: 'paid', seat: 1, goods: goods('ore') },
      { event: 'card-bought', seat: 1, card: 'knight' },
    ),
    2,
  )
  expect(accounts[0].received).toMatchObject({ lumber: 3, brick: 2, ore: 0 })
  expect(accounts[0].spent).toMatchObject({ roads: 2, trades: 2, discarded: 1, bank: 0 })
  // A stolen wool and the ore are left.
  expect(accounts[0].left).toBe(2)
  expect(accounts[1].spent).toMatchObject({ bank: 3, stolen: 1, trades: 1, cards: 1 })
  expect(accounts[1].left).toBe(1)
})

test('trades are closed, refused, or made with the bank', () => {
  const offer = { give: goods('lumber'), get: goods('ore') }
  const { trades } = ledgerOf(
    log(
      { event: 'offer-made', seat: 0, offer },
      { event: 'offer-rejected', seat: 1 },
      { event: 'offer-accepted', seat: 2 },
      { event: 'traded', seat: 0, with: 2, offer },
      { event: 'bank-traded', seat: 1, give: 'wool', count: 4, get: 'ore' },
    ),
    3,
  )
  expect(trades.map(it => [it.how, it.step, it.seat, it.with])).toEqual([
    ['refused', 1, 0, 1],
    ['closed', 3, 0, 2],
    ['bank', 4, 1, null],
  ])
  expect(trades[2].give).toEqual(goods('wool', 4))
})

test('the longest wait for a kind is found, and short ones are not told', () => {
  const turn = { event: 'turn-began', seat: 0 } as const
  const all: BaseEvent = {
    event: 'produced',
    seat: 0,
    goods: ['lumber', 'brick', 'grain', 'ore'].flatMap(kind => goods(kind)),
  }
  const wool: BaseEvent = { event: 'taken', seat: 0, kind: 'wool' }
  const turns = (count: number) => Array.from({ length: count }, () => [turn, all])
  const { waits } = ledgerOf(log(...turns(2), wool, ...turns(8), wool, ...turns(3)), 1)
  expect(waits).toEqual([{ kind: 'wool', from: 3, turns: 8 }])
  expect(ledgerOf(log(...turns(3)), 1).waits).toEqual([null])
})
