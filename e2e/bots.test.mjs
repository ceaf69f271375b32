// Bots of guests: made on the page of the account, invited in the lobby, marked wherever they play.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from './house.mjs'
import { logSays } from './looking.mjs'
import { connect, invited } from './programs.mjs'
import { becomeGuest, open } from './scenes.mjs'

const house = openHouse()

test('a guest makes a bot, reads its token once, and deletes it', async () => {
  const page = await house.person()
  await becomeGuest(page, 'Ada')
  await page.goto(`${house.url}/account`)
  await page.fill('[data-field="bot-name"]', 'Aud')
  await page.click('[data-verb="make-bot"]')
  await page.waitForSelector('text=Another bot already has this name')
  await page.fill('[data-field="bot-name"]', 'Snorri')
  await page.click('[data-verb="make-bot"]')
  const first = await page.textContent('.token code')
  assert.match(first, /^landnam_[0-9a-f]{64}$/)
  await page.check('[data-bot="Snorri"] [data-field="open"]')
  await page.click('[data-verb="renew-bot"]')
  await page.click('[data-verb="renew-bot-yes"]')
  const isAnother = old => document.querySelector('.token code').textContent !== old
  await page.waitForFunction(isAnother, first)
  await page.reload()
  await page.waitForSelector('[data-bot="Snorri"]')
  assert.ok(await page.isChecked('[data-bot="Snorri"] [data-field="open"]'))
  assert.equal(await page.locator('.token').count(), 0)
  await page.click('[data-verb="end-bot"]')
  await page.waitForSelector('text=is gone for good')
  await page.click('[data-verb="end-bot-yes"]')
  await page.waitForSelector('[data-bot]', { state: 'detached' })
})

test('a host invites a bot that is there, and everybody sees that it is one', async () => {
  const page = await house.person()
  await becomeGuest(page, 'Ada')
  await page.goto(`${house.url}/account`)
  await page.fill('[data-field="bot-name"]', 'Snorri')
  await page.click('[data-verb="make-bot"]')
  const program = await connect(page, await page.textContent('.token code'))
  const id = await open(page, { game: 'base', seats: 2, bots: null })
  await page.goto(`${house.url}/t/${id}`)
  const choice = page.locator('.seatrow select >> nth=-1')
  await choice.locator('option:has-text("Snorri, of Ada")').waitFor({ state: 'attached' })
  await choice.selectOption({ label: 'Snorri, of Ada' })
  await page.waitForSelector('.seatrow:has-text("bot of Ada")')
  await page.click('[data-verb="start"]')
  const card = page.locator('[data-anchor="seat-1"]')
  await card.locator('.name:has-text("Snorri")').waitFor()
  assert.match(await card.locator('.clock').textContent(), /bot/)
  assert.equal(await card.getAttribute('aria-label'), 'Snorri (bot)')
  await logSays(page, 'Snorri (bot)')
  program.kill()
})

test('a bot can be taken out of its seat again', async () => {
  const page = await house.person()
  const id = await invited(page, { game: 'dice', seats: 2 })
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.seatrow:has-text("bot of Ada")')
  await page.selectOption('.seatrow select >> nth=-1', '')
  await page.waitForSelector('.seatrow:has-text("waiting for a player")')
})
