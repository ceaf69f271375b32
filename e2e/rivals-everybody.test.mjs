// The card game by keyboard, as text and with a finger.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE } from './browser.mjs'
import { openHouse } from './house.mjs'
import { logSays } from './looking.mjs'

const house = openHouse()
let page

async function sceneAt(scene, look) {
  page = await house.visit(scene, look)
  await page.waitForSelector('.rivals-table .prompt')
}
const says = text =>
  page.waitForFunction(it => document.querySelector('.prompt .say').textContent.includes(it), text)
const spot = name => `.cell[data-anchor="0-${name}"]`
const hand = card => `.hcard[data-card="${card}"]`

test('keys alone build a road and a card, and end the turn', async () => {
  await sceneAt('rivals')
  await page.keyboard.press('1')
  await says('Choose the side for your road')
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  for (
    let steps = 0;
    steps < 6 && (await page.evaluate(() => document.activeElement.dataset.card !== 'storehouse'));
    steps++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.focus('.cell.lit')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await logSays(page, 'Ada builds Storehouse')
  await page.keyboard.press('e')
  await says('Draw up to your hand limit')
  await page.focus('.options [data-action="draw 1"]')
  await page.keyboard.press('Enter')
  await says('Exchange a card, or keep your hand')
  await page.keyboard.press('p')
  await page.waitForFunction(
    () => !/Exchange a card/.test(document.querySelector('.prompt .say').textContent),
  )
})

test('typed moves play in the text view, which tells all', async () => {
  await sceneAt('rivals')
  await page.keyboard.press('v')
  const told = await page.textContent('dialog')
  assert.match(told, /Forest 2, 1 of 3 lumber/)
  assert.match(told, /site above city 1[\s\S]*Abbey, Inga/)
  assert.match(told, /Stack 1 \(base\)/)
  assert.doesNotMatch(told, /\{[a-zA-Z]+-/)
  await page.fill('#typed-move', 'build storehouse s0.l')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    /Ada builds Storehouse/.test(document.querySelector('dialog').textContent),
  )
})

test('the live region says what is expected', async () => {
  await sceneAt('rivals')
  await page.click(hand('storehouse'))
  await page.click(spot('s0.l'))
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-live]')].some(it =>
      /Ada builds Storehouse/.test(it.textContent),
    ),
  )
})

test('a finger builds on a phone', async () => {
  await sceneAt('rivals', { size: PHONE })
  await page.tap(hand('storehouse'))
  await page.tap(spot('s0.l'))
  await page.waitForSelector(spot('s0.l storehouse'))
})

test('on a phone a finger reads a card that cannot be used, and why', async () => {
  await sceneAt('rivals-gold', { size: PHONE })
  await page.tap(hand('merchant_guild'), { force: true })
  await page.waitForSelector('dialog .face.large')
  await page.waitForFunction(() =>
    /RIV-/.test(document.querySelector('dialog .why')?.textContent ?? ''),
  )
  assert.equal(await page.locator('.cell.refused').count(), 0)
})

test('on a phone the event strip opens the whole text', async () => {
  await sceneAt('rivals-riots', { size: PHONE })
  await page.tap('.strip .roll')
  await page.waitForFunction(() =>
    /takes a resource from the other/.test(
      document.querySelector('dialog .told')?.textContent ?? '',
    ),
  )
})
