// The card game for two: both principalities, hand and stacks, and the questions of every theme.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { clickCards, playOn } from './clicker.mjs'
import { longTest, openHouse } from './house.mjs'
import { logSays } from './looking.mjs'
import { asked } from './scenes.mjs'

const house = openHouse()
let page

async function sceneAt(scene, look) {
  page = await house.visit(scene, look)
  await page.waitForSelector('.rivals-table .prompt')
}
const prompt = () => page.textContent('.prompt .say')
const says = text =>
  page.waitForFunction(it => document.querySelector('.prompt .say').textContent.includes(it), text)
/** A place of the own principality, or of the other one. */
const spot = (name, seat = 0) => `.cell[data-anchor="${seat}-${name}"]`
/** Clicks on what is off, too. */
const press = what => page.click(what, { force: true })
const lit = () => page.$$eval('.cell.lit', all => all.map(it => it.dataset.spot))
const hand = card => `.hcard[data-card="${card}"]`
const toast = () => page.textContent('.toast')
const choices = async () =>
  (await asked(page, page.url().split('/').at(-1))).update.choices.map(it => it.action)

describe('set-up', () => {
  test('five games are told apart, and one of them is opened', async () => {
    page = await house.visit('/new?game=rivals')
    await page.waitForSelector('.gallery .pick svg.mode')
    assert.equal(await page.locator('.gallery .pick').count(), 5)
    await page.click('[data-game="rivals/turmoil"]')
    await page.waitForFunction(() => /archers/i.test(document.querySelector('.story').textContent))
    await page.click('[data-verb="create"]')
    await page.waitForSelector('.seatrow')
    assert.match(await page.textContent('.lobby'), /Era of Turmoil/)
  })

  test('first cards come from a stack one chooses', async () => {
    await sceneAt('rivals-first-stack')
    assert.match(await prompt(), /Choose the stack for your first cards/)
    await page.click('.options [data-action="stack 2"]')
    await page.waitForSelector('.chooser .pick')
    assert.match(await page.textContent('.chooser'), /Costs|Action/)
    // Nothing is sent before all three are chosen and confirmed; until then they go back.
    await page.click('.chooser .pick:enabled >> nth=0')
    assert.equal(await page.isEnabled('[data-verb="confirm"]'), false)
    await says('2 more')
    await page.click('[data-verb="put-back"]')
    await says('3 more')
    for (let number = 0; number < 3; number++)
      await page.click('.chooser .pick:not(.chosen) >> nth=0')
    assert.equal(await page.locator('.chooser .pick:enabled').count(), 0)
    await page.click('[data-verb="confirm"]')
    // The open card lies beside them.
    await page.waitForFunction(() => document.querySelectorAll('.hcard:not(.open)').length === 3)
  })

  test('landscapes are arranged before a theme game', async () => {
    await sceneAt('rivals-arrange')
    assert.match(await prompt(), /landscape for the next place/)
    assert.equal((await lit()).length, 6)
    assert.equal(await page.locator('.cell.marked').count(), 1)
    const before = await page.getAttribute(spot('c0.u'), 'aria-label')
    await page.click(spot('c2.l'))
    await page.waitForFunction(
      old => document.querySelector('[data-anchor="0-c0.u"]').getAttribute('aria-label') !== old,
      before,
    )
    await page.waitForFunction(() => document.querySelectorAll('.cell.lit').length === 5)
  })
})

