// Home, set-up, lobby, dice table, end, replay, rules, settings.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openBrowser, openServer, person } from './browser.mjs'
import { at } from './scenes.mjs'

let server, browser, page
before(async () => {
  server = await openServer()
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  server.close()
})

async function sceneAt(where, look) {
  page = await person(browser, look)
  return at(page, server, where)
}

test('one click starts a game against bots', async () => {
  await sceneAt('/')
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.board-table .prompt')
  assert.match(page.url(), /\/t\//)
})

test('the way back returns home and forth to the table', async () => {
  await sceneAt('/')
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.board-table')
  await page.goBack()
  await page.waitForSelector('.hero')
  await page.goForward()
  await page.waitForSelector('.board-table .prompt')
})

test('a table is set up, filled with bots and started', async () => {
  await sceneAt('/new?game=base')
  await page.click('.preset >> nth=1')
  await page.click('[data-verb="create"]')
  await page.waitForSelector('.seatrow')
  assert.match(await page.textContent('.go'), /3 seats are still open/)
  await page.selectOption('.seatrow select >> nth=0', 'greedy')
  await page.waitForFunction(() => /2 seats are still open/.test(document.querySelector('.go').textContent))
  await page.click('[data-verb="start"]')
  await page.waitForSelector('.board-table')
})

test('two people sit at one table and talk', async () => {
  await sceneAt('/new?game=base')
  const host = page
  await host.click('[data-verb="create"]')
  await host.waitForSelector('.seatrow')
  const guest = await person(browser, { name: 'Jonas' })
  await guest.goto(host.url())
  await guest.click('.seatrow .btn.primary >> nth=0')
  await host.waitForFunction(() => document.querySelectorAll('.seatrow select').length === 2)
  await host.click('[data-verb="start"]')
  await Promise.all([host, guest].map((it) => it.waitForSelector('.board-table')))
  await guest.fill('.say-box input', 'Good luck!')
  await guest.keyboard.press('Enter')
  await host.waitForFunction(() => document.querySelector('.record').textContent.includes('1'))
  await guest.context().close()
})

test('dice are kept, rolled and built with', async () => {
  await sceneAt('dice')
  await page.waitForSelector('.dicebox')
  await page.click('.keep >> nth=0')
  await page.click('.keep >> nth=1')
  assert.match(await page.textContent('[data-verb="reroll"]'), /Roll 4 dice/)
  await page.click('[data-verb="end"]')
  await page.waitForFunction(() => document.querySelector('.log').textContent.includes('Ada'))
})

test('the end shows its figures, and the dice can be checked', async () => {
  await sceneAt('end')
  await page.waitForFunction(() => document.querySelectorAll('.chart').length === 2)
  assert.match(await page.textContent('h1'), /settles the island/)
  await page.click('[data-verb="verify"]')
  await page.waitForSelector('.verdict.good')
})

test('a replay steps, jumps and plays', async () => {
  await sceneAt('replay')
  await page.waitForSelector('.board-table .board')
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => /step 1 of/.test(document.body.textContent))
  await page.keyboard.press('End')
  await page.waitForFunction(() => /step (\d+) of \1/.test(document.body.textContent))
  await page.keyboard.press('Home')
  await page.click('[data-verb="play"]')
  await page.waitForFunction(() => /step [2-9] of/.test(document.body.textContent))
})

test('rules are found by word and by id', async () => {
  await sceneAt('/rules/BASE-58')
  await page.waitForSelector('[id="BASE-58"].wanted')
  await page.fill('input[type="search"]', 'longest')
  await page.waitForFunction(() => document.querySelectorAll('dt').length < 40)
  assert.match(await page.textContent('.list'), /[Ll]ongest/)
})

test('language and theme are remembered', async () => {
  await sceneAt('/settings')
  await page.click('button[lang="de"] >> nth=-1')
  await page.click('text=Nacht')
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('landnam-settings')))
  assert.deepEqual([stored.language, stored.theme], ['de', 'dark'])
})

test('an unknown table and an unknown path say so', async () => {
  await sceneAt('/t/nowhere')
  await page.waitForSelector('text=This table does not exist')
  await sceneAt('/nowhere')
  await page.waitForSelector('text=There is nothing here')
})

test('no inline script is needed', async () => {
  const html = await (await fetch(server.url)).text()
  assert.doesNotMatch(html, /<script(?![^>]*src=)/)
})

/** Everything the page fetches until it is quiet, as it comes over the wire, with headers. */
async function weigh(path) {
  page = await person(browser)
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  let bytes = 0
  wire.on('Network.loadingFinished', (it) => (bytes += it.encodedDataLength))
  await at(page, server, path)
  await page.waitForTimeout(800)
  return bytes
}

test('the first visit is light', async (context) => {
  const home = await weigh('/')
  const table = await weigh('main')
  context.diagnostic(`home ${home} bytes, straight to a board table ${table} bytes`)
  assert.ok(home < 250_000 && table < 250_000, `${home}, ${table}`)
})
