// Lessons: one of each part is played as a newcomer would, the page of all lessons, the way into a
// whole game.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DESKTOP, PHONE } from './browser.mjs'
import { longTest, openHouse } from './house.mjs'

const house = openHouse()
let page

const make = verb => `.make[data-verb="${verb}"]:not(.only-phone)`
const target = place => `.target[data-target="${place}"]`
const guide = verb => `.guide [data-verb="${verb}"]`
const kept = kind => `.keep[aria-label^="${kind}"]`
const press = what => page.click(what, { force: true })

async function begin(lesson, look) {
  page = await house.visit(`/learn/${lesson}`, look)
  await page.waitForSelector('.guide')
}

/** What is clicked for each task of a lesson. */
const PLAYED = {
  'base-build': [
    [make('road'), target('1,-1.SE')],
    [make('settle'), target('1,0.N')],
    [make('city'), target('0,0.S')],
  ],
  'sea-move': [
    [make('ship'), target('4,2.E')],
    [target('4,3.NE')],
    [make('settle'), target('5,2.S')],
  ],
  'cities-knight': [
    [make('raise'), target('1,-1.S')],
    [target('1,-1.S'), '[data-deed="activate"]'],
  ],
  'two-block': [[make('settle'), target('0,-1.S')], [target('2,-2.S')]],
  'rivals-settle': [
    [make('settle'), '.cell.lit'],
    ['[data-action="landscape fields_stack_1"]'],
    ['.hcard[data-card="grain_mill"]', '.cell.lit'],
  ],
  'dice-reroll': [
    [...['brick', 'lumber', 'wool'].map(kept), '[data-verb="reroll"]'],
    ['.site.lit[data-target="S3"]'],
  ],
}

describe('a lesson is played by clicking what is marked', () => {
  for (const [lesson, tasks] of Object.entries(PLAYED))
    test(lesson, async () => {
      await begin(lesson)
      for (const [number, clicks] of tasks.entries()) {
        await page.waitForSelector(`.guide li:nth-child(${number + 1}).current`)
        for (const click of clicks) await press(click)
        await page.waitForFunction(
          done => document.querySelectorAll('.guide li.done').length === done,
          number + 1,
        )
        await page.click(guide('go-on'))
      }
      assert.match(await page.textContent('.guide'), /That was/)
      await page.click('.guide .stop')
      const part = lesson.split('-')[0]
      await page.waitForSelector(`[data-part="${part}"] a.done`)
      assert.equal(await page.locator('a.done').count(), 1)
      assert.equal(await page.locator('a.current').count(), 1)
    })
})

test('a marked place waits for what is to be built there', async () => {
  await begin('base-build')
  await page.waitForSelector('[data-marked="1,-1.SE"]')
  assert.equal(await page.locator('.target.lit').count(), 0)
  await page.click(make('road'))
  await page.waitForSelector(`${target('1,-1.SE')}.lit`)
  assert.equal(await page.locator('.target.lit').count(), 1)
})

test('what is not the task is refused, and a task begins again', async () => {
  await begin('rivals-trade')
  await page.click('.prompt [data-verb="end"]')
  await page.waitForSelector('.toast:has-text("Build the Wool Ship")')
  assert.match(await page.textContent('.toast'), /First the task/)
  await press('.hcard[data-card="wool_ship"]')
  await press('.cell.lit >> nth=0')
  await page.click(guide('go-on'))
  // Whoever stops finds the same task again.
  await page.click('.guide .stop')
  await page.click('.go-on .primary')
  await page.waitForSelector('.guide li:nth-child(2).current')
  assert.match(page.url(), /rivals-trade/)
})

test('the last lesson of a part leads into a whole game', async () => {
  await begin('base-end', { language: 'de' })
  for (const over of ['go-on', 'go-on']) {
    await page.click(guide('help'))
    await page.click(guide('answer'))
    await page.click(guide(over))
  }
  assert.match(await page.textContent('.guide'), /ganzes Spiel/)
  assert.equal(await page.locator(guide('next')).count(), 0)
  await page.click(guide('play'))
  await page.waitForURL(/\/t\//)
  await page.waitForSelector('.board-table:not(.guided) .prompt')
  const bots = await page.locator('.seat').evaluateAll(all => all.map(it => it.ariaLabel))
  assert.deepEqual(bots.toSorted(), ['Ada', 'Ketil', 'Ketil II'])
})

test('the rule book and the set-up lead to the lessons of their part', async () => {
  page = await house.visit('/rules/scenario/cloth-for-catan', { size: PHONE })
  await page.click('.chapter header .btn')
  await page.waitForSelector('[data-part="sea"][open]')
  assert.equal(await page.locator('.parts details[open]').count(), 1)
  page = await house.visit('/new?game=rivals')
  await page.click('.about a')
  await page.waitForURL(/learn\?part=rivals/)
})

/** Does what a lesson asks, as its help says. */
async function solve(lesson, look) {
  await begin(lesson, look)
  while (!(await page.locator(guide('play')).count())) {
    const over = page.locator(guide('go-on'))
    if (await over.count()) {
      await over.click()
      continue
    }
    const help = page.locator(guide('help'))
    if ((await help.getAttribute('aria-pressed')) === 'false') await help.click()
    const before = await page.textContent(guide('answer'))
    await page.click(guide('answer'))
    await page
      .waitForFunction(
        ([where, was]) => document.querySelector(where)?.textContent !== was,
        [guide('answer'), before],
        { timeout: 2000 },
      )
      .catch(() => {}) // Two moves may be called the same.
  }
}

test('a lesson that is over asks nothing', async () => {
  await solve('base-first')
  assert.equal(
    await page.locator('.prompt button:not([aria-disabled="true"]), .target.lit').count(),
    0,
  )
  assert.match(await page.textContent('.prompt'), /Nothing more is asked/)
})

for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`all of the help can be read on a ${device}`, async () => {
    for (const lesson of ['base-first', 'base-trade']) {
      await begin(lesson, { language: 'de', size })
      await page.click(guide('help'))
      await page.waitForSelector(guide('answer'))
      const cut = await page.locator('.guide .btn').evaluateAll(all =>
        all
          .filter(it => {
            const own = it.getBoundingClientRect()
            const within = it.closest('.guide').getBoundingClientRect()
            const isOut = own.right > within.right + 1 || own.left < within.left - 1
            return isOut || it.scrollWidth > it.clientWidth + 1
          })
          .map(it => it.textContent),
      )
      assert.deepEqual(cut, [], lesson)
    }
  })

longTest('every lesson is solved by those who ask for help, on a phone', async () => {
  page = await house.visit('/learn', { size: PHONE })
  await page.waitForSelector('[data-part]')
  const all = await page.locator('.parts a').evaluateAll(found => found.map(it => it.pathname))
  assert.ok(all.length >= 40)
  for (const lesson of all) await solve(lesson.slice('/learn/'.length), { size: PHONE })
})

test('a stranger who plays a lesson is not asked who they are', async () => {
  page = await house.person({ fresh: true })
  const asked = []
  page.on('request', it => asked.push(new URL(it.url()).pathname))
  await page.goto(`${house.url}/learn/base-build`)
  await page.waitForSelector('.guide')
  assert.ok(
    asked.some(it => it.startsWith('/api/lessons')),
    'a lesson was fetched',
  )
  assert.ok(!asked.includes('/api/me'), 'nobody is known, and nobody asks')
})