describe('a turn', () => {
  test('dice are rolled, and the event is told', async () => {
    await sceneAt('rivals-roll')
    await page.click('[data-verb="roll"]')
    await page.waitForSelector('.this-turn .dice')
    assert.ok((await page.textContent('.this-turn .told')).length > 10)
  })

  test('a card is armed, its sites light up, and it is built', async () => {
    await sceneAt('rivals')
    assert.deepEqual(await lit(), [])
    await page.click(hand('storehouse'))
    assert.match(await prompt(), /Choose a place for Storehouse/)
    assert.ok((await lit()).includes('s0.l'))
    await page.click(spot('s0.l'))
    await logSays(page, 'Ada builds Storehouse')
    await page.waitForSelector(spot('s0.l storehouse'))
  })

  test('a road and a settlement grow the principality', async () => {
    await sceneAt('rivals')
    await page.click('[data-verb="road"]')
    await page.click(spot('road right'))
    await says('Still to pay: 2 brick, 1 lumber')
    // Both bricks are chosen, then paid at once.
    await page.click(spot('c0.l'))
    await page.click(spot('c0.l'))
    assert.deepEqual(await lit(), [])
    assert.match(await page.textContent(spot('c0.l')), /2$/)
    await page.click('[data-verb="confirm"]')
    await logSays(page, 'Ada builds a road')
    await page.waitForSelector(spot('settle right'))
  })

  test('what is off says why, with its rule', async () => {
    await sceneAt('rivals')
    await press('[data-verb="city"]')
    await page.waitForSelector('.toast .rule')
    assert.match(await toast(), /3 ore and 2 grain.*RIV-122/)
    await press('.toast .close')
    await press(spot('s1'))
    await page.waitForSelector('.toast .rule')
    await page.click('.toast .rule')
    await page.waitForFunction(() =>
      /RIV-122/.test(document.querySelector('dialog')?.textContent ?? ''),
    )
  })

  test('an action card asks before it is played', async () => {
    await sceneAt('rivals')
    await page.click(hand('merchant_caravan'))
    assert.match(await prompt(), /Play Merchant Caravan.*Give up 2/)
    await page.click('[data-action="play merchant_caravan"]')
    await says('Choose where to take the resource from')
    await page.click('.cell.lit >> nth=0')
    await says('1 more')
    await page.keyboard.press('Escape')
    await says('2 more')
    await page.click('.cell.lit >> nth=0')
    await page.click('.cell.lit >> nth=1')
    await page.click('[data-verb="confirm"]')
    await says('Choose the resource you gain')
  })

  test('a settlement brings two landscapes, a Scout picks them', async () => {
    await sceneAt('rivals-scout')
    assert.match(await prompt(), /play a Scout/)
    assert.equal(await page.textContent('[data-verb="pass"]'), 'Draw two')
    await page.click(hand('scout'))
    await page.click('[data-action="play scout"]')
    await page.waitForSelector('.chooser .land')
    await page.click('.chooser [data-action="landscape gold_field_stack_2"]')
    await page.click('.chooser [data-action="landscape forest_stack_6"]')
    await says('which landscape goes on top')
    await page.click('.chooser [data-action="landscape forest_stack_6"]')
    await page.waitForSelector(spot('c3.u'))
    assert.match(await page.getAttribute(spot('c3.u'), 'aria-label'), /Forest 6, 0 of 3 lumber/)
  })

  test('two landscapes change places', async () => {
    await sceneAt('rivals-relocate')
    await page.click(spot('c0.u'))
    await says('Choose the card to swap it with')
    assert.equal(await page.locator('.cell.marked').count(), 1)
    await page.click(spot('c1.l'))
    await logSays(page, 'swaps the landscapes')
  })

  test('trade goes by two clicks and a button', async () => {
    await sceneAt('rivals-gold')
    await page.keyboard.press('t')
    assert.match(await page.textContent('dialog'), /Mint[\s\S]*Large Trade Ship/)
    await page.click('[data-give="1 gold"]')
    await page.click('[data-get="ore"]')
    assert.match(await page.textContent('[data-verb="do-trade"]'), /Trade 1 gold for ore/)
    await page.click('[data-verb="do-trade"]')
    await logSays(page, 'Ada trades 1 gold for ore')
  })

  test('at the end a card goes under a stack, and a stack is searched', async () => {
    await sceneAt('rivals-exchange')
    await says('Exchange a card')
    await page.click(hand('goldsmith'))
    await says('Choose the stack to put Goldsmith under')
    await page.click('.stacks .lit[data-stack="3"]')
    await says('Draw a card, or pay and search')
    assert.match(await prompt(), /costs 1 resource/)
    await page.click('[data-verb="search"]')
    await page.click('.cell.lit >> nth=0')
    await page.click('.options [data-action="stack 3"]')
    await page.waitForSelector('.chooser [data-action="take goldsmith"]')
    await page.click('[data-verb="peek"]')
    await page.waitForFunction(() => !document.querySelector('.chooser'))
    await page.click('.prompt [data-verb="peek"]')
    await page.click('.chooser [data-action="take goldsmith"]')
    await logSays(page, 'takes Goldsmith from stack 3')
  })

  test('one refills the hand card by card', async () => {
    await sceneAt('rivals-refill')
    await page.click('.options [data-action="draw 1"]')
    await page.waitForFunction(() => document.querySelectorAll('.hcard').length === 1)
    await page.click('.stacks .lit[data-stack="4"]')
    await page.waitForFunction(() => document.querySelectorAll('.hcard').length === 2)
  })

  test('a number is named', async () => {
    await sceneAt('rivals-number')
    await page.click('.options [data-action="number 5"]')
    await logSays(page, 'Ada names the 5')
  })
})

