// A finished game of each family is read to its end and walked through.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from './house.mjs'

/** Njal takes his time. */
const PATIENCE = { timeout: 300_000 }

const house = openHouse()

for (const scene of ['analysis', 'rivals-analysis', 'dice-analysis'])
  test(`${scene}: a game is read and walked through`, PATIENCE, async () => {
    const page = await house.visit(scene)
    // The game can be walked through while it is read.
    await page.waitForSelector('.move')
    await page.waitForSelector('.curve svg path')
    await page.waitForFunction(
      () => document.querySelector('.status')?.textContent.trim() === '',
      undefined,
      PATIENCE,
    )
    await page.click('.move >> nth=0')
    const first = new URL(page.url()).hash
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(hash => location.hash !== hash, first)
    await page.keyboard.press('k')
    const slider = page.locator('.curve input')
    assert.match(await slider.getAttribute('aria-valuetext'), /Turn \d+/)
    // Some decision has several choices.
    const rows = page.locator('[role="radio"]')
    for (let n = 0; n < 60 && (await rows.count()) < 2; n++) await page.keyboard.press('ArrowRight')
    assert.ok((await rows.count()) >= 2)
    await page.keyboard.press('2')
    assert.equal(await rows.nth(1).getAttribute('aria-checked'), 'true')
    const hash = new URL(page.url()).hash
    await page.reload()
    await page.waitForSelector('[role="radio"]')
    assert.equal(new URL(page.url()).hash, hash, 'the address leads back to the step')
    await page.click('#tab-luck')
    await page.waitForSelector('.luck .split')
    assert.equal(await page.locator('.luck .split').count(), await page.locator('.seat').count())
    // The same in sentences, with the tables of the charts; and back.
    await page.keyboard.press('v')
    await page.waitForSelector('.sentences li')
    assert.ok(await page.locator('.curve details[open] table').count())
    await page.keyboard.press('v')
    await page.waitForSelector('.sentences', { state: 'detached' })
  })

test('goods of a board have tabs of their own', PATIENCE, async () => {
  const page = await house.visit('analysis')
  await page.waitForSelector('.curve svg path')
  await page.click('#tab-trades')
  await page.waitForSelector('.trades .gain')
  assert.equal(await page.locator('.trades .gain').count(), await page.locator('.seat').count())
  await page.click('#tab-production')
  const received = page.locator('.production .received')
  await received.nth(1).click()
  assert.equal(await received.nth(1).getAttribute('aria-pressed'), 'true')
  assert.ok(await page.locator('.production svg .line').count())
})

test('decisions are judged anew with all hands open', PATIENCE, async () => {
  const page = await house.visit('analysis')
  await page.waitForSelector('.curve svg path')
  const asked = page.waitForRequest(it => it.url().includes('/analysis?hands=open'))
  await page.click('.foot button[aria-pressed]')
  await asked
})

test('one plays on from a step', PATIENCE, async () => {
  const page = await house.visit('analysis')
  await page.waitForSelector('.curve svg path')
  await page.click('.move >> nth=4')
  const old = new URL(page.url()).pathname
  await page.keyboard.press('p')
  const isNew = path => /^\/t\/[0-9a-f]+$/.test(path) && !old.startsWith(path)
  await page.waitForURL(url => isNew(url.pathname))
  await page.waitForSelector('.board')
})
