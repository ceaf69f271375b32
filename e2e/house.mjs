// The server and the browser of one test file, and people who visit.

import { after, afterEach, before, beforeEach, test } from 'node:test'
import { openBrowser, openServer, person } from './browser.mjs'
import { at } from './scenes.mjs'

/** `cargo xtask test --long` asks for everything. */
export const isLong = !['', '0'].includes(process.env.LANDNAM_LONG ?? '')
/** A test for which there is only time in the long form. */
export const longTest = isLong ? test : () => {}

/** Opens both before the tests of a file and closes them afterwards. */
export function openHouse() {
  let visitors = []
  const house = {
    get url() {
      return house.server.url
    },
    /** Somebody with a browser of their own. */
    async person(look) {
      const page = await person(house.browser, look)
      page.landnam = house.url
      visitors.push(page.context())
      return page
    },
    /** Somebody new at a scene or at a plain path. */
    async visit(where, look) {
      const page = await house.person(look)
      await at(page, house.server, where)
      return page
    },
  }
  before(async () => {
    house.server = await openServer()
    house.browser = await openBrowser()
  })
  // A visitor who stays after the test would go on drawing and listening. A suite ends as a test
  // does, so each visitor leaves the list on the way out.
  beforeEach(() => void (visitors = []))
  afterEach(() => Promise.all(visitors.splice(0).map(it => it.close())))
  after(async () => {
    await house.browser.close()
    house.server.close()
  })
  return house
}
