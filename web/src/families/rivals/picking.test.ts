import { describe, expect, it } from 'vitest'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import { byStack, litSpots, openCards, spotOf, stillArmed, usualUse } from './picking'

/** A choice as the server describes it: the target is what one clicks on. */
function choice(action: string): ChoiceCard {
  const [verb, one = '', two = ''] = action.split(' ')
  const target = ['build', 'attach'].includes(verb) ? two : one
  return { action, verb, target, phrase: { key: '', facts: {} } }
}
const all = (...actions: string[]) => actions.map(choice)

describe('lit spots', () => {
  const main = all(
    'end',
    'play scout',
    'road left',
    'city s0',
    'build abbey s0.u',
    'build abbey s1.l',
    'build inga s0.u',
    'attach gold_cache c0.u',
    'tear s1.u abbey',
  )
  it('are none before something is armed', () => {
    expect(litSpots(main, null).size).toBe(0)
  })
  it('are the places of the armed card, or of the armed building', () => {
    expect([...litSpots(main, { card: 'abbey' }).keys()]).toEqual(['s0.u', 's1.l'])
    expect([...litSpots(main, { card: 'gold_cache' }).keys()]).toEqual(['c0.u'])
    expect([...litSpots(main, { build: 'road' }).keys()]).toEqual(['road left'])
    expect([...litSpots(main, { build: 'city' }).keys()]).toEqual(['s0'])
  })
  it('are the answers of a question that needs no card', () => {
    expect([...litSpots(all('store c0.u', 'store cache'), null).keys()]).toEqual(['c0.u', 'cache'])
    expect([...litSpots(all('land c1.l', 'choose s0.u abbey'), null).keys()]).toEqual([
      'c1.l',
      's0.u abbey',
    ])
  })
  it('go out when the armed card can no longer be used', () => {
    expect(stillArmed(main, { card: 'abbey' })).toBe(true)
    expect(stillArmed(all('end'), { card: 'abbey' })).toBe(false)
  })
})

it('tells two cards of one side apart', () => {
  expect(spotOf(choice('choose s0.u abbey'))).toBe('s0.u abbey')
  expect(spotOf(choice('settle right'))).toBe('settle right')
})

it('lays open what comes from stacks, from the discard pile and from the other hand', () => {
  expect(
    openCards(all('take abbey', 'landscape hills_stack_1', 'under inga 1', 'under scout 2'), [
      'scout',
    ]).map(it => it.action),
  ).toEqual(['take abbey', 'landscape hills_stack_1', 'under inga 1'])
})

it('finds stacks: to draw from, or for the armed card', () => {
  expect([...byStack(all('draw 1', 'draw 3'), null).keys()]).toEqual(['1', '3'])
  expect([
    ...byStack(all('pass', 'under scout 1', 'under scout 2', 'under inga 4'), {
      card: 'scout',
    }).keys(),
  ]).toEqual(['1', '2'])
  expect(byStack(all('pass', 'under scout 1'), null).size).toBe(0)
})

it('asks about a card as it is used', () => {
  expect(usualUse({ id: 'scout', kind: 'action' }, 's0.u', 'c0.u')).toBe('play scout')
  expect(usualUse({ id: 'gold_cache', kind: 'landscape' }, 's0.u', 'c0.u')).toBe(
    'attach gold_cache c0.u',
  )
  expect(usualUse({ id: 'inga', kind: 'hero' }, 's0.u', 'c0.u')).toBe('build inga s0.u')
})
