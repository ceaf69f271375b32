// The server and the browser of one test file, and the people who visit.

import { after, afterEach, before, test } from 'node:test'
import { openBrowser, openServer, openWindow, whenLoading } from './browser.mjs'
import { at } from './scenes.mjs'

/** `cargo xtask test --long` asks for everything. */
export const isLong = !['', '0'].includes(process.env.LANDNAM_LONG ?? '')
/** A test for which there is only time in the long form. */
export const longTest = isLong ? test : () => {}

/** A server, a browser that looks at it, and whoever visits. */
export class House {
  #present = []
  /** Windows nobody uses, by what cannot be changed in them. */
  #free = new Map()

  constructor(server, browser) {
    this.server = server
    this.browser = browser
  }

  get url() {
    return this.server.url
  }

  /**
   * Somebody new, with cookies and settings of their own. The window may have been used before,
   * which saves half of the time; a `fresh` one is for tests that look at loading, or that do to
   * the window what `vacate` does not undo.
   */
  async person({ size, language, fresh = false, ...look } = {}) {
    const kind = fresh ? 'fresh' : `${size?.width} ${language}`
    const page = this.#free.get(kind)?.pop() ?? (await openWindow(this.browser, { size, language }))
    page.house = this
    page.kind = kind
    this.#present.push(page)
    await settle(page, { language, ...look })
    return page
  }

  /** Somebody new at a scene or at a plain path. */
  async visit(where, look) {
    const page = await this.person(look)
    await at(page, where)
    return page
  }

  /** Everybody leaves. */
  async empty() {
    await Promise.all(
      this.#present.splice(0).map(async page => {
        const { kind } = page
        if (kind === 'fresh' || !(await vacate(page))) return page.context().close()
        this.#free.set(kind, [...(this.#free.get(kind) ?? []), page])
      }),
    )
  }

  async close() {
    await this.browser.close()
    this.server.close()
  }
}

/** Gives a window the settings of a person. */
function settle(
  page,
  {
    theme = 'light',
    language = 'en',
    calm = true,
    contrast = false,
    sound = false,
    silenced = [],
    name = 'Ada',
    // Bots play at once, and every click counts, unless a test wants it otherwise.
    ...more
  },
) {
  return whenLoading(
    page,
    settings => localStorage.setItem('landnam-settings', settings),
    JSON.stringify({
      ...{ theme, language, contrast, sound, silenced, name },
      ...{ speed: calm ? 'none' : 'usual', pause: 'none', confirm: false, autoDecline: false },
      ...more,
    }),
  )
}

/** Leaves a window as if nobody had been there; false if that fails. */
async function vacate(page) {
  const context = page.context()
  try {
    for (const event of ['console', 'pageerror', 'response']) page.removeAllListeners(event)
    const others = context.pages().filter(it => it !== page)
    await Promise.all([
      ...others.map(it => it.close()),
      ...page.scripts.splice(0).map(it => it.dispose()),
      page.unrouteAll(),
      // Something would lie beneath the mouse from the start.
      page.mouse.move(0, 0),
      page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      }),
    ])
    await Promise.all([page.goto(`${page.house.url}/favicon.svg`), context.clearCookies()])
    page.guest = null
    return true
  } catch {
    return false
  }
}

/** A house that is open while the tests of a file run. */
export function openHouse(serve = openServer) {
  const house = new House()
  before(async () => {
    ;[house.server, house.browser] = await Promise.all([serve(), openBrowser()])
  })
  // Whoever stayed after a test would go on drawing and listening.
  afterEach(() => house.empty())
  after(() => house.close())
  return house
}
