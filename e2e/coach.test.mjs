// The coach: hints in three steps, by click and by key; the warning; how the game stands.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from './house.mjs'
import { PHONE } from './browser.mjs'
import { pair, stateOf } from './tables.mjs'

/** A machine with much else to do takes its time. */
const PATIENCE = { timeout: 120_000 }

const house = openHouse()

const stepOf = page => page.textContent('.coach .title small')

test('a hint at the island: what, where with a ghost and a reason, numbers', PATIENCE, async () => {
  const page = await house.visit('found')
  assert.equal(await page.locator('.coach').count(), 0, 'it never opens by itself')
  await page.click('[data-verb="hint"]')
  await page.waitForSelector('.coach [data-coach="more"]')
  assert.match(await page.textContent('.coach .title b'), /^Look at \w+ \d+\.$/)
  assert.equal(await page.locator('.marker').count(), 1, 'what to look at is ringed')
  await page.click('[data-coach="more"]')
  assert.match(await stepOf(page), /Hint 2 of 3/)
  const where = page.locator('.counsel')
  assert.equal(await where.count(), 1)
  const place = await where.getAttribute('data-counsel')
  const said = await page.textContent('.coach .said')
  assert.match(said, /\.$/, said)
  // The place comes first in the walk over the board.
  assert.equal(await page.getAttribute(`[data-target="${place}"]`, 'tabindex'), '0')
  await page.keyboard.press('h')
  assert.equal(await page.locator('.coach li').count(), 3)
  assert.match(await page.textContent('.coach li.best'), /\d+ %/)
  await page.keyboard.press('Escape')
  await page.waitForSelector('.coach', { state: 'detached' })
  // It closes with the move.
  await page.keyboard.press('h')
  await page.waitForSelector('.coach [data-coach="more"]')
  await page.click(`[data-target="${place}"]`)
  await page.waitForSelector('.coach', { state: 'detached' })
})

test('a hint at the card table and at the dice, in German', PATIENCE, async () => {
  for (const scene of ['rivals', 'dice']) {
    const page = await house.visit(scene, { language: 'de' })
    await page.waitForSelector('[data-verb="hint"]', PATIENCE)
    for (let n = 0; n < 3; n++) {
      await page.keyboard.press('h')
      await page.waitForFunction(
        n => document.querySelector('.coach small')?.textContent.includes(`Tipp ${n}`),
        n + 1,
      )
      if (n === 1) assert.match(await page.textContent('.coach .title b'), /^Stark wäre: /)
    }
    assert.ok((await page.locator('.coach li').count()) > 1, scene)
    await page.keyboard.press('h')
    await page.waitForSelector('.coach', { state: 'detached' })
  }
})

test('on a phone the hint lies above the dock', PATIENCE, async () => {
  const page = await house.visit('found', { size: PHONE })
  await page.click('[data-verb="hint"]')
  await page.waitForSelector('.coach .steps', { state: 'attached' })
  await page.click('[data-verb="hint"]')
  await page.waitForSelector('.coach .said')
  const [coach, dock] = await Promise.all(
    ['.coach', '.dock'].map(it => page.locator(it).boundingBox()),
  )
  assert.ok(coach.y + coach.height <= dock.y + 1, 'above the dock')
  assert.ok(coach.x >= 0 && coach.x + coach.width <= PHONE.width)
})

test('how the game stands is off until it is switched on', PATIENCE, async () => {
  const page = await house.visit('found')
  assert.equal(await page.locator('.evaluation').count(), 0)
  await page.click('[data-switch="evaluation"]')
  const bar = page.locator('.evaluation')
  await bar.waitFor()
  const said = await bar.getAttribute('aria-label')
  const shares = [...said.matchAll(/(\d+) %/g)].map(it => Number(it[1]))
  assert.ok(shares.length > 1, said)
  assert.ok(Math.abs(shares.reduce((sum, it) => sum + it) - 100) <= shares.length, said)
  await page.click('[data-switch="evaluation"]')
  await bar.waitFor({ state: 'detached' })
})

test('before a blunder one is asked once', PATIENCE, async () => {
  const page = await house.visit('dice', { warn: true })
  await page.waitForSelector('[data-verb="end"]', PATIENCE)
  const id = page.url().split('/').at(-1)
  const version = async () => (await stateOf(page, id)).update.version
  const before = await version()
  // To end with nothing built costs points; the first click is confirmed by the second.
  await page.click('[data-verb="end"]')
  await page.click('[data-verb="end"]')
  await page.waitForSelector('.warning')
  assert.equal(await version(), before, 'nothing is done yet')
  await page.click('[data-coach="think"]')
  await page.waitForSelector('.warning', { state: 'detached' })
  assert.equal(await version(), before)
  await page.click('[data-verb="end"]')
  await page.click('[data-verb="end"]')
  await page.waitForFunction(() => !document.querySelector('.warning'))
  for (let n = 0; n < 100 && (await version()) === before; n++) await page.waitForTimeout(50)
  assert.ok((await version()) > before, 'asked once is enough')
})

test('among people nobody is offered a hint', PATIENCE, async () => {
  const page = await house.person()
  const { id } = await pair(page)
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.prompt')
  assert.equal(await page.locator('[data-verb="hint"], [data-switch="evaluation"]').count(), 0)
  await page.keyboard.press('h')
  assert.equal(await page.locator('.coach').count(), 0)
})

test('everybody agrees by sitting down, and it is told before', PATIENCE, async () => {
  const page = await house.visit('lobby')
  assert.equal(await page.locator('[data-coach="agreed"]').count(), 0)
  await page.click('[data-choice="coach"]')
  await page.waitForSelector('[data-coach="agreed"]')
  const friend = await house.person({ name: 'Jonas' })
  await friend.goto(page.url())
  assert.match(await friend.textContent('[data-coach="agreed"]'), /Whoever sits down agrees/)
  await friend.click('[data-verb="sit"] >> nth=0')
  await page.waitForSelector('[data-verb="remove"]')
  assert.equal(await friend.locator('[data-coach="agreed"]').count(), 1)
  // It cannot be asked of somebody who sits here by now.
  await page.click('[data-choice="no-coach"]')
  await page.waitForSelector('[data-coach="agreed"]', { state: 'detached' })
  await page.click('[data-choice="coach"]')
  await page.waitForSelector('text=who has not agreed to the coach')
})

test('a game in which the coach was asked says so', PATIENCE, async () => {
  const page = await house.visit('found')
  await page.click('[data-verb="hint"]')
  await page.waitForSelector('.coach [data-coach="more"]')
  await page.goto(`${house.url}/mine`)
  await page.waitForSelector('[data-coach="asked"] >> text=played with the coach')
})
