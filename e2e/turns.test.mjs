// A whole turn of every family without a mouse: by keys alone, and in the text view as it is read
// aloud. Something is built, the turn ends, what others do is answered, the next turn is rolled for
// and ended.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLong, openHouse } from './house.mjs'
import { logSays } from './looking.mjs'

/** By family: where the turn begins, and what is built there by its key and by its action. */
const USUAL = {
  island: { scene: 'main', key: '1', action: 'road ', says: 'Ada builds a road' },
  sea: { scene: 'shores', key: '5', action: 'ship ', says: 'Ada places a ship' },
  knights: {
    scene: 'knights-no-cards',
    key: '6',
    action: 'raise ',
    says: 'Ada places a basic knight',
  },
}
/** What other families have as well, together. */
const JOINED = {
  'two players': { scene: 'two', key: '1', action: 'road ', says: 'Ada builds a road' },
  'knights at sea': {
    scene: 'knights-at-sea',
    key: '1',
    action: 'road ',
    says: 'Ada builds a road',
  },
}
const FAMILIES = { ...USUAL, ...(isLong ? JOINED : {}) }
/** In the long form things take as long as usual. */
const LOOK = { calm: !isLong, autoDecline: true }

const house = openHouse()

/** Goes on with Tab to something that fits, and presses it; not if it has gone meanwhile. */
async function press(page, selector) {
  for (let steps = 0; steps < 150; steps++) {
    if (await present(page, [`${selector}:focus`])) return page.keyboard.press('Enter')
    if (!(await present(page, [selector]))) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab does not reach ${selector}`)
}

/** The first of these that is there. */
const present = (page, selectors) =>
  page.evaluate(all => all.find(it => document.querySelector(it)) ?? null, selectors)

/** What may be asked between a roll and the next one, with the keys that answer it. */
const ANSWERS = {
  // For two, one rolls twice.
  '[data-verb="roll"]': page => page.keyboard.press('r'),
  '.offer [data-verb="reject"]': page => page.keyboard.press('d'),
  '[data-verb="discard"]:not(:disabled)': press,
  '.picker [data-verb="confirm"]:not(:disabled)': press,
  '.rcard.lit': press,
  '.tray .work [data-action]:not(:disabled)': press,
  '.target.lit:not(.grip)': async page => {
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.activeElement.matches('.target.lit'))
    await page.keyboard.press('Enter')
  },
}

/** Answers whatever comes, by keys, until the button is there. */
async function until(page, button, answers) {
  for (let tries = 0; tries < 300; tries++) {
    const found = await present(page, [button, ...Object.keys(answers)])
    if (found === button) return
    if (found) await answers[found](page, found)
    await page.waitForTimeout(100)
  }
  assert.fail(`${button} does not come: ${await page.textContent('.prompt')}`)
}

for (const [name, { scene, key, says }] of Object.entries(FAMILIES))
  test(`${name}: a turn by keys`, async () => {
    const page = await house.visit(scene, LOOK)
    await page.waitForSelector('[data-verb="end"]')
    await page.keyboard.press(key)
    await page.waitForFunction(() => document.activeElement.matches('.target.lit'))
    // At sea the first lit place may be a ship to take up.
    for (let n = 0; n < 9 && (await present(page, ['.target.lift:focus'])); n++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await logSays(page, says)
    await page.keyboard.press('Escape')
    // For two, a neutral player builds as well.
    await until(page, '[data-verb="end"]', ANSWERS)
    await page.keyboard.press('e')
    await page.waitForSelector('[data-verb="end"]', { state: 'detached' })
    await until(page, '[data-verb="roll"]', ANSWERS)
    await page.keyboard.press('r')
    await until(page, '[data-verb="end"]', ANSWERS)
    await page.keyboard.press('e')
    await page.waitForSelector('[data-verb="end"]', { state: 'detached' })
  })

/** What the card game asks. */
const CARD_ANSWERS = {
  // What was chosen together is enough.
  '.prompt [data-verb="confirm"]:enabled': press,
  '.prompt [data-verb="pass"]': page => page.keyboard.press('p'),
  ...Object.fromEntries(
    [
      '.options [data-action]',
      '.chooser [data-action]:enabled',
      '.cell.lit',
      '.prompt [data-action]',
    ].map(it => [it, press]),
  ),
}

test('cards: a turn by keys', async () => {
  const page = await house.visit('rivals', LOOK)
  await page.waitForSelector('[data-verb="end"]')
  await page.keyboard.press('1')
  await press(page, '.cell.lit')
  // It is asked from where it is paid.
  await until(page, '[data-verb="end"]', CARD_ANSWERS)
  await logSays(page, 'Ada builds a road')
  await page.keyboard.press('e')
  await until(page, '[data-verb="roll"]', CARD_ANSWERS)
  await page.keyboard.press('r')
  await until(page, '[data-verb="end"]', CARD_ANSWERS)
  await page.keyboard.press('e')
  await page.waitForSelector('[data-verb="end"]', { state: 'detached' })
})

test('dice: a turn by keys', async () => {
  const page = await house.visit('dice', LOOK)
  await page.waitForSelector('.dicebox')
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.keyboard.press('r')
  await page.waitForFunction(() => /last time/.test(document.querySelector('.prompt').textContent))
  if (await present(page, ['.site.lit'])) {
    await press(page, '.site.lit')
    await logSays(page, 'Ada builds')
  }
  await page.waitForSelector('[data-verb="end"]:not(:disabled)')
  await page.keyboard.press('e')
  // A turn that costs points is asked back.
  if (await present(page, ['[data-verb="end"].asks'])) await page.keyboard.press('e')
  await page.waitForFunction(() => /2 of 15/.test(document.body.textContent))
})

/** The dice game lists what can be rolled again, then what can be built. */
test('dice: a turn as text', async () => {
  const page = await house.visit('dice', LOOK)
  await page.waitForSelector('.dicebox')
  await page.keyboard.press('v')
  for (const left of [/2 rolls left/, /1 roll left/]) {
    await page.waitForFunction(
      it => new RegExp(it).test(document.querySelector('dialog .told')?.textContent),
      left.source,
    )
    // There are so many ways to roll again that they are folded up.
    if (!(await present(page, ['dialog details[open]']))) await press(page, 'dialog summary')
    await press(page, 'dialog .choices [data-action^="reroll"]')
  }
  await page.waitForSelector('dialog .choices [data-action^="reroll"]', { state: 'detached' })
  const building = ['road ', 'settle ', 'city '].map(it => `dialog .choices [data-action^="${it}"]`)
  const built = await present(page, building)
  if (built) {
    await press(page, built)
    await logSays(page, 'Ada builds')
  }
  await press(page, 'dialog .choices [data-action="end"]')
  await page.waitForFunction(() =>
    /2 rolls left[^]*Ada: -?\d/.test(document.querySelector('dialog .told').textContent),
  )
})

/** In the text view: goes to the first choice that begins so, and takes it. */
async function choose(page, beginning) {
  const choice = `dialog .choices [data-action^="${beginning}"]`
  await page.waitForSelector(choice)
  const listed = await page.textContent('dialog .choices')
  await press(page, choice)
  await page.waitForFunction(
    it => document.querySelector('dialog .choices')?.textContent !== it,
    listed,
  )
}
/** Takes first choices until there is one that begins so. */
async function chooseUntil(page, beginning) {
  const choice = `dialog .choices [data-action^="${beginning}"]`
  await until(page, choice, {
    'dialog .choices [data-action="reject"]': press,
    'dialog .choices [data-action]': press,
  })
}

for (const [name, { scene, action, says }] of Object.entries({
  ...FAMILIES,
  cards: { scene: 'rivals', action: 'road ', says: 'Ada builds a road' },
}))
  test(`${name}: a turn as text`, async () => {
    const page = await house.visit(scene, LOOK)
    await page.waitForSelector('[data-verb="end"]')
    await page.keyboard.press('v')
    await choose(page, action)
    await chooseUntil(page, 'end')
    await logSays(page, says)
    await choose(page, 'end')
    await chooseUntil(page, 'roll')
    const told = await page.locator('dialog').ariaSnapshot()
    assert.match(told, /dialog "[^"]+"/)
    assert.match(told, /button "\d+ Roll[^"]* roll"/i)
    assert.match(told, /textbox/)
    await choose(page, 'roll')
    await chooseUntil(page, 'end')
    await choose(page, 'end')
    await page.waitForSelector('dialog .choices [data-action="end"]', { state: 'detached' })
  })
