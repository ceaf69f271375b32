// Seafarers: ships, fog, gold, figures, and the five scenarios with rules of their own.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { clickBoard, playOn } from './clicker.mjs'
import { isLong, longTest, openHouse } from './house.mjs'
import { logSays } from './looking.mjs'
import { asked } from './scenes.mjs'

const house = openHouse()
let page

async function sceneAt(scene, look) {
  page = await house.visit(scene, look)
  await page.waitForSelector('.board-table .prompt')
}
const prompt = () => page.textContent('.prompt .say')
const ships = () => page.locator('[data-ship]').count()
const target = place => `.target[data-target="${place}"]`
const pick = place => page.click(target(place), { force: true })

describe('set-up', () => {
  test('nine scenarios show their maps, and what the chosen one is about', async () => {
    page = await house.visit('/new?game=sea')
    await page.waitForSelector('.gallery .pick svg.board')
    assert.equal(await page.locator('.gallery .pick').count(), 9)
    await page.click('[data-game="sea/fog_islands"]')
    await page.waitForFunction(() => /fog/i.test(document.querySelector('.story').textContent))
    assert.match(await page.textContent('.story'), /first to 12 points/)
    await page.waitForSelector('.prev.map svg.board')
    await page.click('[data-verb="create"]')
    await page.waitForSelector('.seatrow')
    assert.match(await page.textContent('.lobby'), /The Fog Islands/)
  })

  test('a shuffled map lies face down', async () => {
    page = await house.visit('/new?game=sea%2Fnew_shores', { language: 'de' })
    await page.waitForSelector('.prev.map')
    assert.equal(await page.locator('figcaption').count(), 0)
    await page.click('.preset >> nth=1')
    await page.waitForSelector('figcaption')
    assert.match(await page.textContent('figcaption'), /verdeckt/)
  })
})

