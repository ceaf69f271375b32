// Home, set-up, lobby, dice table, end, replay, rules, settings.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from './house.mjs'
import { at, open, SCENES } from './scenes.mjs'
import { wireBytes } from './wire.mjs'

const house = openHouse()
let page

async function sceneAt(where, look) {
  page = await house.visit(where, look)
}

test('one click starts a game against bots', async () => {
  await sceneAt('/')
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.board-table .prompt')
  assert.match(page.url(), /\/t\//)
})

test('the way back returns home and forth to the table', async () => {
  await sceneAt('/')
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.board-table')
  await page.goBack()
  await page.waitForSelector('.hero')
  await page.goForward()
  await page.waitForSelector('.board-table .prompt')
})

test('a table is set up, filled with bots and started', async () => {
  await sceneAt('/new?game=base')
  await page.click('.preset >> nth=1')
  await page.click('[data-verb="create"]')
  await page.waitForSelector('.seatrow')
  assert.match(await page.textContent('.go'), /3 seats are still open/)
  await page.selectOption('.seatrow select >> nth=0', 'aud')
  await page.waitForFunction(() =>
    /2 seats are still open/.test(document.querySelector('.go').textContent),
  )
  await page.click('[data-verb="start"]')
  await page.waitForSelector('.board-table')
})

test('the four sit down as somebody mixes them, each by its name', async () => {
  await sceneAt('/bots')
  await page.waitForSelector('[data-bot="njal"]')
  assert.match(await page.textContent('.go'), /Ketil, Aud, and Aud sit down with you/)
  const step = (bot, place) => page.click(`[data-bot="${bot}"] .step >> nth=${place}`)
  await step('ketil', 0)
  await step('njal', 1)
  assert.match(await page.textContent('.go'), /Aud, Aud, and Njal sit down with you/)
  assert.ok(await page.isDisabled('[data-bot="floki"] .step >> nth=1'), 'no seat is left')
  await page.click('.go [data-verb="play"]')
  await page.waitForSelector('.board-table')
  const seats = await page.locator('.seat').evaluateAll(all => all.map(it => it.ariaLabel))
  assert.deepEqual(seats.toSorted(), ['Ada', 'Aud', 'Aud II', 'Njal'])
})

test('two people sit at one table and talk', async () => {
  await sceneAt('/new?game=base')
  const host = page
  await host.click('[data-verb="create"]')
  await host.waitForSelector('.seatrow')
  const guest = await house.person({ name: 'Jonas' })
  await guest.goto(host.url())
  await guest.click('[data-verb="sit"] >> nth=0')
  await host.waitForFunction(() => document.querySelectorAll('.seatrow select').length === 2)
  await host.click('[data-verb="start"]')
  await Promise.all([host, guest].map(it => it.waitForSelector('.board-table')))
  await guest.fill('.say-box input', 'Good luck!')
  await guest.keyboard.press('Enter')
  await host.waitForFunction(() => document.querySelector('.record').textContent.includes('1'))
})

test('dice are kept, rolled and built with', async () => {
  await sceneAt('dice')
  await page.waitForSelector('.dicebox')
  await page.click('.keep >> nth=0')
  await page.click('.keep >> nth=1')
  assert.match(await page.textContent('[data-verb="reroll"]'), /Roll 4 dice/)
  // Nothing is built yet: to roll comes first, and to end is asked back.
  await page.waitForSelector('.primary[data-verb="reroll"]')
  await page.click('[data-verb="end"]:not(.primary)')
  await page.waitForSelector('.prompt:has-text("costs 2 points")')
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-verb="end"]:has-text("End turn")')
  await page.click('[data-verb="end"]')
  await page.click('[data-verb="end"]:has-text("End with −2")')
  await page.waitForFunction(() => document.querySelector('.log').textContent.includes('Ada'))
})

test('one of two roads is chosen on the sheet', async () => {
  await sceneAt('dice')
  await page.waitForSelector('.dicebox')
  for (let tries = 0; (await page.locator('.site.lit[data-target^="R"]').count()) < 2; tries++) {
    if (tries % 60 === 59) await sceneAt('dice')
    const next = page.locator('.site.lit[data-target="R0"], [data-verb="end"]').first()
    await next.click({ force: true, timeout: 1000 }).catch(() => {})
    await page.waitForTimeout(150)
  }
  await page.click('.opt.on >> nth=0')
  assert.match(await page.textContent('.prompt'), /highlighted places/)
  assert.equal(await page.locator('dialog').count(), 0)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    document.querySelector('.log').textContent.includes('Ada builds'),
  )
})

