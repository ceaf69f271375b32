import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './languages'
import { Words } from './phrases'

const folder = (language: string) => new URL(`../../../text/${language}/`, import.meta.url)
const file = (language: string, name: string) =>
  readFileSync(new URL(name, folder(language)), 'utf8')
const keys = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) = ?/gm)].map(it => it[1])

const words = new Words('en', [
  `offer = { $seat } offers { $give } at { $place } for { $kind }, { $count ->
    [one] once
   *[other] { $count } times
}.
nothing = nothing
ore = ore
knight = { $count ->
    [one] knight
   *[other] knights
}
`,
])
const names = { seat: () => 'Ada', place: (it: string) => `<${it}>` }

describe('numbers', () => {
  it('below nothing have a minus, and still their plural', () => {
    const said = new Words('en', [
      'sum = { $n ->\n    [one] one point\n   *[other] { $n } points\n}\n',
    ])
    expect([-4, 1, 3].map(n => said.label('sum', { n }))).toEqual([
      '−4 points',
      'one point',
      '3 points',
    ])
  })
})

describe('sentences', () => {
  const phrase = {
    key: 'offer',
    facts: {
      seat: { seat: 0 },
      give: {
        amounts: [
          { kind: 'ore', count: 2 },
          { kind: 'knight', count: 3 },
        ],
      },
      place: { place: '0,0' },
      kind: { word: 'ore' },
      count: { number: 1 },
    },
  }

  it('are filled with facts', () => {
    expect(words.phrase(phrase, names)).toBe('Ada offers 2 ore, 3 knights at <0,0> for ore, once.')
    expect(
      words.phrase({ ...phrase, facts: { ...phrase.facts, count: { number: 4 } } }, names),
    ).toContain('4 times')
  })

  it('come in parts for screens that draw goods', () => {
    expect(words.parts(phrase, names).map(it => it.kind)).toEqual([
      'seat',
      'text',
      'goods',
      'text',
      'place',
      'text',
    ])
  })

  it('show the key of what is missing', () => {
    expect(words.label('no-such-key')).toBe('{no-such-key}')
    expect(words.amounts([])).toBe('nothing')
  })
})

describe('labels of this client', () => {
  const FILES = [
    'web.ftl',
    'web-fair.ftl',
    'web-lessons.ftl',
    'web-puzzles.ftl',
    'web-sea.ftl',
    'web-knights.ftl',
    'web-rivals.ftl',
    'web-coach.ftl',
  ]
  const labels = (language: string) => FILES.map(name => file(language, name)).join('\n')

  it('are the same in every language, each once', () => {
    for (const name of [...FILES, 'lobby.ftl']) {
      const english = keys(file('en', name))
      expect(english.filter((key, i) => english.indexOf(key) < i)).toEqual([])
      for (const language of LANGUAGES) expect(keys(file(language, name))).toEqual(english)
    }
  })

  it('all read without errors', () => {
    for (const language of LANGUAGES) {
      const text = labels(language)
      const all = new Words(language, [text])
      for (const key of keys(text)) expect(all.has(key), `${language} ${key}`).toBe(true)
    }
  })

  it('exist for every key the source names', () => {
    const known = keys(labels('en'))
    const source = (at: URL): string[] =>
      readdirSync(at, { withFileTypes: true }).flatMap(it => {
        if (it.isDirectory()) return source(new URL(`${it.name}/`, at))
        return /\.(svelte|ts)$/.test(it.name) && !it.name.includes('.test.')
          ? [readFileSync(new URL(it.name, at), 'utf8')]
          : []
      })
    const used = new Set(
      source(new URL('../', import.meta.url)).flatMap(
        text => text.match(/\bweb-[a-z0-9-]+/g) ?? [],
      ),
    )
    // A name that ends with a dash is the beginning of several keys.
    const missing = [...used].filter(key =>
      key.endsWith('-') ? !known.some(it => it.startsWith(key)) : !known.includes(key),
    )
    const unused = known.filter(
      key => !used.has(key) && ![...used].some(it => it.endsWith('-') && key.startsWith(it)),
    )
    expect({ missing, unused }).toEqual({ missing: [], unused: [] })
  })
})
