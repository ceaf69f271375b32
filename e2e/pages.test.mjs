// Home, set-up, lobby, dice table, end, replay, rules, settings.

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { openBrowser, openServer, person } from './browser.mjs'
import { clickBoard, playOn } from './clicker.mjs'

let server, browser, page
before(async () => {
  server = await openServer()
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  server.close()
})
beforeEach(() => fetch(`${server.url}/api/fake/reset`, { method: 'POST', body: '{}' }))

async function at(path, look) {
  page = await person(browser, look)
  await page.goto(server.url + path)
}

test('one click starts a game against bots', async () => {
  await at('/')
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.board-table .target.lit')
  assert.match(page.url(), /\/t\//)
})

test('clicking at random finds something to do in every phase', async () => {
  await at('/t/found')
  await page.waitForSelector('.board-table .target.lit')
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await playOn(page, clickBoard, { seed: 11, most: 60 })
  assert.deepEqual(errors, [])
  assert.match(await page.textContent('.log'), /Ada builds a settlement/)
  assert.match(await page.textContent('.log'), /Ada rolls/)
})

test('the way back returns home and forth to the table', async () => {
  await at('/')
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.board-table')
  await page.goBack()
  await page.waitForSelector('.hero')
  await page.goForward()
  await page.waitForSelector('.board-table .target.lit')
})

test('a table is set up, filled with bots and started', async () => {
  await at('/new?game=base')
  await page.click('.preset >> nth=1')
  await page.click('[data-verb="create"]')
  await page.waitForSelector('.seatrow')
  assert.match(await page.textContent('.go'), /3 seats are still open/)
  await page.selectOption('.seatrow select >> nth=0', 'greedy')
  await page.waitForFunction(() => /2 seats are still open/.test(document.querySelector('.go').textContent))
  await page.click('[data-verb="start"]')
  await page.waitForSelector('.board-table')
})

test('dice are kept, rolled and built with', async () => {
  await at('/t/dice')
  await page.waitForSelector('.dicebox')
  await page.click('.keep >> nth=0')
  await page.click('.keep >> nth=1')
  assert.match(await page.textContent('[data-verb="reroll"]'), /Roll 4 dice/)
  await page.click('[data-target="R4"]', { force: true })
  await page.waitForFunction(() => /builds road R4/.test(document.querySelector('.log').textContent))
  await page.click('[data-verb="end"]')
  await page.waitForFunction(() => document.querySelectorAll('.track li')[6].textContent.endsWith('1'))
})

test('a whole dice game ends with its result', async () => {
  await at('/t/dice')
  for (let i = 0; i < 9; i++) {
    await page.waitForSelector(`.track li:nth-child(${7 + i}).now`)
    await page.click('[data-verb="end"]')
  }
  await page.waitForURL(/\/end$/)
  assert.match(await page.textContent('h1'), /Jonas/)
})

test('the end shows its figures, and the dice can be checked', async () => {
  await at('/t/over/end')
  await page.waitForSelector('.chart')
  assert.match(await page.textContent('h1'), /Mira settles the island/)
  await page.waitForFunction(() => document.querySelectorAll('.chart').length === 2)
  await page.click('[data-verb="verify"]')
  await page.waitForSelector('.verdict.good')
})

test('a replay steps, jumps and plays', async () => {
  await at('/t/over/replay')
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
  await at('/rules/BASE-58')
  await page.waitForSelector('[id="BASE-58"].wanted')
  await page.fill('input[type="search"]', 'longest')
  await page.waitForFunction(() => document.querySelectorAll('dt').length < 40)
  assert.match(await page.textContent('.list'), /[Ll]ongest/)
})

test('language and theme are remembered', async () => {
  await at('/settings')
  const context = page.context()
  await page.click('button[lang="de"] >> nth=-1')
  await page.click('text=Nacht')
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('landnam-settings')))
  assert.deepEqual([stored.language, stored.theme], ['de', 'dark'])
  await context.close()
})

test('an unknown table and an unknown path say so', async () => {
  await at('/t/nowhere')
  await page.waitForSelector('text=This table does not exist')
  await at('/nowhere')
  await page.waitForSelector('text=There is nothing here')
})

test('no inline script is needed', async () => {
  await at('/')
  const html = await (await fetch(server.url)).text()
  assert.doesNotMatch(html, /<script(?![^>]*src=)/)
})