describe('questions of cards and events', () => {
  test('feud: three buildings of the other are named', async () => {
    await sceneAt('rivals-feud')
    await says('Name one of your opponent’s buildings')
    assert.deepEqual((await lit()).sort(), [
      's0.l storehouse',
      's0.u abbey',
      's1.l parish_hall',
      's1.u toll_bridge',
    ])
    await page.click(spot('s0.u abbey', 1))
    await says('2 more')
    // What is chosen stays chosen while somebody talks.
    await page.request.post(`${house.url}/api/tables/${page.url().split('/').at(-1)}/chat`, {
      data: { text: 'Take your time' },
    })
    await page.click('.record [role="tab"] >> nth=1')
    await page.waitForSelector('text=Take your time')
    await page.click('.record [role="tab"] >> nth=0')
    for (const name of ['s0.l storehouse', 's1.u toll_bridge']) await page.click(spot(name, 1))
    assert.deepEqual(await lit(), [])
    await page.click('[data-verb="confirm"]')
    for (const name of ['Abbey', 'Storehouse', 'Toll Bridge'])
      await logSays(page, `${name} is named`)
  })

  test('fraternal feuds: cards of the other hand go under stacks', async () => {
    await sceneAt('rivals-strip')
    await page.waitForSelector('.chooser')
    await page.click('.chooser [data-action="under scout 2"]')
    await says('1 more')
    assert.equal(await page.isEnabled('.chooser [data-action="under scout 1"]'), false)
    await page.click('.chooser [data-action="under goldsmith 1"]')
    await page.click('[data-verb="confirm"]')
    await page.waitForSelector('.chooser', { state: 'detached' })
  })

  test('cards beyond the hand limit are put away together', async () => {
    await sceneAt('rivals-full')
    assert.equal(await page.locator('.hcard').count(), 5)
    for (const [card, stack] of [
      ['abbey', 1],
      ['scout', 2],
    ]) {
      await page.click(hand(card))
      await page.click(`.options [data-action="under ${card} ${stack}"]`)
      await page.waitForSelector(hand(card), { state: 'detached' })
    }
    await page.click('[data-verb="confirm"]')
    await logSays(page, 'Ada puts')
    assert.equal(await page.locator('.hcard').count(), 3)
  })

  test('the travelling merchant sells, and one may stop', async () => {
    await sceneAt('rivals-buy')
    await says('Buy a resource for one gold')
    assert.equal(await page.textContent('[data-verb="pass"]'), 'Stop buying')
    await page.click('.options [data-action^="name"], .cell.lit >> nth=0')
    await says('1 more')
  })

  test('gold: the other gives what is demanded', async () => {
    await sceneAt('rivals-demand')
    await says('Choose the resource you take')
    await page.click('.options [data-action^="name"] >> nth=0')
    await logSays(page, 'gives')
  })

  test('gold: the cache is attached to a landscape', async () => {
    await sceneAt('rivals-gold')
    await page.click(hand('gold_cache'))
    await page.click(spot('c0.u'))
    await logSays(page, 'Ada builds Gold Cache')
    await page.waitForSelector(`${spot('c0.u')} .cache`)
  })

  test('turmoil: a building is burnt, a hand is searched', async () => {
    await sceneAt('rivals-turmoil')
    await page.click(hand('arsonist'))
    await page.click('[data-action="play arsonist"]')
    await page.waitForFunction(() =>
      /building that burns|fends the attack off/.test(document.body.textContent),
    )
    if (/burns/.test(await prompt())) {
      await page.click('.cell.lit >> nth=0')
      await logSays(page, 'loses')
    }
    await page.click(hand('traitor'))
    await page.click('[data-action="play traitor"]')
    await page.waitForFunction(() =>
      /Take one of these cards|(fends the attack off[\s\S]*){1}/.test(document.body.textContent),
    )
  })

  test('turmoil: riots are paid for, or averted', async () => {
    await sceneAt('rivals-riots')
    await says('Accept the event')
    assert.equal(await page.textContent('[data-verb="pass"]'), 'Accept the event')
    await page.click('[data-verb="pass"]')
    await says('Pay for your units, or give one up')
    assert.deepEqual((await lit()).sort(), ['s0.l wool_ship', 's0.u austin'])
    await page.click('[data-verb="pay"]')
    await logSays(page, 'Ada pays 1 gold')
  })

  test('progress: a bath house is chosen, the discard pile is searched', async () => {
    await sceneAt('rivals-progress')
    await page.click(hand('doctor'))
    await page.click('[data-action="play doctor"]')
    await says('Choose the Bath House')
    await page.click(spot('s0.l bath_house'))
    await page.click(hand('guido'))
    await page.click('[data-action="play guido"]')
    await page.waitForSelector('.chooser [data-action="take brigitta"]')
    await page.click('.chooser [data-action="take brigitta"]')
    await logSays(page, 'from the discard pile')
  })

  test('a built card tells its text and is torn down', async () => {
    await sceneAt('rivals-gold')
    await page.hover(spot('s0.u mint'))
    await page.waitForSelector('.tip')
    assert.match(await page.textContent('.tip'), /Once in your turn/)
    await page.click(spot('s0.u mint'))
    await page.click('dialog [data-action="tear s0.u mint"]')
    await logSays(page, 'Ada tears down Mint')
  })
})

