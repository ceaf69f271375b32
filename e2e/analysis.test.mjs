// A finished game of each family is read to its end and walked through.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { DESKTOP, PHONE } from './browser.mjs'
import { openHouse } from './house.mjs'
import { at, post, stateOf } from './scenes.mjs'

/** Njal takes his time. */
const PATIENCE = { timeout: 300_000 }

const house = openHouse()

for (const scene of ['analysis', 'rivals-analysis', 'dice-analysis'])
  test(`${scene}: a game is read and walked through`, PATIENCE, async () => {
    const page = await house.visit(scene)
    // The game can be walked through while it is read.
    await page.waitForSelector('.move')
    await page.waitForSelector('.curve svg path', PATIENCE)
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
  await page.waitForSelector('.curve svg path', PATIENCE)
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
  await page.waitForSelector('.curve svg path', PATIENCE)
  const asked = page.waitForRequest(it => it.url().includes('/analysis?hands=open'))
  await page.click('.foot button[aria-pressed]')
  await asked
})

test('one plays on from a step', PATIENCE, async () => {
  const page = await house.visit('analysis')
  await page.waitForSelector('.curve svg path', PATIENCE)
  await page.click('.move >> nth=4')
  const old = new URL(page.url()).pathname
  await page.keyboard.press('p')
  const isNew = path => /^\/t\/[0-9a-f]+$/.test(path) && !old.startsWith(path)
  await page.waitForURL(url => isNew(url.pathname))
  await page.waitForSelector('.board')
})

test(
  'who plays on goes on in the same turn, and nothing is offered that needs a record',
  PATIENCE,
  async () => {
    const page = await house.visit('analysis')
    await page.waitForSelector('.curve svg path', PATIENCE)
    await page.waitForSelector('.turn .move')
    // The second to last turn, before its roll.
    const turns = await page.locator('.turn .number').allTextContents()
    await page.locator('.turn').nth(-2).locator('.move').first().click()
    await page.keyboard.press('ArrowLeft')
    const number = Number(turns.at(-2))
    assert.ok(number > 1)
    await page.keyboard.press('p')
    await page.waitForURL(url => /^\/t\/[0-9a-f]+$/.test(url.pathname))
    await page.waitForSelector('.board')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await post(page, `/tables/${id}/stand`)
    const over = async () => (await stateOf(page, id)).update.ending
    while (!(await over())) await sleep(50)
    assert.equal((await over()).recorded, false)
    const headings = page.locator('.log .fold')
    await headings.first().waitFor()
    const [first] = (await headings.first().textContent()).match(/\d+/)
    assert.equal(Number(first), number, 'the log goes on counting')
    await at(page, `/t/${id}/end`)
    await page.waitForSelector('.acts .btn')
    assert.equal(
      await page.locator('.acts a[href$="/analysis"], .acts a[href$="/replay"]').count(),
      0,
    )
    for (const part of ['analysis', 'replay']) {
      const refused = []
      const hear = answer => {
        const { pathname } = new URL(answer.url())
        if (answer.status() === 409 && /\/(analysis|replay)$/.test(pathname)) refused.push(pathname)
      }
      page.on('response', hear)
      await at(page, `/t/${id}/${part}`)
      await page.waitForSelector('.unrecorded')
      page.off('response', hear)
      assert.deepEqual(refused, [], 'nobody is asked for what is not there')
    }
  },
)