test('a dice game is played as text', async () => {
  await sceneAt('dice')
  await page.waitForSelector('.dicebox')
  await page.keyboard.press('v')
  await page.waitForSelector('dialog #typed-move')
  assert.match(await page.textContent('dialog .told'), /2 rolls left[^]*Ada: 0[^]*not built: R0/)
  await page.fill('#typed-move', 'city C30')
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog [role="alert"]')
  assert.match(await page.textContent('dialog [role="alert"]'), /DICE-/)
  await page.fill('#typed-move', 'end')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    /Score: -?\d/.test(document.querySelector('dialog .told').textContent),
  )
})

test('the end shows its figures, and the dice can be checked', async () => {
  await sceneAt('end')
  await page.waitForFunction(() => document.querySelectorAll('.chart').length === 2)
  assert.match(await page.textContent('h1'), /settles the island/)
  await page.waitForSelector('.line[data-verdict="good"]')
  const [verdict, line] = await Promise.all(
    ['.line .verdict', '.line'].map(it => page.locator(it).boundingBox()),
  )
  assert.ok(verdict.height < 40 && verdict.x + verdict.width <= line.x + line.width)
  await page.click('[data-verb="verify"]')
  await page.waitForSelector('.verdict[data-verdict="good"]')
})

test('a replay steps, jumps and plays', async () => {
  await sceneAt('replay')
  await page.waitForSelector('.board-table .board')
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => /step 1 of/.test(document.body.textContent))
  assert.equal(await page.locator('.seat .held-cards').count(), 4)
  // A bot has ended it for Ada, but there is nothing left to take over.
  assert.equal(await page.locator('.absence .btn').count(), 0)
  await page.selectOption('.controls select >> nth=1', '1')
  await page.waitForFunction(() => document.querySelectorAll('.seat .held-cards').length === 1)
  await page.focus('.controls [data-verb="play"]')
  await page.keyboard.press('End')
  // The whole log is drawn at once here.
  const isAtEnd = () => /step (\d+) of \1/.test(document.body.textContent)
  await page.waitForFunction(isAtEnd, undefined, { timeout: 60_000 })
  await page.keyboard.press('Home')
  await page.click('[data-verb="play"]')
  await page.waitForFunction(() => /step [2-9] of/.test(document.body.textContent))
})

test('rules are found by word and by id', async () => {
  await sceneAt('/rules/BASE-58')
  await page.waitForSelector('[id="BASE-58"].wanted')
  await page.fill('input[type="search"]', 'longest')
  await page.waitForSelector('.list [id="BASE-72"]:has-text("longest")')
})

/** A page that counts the tones it plays. */
async function listening(look) {
  const listener = await house.person({ sound: true, fresh: true, ...look })
  await listener.addInitScript(() => {
    globalThis.tones = 0
    const made = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      globalThis.tones++
      return made.call(this)
    }
  })
  return listener
}

for (const [silenced, heard] of [
  [[], true],
  [['dice', 'cards'], false],
]) {
  test(`rolling ${heard ? 'is heard' : 'is silent when switched off'}`, async () => {
    page = await listening({ silenced })
    await at(page, 'roll')
    await page.click('[data-verb="roll"]')
    await page.waitForSelector('.throw-place .throw')
    await page.waitForTimeout(200)
    assert.equal((await page.evaluate(() => globalThis.tones)) > 0, heard)
  })
}

test('the last ten seconds of the own clock are heard', async () => {
  page = await listening({ silenced: ['turn', 'dice', 'cards', 'chat'] })
  const id = await open(page, {
    game: 'base',
    seats: 2,
    options: { board: 'beginner' },
    clock: { per_decision: 10, bank: 0 },
  })
  await page.goto(`${house.url}/t/${id}`)
  await page.waitForSelector('.board-table')
  await page.click('.bar .title')
  await page.waitForFunction(() => globalThis.tones >= 2)
})

test('each kind of sound has its switch', async () => {
  await sceneAt('/settings', { sound: true })
  await page.waitForFunction(() => document.querySelectorAll('[data-sound]').length === 5)
  await page.uncheck('[data-sound="chat"]')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('landnam-settings')))
  assert.deepEqual(stored.silenced, ['chat'])
})

