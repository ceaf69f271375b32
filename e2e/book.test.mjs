// The rule book: chapters in learning order, drawn examples, search.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE } from './browser.mjs'
import { openHouse } from './house.mjs'

const house = openHouse()
const titles = page => page.locator('main nav li').allTextContents()

test('the cover lists every part with its chapters in learning order', async () => {
  const page = await house.visit('/rules')
  await page.waitForSelector('.parts')
  const parts = await page.locator('.parts h2').allTextContents()
  assert.deepEqual(parts.slice(0, 3), ['Base game', 'For two', 'Seafarers'])
  const order = await titles(page)
  const places = ['Founding', 'Building', 'Winning'].map(it => order.indexOf(it))
  assert.deepEqual(
    places,
    [...places].sort((a, b) => a - b),
  )
  await page.click('.parts a:has-text("The island")')
  await page.waitForSelector('.chapter h2:has-text("The island")')
  assert.ok(page.url().endsWith('/rules/base/island'))
})

test('chapters lead to their neighbours, also by keyboard', async () => {
  const page = await house.visit('/rules/base/island')
  await page.focus('[rel="next"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.chapter h2:has-text("Founding")')
  await page.waitForSelector('#BASE-23')
  await page.click('[rel="prev"]')
  await page.waitForSelector('.chapter h2:has-text("The island")')
})

test('an example is drawn and says what is allowed, and which rule forbids the rest', async () => {
  const page = await house.visit('/rules/BASE-58')
  await page.waitForSelector('[id="BASE-58"].wanted')
  const figure = page.locator('[data-example="base-distance"]')
  await figure.scrollIntoViewIfNeeded()
  await figure.locator('svg.board .piece').first().waitFor()
  assert.equal(await figure.locator('svg.board .mark').count(), 4)
  assert.equal(await figure.locator('svg.board .mark.allowed').count(), 1)
  assert.match(
    await figure.locator('li >> nth=1').textContent(),
    /Not allowed: .* B: there is a building.*BASE-58/,
  )
  assert.match(await figure.locator('.drawing').getAttribute('aria-label'), /Red: settlement/)
})

for (const [place, drawn] of [
  ['sea/moving', 'svg.board .mark.allowed'],
  ['cities/knights', 'svg.board .mark.allowed'],
  ['rivals/principality', '.realm .mark.allowed'],
  ['dice/building', 'svg.sheet .mark.allowed'],
])
  test(`an example of ${place} is drawn`, async () => {
    const page = await house.visit(`/rules/${place}`)
    await page.locator('figure').first().scrollIntoViewIfNeeded()
    await page.waitForSelector(`figure ${drawn}`)
  })

test('on a phone the contents fold, and a question in German finds its rule', async () => {
  const page = await house.visit('/rules/base/trade', { size: PHONE, language: 'de' })
  await page.waitForSelector('.chapter h2:has-text("Handeln")')
  assert.equal(await page.locator('.contents a:visible').count(), 0)
  await page.click('.contents > summary')
  await page.waitForSelector('.contents a[aria-current]:visible')
  await page.fill('input[type="search"]', 'Darf ich Entwicklungskarten tauschen?')
  await page.waitForSelector('.list [id="BASE-65"]')
  await page.click('.list [id="BASE-65"] a')
  await page.waitForSelector('.chapter [id="BASE-65"].wanted')
})