test('while a game is read it is told how far', PATIENCE, async () => {
  const page = await house.person()
  const reading = { waiting: 0, is_done: false, curve: null, analysis: null }
  let curve = null
  await page.route('**/analysis?*', route => route.fulfill({ json: { ...reading, curve } }))
  try {
    await at(page, 'analysis')
    const status = page.locator('.dock .status')
    await status.waitFor()
    assert.match(await status.textContent(), /five minutes/)
    assert.equal(await status.locator('progress').getAttribute('value'), null)
    curve = { done: 30, of: 120 }
    await page.waitForSelector('.dock progress[value="30"][max="120"]')
    assert.match(await status.textContent(), /30 of 120 steps/)
    assert.ok((await status.locator('progress').boundingBox()).width > 200)
  } finally {
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('what decisions cost is told once all of them are read', PATIENCE, async () => {
  const page = await house.visit('analysis')
  await page.waitForSelector('.curve svg path', PATIENCE)
  await page.waitForFunction(
    () => document.querySelector('.status')?.textContent.trim() === '',
    undefined,
    PATIENCE,
  )
  const unread = /still being read/
  await page.click('#tab-luck')
  await page.waitForSelector('.luck .bar.lost')
  assert.doesNotMatch(await page.textContent('.luck'), unread)
  await page.route('**/analysis?*', async route => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, is_done: false } })
  })
  try {
    await page.reload()
    await page.waitForSelector('.luck .split')
    assert.match(await page.textContent('.luck'), unread)
    assert.equal(await page.locator('.luck .bar.lost').count(), 0)
  } finally {
    await page.unrouteAll({ behavior: 'wait' })
  }
})

/** The panel and everything in it is no wider than the window. */
const fits = async page =>
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    'nothing is wider than the window',
  )

test('it is told why the best choice is the best', PATIENCE, async () => {
  const page = await house.visit('analysis')
  await page.waitForSelector('.move')
  const because = page.locator('.decision .because')
  for (let n = 0; n < 60 && !(await because.count()); n++) await page.keyboard.press('ArrowRight')
  const why = await because.textContent()
  assert.match(why, /^\p{L}.*\.$/u, 'one sentence')
  assert.doesNotMatch(why, /coach-/)
})

for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the rolls of a turn and the sheet of a dice game on a ${device}`, PATIENCE, async () => {
    const page = await house.visit('dice-analysis', { size })
    await page.waitForSelector('.curve svg path', PATIENCE)
    assert.equal(await page.textContent('#tab-moves'), 'Turns')
    await page.click('#tab-sheet')
    const boxes = page.locator('.sheet-tab tbody tr')
    assert.equal(await boxes.count(), 15)
    const points = await boxes.locator('td:nth-child(3)').allTextContents()
    const sum = points.reduce((all, it) => all + (it === 'X' ? -2 : Number(it)), 0)
    const total = await page.locator('.sheet-tab [aria-pressed="true"] b').textContent()
    assert.equal(sum, Number(total), 'the boxes add up to the total')
    await boxes.nth(6).locator('button').click()
    await page.waitForSelector('.sheet-tab tr.on')
    await fits(page)
    await page.click('#tab-moves')
    const rolls = page.locator('.throws li')
    await rolls.first().waitFor()
    for (const roll of await rolls.all()) assert.equal(await roll.locator('.gdie').count(), 6)
    assert.equal(await rolls.last().locator('.again .gdie').count(), 0, 'the last roll stays')
    await rolls.first().locator('button').first().click()
    await page.waitForSelector('.throws li.on:first-child')
    await fits(page)
  })

  test(`what became of the cards of a card game on a ${device}`, PATIENCE, async () => {
    const page = await house.visit('rivals-analysis', { size })
    await page.waitForSelector('.curve svg path', PATIENCE)
    await page.click('#tab-cards')
    const cards = page.locator('.cards-tab .card')
    await cards.first().waitFor()
    const total = await page.locator('.cards-tab [aria-pressed="true"] b').textContent()
    assert.equal(await cards.count(), Number(total))
    await page.click('.cards-tab [aria-pressed="false"]')
    await cards.last().click()
    await page.waitForSelector('.cards-tab .card.on')
    assert.match(new URL(page.url()).hash, /^#s=[1-9]\d*&tab=cards$/)
    await fits(page)
  })
}

test('on a phone one line has everything that walks along the curve', PATIENCE, async () => {
  const page = await house.visit('analysis', { size: PHONE })
  await page.waitForSelector('.moments button', PATIENCE)
  const box = selector => page.locator(selector).first().boundingBox()
  const [controls, moments] = await Promise.all([box('.dock .controls'), box('.moments')])
  assert.ok(controls.height < 60, `${controls.height} pixels are more than a line`)
  const below = controls.y + controls.height
  assert.ok(moments.y >= below, 'key moments lie below it')
  for (const label of await page.locator('.moments .name').all())
    assert.ok((await label.boundingBox()).y >= below, 'and so do their names')
})
