import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasPicture, pictureOf } from './pictures'

const cards: { id: string; kind: string }[] = JSON.parse(
  readFileSync(new URL('../../../../rules/fuersten_cards.json', import.meta.url), 'utf8'),
)
const drawn = cards.filter(it => it.kind !== 'landscape' && !/_(red|blue|stack)_\d$/.test(it.id))

it('has a picture for every card', () => {
  expect(drawn.length).toBeGreaterThan(90)
  expect(drawn.filter(it => !hasPicture(it.id)).map(it => it.id)).toEqual([])
})

it('draws no card twice, but for reprints and the two chapels', () => {
  const first = new Map<string, string>()
  const same = drawn.filter(({ id }) => {
    const other = first.get(pictureOf(id))
    if (!other) first.set(pictureOf(id), id)
    const print = (it: string) => it.replace(/_(gold|turmoil|progress|high|low)$/, '')
    return other && print(id) !== print(other)
  })
  expect(same.map(it => it.id)).toEqual([])
})
