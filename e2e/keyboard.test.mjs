// The board table without a mouse: arming, walking, parts of the screen, and a focus that is never
// lost.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from './house.mjs'

const house = openHouse()

async function visit(scene) {
  const page = await house.visit(scene)
  await page.waitForSelector('.board-table .prompt')
  return page
}
const focused = (page, selector) =>
  page.waitForFunction(it => document.activeElement.matches(it), selector)
const place = page => page.evaluate(() => document.activeElement.getAttribute('data-target'))
/** Which part of the screen has the focus. */
const part = page =>
  page.evaluate(
    () =>
      ['prompt', 'stage', 'hand', 'build', 'seats', 'record', 'bar'].find(it =>
        document.activeElement.closest(`.${it}`),
      ) ?? 'none',
  )

test('a piece armed by its key: arrows walk over lit places at once', async () => {
  const page = await visit('main')
  await page.keyboard.press('1')
  await focused(page, '.target.edge.lit')
  const first = await place(page)
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(it => document.activeElement.getAttribute('data-target') !== it, first)
  await focused(page, '.target.edge.lit')
})

test('arrows find the lit places from anywhere in the dock', async () => {
  const page = await visit('robber')
  await page.keyboard.press('ArrowDown')
  await focused(page, '.target.hex.lit')
})

test('after building with Enter the focus is on the next lit place', async () => {
  const page = await visit('main')
  const roads = () => page.locator('.roads .road').count()
  const before = await roads()
  await page.keyboard.press('1')
  await focused(page, '.target.edge.lit')
  await page.keyboard.press('Enter')
  await page.waitForFunction(n => document.querySelectorAll('.roads .road').length > n, before)
  await focused(page, '.stage *')
  await page.keyboard.press('Enter')
  await page.waitForFunction(n => document.querySelectorAll('.roads .road').length > n + 1, before)
  await focused(page, '.stage svg.board')
})

test('after a trade the focus is where it was, or on the board', async () => {
  const page = await visit('main')
  await page.focus('[data-verb="trade"]')
  await page.keyboard.press('Enter')
  await page.click('[data-bank="lumber ore"]')
  await page.waitForFunction(() => !document.querySelector('dialog'))
  await focused(page, '[data-verb="trade"]')
  await house.empty()
  const again = await visit('main')
  await again.keyboard.press('t')
  await again.focus('[data-bank="lumber ore"]')
  await again.keyboard.press('Enter')
  await again.waitForFunction(() => !document.querySelector('dialog'))
  await focused(again, '.stage *')
})

test('F6 goes round all parts of the screen, and backwards with Shift', async () => {
  const page = await visit('main')
  const round = ['prompt', 'stage', 'hand', 'build', 'seats', 'record', 'bar']
  for (const [key, expected] of [
    ['F6', round],
    ['Shift+F6', round.toReversed().slice(1)],
  ]) {
    const seen = []
    while (seen.length < expected.length) {
      await page.keyboard.press(key)
      seen.push(await part(page))
    }
    assert.deepEqual(seen, expected)
  }
})

test('a refusal goes when something else has been done', async () => {
  const page = await visit('main')
  await page.click('[data-verb="city"]', { force: true })
  await page.waitForSelector('.toast')
  await page.keyboard.press('1')
  await focused(page, '.target.edge.lit')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !document.querySelector('.toast'))
})

test('a refusal calls places by their names, and cards that are missing', async () => {
  const page = await visit('main')
  await page.keyboard.press('3')
  await page.waitForFunction(() =>
    document.querySelector('.toast')?.textContent.includes('You lack 2 ore.'),
  )
  await page.click('.toast .close')
  await page.click('[data-verb="settle"]')
  await page.click('.target.dark[data-target="0,-2.S"]', { force: true })
  await page.waitForSelector('.toast')
  const text = await page.textContent('.toast')
  assert.doesNotMatch(text, /-?\d,-?\d/)
  assert.match(text, /mountains|hills|pasture|fields|forest|desert/)
})
