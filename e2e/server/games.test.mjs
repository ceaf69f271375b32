// Whole games at a real server, which LANDNAM_URL names: `npm run e2e:server`.
// Start it with `--bot-pause 0 --rate 0`.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openBrowser, openServer, person } from '../browser.mjs'
import { clickBoard, clickDice, playOn } from '../clicker.mjs'

let server, browser
before(async () => {
  assert.ok(process.env.LANDNAM_URL, 'LANDNAM_URL names the server')
  server = await openServer()
  browser = await openBrowser()
})
after(() => browser?.close())

async function start(game, seats) {
  const page = await person(browser)
  await page.goto(server.url)
  await page.waitForFunction((id) => document.querySelector(`option[value="${id}"]`), game)
  await page.selectOption('.quick select >> nth=0', game)
  if (seats) await page.selectOption('.quick select >> nth=1', String(seats))
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.prompt')
  return page
}

test('a base game of one person against three bots, by clicking', async () => {
  const page = await start('base', 4)
  assert.notEqual(await playOn(page, clickBoard, { seed: 7 }), null)
  await page.waitForSelector('.chart')
})

test('a game for two with neutral players', async () => {
  const page = await start('two')
  assert.notEqual(await playOn(page, clickBoard, { seed: 3 }), null)
})

test('a whole dice game, reloaded in the middle', async () => {
  const page = await start('dice')
  await playOn(page, clickDice, { seed: 5, most: 40 })
  await page.reload()
  await page.waitForSelector('.prompt')
  assert.notEqual(await playOn(page, clickDice, { seed: 6 }), null)
})

test('two people sit at one table and talk', async () => {
  const host = await person(browser)
  await host.goto(`${server.url}/new?game=base`)
  await host.click('[data-verb="create"]')
  await host.waitForSelector('.seatrow')
  const guest = await person(browser)
  await guest.goto(host.url())
  await guest.click('.seatrow .btn.primary >> nth=0')
  await host.waitForFunction(() => document.querySelectorAll('.seatrow select').length === 2)
  await host.click('[data-verb="start"]')
  await Promise.all([host, guest].map((page) => page.waitForSelector('.board-table')))
  await guest.fill('.say-box input', 'Good luck!')
  await guest.keyboard.press('Enter')
  await host.waitForFunction(() => document.querySelector('.record').textContent.includes('1'))
})
