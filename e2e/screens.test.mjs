// Every screen: no barriers (axe-core), by day and night; on a phone it fits and speaks German.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AXE, DESKTOP, PHONE } from './browser.mjs'
import { isLong, openHouse } from './house.mjs'

const SCREENS = {
  home: ['/', '.hero'],
  setup: ['/new?game=base', '.preset'],
  lobby: ['lobby', '.seatrow'],
  table: ['main', '.board-table', page => page.keyboard.press('2')],
  offer: ['answer', '.offer'],
  'offer made': ['offered', '.offer'],
  discard: ['discard', '.rcard.lit'],
  founding: ['found', '.target.lit'],
  robber: ['robber', '.target.hex.lit'],
  two: ['two', '.board-table'],
  trade: ['main', '.board-table', page => page.keyboard.press('t')],
  text: ['main', '.board-table', page => page.keyboard.press('v')],
  keys: ['main', '.board-table', page => page.keyboard.press('?')],
  dice: ['dice', '.dicebox'],
  'dice as text': ['dice', '.dicebox', page => page.keyboard.press('v')],
  end: ['end', '.chart'],
  replay: ['replay', '.board'],
  scenarios: ['/new?game=sea', '.gallery svg.board'],
  ships: ['shores', '.board-table', page => page.keyboard.press('5')],
  'robber or pirate': ['figures', '.target.hex.lit'],
  gold: ['gold', '.picker'],
  fog: ['fog', '.board-table'],
  cloth: ['cloth', '.village'],
  pirates: ['pirates', '.fortress'],
  wonders: ['wonders', '.board-table', page => page.keyboard.press('s')],
  tribe: ['tribe', '.gift'],
  'sea as text': ['shores', '.board-table', page => page.keyboard.press('v')],
  knights: [
    'knights',
    '.board-table',
    page => page.click('.target[data-target="1,-1.S"]', { force: true }),
  ],
  improvements: ['knights', '.board-table', page => page.keyboard.press('u')],
  barbarians: ['knights', '.board-table', page => page.keyboard.press('b')],
  'progress card': ['knights', '.board-table', page => page.click('[data-card="smith"]')],
  'choice of a deck': ['full-hand', '.picker'],
  'knights at sea': ['knights-at-sea', '.board-table', page => page.keyboard.press('6')],
  'knights as text': ['knights', '.board-table', page => page.keyboard.press('v')],
  'choice of a die': ['die-chosen', '.picker'],
  'one progress card too many': ['five-cards', '.progress'],
  'knight driven away': ['driven', '.target.lit'],
  'set-up with knights': ['/new?game=knights', '.preset'],
  'end with knights': ['knights-end', '.chart'],
  'replay with knights': ['knights-replay', '.board'],
  cards: ['rivals', '.rivals-table .prompt'],
  'first stack': ['rivals-first-stack', '.rivals-table .prompt'],
  'first cards': ['rivals-first-cards', '.rivals-table .prompt'],
  'roll for cards': ['rivals-roll', '.rivals-table .prompt'],
  'choice of a number': ['rivals-number', '.rivals-table .prompt'],
  'choice of lands': ['rivals-lands', '.rivals-table .prompt'],
  relocation: ['rivals-relocate', '.rivals-table .prompt'],
  exchange: ['rivals-exchange', '.rivals-table .prompt'],
  'gain of resources': ['rivals-gain', '.rivals-table .prompt'],
  feud: ['rivals-feud', '.rivals-table .prompt'],
  'era of gold': ['rivals-gold', '.rivals-table .prompt'],
  'era of turmoil': ['rivals-turmoil', '.rivals-table .prompt'],
  'era of progress': ['rivals-progress', '.rivals-table .prompt'],
  attack: ['archer', '.rivals-table .prompt'],
  'trade of cards': ['rivals', '.rivals-table .prompt', page => page.keyboard.press('t')],
  'cards as text': ['rivals', '.rivals-table .prompt', page => page.keyboard.press('v')],
  'set-up of cards': ['/new?game=rivals', '.gallery .pick svg.mode'],
  'lobby of cards': ['rivals-lobby', '.seatrow'],
  'end of cards': ['rivals-end', '.chart'],
  'replay of cards': ['rivals-replay', '.stage'],
  rules: ['/rules?search=road', 'dt'],
  mine: ['mine', '.rowt'],
  settings: ['/settings', '.seg'],
}
const LOOKS = {
  'day, desktop': { size: DESKTOP, theme: 'light' },
  'night, phone': { size: PHONE, theme: 'dark', language: 'de' },
}

/** Tables that a phone must show without scrolling. */
const FITTING = new Set([
  ...['table', 'offer', 'offer made', 'discard', 'founding', 'two'],
  ...['ships', 'robber or pirate', 'gold', 'cloth', 'pirates', 'wonders', 'tribe'],
  ...['knights', 'knights at sea', 'choice of a deck', 'one progress card too many'],
  ...['cards', 'first cards', 'era of gold', 'era of turmoil', 'era of progress'],
])

const house = openHouse()

/** Everything is on the screen, and the board or the cards have enough of it. */
async function fits(page) {
  const { width, height, stage, cell } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
    stage: document.querySelector('.stage').clientHeight,
    cell: document.querySelector('.rivals-table .cell')?.clientWidth,
  }))
  assert.ok(width <= PHONE.width && height <= PHONE.height, `${width} × ${height}`)
  assert.ok(stage > (cell ? 330 : 180), `the stage has only ${stage}`)
  assert.ok((cell ?? 40) >= 40, `a card has only ${cell}`)
}

/**
 * Both in the long form; otherwise a phone for what must fit, and one or the other for the rest.
 */
function looksOf(name, index) {
  const looks = Object.entries(LOOKS)
  if (isLong) return looks
  return [looks[FITTING.has(name) || index % 2 ? 1 : 0]]
}

for (const [index, [name, [path, ready, act]]] of Object.entries(SCREENS).entries()) {
  for (const [look, options] of looksOf(name, index)) {
    test(`${name}, ${look}`, async () => {
      const page = await house.visit(path, options)
      await page.waitForSelector(ready)
      if (options.size === PHONE && FITTING.has(name)) await fits(page)
      await act?.(page)
      await page.waitForTimeout(250)
      assert.doesNotMatch(await page.textContent('body'), /\{[a-zA-Z]+-/)
      await page.evaluate(AXE)
      const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, { resultTypes: ['violations'] }),
      )
      const serious = violations.filter(it => ['serious', 'critical'].includes(it.impact))
      const told = serious.map(
        it =>
          `${it.id}: ${it.nodes
            .slice(0, 4)
            .map(node => `${node.target} ${node.any[0]?.message ?? ''}`)
            .join(' | ')}`,
      )
      assert.deepEqual(told, [])
    })
  }
}
