// The board table: building, trading, the robber, why not, keys, reload and lost connections.

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openBrowser, openServer, person, PHONE } from './browser.mjs'

let server, browser, page
before(async () => {
  server = await openServer()
  browser = await openBrowser()
})
after(async () => {
  await browser.close()
  server.close()
})
beforeEach(() => fetch(`${server.url}/api/fake/reset`, { method: 'POST', body: '{}' }))

async function at(path, look) {
  page = await person(browser, look)
  await page.goto(server.url + path)
  await page.waitForSelector('.board-table .prompt')
}
const prompt = () => page.textContent('.prompt .say b')
const handOf = (kind) => page.getAttribute(`.rcard >> nth=${['lumber', 'brick', 'wool', 'grain', 'ore'].indexOf(kind)}`, 'aria-label')

describe('a turn at the board', () => {
  test('a settlement is armed, placed and paid for', async () => {
    await at('/t/main')
    const before = await page.locator('.pieces .piece').count()
    await page.click('[data-verb="settle"]')
    assert.equal(await page.locator('.target.lit').count(), 3)
    await page.click('.target.lit >> nth=0')
    await page.waitForFunction((n) => document.querySelectorAll('.pieces .piece').length === n, before + 1)
    assert.match(await handOf('wool'), /nothing|0/i)
    assert.match(await page.textContent('.log'), /Ada builds a settlement on hills 6, pasture 4, desert/)
  })

  test('what is impossible says why and names its rule', async () => {
    await at('/t/main')
    await page.click('[data-verb="city"]', { force: true })
    await page.waitForSelector('.toast')
    assert.match(await page.textContent('.toast'), /2 ore/)
    await page.click('.toast .rule')
    await page.waitForSelector('dialog #BASE-55c')
  })

  test('a dark corner says why it is dark', async () => {
    await at('/t/main')
    await page.click('[data-verb="settle"]')
    await page.click('.target.dark >> nth=4', { force: true })
    await page.waitForSelector('.toast')
    assert.match(await page.textContent('.toast'), /BASE-58/)
  })

  test('rolling shows dice and brings cards', async () => {
    await at('/t/roll')
    await page.click('[data-verb="roll"]')
    await page.waitForSelector('.throw-place .throw')
    assert.equal(await page.getAttribute('.throw-place .throw', 'aria-label'), 'Rolled 4 and 4, together 8')
    assert.match(await handOf('lumber'), /6 lumber/)
  })

  test('a seven: discard five cards, move the robber, choose a victim', async () => {
    await at('/t/discard')
    for (let i = 0; i < 5; i++) {
      const left = 5 - i
      await page.waitForFunction((n) => document.querySelector('.prompt .say b')?.textContent.includes(String(n)), left)
      await page.click('.rcard.lit >> nth=0')
    }
    await page.waitForSelector('.target.hex.lit')
    assert.match(await prompt(), /robber/)
    await page.click('[data-target="0,1"]', { force: true })
    await page.click('[data-action="rob blue"]')
    await page.waitForSelector('[data-verb="end"]')
    assert.match(await page.textContent('.log'), /Ada steals a card from Jonas/)
  })

  test('the founding phase lights corners, then paths', async () => {
    await at('/t/found')
    await page.click('.target.corner.lit >> nth=3')
    await page.waitForSelector('.target.edge.lit')
    await page.click('.target.edge.lit >> nth=0')
    await page.waitForSelector('[data-verb="roll"]')
  })

  test('the turn ends and comes back', async () => {
    await at('/t/main')
    await page.click('[data-verb="end"]')
    await page.waitForFunction(() => /Jonas/.test(document.querySelector('.prompt').textContent))
    await page.waitForSelector('[data-verb="roll"]')
  })
})

