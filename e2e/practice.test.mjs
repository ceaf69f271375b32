// A game that begins from a chosen position or map never looks like a fair deal: it is marked
// wherever it is seen.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { PHONE } from './browser.mjs'
import { openHouse } from './house.mjs'
import { ISLAND } from './positions.mjs'
import { finished, get, open, post } from './scenes.mjs'

const house = openHouse()
const ABOUT = /Practice: this game begins from a chosen position or map/

const MAP = JSON.parse(readFileSync(new URL('../docs/example-map.json', import.meta.url), 'utf8'))

const OTHERS = [1, 2, 3]
const wish = {
  game: 'base',
  options: { board: 'beginner', points: 5 },
  bots: null,
  open: true,
}

/** Without a commitment, which would speak of chance. */
async function isSaidInLobby(page) {
  await page.waitForSelector('.fair')
  assert.match(await page.textContent('.fair'), ABOUT)
  assert.equal(await page.locator('.fair code').count(), 0)
}

test('a game from a chosen position is marked in list, lobby, table and end', async () => {
  const page = await house.person()
  const id = await open(page, { ...wish, position: `${ISLAND}phase before-roll`, name: 'Training' })
  const fair = await open(page, { ...wish, name: 'As dealt' })
  const row = name => page.locator('.rowt', { hasText: name })
  await page.goto(house.url)
  await row('Training').locator('.chip', { hasText: 'practice' }).waitFor()
  assert.equal(await row('As dealt').locator('.chip', { hasText: 'practice' }).count(), 0)

  await page.goto(`${house.url}/t/${fair}`)
  await page.waitForSelector('.fair code')
  await page.goto(`${house.url}/t/${id}`)
  await isSaidInLobby(page)

  for (const seat of OTHERS)
    await post(page, `/tables/${id}/seats`, { seat, holder: { holder: 'bot', level: 'greedy' } })
  await post(page, `/tables/${id}/start`)
  await page.waitForSelector('.practice')
  assert.equal(await page.textContent('.practice'), 'practice')

  await post(page, `/tables/${id}/stand`)
  while (!(await get(page, `/tables/${id}`)).update.ending) await page.waitForTimeout(50)
  await page.goto(`${house.url}/t/${id}/end`)
  await page.waitForSelector('.line[data-verdict="practice"]')
  assert.match(await page.textContent('.line'), ABOUT)
  // A game from a position has no journal.
  assert.equal(await page.locator('.line a').count(), 0)
  await page.goto(`${house.url}/mine`)
  await row('Training').locator('.chip', { hasText: 'practice' }).waitFor()
})

test('so is one on a chosen map, in its journal, too', async () => {
  const page = await house.person()
  const id = await open(page, { ...wish, options: { board: { map: MAP } } })
  await page.goto(house.url)
  await page.waitForSelector(`.rowt:has(a[href="/t/${id}"]) .chip:has-text("practice")`)
  await page.goto(`${house.url}/t/${id}`)
  await isSaidInLobby(page)

  const over = await finished(page, 'base', { options: { board: { map: MAP }, points: 4 } })
  await page.goto(`${house.url}/t/${over}/end`)
  await page.waitForSelector('.line[data-verdict="practice"]')
  const address = await page.getAttribute('.line a[download]', 'href')
  const journal = await page.request.get(house.url + address)
  assert.match(await journal.text(), /"practice":true/)
})

test('the bar says it beside the barbarians, and the menu where the bar has no room', async () => {
  const page = await house.visit('knights')
  await page.waitForSelector('.practice')
  const phone = await house.visit('knights', { size: PHONE })
  await phone.click('.bar [aria-label="Menu"]')
  await phone.waitForSelector('dialog .practice')
  assert.match(await phone.textContent('dialog .practice'), ABOUT)
})
