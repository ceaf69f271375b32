// What a first visit feels like: nothing jumps, and the console stays clean.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DESKTOP, PHONE } from './browser.mjs'
import { openHouse } from './house.mjs'
import { at } from './scenes.mjs'

const house = openHouse()
const SCREENS = {
  home: ['/', '.quick [data-verb="play"]'],
  table: ['main', '.board-table [data-verb="end"]'],
  'table at sea': ['shores', '.board-table [data-verb="end"]'],
  'table with knights': ['knights', '.board-table [data-verb="end"]'],
  'table of cards': ['rivals', '.rivals-table [data-verb="end"]'],
}
/** Screens whose words come after the first ones. */
const LEARNED = {
  ...SCREENS,
  'end with knights': ['knights-end', '.chart'],
  'replay with knights': ['knights-replay', '.seat .pts'],
  'end of cards': ['rivals-end', '.chart'],
  'replay of cards': ['rivals-replay', '.seat .pts'],
}
/** Little enough that nobody sees it. */
const MOST_SHIFT = 0.02

/**
 * Notes layout shifts, keys shown for want of words, and when the first thing to press appeared.
 */
function watch(selector) {
  globalThis.shift = 0
  globalThis.keys = new Set()
  const read = () => {
    for (const [key] of document.body?.textContent.matchAll(/\{[a-z]+-[\w-]+\}/g) ?? [])
      globalThis.keys.add(key)
    requestAnimationFrame(read)
  }
  read()
  globalThis.readyAt = null
  new PerformanceObserver(list => {
    for (const it of list.getEntries()) if (!it.hadRecentInput) globalThis.shift += it.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector(selector)) globalThis.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

for (const [name, [where, ready]] of Object.entries(SCREENS)) {
  describe(name, () => {
    for (const [look, size] of Object.entries({
      desktop: DESKTOP,
      phone: PHONE,
    })) {
      test(`stands still while it loads, ${look}`, async context => {
        const page = await house.person({ size })
        await page.addInitScript(watch, ready)
        await at(page, house.server, where)
        await page.waitForSelector(ready)
        await page.waitForTimeout(1000)
        const shift = await page.evaluate(() => globalThis.shift)
        // The time is told, not judged: what else this computer does is not the page's fault.
        const readyAt = await page.evaluate(() => Math.round(globalThis.readyAt))
        context.diagnostic(`ready after ${readyAt} ms, layout shift ${shift.toFixed(4)}`)
        assert.ok(shift < MOST_SHIFT, `${shift}`)
      })
    }

    test('leaves the console clean', async () => {
      const page = await house.person()
      const lines = []
      page.on(
        'console',
        line =>
          ['error', 'warning'].includes(line.type()) &&
          lines.push(`${line.text()} ${line.location().url}`),
      )
      page.on('pageerror', error => lines.push(String(error)))
      await at(page, house.server, where)
      await page.waitForSelector(ready)
      await page.waitForTimeout(500)
      assert.deepEqual(lines, [])
    })
  })
}

for (const [name, [where, ready]] of Object.entries(LEARNED)) {
  test(`${name} never shows a key for a word`, async () => {
    const page = await house.person({ language: 'de' })
    await page.addInitScript(watch, ready)
    await at(page, house.server, where)
    await page.waitForSelector(ready)
    await page.waitForTimeout(300)
    assert.deepEqual(await page.evaluate(() => [...globalThis.keys]), [])
  })
}