describe('trade', () => {
  test('an offer is composed, countered and concluded', async () => {
    await at('/t/main')
    await page.keyboard.press('t')
    await page.click('[data-more="give-lumber"]')
    await page.click('[data-more="get-ore"]')
    await page.click('[data-more="get-ore"]')
    await page.click('[data-send="offer"]')
    await page.waitForSelector('.offer')
    assert.equal(await page.locator('.offer .countered').count(), 1)
    await page.click('[data-action="conclude orange"]')
    await page.waitForSelector('.offer', { state: 'detached' })
    assert.match(await handOf('ore'), /3 ore/)
    assert.match(await handOf('lumber'), /2 lumber/)
  })

  test('an offer of somebody else is answered with a counter-offer', async () => {
    await at('/t/answer')
    await page.click('[data-verb="counter"]')
    await page.click('dialog [data-more="get-ore"]')
    await page.click('[data-send="counter"]')
    await page.waitForFunction(() => /Ada would give 2 lumber/.test(document.querySelector('.log').textContent))
  })

  test('an offer is accepted by its key', async () => {
    await at('/t/answer')
    await page.keyboard.press('a')
    await page.waitForSelector('.offer [data-verb="accept"]', { state: 'detached' })
  })

  test('the bank trades what it listed', async () => {
    await at('/t/main')
    await page.click('[data-verb="trade"]')
    await page.click('[data-bank="lumber ore"]')
    await page.waitForFunction(() => /2 ore/.test(document.querySelectorAll('.rcard')[4].getAttribute('aria-label')))
  })
})

describe('for everybody', () => {
  test('keys alone build a road', async () => {
    await at('/t/main')
    await page.keyboard.press('1')
    await page.focus('.target.lit[tabindex="0"]')
    await page.keyboard.press('ArrowRight')
    const target = await page.evaluate(() => document.activeElement.getAttribute('data-target'))
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => /builds a road/.test(document.querySelector('.log').lastElementChild.lastElementChild.textContent))
    assert.ok(target)
    assert.equal(await page.locator(`.target.lit[data-target="${target}"]`).count(), 0)
  })

  test('every target has a name that says where it is', async () => {
    await at('/t/found')
    const names = await page.$$eval('.target.lit', (all) => all.map((it) => it.getAttribute('aria-label')))
    assert.ok(names.every((it) => /forest|hills|pasture|fields|mountains|desert/.test(it)), names[0])
  })

  test('typed moves play in the text view', async () => {
    await at('/t/main')
    await page.keyboard.press('v')
    await page.fill('#typed-move', 'settle 0,0.N')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => /Ada builds a settlement/.test(document.querySelector('dialog').textContent))
    await page.fill('#typed-move', 'settle 0,0.S')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog [role="alert"]')
    assert.match(await page.textContent('dialog [role="alert"]'), /BASE-58/)
  })

  test('events are spoken', async () => {
    await at('/t/roll')
    await page.keyboard.press('r')
    await page.waitForFunction(() => /Ada rolls 4 \+ 4 = 8/.test(document.querySelector('p.sr[aria-live]').textContent))
  })

  test('German speaks German', async () => {
    await at('/t/main', { language: 'de' })
    assert.match(await page.textContent('.dock'), /Zug beenden/)
    assert.equal(await page.getAttribute('html', 'lang'), 'de')
    assert.doesNotMatch(await page.textContent('body'), /\{[a-z]+-/)
  })

  for (const scenario of ['main', 'answer', 'offered', 'discard', 'found', 'two']) {
    test(`a phone shows ${scenario} without scrolling`, async () => {
      await at(`/t/${scenario}`, { size: PHONE, language: 'de' })
      const room = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight, document.querySelector('.stage').clientHeight])
      assert.ok(room[0] <= 390 && room[1] <= 844, `${room}`)
      assert.ok(room[2] > 180, `the board has only ${room[2]}`)
    })
  }
})

describe('connections', () => {
  test('a reload returns to the same seat and state', async () => {
    await at('/t/main')
    await page.click('[data-verb="settle"]')
    await page.click('.target.lit >> nth=0')
    await page.waitForFunction(() => document.querySelectorAll('.pieces .piece').length === 15)
    await page.reload()
    await page.waitForFunction(() => document.querySelectorAll('.pieces .piece').length === 15)
  })

  test('a lost stream is visible and heals itself', async () => {
    await at('/t/main')
    await page.waitForTimeout(300)
    await page.context().setOffline(true)
    await page.waitForSelector('.gone')
    assert.equal(await page.locator('[data-verb="end"]').count(), 0)
    await page.context().setOffline(false)
    await page.waitForSelector('.gone', { state: 'detached' })
    await page.waitForSelector('[data-verb="end"]')
  })

  test('a second tab follows', async () => {
    await at('/t/main')
    const other = await page.context().newPage()
    await other.goto(`${server.url}/t/main`)
    await other.waitForSelector('[data-verb="road"]')
    await page.click('[data-verb="settle"]')
    await page.click('.target.lit >> nth=0')
    await other.waitForFunction(() => document.querySelectorAll('.pieces .piece').length === 15)
  })
})