describe('New Shores', () => {
  test('founding: a road or a ship, and where both fit, a menu', async () => {
    await sceneAt('landing')
    for (let tries = 0; tries < 8; tries++) {
      const { update } = await asked(page, page.url().split('/').at(-1))
      const edges = update.choices
        .filter(it => /^(road|ship) /.test(it.action))
        .map(it => it.target)
      const both = edges.find((it, i) => edges.indexOf(it) < i)
      if (both) {
        await page.waitForSelector(target(both))
        await pick(both)
        await page.waitForSelector('dialog li')
        assert.match(await page.textContent('dialog'), /road[\s\S]*ship/i)
        await page.click('dialog li:last-child button')
        await logSays(page, 'Ada places a ship on the coast of')
        return
      }
      const coastal = await page.locator('.target.corner.lit[aria-label*="sea"]').count()
      await page.click(
        `.target.corner.lit[aria-label*="sea"] >> nth=${Math.min(tries, coastal - 1)}`,
        { force: true },
      )
      await page.waitForSelector('.target.edge.lit')
    }
    assert.fail('no edge for both')
  })

  test('a ship is built, says what it costs, and a dark sea lane why it is dark', async () => {
    await sceneAt('shores')
    const before = await ships()
    assert.match(await page.textContent('[data-verb="ship"]'), /1 lumber, 1 wool/)
    await page.click('[data-verb="ship"]')
    assert.match(
      await prompt(),
      /Place a new ship, or choose one to move.*3 places.*1 ship can move/,
    )
    await page.click('.target.dark[data-target="6,2.E"]', { force: true })
    await page.waitForSelector('.toast')
    assert.match(await page.textContent('.toast'), /SEA-\d+/)
    await page.click('.toast .close')
    await pick('4,2.NE')
    await page.waitForFunction(
      n => document.querySelectorAll('[data-ship]').length === n,
      before + 1,
    )
    await logSays(page, 'Ada places a ship on the coast of gold field 4')
  })

  test('a ship is lifted, put back, lifted again and moved', async () => {
    await sceneAt('shores')
    await page.keyboard.press('5')
    await page.waitForSelector('.target.lift')
    assert.match(
      await page.getAttribute('.target.lift', 'aria-label'),
      /^Move the ship on the coast of hills 5/,
    )
    await pick('4,2.E')
    await page.waitForSelector('[data-ship="4,2.E"] .lifted')
    assert.match(await prompt(), /Choose where the ship goes, or leave it/)
    await page.click('[data-verb="waive"]')
    await page.waitForSelector('.lifted', { state: 'detached' })
    await page.keyboard.press('5')
    await pick('4,2.E')
    await page.waitForSelector('.lifted')
    await pick('4,3.NE')
    await page.waitForSelector('[data-ship="4,3.NE"]')
    assert.equal(await page.locator('[data-ship="4,2.E"]').count(), 0)
    await logSays(page, 'Ada moves the ship on')
  })

  test('a ship with nowhere to go is not offered, and says so', async () => {
    await sceneAt('stuck')
    await page.keyboard.press('5')
    await page.waitForSelector('.target.lit')
    assert.equal(await page.locator('.target.lift').count(), 0)
    assert.match(await prompt(), /Choose a coast or a sea lane for your ship/)
    assert.doesNotMatch(await prompt(), /move/)
    await pick('4,2.SE')
    await page.waitForSelector('.toast .rule:has-text("SEA-65")')
    assert.match(await page.textContent('.toast'), /The ship on .+ has nowhere to go/)
  })

  test('a settlement on a new island brings bonus points', async () => {
    await sceneAt('shores')
    await page.click('[data-verb="settle"]')
    await pick('5,1.S')
    await logSays(page, 'Ada gains 2 bonus points')
    await page.waitForSelector('.seat .at-sea.held')
    assert.match(await page.textContent('.scenario'), /\+2/)
  })

  test('robber or pirate: on the board, onto the frame, and whom it robs', async () => {
    await sceneAt('figures')
    assert.match(await prompt(), /Move the robber or the pirate/)
    assert.match(await page.getAttribute(target('3,2'), 'aria-label'), /pirate to sea/)
    assert.match(await page.getAttribute(target('1,4'), 'aria-label'), /robber to hills 11/)
    await page.click('[data-action="pirate frame"]')
    await logSays(page, 'Ada takes the pirate off the board')
    await page.waitForSelector('g.frame')
    await house.empty()
    await sceneAt('figures')
    await pick('4,5')
    assert.match(await page.textContent('[data-verb="waive"]'), /nobody/)
    await page.click('[data-action="rob blue"]')
    await logSays(page, 'Ada steals a card from')
  })

  longTest("the pirate's theft may be waived", async () => {
    await sceneAt('figures')
    await pick('4,5')
    await page.click('[data-verb="waive"]')
    await page.waitForSelector('[data-verb="end"]')
  })

  test('an own ship that stays says why: in mid-line, just built, just moved', async () => {
    await sceneAt('shores')
    const why = async (place, rule) => {
      await page.click(target(place), { force: true })
      await page.waitForFunction(
        it => document.querySelector('.toast')?.textContent.includes(it),
        rule,
      )
    }
    await page.keyboard.press('5')
    await why('4,2.SE', 'SEA-64')
    await pick('4,2.NE')
    await page.waitForSelector('[data-ship="4,2.NE"]')
    await page.waitForSelector('.target.dark[data-target="4,2.NE"]')
    await why('4,2.NE', 'SEA-61')
    await house.empty()
    await sceneAt('shores')
    await page.keyboard.press('5')
    await pick('4,2.E')
    await page.waitForSelector('.lifted')
    await pick('4,3.NE')
    await page.waitForSelector('[data-ship="4,3.NE"]')
    await page.keyboard.press('5')
    await why('4,3.NE', 'SEA-60')
  })

  test('gold is taken although it is not my turn', async () => {
    await sceneAt('gold')
    await page.waitForSelector('.picker')
    assert.match(await page.textContent('.prompt'), /Gold: take/)
    // Two settlements at the gold: cards are chosen together and can be put back until confirmed.
    const confirm = page.locator('.picker [data-verb="confirm"]')
    if (await confirm.count()) {
      await page.click('.picker [data-action="take wool"]')
      await page.click('.picker [data-verb="put-back"]')
      while (await confirm.isDisabled()) await page.click('.picker [data-action="take ore"]')
      assert.equal(await page.locator('.picker').count(), 1)
      await confirm.click()
    } else await page.click('.picker [data-action="take ore"]')
    await logSays(page, 'Ada takes a card from the bank: ore')
  })
})

describe('Fog Islands', () => {
  test('a ship lifts the fog, with motion and without', async () => {
    for (const calm of isLong ? [false, true] : [true]) {
      await sceneAt('fog', { calm })
      assert.match(await page.textContent('.scenario'), /9 hexes are undiscovered/)
      await page.keyboard.press('5')
      await pick('1,3.SE')
      await logSays(page, 'Ada discovers')
      await page.waitForFunction(() =>
        /8 hexes/.test(document.querySelector('.scenario').textContent),
      )
      assert.equal(
        await page.evaluate(() =>
          [...document.querySelectorAll('.lifting')].some(
            it => getComputedStyle(it).display !== 'none',
          ),
        ),
        !calm,
      )
    }
  })
})

