import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { NAMES } from '../api/me.svelte'
import { FACES } from '../art/faces'
import { LANGUAGES } from '../i18n/languages'
import { botKind, inOrder, nameParts, USUAL_BOT } from './people'

const FOUR = Object.keys(FACES)

describe('names', () => {
  it('of namesakes keep their number apart, so that it is never cut', () => {
    expect(nameParts('Ketil III')).toEqual(['Ketil', 'III'])
    expect(nameParts('Anna Vix')).toEqual(['Anna Vix', ''])
    expect(nameParts('IV')).toEqual(['IV', ''])
  })
})

describe('bots', () => {
  it('have a name, a few words, and a sentence for every game, in every language', () => {
    const kinds = ['base', 'two', 'sea', 'knights', 'knights+sea', 'rivals', 'dice'].map(botKind)
    for (const language of LANGUAGES) {
      const words = readFileSync(
        new URL(`../../../text/${language}/lobby.ftl`, import.meta.url),
        'utf8',
      )
      for (const bot of FOUR)
        for (const what of ['', '-nick', '-for', ...kinds.map(it => `-${it}`)])
          expect(words, `${language}: ${bot}${what}`).toContain(`\nbot-${bot}${what} = `)
    }
  })

  it('are four, and one of them is the usual one', () => {
    expect(FOUR).toEqual(['floki', 'ketil', 'aud', 'njal'])
    expect(FOUR).toContain(USUAL_BOT)
  })

  it('share their names with no guest', () => {
    expect(NAMES.filter(it => FOUR.includes(it.toLowerCase()))).toEqual([])
  })

  it('stand together with their equals', () => {
    expect(inOrder(['aud', 'floki', 'aud', 'ketil'], FOUR)).toEqual([
      'floki',
      'ketil',
      'aud',
      'aud',
    ])
  })
})
