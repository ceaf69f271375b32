import { describe, expect, it } from 'vitest'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import { ghostOf, litVerb, placeKind } from './arming'

const choice = (action: string): ChoiceCard => {
  const [verb, target = ''] = action.split(' ')
  return { action, verb, target, phrase: { key: verb, facts: {} } }
}

describe('what is lit', () => {
  it('is nothing in a free turn until something is armed', () => {
    const choices = ['road 0,0.E', 'settle 0,0.N', 'end'].map(choice)
    expect(litVerb(choices, null)).toBe(null)
    expect(litVerb(choices, 'settle')).toBe('settle')
  })

  it('is the only thing that has to be placed', () => {
    expect(litVerb(['settle 0,0.N', 'settle 0,0.S'].map(choice), null)).toBe('settle')
    expect(litVerb(['robber 0,0', 'robber 1,0'].map(choice), null)).toBe('robber')
    expect(litVerb(['road 0,0.E', 'waive'].map(choice), null)).toBe('road')
  })

  it('is never what is not listed', () => {
    expect(litVerb([choice('end')], 'city')).toBe(null)
  })

  it('shows the piece that would stand there', () => {
    expect(ghostOf('settle')).toBe('settlement')
    expect(placeKind('road-for')).toBe('edge')
    expect(ghostOf(null)).toBe(null)
  })
})
