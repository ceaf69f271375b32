// "Why not?": whatever is off says so to the mouse that rests on it and to the keyboard that
// reaches it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from './house.mjs'

const house = openHouse()

/** The answer: a sentence, and the rule with a link to its page. */
async function reason(page, rule) {
  await page.waitForSelector('.toast')
  const sentence = await page.textContent('.toast > span')
  assert.ok(sentence.trim().length > 10, sentence)
  const link = page.locator('.toast .rule')
  assert.match(await link.textContent(), rule)
  assert.equal(await link.getAttribute('href'), `/rules/${await link.textContent()}`)
}

/** Keyboard focus, as the tab key gives it. */
async function reach(page, selector) {
  await page.keyboard.press('Shift')
  await page.focus(selector)
}

/** By scene: what is off there, which key arms it first, and which rules may answer. */
const OFF = {
  main: [
    ['[data-verb="city"]', null, /^BASE-55c$/],
    ['.target.dark[data-target="0,-2.S"]', '2', /^BASE-5[78]$/],
    ['.target.dark[data-target="2,0.E"]', '1', /^BASE-/],
  ],
  robber: [
    ['[data-verb="road"]', null, /^BASE-/],
    ['.dcard >> nth=0', null, /^BASE-/],
    ['[data-verb="trade"]', null, /^BASE-/],
    ['[data-why="end"]', null, /^BASE-/],
    ['.target.dark.hex', null, /^BASE-/],
  ],
  dice: [
    ['.site.open[data-target="C30"]', null, /^DICE-/],
    ['.opt[aria-disabled="true"] >> nth=-1', null, /^DICE-/],
  ],
}
const hover = (page, selector) => page.hover(selector, { force: true })
async function focus(page, selector) {
  await page.waitForSelector(selector, { state: 'attached' })
  await reach(page, selector)
}

test('what comes to lie beneath a resting mouse is not asked about', async () => {
  const page = await house.visit('main')
  await page.click('[data-verb="road"]')
  await page.click('.target.edge.lit >> nth=0')
  // The card that lies under the mouse now goes dark, and nobody has moved.
  await page.click('.dcard >> nth=0')
  await page.click('dialog [data-action="knight"]')
  await page.waitForSelector('.target.hex.lit')
  await page.waitForTimeout(900)
  assert.equal(await page.locator('.toast').count(), 0)
})

for (const [scene, things] of Object.entries(OFF))
  test(`whatever is off says why, to the mouse and to keys: ${scene}`, async () => {
    const page = await house.visit(scene)
    await page.waitForSelector('.prompt')
    for (const [selector, key, rule] of things) {
      if (key) await page.keyboard.press(key)
      for (const go of [hover, focus]) {
        await go(page, selector)
        await reason(page, rule)
        await page.click('.toast .close')
        await page.waitForSelector('.toast', { state: 'detached' })
      }
    }
  })

test('walking over dark corners by keyboard', async () => {
  const page = await house.visit('main')
  await page.waitForSelector('.prompt')
  await page.keyboard.press('2')
  await page.focus('.target.lit[tabindex="0"]')
  await page.keyboard.press('Control+ArrowUp')
  await page.waitForFunction(() => document.activeElement.matches('.target.dark'))
  await reason(page, /^BASE-5[78]$/)
  await page.keyboard.press('F6')
})

test('a point card tells that it is never played', async () => {
  const page = await house.visit('main')
  await page.hover('.dcard >> nth=2')
  await page.waitForSelector('.toast')
  assert.match(await page.textContent('.toast'), /they count on their own/)
})

test('an offer that would be refused says so before it is made', async () => {
  const page = await house.visit('main')
  await page.waitForSelector('.prompt')
  await page.keyboard.press('t')
  await page.click('[data-more="give-lumber"]')
  await page.click('[data-more="get-lumber"]')
  await page.waitForSelector('dialog .rule')
  assert.equal(await page.textContent('dialog .rule'), 'BASE-83')
  assert.equal(await page.getAttribute('[data-send="offer"]', 'aria-disabled'), 'true')
})

test('keys that cannot be done ask as well', async () => {
  const page = await house.visit('robber')
  await page.waitForSelector('.prompt')
  await page.keyboard.press('e')
  await reason(page, /^BASE-/)
})
