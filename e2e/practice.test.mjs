// A game that begins from a chosen position never looks like a fair deal: it is marked wherever it
// is seen.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from './house.mjs'
import { ISLAND } from './positions.mjs'
import { get, open, post } from './scenes.mjs'

const house = openHouse()
const ABOUT = /Practice: this game begins from a chosen position or map/

const OTHERS = [1, 2, 3]
const wish = {
  game: 'base',
  options: { board: 'beginner', points: 5 },
  bots: null,
  open: true,
}

test('a game from a chosen position is marked in list, lobby, table and end', async () => {
  const page = await house.person()
  const id = await open(page, { ...wish, position: `${ISLAND}phase before-roll`, name: 'Training' })
  const fair = await open(page, { ...wish, name: 'As dealt' })
  const row = name => page.locator('.rowt', { hasText: name })
  await page.goto(house.url)
  await row('Training').locator('.chip', { hasText: 'practice' }).waitFor()
  assert.equal(await row('As dealt').locator('.chip', { hasText: 'practice' }).count(), 0)

  // No commitment, which would speak of chance.
  await page.goto(`${house.url}/t/${fair}`)
  await page.waitForSelector('.fair code')
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.fair')
  assert.match(await page.textContent('.fair'), ABOUT)
  assert.equal(await page.locator('.fair code').count(), 0)

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
  await page.goto(`${house.url}/mine`)
  await row('Training').locator('.chip', { hasText: 'practice' }).waitFor()
})
