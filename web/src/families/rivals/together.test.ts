import { describe, expect, it } from 'vitest'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import type { RivalsQuestion } from '../../protocol/RivalsQuestion'
import { Together } from './together'

function choice(action: string): ChoiceCard {
  const [verb, one] = action.split(' ')
  return { action, verb, target: one, phrase: { key: '', facts: {} } }
}
const all = (...actions: string[]) => actions.map(choice)
const question = (together: RivalsQuestion['together']): RivalsQuestion => ({
  asks: '',
  realm: 0,
  left: null,
  owed: [],
  card: null,
  cause: null,
  place: null,
  stack: null,
  named: [],
  together,
})
const actions = (choices: readonly ChoiceCard[]) => choices.map(it => it.action)

describe('answers that are given together', () => {
  const stores = all('store c0.u', 'store c1.l')
  const gain = question({
    count: 3,
    settles: true,
    each: [
      { kind: 'c0.u', count: 1 },
      { kind: 'c1.l', count: 3 },
    ],
  })
  it('are none where one is enough', () => {
    expect(Together.of(stores, question(undefined), [], [])).toBeNull()
  })
  it('are as many as the server says, each as often as there is room', () => {
    const begun = Together.of(stores, gain, [], [stores[1]])!
    expect(begun.done).toBe(false)
    expect(actions(begun.open)).toEqual(['store c0.u', 'store c1.l'])
    const full = Together.of(stores, gain, [], [stores[1], stores[1], stores[1]])!
    expect(full.done).toBe(true)
    expect(full.open).toEqual([])
  })
  it('are enough once the game settles the rest, which is shown, too', () => {
    const settled = Together.of(stores, gain, [], [stores[0]])!
    expect(settled.done).toBe(true)
    expect([...settled.chosen]).toEqual([
      ['c0.u', 1],
      ['c1.l', 2],
    ])
  })
  it('use up a card, whatever stack it goes under', () => {
    const under = all('under abbey 1', 'under abbey 2', 'under scout 1', 'pass')
    const two = question({ count: 2, settles: false, each: [] })
    const begun = Together.of(under, two, ['abbey', 'scout'], [under[0]])!
    expect(actions(begun.open)).toEqual(['under scout 1'])
    expect(actions(begun.offered(under))).toEqual(['under scout 1', 'pass'])
    const copies = Together.of(under, two, ['abbey', 'abbey', 'scout'], [under[0]])!
    expect(actions(copies.open)).toEqual(['under abbey 1', 'under abbey 2', 'under scout 1'])
  })
})