test('a new game of a known group appears by itself, one without a screen does not', async () => {
  page = await house.person()
  await page.route('**/api/games', async route => {
    const list = await (await route.fetch()).json()
    const base = list.find(it => it.id === 'base')
    const more = [
      ['sea/far-coast', 'board'],
      ['cards/first', 'cards'],
    ].map(([id, family]) => ({ ...base, id, family, group: id.split('/')[0], presets: [] }))
    await route.fulfill({ json: [...list, ...more] })
  })
  await page.goto(house.url)
  await page.waitForSelector('.game')
  assert.doesNotMatch(await page.textContent('main'), /First/)
  await page.click('.game[href$="game=sea"]')
  await page.click('[data-game="sea/far-coast"]')
  assert.equal(await page.getAttribute('[data-game="sea/far-coast"]', 'aria-pressed'), 'true')
  assert.match(await page.textContent('.story'), /Far coast/)
  await page.click('.seg button >> nth=0')
  assert.equal(await page.locator('.gallery').count(), 0)
  assert.doesNotMatch(await page.textContent('.seg'), /Cards/)
})

test('a board that will be dealt lies face down', async () => {
  await sceneAt('/new?game=base')
  await page.waitForSelector('.preset[aria-pressed="true"]')
  assert.equal(await page.locator('figcaption').count(), 0)
  await page.click('.preset >> nth=2')
  assert.match(await page.textContent('figcaption'), /Face down until the game starts/)
  assert.equal(await page.locator('figure .token').count(), 0)
})

test('settings are shown on the page and remembered', async () => {
  await sceneAt('/settings', { calm: false })
  await page.click('[data-setting="speed"] [data-value="quick"]')
  await page.click('[data-setting="text"] [data-value="large"]')
  await page.check('[data-setting="distinct"]')
  await page.check('[data-setting="leftHanded"]')
  await page.check('[data-setting="autoRoll"]')
  const { stored, root, size } = await page.evaluate(() => ({
    stored: JSON.parse(localStorage.getItem('landnam-settings')),
    root: { ...document.documentElement.dataset },
    size: getComputedStyle(document.documentElement).fontSize,
  }))
  assert.deepEqual(
    [stored.speed, stored.text, stored.distinct, stored.leftHanded, stored.autoRoll],
    ['quick', 'large', true, true, true],
  )
  assert.deepEqual([root.motion, root.palette, root.dock], ['quick', 'distinct', 'left'])
  assert.equal(size, '18px')
})

test('language and theme are remembered', async () => {
  await sceneAt('/settings')
  await page.click('button[lang="de"] >> nth=-1')
  await page.click('text=Nacht')
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('landnam-settings')))
  assert.deepEqual([stored.language, stored.theme], ['de', 'dark'])
})

test('an unknown table and an unknown path say so', async () => {
  await sceneAt('/t/nowhere')
  await page.waitForSelector('text=This table does not exist')
  await sceneAt('/nowhere')
  await page.waitForSelector('text=There is nothing here')
})

test('no inline script is needed', async () => {
  const html = await (await fetch(house.url)).text()
  assert.doesNotMatch(html, /<script(?![^>]*src=)/)
})

test('files come packed to those who can unpack them, and plain to everybody else', async () => {
  const html = await (await fetch(house.url)).text()
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(html)
  const ask = packing =>
    fetch(new URL(script, house.url), {
      headers: { 'accept-encoding': packing },
    })
  const [packed, plain] = await Promise.all(['br', 'identity'].map(ask))
  assert.equal(packed.headers.get('content-encoding'), 'br')
  assert.equal(plain.headers.get('content-encoding'), null)
  assert.equal(await packed.text(), await plain.text())
})

/**
 * Everything the page has fetched when it is ready and quiet, as it comes over the wire: with
 * headers, and with the event stream, which never ends.
 */
async function weigh(path, ready) {
  page = await house.person({ fresh: true })
  const bytes = await wireBytes(page)
  await page.goto(house.url + path)
  await page.waitForSelector(ready)
  for (let before = -1; before < bytes(); await page.waitForTimeout(1000)) before = bytes()
  return bytes()
}

test('the first visit is light', async context => {
  const home = await weigh('/', '.quick [data-verb="play"]')
  // By its link, as somebody who has never been here.
  const link = await SCENES.main(await house.person({ fresh: true }))
  const table = await weigh(link, '.board-table .prompt')
  context.diagnostic(`home ${home} bytes, straight to a board table ${table} bytes`)
  assert.ok(home < 250_000 && table < 250_000, `${home}, ${table}`)
})
