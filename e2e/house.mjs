// The server and the browser of the tests, and the people who visit.

import { after, afterEach, before, test } from 'node:test'
import { DESKTOP, openBrowser, openRequests, openServer, openWindow, prepare } from './browser.mjs'
import { at, leadsToTable, pathOf } from './scenes.mjs'

/** `cargo xtask test --long` asks for everything. */
export const isLong = !['', '0'].includes(process.env.LANDNAM_LONG ?? '')
/** A test for which there is only time in the long form. */
export const longTest = isLong ? test : () => {}

/** Windows nobody uses, by what cannot be changed in them; all houses share them. */
const FREE = new Map()

/** A server, a browser that looks at it, and whoever visits. */
export class House {
  #present = []

  constructor(server, browser) {
    this.server = server
    this.browser = browser
  }

  get url() {
    return this.server.url
  }

  /**
   * Somebody new, with cookies and settings of their own. The window may have been used before,
   * which saves most of the time; a `fresh` one is for tests that look at loading, or that do to
   * the window what `vacate` does not undo.
   */
  async person({ size = DESKTOP, language, fresh = false, ...look } = {}) {
    const kind = kindOf(size, fresh)
    const page = take(kind, () => true) ?? (await openWindow(this.browser, { size, language }))
    await this.#welcome(page, kind, size)
    await clear(page)
    page.wishes = wishesOf({ language, ...look })
    await prepare(page, it => localStorage.setItem('landnam-settings', it), page.wishes)
    return page
  }

  /**
   * Somebody at a scene or at a plain path. Who comes to a table with the settings of somebody who
   * was here before is the same person and walks there, without loading the page again.
   */
  async visit(where, { size = DESKTOP, fresh = false, ...look } = {}) {
    const wishes = wishesOf(look)
    const known = it => it.house === this && it.wishes === wishes
    const page = leadsToTable(where) ? take(kindOf(size, fresh), known) : null
    if (!page) {
      const person = await this.person({ size, fresh, ...look })
      await at(person, where)
      return person
    }
    await this.#welcome(page, page.kind, size)
    await walkTo(page, await pathOf(page, where))
    return page
  }

  /** Somebody without a window, who is only heard. */
  async voice() {
    const voice = { request: await openRequests(), house: this, isVoice: true }
    this.#present.push(voice)
    return voice
  }

  async #welcome(page, kind, size) {
    page.house = this
    page.kind = kind
    this.#present.push(page)
    const now = page.viewportSize()
    if (now.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
  }

  /** Everybody leaves. */
  async empty() {
    await Promise.all(
      this.#present.splice(0).map(async page => {
        if (page.isVoice) return page.request.dispose()
        if (page.kind === 'fresh' || !(await vacate(page))) return page.context().close()
        FREE.set(page.kind, [...(FREE.get(page.kind) ?? []), page])
      }),
    )
  }

  async close() {
    await this.browser.close()
    this.server.close()
  }
}

/** Windows of phones know fingers; that cannot be changed later. */
const kindOf = (size, isFresh) => (isFresh ? 'fresh' : size.width < 500 ? 'phone' : 'desktop')

/** The window that became free last, of those that fit. */
function take(kind, fits) {
  const free = FREE.get(kind) ?? []
  const found = free.findLastIndex(fits)
  return found < 0 ? null : free.splice(found, 1)[0]
}

/** Settings of a person, as the page stores them. */
const wishesOf = ({
  theme = 'light',
  language = 'en',
  calm = true,
  contrast = false,
  sound = false,
  silenced = [],
  name = 'Ada',
  // Bots play at once, and every click counts, unless a test wants it otherwise.
  ...more
}) =>
  JSON.stringify({
    ...{ theme, language, contrast, sound, silenced, name },
    ...{ speed: calm ? 'none' : 'usual', pause: 'none', confirm: false, autoDecline: false },
    ...more,
  })

/** To another address without loading anything, as links do. */
const walkTo = (page, path) =>
  page.evaluate(it => {
    history.pushState(null, '', it)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/**
 * Leaves a window so that somebody else can use it; false if that fails. Who has changed nothing
 * can come back as the same person.
 */
async function vacate(page) {
  try {
    for (const event of ['console', 'pageerror', 'response']) page.removeAllListeners(event)
    const others = page.context().pages()
    const [settings] = await Promise.all([
      page.evaluate(() => {
        sessionStorage.clear()
        return localStorage.getItem('landnam-settings')
      }),
      ...others.filter(it => it !== page).map(it => it.close()),
      page.unrouteAll(),
      // Something would lie beneath the mouse from the start.
      page.mouse.move(0, 0),
    ])
    // A table that was left would go on drawing and listening.
    if (page.guest && !page.isOdd && isAsWished(settings, page.wishes))
      await walkTo(page, '/nowhere')
    else await clear(page)
    return true
  } catch {
    return false
  }
}

/** Whether somebody still has the settings they came with. */
function isAsWished(settings, wishes) {
  const now = JSON.parse(settings ?? '{}')
  const wished = Object.entries(JSON.parse(wishes))
  return wished.every(([key, it]) => JSON.stringify(now[key]) === JSON.stringify(it))
}

/** As if nobody had been there. */
async function clear(page) {
  if (!page.wishes) return
  await Promise.all([
    ...page.scripts.splice(0).map(it => it.dispose()),
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    }),
  ])
  await Promise.all([page.goto(`${page.house.url}/favicon.svg`), page.context().clearCookies()])
  Object.assign(page, { guest: null, wishes: null, isOdd: false })
}

/** One browser for all houses of this process, one house for all files with the usual server. */
let browser
let usual
/** How many files have not ended yet. */
let open = 0

/** A house that is open while the tests of a file run. */
export function openHouse(serve) {
  const house = serve ? new House() : (usual ??= new House())
  open++
  before(async () => {
    browser ??= openBrowser()
    house.browser = await browser
    house.server ??= await (serve ?? openServer)()
  })
  // Whoever stayed after a test would go on drawing and listening.
  afterEach(() => house.empty())
  after(async () => {
    if (serve) house.server.close()
    if (--open) return
    await house.browser.close()
    usual?.server?.close()
  })
  return house
}