describe('under attack', () => {
  test('an archer: the victim chooses which unit to lose', async () => {
    await sceneAt('archer')
    await says('Give up one of your strong units')
    assert.deepEqual((await lit()).sort(), ['s0.l austin', 's0.u harald'])
    await page.click(spot('s0.l austin'))
    await page.waitForFunction(() =>
      /Ada loses Austin/.test(document.querySelector('.log').textContent),
    )
  })

  test('pirates: a ship is given up', async () => {
    await sceneAt('pirate-ship')
    await says('Give up one of your trade ships')
    await page.click(spot('s0.u wool_ship'))
    await logSays(page, 'Ada loses')
  })

  test('gold is given from the field or from the cache', async () => {
    await sceneAt('gudrun')
    await says('Choose the landscape to give it from')
    assert.deepEqual((await choices()).sort(), ['spend c1.u', 'spend cache'])
    await page.click(spot('c0.u'))
    await logSays(page, 'Ada gives gold to Jonas')
  })
})

longTest('a first game by clicking, to its end and its replay', async () => {
  const errors = []
  await sceneAt('rivals-start')
  page.on('pageerror', error => errors.push(String(error)))
  assert.notEqual(await playOn(page, clickCards, { seed: 5 }), null)
  await page.waitForSelector('.chart')
  assert.match(await page.textContent('table'), /Advantages[\s\S]*Points from cards[\s\S]*Commerce/)
  // Both hands lie open once it is over; the winner's may be empty.
  const table = page.url().replace(/\/end$/, '')
  const { update } = await asked(page, table.split('/').at(-1))
  const [mine, others] = update.picture.realms.map(it => it.held.length)
  assert.ok(mine + others >= 3, `${mine} and ${others}`)
  await page.goto(table)
  await page.waitForSelector('.rivals-table .prompt')
  await page.waitForFunction(n => document.querySelectorAll('.hcard').length === n, mine)
  await page.waitForFunction(n => document.querySelectorAll('.shown .chip').length === n, others)
  await page.goto(`${table}/replay`)
  await page.waitForSelector('.realm .cell')
  await page.keyboard.press('End')
  await logSays(page, 'wins with')
  const lines = text => page.locator('.log li', { hasText: text }).count()
  await page.waitForFunction(
    n => document.querySelectorAll('.strip .held .chip').length === n,
    mine + others,
  )
  assert.equal(await lines(/ draws from stack/), 0)
  await page.selectOption('[aria-label="View as"]', '0')
  await page.waitForFunction(() =>
    / draws from stack/.test(document.querySelector('.log').textContent),
  )
  await page.keyboard.press('Home')
  for (let steps = 0; steps < 30; steps++) await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelectorAll('.strip .held').length === 1)
  assert.deepEqual(errors, [])
})
