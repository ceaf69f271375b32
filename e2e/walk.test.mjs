// Every family and every kind of prompt, at every size and in both languages: nothing is cut,
// covered or out of reach, and the board has its room.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SAID_ONCE } from './fleeting.mjs'
import { isLong, longTest, openHouse } from './house.mjs'
import { ALL, USUAL, wishOf } from './places.mjs'
import { walk } from './walking.mjs'

const house = openHouse()

/** What has to be there before one looks. */
const READY = '.page main > *, .table .stage :is(svg.board, .realms, svg.sheet)'

async function isFine(name, look, more) {
  const { scene, first, sizes } = wishOf(name)
  const page = await house.visit(scene, look)
  await page.waitForSelector(READY)
  assert.deepEqual(await walk(page, { first, sizes, ...more }), [])
}

/** In the short form each has one language: one after the other. */
const languageOf = index => (!isLong && index % 2 ? 'de' : 'en')

for (const [index, name] of (isLong ? Object.keys(ALL) : USUAL).entries())
  test(`room at ${name}`, () => isFine(name, { language: languageOf(index) }))
for (const name of SAID_ONCE)
  longTest(`room at ${name} in German`, () => isFine(name, { language: 'de' }, { isBoth: false }))

/** What people choose for their eyes and hands takes room as well. */
const LOOKS = {
  'in large letters': { text: 'largest' },
  'by night, with the dock at the left': { theme: 'dark', leftHanded: true },
}
for (const [look, settings] of Object.entries(LOOKS))
  for (const name of USUAL)
    longTest(`room at ${name}, ${look}`, () =>
      isFine(name, { language: 'de', ...settings }, { isBoth: false }),
    )
