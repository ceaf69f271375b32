// axe-core on every screen, by day and night, large and small.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { AXE, DESKTOP, openBrowser, openServer, person, PHONE } from './browser.mjs'
import { at } from './scenes.mjs'

const SCREENS = {
  home: ['/', '.hero'],
  setup: ['/new?game=base', '.preset'],
  lobby: ['lobby', '.seatrow'],
  table: ['main', '.board-table', (page) => page.keyboard.press('2')],
  offer: ['answer', '.offer'],
  founding: ['found', '.target.lit'],
  robber: ['robber', '.target.hex.lit'],
  two: ['two', '.board-table'],
  trade: ['main', '.board-table', (page) => page.keyboard.press('t')],
  text: ['main', '.board-table', (page) => page.keyboard.press('v')],
  keys: ['main', '.board-table', (page) => page.keyboard.press('?')],
  dice: ['dice', '.dicebox'],
  end: ['end', '.chart'],
  replay: ['replay', '.board'],
  rules: ['/rules?search=road', 'dt'],
  mine: ['mine', '.rowt'],
  settings: ['/settings', '.seg'],
}
const LOOKS = { 'day, desktop': { size: DESKTOP, theme: 'light' }, 'night, phone': { size: PHONE, theme: 'dark', language: 'de' } }

let server, browser
before(async () => {
  server = await openServer()
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  server.close()
})

for (const [look, options] of Object.entries(LOOKS)) {
  for (const [name, [path, ready, act]] of Object.entries(SCREENS)) {
    test(`${name}, ${look}`, async () => {
      const page = await person(browser, options)
      await at(page, server, path)
      await page.waitForSelector(ready)
      await act?.(page)
      await page.waitForTimeout(250)
      await page.evaluate(AXE)
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }))
      const serious = violations.filter((it) => ['serious', 'critical'].includes(it.impact))
      const told = serious.map((it) => `${it.id}: ${it.nodes.slice(0, 4).map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`)
      await page.context().close()
      assert.deepEqual(told, [])
    })
  }
}
