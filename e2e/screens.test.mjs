// Every screen: no barriers (axe-core), by day and night; on a phone it fits and speaks German.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESKTOP, PHONE } from './browser.mjs'
import { isLong, openHouse } from './house.mjs'
import { barriers, standsStill } from './walking.mjs'

/**
 * By name: where it is, what tells that it is there, what is done there first, and which sheets are
 * opened over it; each by its key or by clicking.
 */
const SCREENS = {
  setup: ['/new?game=base', '.preset'],
  lobby: ['lobby', '.seatrow'],
  table: ['main', '.board-table', '2', ['t', 'v', '?']],
  'offer made': ['offered', '.offer'],
  dice: ['dice', '.dicebox', null, ['v']],
  end: ['end', '.chart'],
  replay: ['replay', '.board'],
  analysis: ['analysis', '.analysis .move'],
  'analysis of dice': ['dice-analysis', '.analysis .move', luck],
  'sheet of dice': ['dice-analysis', '.analysis .move', sheet],
  'turns of dice': ['dice-analysis', '.analysis .move', throws],
  'analysis of cards': ['rivals-analysis', '.analysis .move', cards],
  draws: ['verify', '#draws'],
  scenarios: ['/new?game=sea', '.gallery svg.board'],
  gold: ['gold', '.picker'],
  wonders: ['wonders', '.board-table', null, ['s']],
  knights: ['knights', '.board-table', knight, ['u', 'b', progressCard, 'v']],
  'choice of a die': ['die-chosen', '.picker'],
  'one progress card too many': ['five-cards', '.progress'],
  cards: ['rivals', '.rivals-table .prompt', null, ['t', 'v']],
  feud: ['rivals-feud', '.rivals-table .prompt'],
  'set-up of cards': ['/new?game=rivals', '.gallery .pick svg.mode'],
  'end of cards': ['rivals-end', '.chart'],
  'rule book': ['/rules', '.parts'],
  chapter: ['/rules/base/building', 'dt', example],
  mine: ['mine', '.rowt'],
  account: ['account', '#sessions'],
  puzzles: ['/puzzles', '.theme', unfolded],
  puzzle: ['/puzzles/base-2-win-12-25', '.task', answer],
  'puzzle of dice': ['/puzzles/dice-1-dice-7-0', '.task', hint],
  lessons: ['/learn', '.parts a'],
  lesson: ['/learn/base-build', '.guide li'],
  settings: ['/settings', '.seg'],
}
/** The same, for the long form only: its parts are seen above or by walks.mjs, too. */
const MORE = {
  home: ['/', '.hero'],
  bots: ['/bots', '.bot'],
  offer: ['answer', '.offer'],
  discard: ['discard', '.rcard.lit'],
  founding: ['found', '.target.lit'],
  robber: ['robber', '.target.hex.lit'],
  two: ['two', '.board-table'],
  ships: ['shores', '.board-table', '5', ['v']],
  'robber or pirate': ['figures', '.target.hex.lit'],
  fog: ['fog', '.board-table'],
  cloth: ['cloth', '.village'],
  pirates: ['pirates', '.fortress'],
  tribe: ['tribe', '.gift'],
  'choice of a deck': ['full-hand', '.picker'],
  'knights at sea': ['knights-at-sea', '.board-table', '6'],
  'knight driven away': ['driven', '.target.lit'],
  'set-up with knights': ['/new?game=knights', '.preset'],
  'end with knights': ['knights-end', '.chart'],
  'replay with knights': ['knights-replay', '.board'],
  'first stack': ['rivals-first-stack', '.rivals-table .prompt'],
  'first cards': ['rivals-first-cards', '.rivals-table .prompt'],
  'roll for cards': ['rivals-roll', '.rivals-table .prompt'],
  'choice of a number': ['rivals-number', '.rivals-table .prompt'],
  'choice of lands': ['rivals-lands', '.rivals-table .prompt'],
  relocation: ['rivals-relocate', '.rivals-table .prompt'],
  exchange: ['rivals-exchange', '.rivals-table .prompt'],
  'gain of resources': ['rivals-gain', '.rivals-table .prompt'],
  'era of gold': ['rivals-gold', '.rivals-table .prompt'],
  'era of turmoil': ['rivals-turmoil', '.rivals-table .prompt'],
  'era of progress': ['rivals-progress', '.rivals-table .prompt'],
  attack: ['archer', '.rivals-table .prompt'],
  'lobby at sea': ['sea-lobby', '.seatrow'],
  'lobby of cards': ['rivals-lobby', '.seatrow'],
  'replay of cards': ['rivals-replay', '.stage'],
  rules: ['/rules?search=road', 'dt'],
  'lesson at sea': ['/learn/sea-gold', '.guide li'],
  'lesson of cards': ['/learn/rivals-event', '.guide li'],
  'lesson of dice': ['/learn/dice-reroll', '.guide li'],
  'chapter of cards': ['/rules/rivals/principality', 'dt', example],
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
/** Readings give way to everything else. */
const PATIENCE = { timeout: 300_000 }

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

/** Both in the long form; otherwise a phone for what must fit, or one after the other. */
function looksOf(name, index) {
  const looks = Object.entries(LOOKS)
  return isLong ? looks : [looks[FITTING.has(name) || index % 2 ? 1 : 0]]
}
const looked = Object.entries(isLong ? { ...SCREENS, ...MORE } : SCREENS)

async function example(page) {
  await page.locator('figure').first().scrollIntoViewIfNeeded()
  await page.waitForSelector('figure .mark')
}
function knight(page) {
  return page.click('.target[data-target="1,-1.S"]', { force: true })
}
function luck(page) {
  return page.click('#tab-luck')
}
async function sheet(page) {
  await page.click('#tab-sheet')
  await page.waitForSelector('.sheet-tab tbody tr', PATIENCE)
}
async function throws(page) {
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('.throws li.on', PATIENCE)
}
async function cards(page) {
  await page.click('#tab-cards')
  await page.waitForSelector('.cards-tab .card', PATIENCE)
}
function unfolded(page) {
  return page.click('.theme summary >> nth=0')
}
function answer(page) {
  return page.click('[data-verb="answer"]')
}
function hint(page) {
  return page.click('[data-verb="hint"]')
}
function progressCard(page) {
  return page.click('[data-card="smith"]')
}
const take = (page, step) => (typeof step === 'string' ? page.keyboard.press(step) : step?.(page))

/** No barriers and no missing words; of an open sheet only what is on it. */
async function isFine(page, name) {
  await standsStill(page)
  assert.doesNotMatch(await page.textContent('body'), /\{[a-zA-Z]+-/)
  assert.deepEqual(
    (await barriers(page)).map(it => `${name}, ${it}`),
    [],
  )
}

for (const [index, [name, [path, ready, first, sheets = []]]] of looked.entries())
  for (const [look, options] of looksOf(name, index))
    test(`${name}, ${look}`, async () => {
      const page = await house.visit(path, options)
      await page.waitForSelector(ready)
      if (options.size === PHONE && FITTING.has(name)) await fits(page)
      await take(page, first)
      await isFine(page, name)
      for (const sheet of sheets) {
        await page.keyboard.press('Escape')
        await page.waitForSelector('dialog', { state: 'detached' })
        await take(page, sheet)
        await page.waitForSelector('dialog[open]')
        await isFine(page, `${name}, ${sheet}`)
      }
    })
