// How a game flows: settings that take effect, moments one must not miss, a log that folds, offers
// that answer themselves.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whenLoading } from './browser.mjs'
import { openHouse } from './house.mjs'
import { logSays } from './looking.mjs'
import { ISLAND } from './positions.mjs'
import { act, asked, open, pair } from './scenes.mjs'

const house = openHouse()
let page

async function sceneAt(scene, look) {
  page = await house.visit(scene, look)
  await page.waitForSelector('.board-table .prompt')
}
const pieces = () => page.locator('.pieces .piece').count()

test('with confirmation a second click places, another place or Escape does not', async () => {
  await sceneAt('main', { confirm: true })
  const before = await pieces()
  await page.click('[data-verb="settle"]')
  const [one, two] = await page
    .locator('.target.lit')
    .evaluateAll(all => all.map(it => it.dataset.target))
  await page.click(`[data-target="${one}"]`)
  await page.waitForSelector(`.target.marked[data-target="${one}"]`)
  await page.click(`[data-target="${two}"]`)
  await page.waitForSelector(`.target.marked[data-target="${two}"]`)
  assert.equal(await page.locator('.target.marked').count(), 1)
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.target.marked').count(), 0)
  assert.equal(await pieces(), before)
  await page.click('[data-verb="settle"]')
  await page.click(`[data-target="${one}"]`)
  await page.click('[data-verb="confirm"]')
  await page.waitForFunction(
    n => document.querySelectorAll('.pieces .piece').length === n,
    before + 1,
  )
})

test('the dice roll by themselves if there is nothing to play first', async () => {
  page = await house.person({ autoRoll: true })
  const id = await open(page, {
    game: 'base',
    options: { board: 'beginner' },
    position: `${ISLAND}phase before-roll`,
  })
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.throw-place .throw')
  await logSays(page, 'Ada rolls')
})

test('dice cards are counted beside the bank', async () => {
  page = await house.person()
  const id = await open(page, {
    game: 'base',
    options: { board: 'beginner', dice_deck: true },
    position: `${ISLAND}phase before-roll`,
  })
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.bank:has-text("36 of 36 dice cards left")')
  await page.click('[data-verb="roll"]')
  await page.waitForSelector('.bank:has-text("35 of 36 dice cards left")')
})

/** Somebody else robs the person of this page, who may do something before. */
async function robbed(before = async () => {}) {
  await sceneAt('robbed')
  await before()
  await page.soon()
}
const ROBBED = /Jonas takes 1 \w+ from you/

test('who is robbed is told so, loudly', async () => {
  await robbed()
  await page.waitForSelector('.prompt .moment')
  assert.match(await page.textContent('.prompt .moment'), ROBBED)
  assert.match(await page.textContent('[aria-live="assertive"]'), ROBBED)
})

test('a paper over the table tells it, too', async () => {
  await robbed(async () => {
    await page.keyboard.press('v')
    await page.waitForSelector('dialog')
  })
  await page.waitForSelector('dialog .moment')
  assert.match(await page.textContent('dialog .moment'), ROBBED)
  assert.match(await page.textContent('dialog [aria-live="assertive"]'), ROBBED)
})

test('turns of the log fold', async () => {
  await sceneAt('main')
  await page.click('[data-verb="end"]')
  await logSays(page, 'Njord rolls')
  const turn = page.locator('.log .fold').nth(0)
  assert.equal(await turn.getAttribute('aria-expanded'), 'true')
  await turn.click()
  assert.equal(await turn.getAttribute('aria-expanded'), 'false')
  assert.doesNotMatch(await page.textContent('.log'), /Njord rolls/)
  await turn.click()
  assert.match(await page.textContent('.log'), /Njord rolls/)
})

test('an offer one cannot pay is declined after a while, and told in one line', async () => {
  page = await house.person({ autoDecline: true })
  const { id, friend } = await pair(page, 'turn blue')
  // The shortest of the delays.
  await whenLoading(page, () => (Math.random = () => 0))
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.board-table .prompt')
  const { update } = await asked(friend, id)
  await act(friend, id, update.prompt, 'offer 1 ore for 2 wool')
  await page.waitForSelector('.offer [data-verb="reject"]')
  await logSays(page, 'Ada\u00a0declines')
  const line = await page.locator('.log li', { hasText: 'Ada\u00a0declines' }).textContent()
  assert.match(line, /Jonas offers/)
})

test('at the card table a click on a line of the log shows where it was', async () => {
  page = await house.visit('rivals')
  await page.click('.hcard[data-card="storehouse"]')
  await page.click('.cell[data-anchor="0-s0.l"]')
  const line = page.locator('.log .pointable', { hasText: 'Ada builds Storehouse' })
  await line.click()
  await page.hover('.prompt')
  await page.waitForSelector('[data-marked="s0.l storehouse"]')
  assert.equal(await page.locator('[data-marked]').count(), 1)
  await line.click()
  await page.hover('.prompt')
  await page.waitForSelector('[data-marked]', { state: 'detached' })
})

test('in the replay of a card game a click on a roll shows what it was about', async () => {
  page = await house.visit('rivals-replay')
  await page.waitForSelector('.realm .cell')
  await page.keyboard.press('End')
  await page.locator('.log .pointable', { hasText: ' rolls ' }).last().click()
  await page.waitForSelector('.cell.land[data-marked]')
})

for (const [where, scene] of [
  ['at the table', 'dice-over'],
  ['in the replay', 'dice-replay'],
])
  test(`${where} of a dice game a click on a line shows the symbol on its sheet`, async () => {
    page = await house.visit(scene)
    await page.waitForSelector('svg.sheet')
    await page.keyboard.press('End')
    await page.evaluate(() => {
      for (const turn of document.querySelectorAll('.log .fold[aria-expanded="false"]'))
        turn.click()
    })
    // Somebody else's sheet has to come up first.
    const marked = page.locator('svg.sheet [data-marked]').first()
    for (const name of ['Njord', 'Idun']) {
      // What is drawn anew while one clicks forgets the click.
      let tries = 5
      do {
        await page.locator('.log .pointable', { hasText: name }).last().click()
        await marked.waitFor({ timeout: 4000 }).catch(() => {})
      } while (!(await marked.isVisible()) && --tries)
      assert.ok(tries)
    }
  })