describe('Cloth for Catan', () => {
  test('the first ship at a village brings cloth', async () => {
    await sceneAt('cloth')
    await page.keyboard.press('5')
    await pick('3,2.E')
    await logSays(page, 'Ada trades with the village')
    await page.waitForFunction(() =>
      /Village 11, 4 bales left, traders: Ada/.test(
        document.querySelector('[data-anchor="village-3,3.N"]').getAttribute('aria-label'),
      ),
    )
    assert.match(await page.textContent('.seat .at-sea'), /4 bales of cloth/)
  })
})

describe('Pirate Islands', () => {
  test('a fortress is attacked', async () => {
    await sceneAt('pirates')
    assert.equal(await page.locator('.fortress').count(), 4)
    assert.match(await page.getAttribute('.fortress >> nth=0', 'aria-label'), /Ada, 2 lairs/)
    assert.match(await page.textContent('.scenario [data-verb="attack"]'), /end the turn/)
    await page.click('.scenario [data-verb="attack"]')
    await logSays(page, 'Ada attacks the fortress with 3 warships')
  })

  test('the last lair falls, and the fortress is a settlement', async () => {
    await sceneAt('last-lair')
    await page.click('.scenario [data-verb="attack"]')
    await logSays(page, 'Ada takes a lair of the fortress: it was the last one')
    await logSays(page, 'Ada builds a settlement on gold field 3')
    await page.waitForFunction(() => document.querySelectorAll('.fortress').length === 3)
  })

  test('a knight card arms the next ship', async () => {
    await sceneAt('pirates')
    await page.click('.dcard')
    assert.match(await page.textContent('dialog'), /becomes a warship/)
    await page.click('dialog [data-action="knight"]')
    await logSays(page, 'a warship')
    await page.waitForFunction(() =>
      /4 warships/.test(document.querySelector('.scenario').textContent),
    )
  })
})

describe('Wonders', () => {
  test('a wonder is claimed and built on; another one says what it needs', async () => {
    await sceneAt('wonders')
    await page.click('[data-wonder="monument"] button', { force: true })
    await page.waitForSelector('.toast')
    assert.match(await page.textContent('.toast'), /SC8-9/)
    assert.match(await page.textContent('header.bar'), /10 points and the highest wonder/)
    await page.click('[data-wonder="theatre"] button')
    assert.match(await page.textContent('dialog'), /never build another/)
    await page.click('dialog [data-action="claim theatre"]')
    await logSays(page, 'Ada claims a wonder: theatre')
    await page.click('[data-wonder="theatre"] [data-action="wonder"]')
    await logSays(page, 'Ada builds level 1')
    await page.waitForSelector('[data-wonder="theatre"] .built')
  })
})

describe('Forgotten Tribe and New World', () => {
  test('a gift is taken and a harbour placed', async () => {
    await sceneAt('tribe')
    const gifts = await page.locator('.gift').count()
    await page.keyboard.press('5')
    await pick('7,3.SE')
    await logSays(page, 'Ada places a ship')
    await page.waitForSelector(`.lit${target('7,3.E')}`)
    await pick('7,3.E')
    await logSays(page, 'Ada takes the gift')
    await page.waitForFunction(n => document.querySelectorAll('.gift').length === n, gifts - 1)
    await page.waitForSelector(`.lit${target('7,3.NE')}`)
    await pick('7,3.NE')
    await logSays(page, 'Ada receives a harbour')
    assert.match(await prompt(), /Place the harbour on a coast/)
    assert.match(await page.textContent('.scenario'), /Harbours to place/)
    await page.click('.target.edge.lit >> nth=0', { force: true })
    await logSays(page, 'Ada places the harbour')
    assert.equal(await page.locator('.harbour').count(), 1)
  })

  test('harbours are placed before anybody founds', async () => {
    await sceneAt('new-world')
    await page.waitForSelector('.target.edge.lit')
    assert.match(await prompt(), /Place the harbour on a coast.*coasts possible/)
    const harbours = await page.locator('.harbour').count()
    await page.click('.target.edge.lit >> nth=5', { force: true })
    await page.waitForFunction(n => document.querySelectorAll('.harbour').length > n, harbours)
    await logSays(page, 'Ada places the harbour')
  })
})

longTest('a game at sea by clicking, to its end', async () => {
  const errors = []
  await sceneAt('landing-short')
  page.on('pageerror', error => errors.push(String(error)))
  assert.notEqual(await playOn(page, clickBoard, { seed: 11 }), null)
  await page.waitForSelector('.chart')
  assert.match(await page.textContent('table'), /Ships/)
  assert.deepEqual(errors, [])
})
