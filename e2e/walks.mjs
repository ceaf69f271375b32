// Every family and every kind of prompt, at every size and in both languages: nothing is cut,
// covered or out of reach, and the board has its room. Three files share these walks, so that
// processes can.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SAID_ONCE } from './fleeting.mjs'
import { isLong, openHouse } from './house.mjs'
import { ALL, USUAL, wishOf } from './places.mjs'
import { walk } from './walking.mjs'

/** What has to be there before one looks. */
const READY = '.page main > *, .table .stage :is(svg.board, .realms, svg.sheet)'

/** What people choose for their eyes and hands takes room as well. */
const LOOKS = {
  'in large letters': { text: 'largest' },
  'by night, with the dock at the left': { theme: 'dark', leftHanded: true },
}

/** In the short form each has one language: one after the other. */
const languageOf = index => (!isLong && index % 2 ? 'de' : 'en')

/** All of them: a title, a place, how the visitor likes it, and how it is walked. */
function* walks() {
  for (const [index, name] of (isLong ? Object.keys(ALL) : USUAL).entries())
    yield [`room at ${name}`, name, { language: languageOf(index) }]
  if (!isLong) return
  for (const name of SAID_ONCE)
    yield [`room at ${name} in German`, name, { language: 'de' }, { isBoth: false }]
  for (const [look, settings] of Object.entries(LOOKS))
    for (const name of USUAL)
      yield [`room at ${name}, ${look}`, name, { language: 'de', ...settings }, { isBoth: false }]
}

/** The tests of one of so many files, counted from zero. */
export function shareOfWalks(file, files) {
  const house = openHouse()
  for (const [index, [title, name, look, how]] of [...walks()].entries())
    if (index % files === file)
      test(title, async () => {
        const { scene, first, sizes } = wishOf(name)
        const page = await house.visit(scene, look)
        await page.waitForSelector(READY)
        assert.deepEqual(await walk(page, { first, sizes, ...how }), [])
      })
}
