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
  })
