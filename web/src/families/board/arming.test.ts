import { describe, expect, it } from 'vitest'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import { ghostOf, litVerbs, onBoard, placeKind, usualVerb } from './arming'

const choice = (action: string): ChoiceCard => {
  const [verb, target = ''] = action.split(' ')
  return { action, verb, target, phrase: { key: verb, facts: {} } }
}

describe('what is lit', () => {
  it('is nothing in a free turn until something is armed', () => {
    const choices = ['road 0,0.E', 'settle 0,0.N', 'end'].map(choice)
    expect(litVerbs(choices, null)).toEqual([])
    expect(litVerbs(choices, 'settle')).toEqual(['settle'])
  })

  it('is all that has to be placed', () => {
    expect(litVerbs(['settle 0,0.N', 'settle 0,0.S'].map(choice), null)).toEqual(['settle'])
    expect(litVerbs(['road 0,0.E', 'waive'].map(choice), null)).toEqual(['road'])
    expect(litVerbs(['robber 0,0', 'pirate 1,0', 'pirate frame'].map(choice), null)).toEqual([
      'robber',
      'pirate',
    ])
    expect(litVerbs(['road 0,0.E', 'ship 0,0.E'].map(choice), null)).toEqual(['road', 'ship'])
  })

  it('is new ships and ships to be moved at once', () => {
    const choices = ['ship 0,0.E', 'move-ship 1,0.E', 'road 0,0.E', 'end'].map(choice)
    expect(litVerbs(choices, 'ship')).toEqual(['ship', 'move-ship'])
    expect(litVerbs(choices.slice(1), 'ship')).toEqual(['move-ship'])
  })

  it('is never what is not listed, nor the frame', () => {
    expect(litVerbs([choice('end')], 'city')).toEqual([])
    expect(onBoard([choice('pirate frame'), choice('pirate 1,0')]).map(it => it.target)).toEqual([
      '1,0',
    ])
  })

  it('shows the piece that would stand there', () => {
    expect(ghostOf('settle')).toBe('settlement')
    expect(placeKind(['road-for'])).toBe('edge')
    expect(ghostOf(undefined)).toBe(null)
  })
})

describe('a question about a dark place', () => {
  it('is about what is armed, or about what one would do there', () => {
    expect(usualVerb('0,0.E', ['road'], true)).toBe('road')
    expect(usualVerb('0,0.E', ['ship', 'move-ship'], true)).toBe('ship')
    expect(usualVerb('0,0.E', ['road', 'ship'], true)).toBe('ship')
    expect(usualVerb('0,0.E', ['road', 'ship'], false)).toBe('road')
    expect(usualVerb('0,0', ['robber', 'pirate'], true)).toBe('pirate')
    expect(usualVerb('0,0', ['robber'], true)).toBe('robber')
    expect(usualVerb('0,0.N', [], false)).toBe('settle')
    expect(usualVerb('0,0.E', ['road-for'], false)).toBe('road')
  })
})
