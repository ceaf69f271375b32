// Every family and every kind of prompt, at every size and in both languages: nothing is cut,
// covered or out of reach, and the board has its room.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AXE } from './browser.mjs'
import { isLong, openHouse } from './house.mjs'
import { inspect } from './inspect.mjs'
import { PLAYABLE } from './knights-scenes.mjs'

const SIZES = [
  '360x640',
  '390x844',
  '844x390',
  '640x360',
  '768x1024',
  '1024x768',
  '1280x720',
  '2560x1440',
]
/** What differs most. */
const FEW = ['360x640', '844x390', '1024x768', '1280x720']

/** Scenes of tables, with what is done there first: a key, or something to click. */
const BOARDS = {
  found: null,
  roll: null,
  main: '2',
  robber: null,
  discard: null,
  answer: null,
  'poor-answer': null,
  'poor-counter': null,
  offered: null,
  trade: ['main', 't'],
  two: null,
  shores: '5',
  figures: null,
  lifted: null,
  gold: null,
  fog: null,
  cloth: null,
  pirates: null,
  wonders: null,
  tribe: null,
  'new-world': null,
  knights: null,
  'knight raised': ['knights', '6'],
  improvements: ['knights', 'u'],
  barbarians: ['knights', 'b'],
  'full-hand': null,
  aqueduct: null,
  'all-cards': null,
  alchemist: null,
  'die-chosen': null,
  'five-cards': null,
  fiesepeter: null,
  lying: null,
  driven: null,
  'knights-at-sea': '6',
  'knights-at-sea-offer': null,
}
const CARDS = {
  rivals: null,
  'card taken up': ['rivals', '.hcard[data-card="storehouse"]'],
  'rivals-start': null,
  'rivals-first-stack': null,
  'rivals-first-cards': null,
  'rivals-arrange': null,
  'rivals-roll': null,
  'rivals-number': null,
  'rivals-scout': null,
  'rivals-lands': null,
  'rivals-relocate': null,
  'rivals-exchange': null,
  'rivals-refill': null,
  'rivals-gain': null,
  'rivals-buy': null,
  'rivals-feud': null,
  'rivals-strip': null,
  'rivals-gold': null,
  'rivals-trade': ['rivals-gold', 't'],
  'rivals-demand': null,
  'rivals-turmoil': null,
  'rivals-riots': null,
  'rivals-progress': null,
  'rivals-duel': null,
  archer: null,
  'pirate-ship': null,
  gudrun: null,
}
const PROGRESS = Object.fromEntries(PLAYABLE.map(it => [`played-${it}`, null]))
const OTHERS = {
  dice: null,
  watched: null,
  over: null,
  'rivals-over': null,
  replay: 'End',
  'knights-replay': 'End',
  'rivals-replay': 'End',
}
/** Screens without a table. */
const PAGES = {
  home: ['/'],
  'set-up': ['/new?game=base'],
  'set-up at sea': ['/new?game=sea'],
  'set-up with knights': ['/new?game=knights'],
  'set-up of cards': ['/new?game=rivals'],
  lobby: null,
  end: null,
  'knights-end': null,
  'rivals-end': null,
  'sea-lobby': null,
  'rivals-lobby': null,
  verify: null,
  account: null,
  mine: null,
  rules: ['/rules?search=road'],
  'rule book': ['/rules'],
  chapter: ['/rules/base/building'],
  settings: ['/settings'],
}
const ALL = { ...BOARDS, ...PROGRESS, ...CARDS, ...OTHERS, ...PAGES }
/** The most crowded of each family. */
const CROWDED = [
  ...['main', 'discard', 'answer', 'wonders', 'all-cards', 'knights-at-sea-offer'],
  ...['played-commercial-harbor', 'rivals-first-cards', 'rivals-turmoil', 'dice', 'home'],
]

const house = openHouse()

/** Two frames: what was resized has been laid out. */
const settle = page =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** By day and by night, all letters can be told from their ground. */
async function contrast(page) {
  const weak = await page.evaluate(async () => {
    const part = document.querySelector('dialog[open]') ?? document
    const { violations } = await globalThis.axe.run(part, { runOnly: ['color-contrast'] })
    return violations.flatMap(it => it.nodes.map(at => `${at.target} ${at.any[0]?.message ?? ''}`))
  })
  return weak.map(it => `too pale: ${it}`)
}

/** Nobody has used a key, so nothing shows that it has the focus. */
const outlined = page =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body || at.matches('input')) return []
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
      ? [`framed without a key: ${at.localName}.${at.getAttribute('class')}`]
      : []
  })

/** The switch is in the bar or in the menu, in sight or not. */
async function speakGerman(page) {
  const part = (await page.locator('.dock').count()) ? '.dock' : 'main'
  const said = await page.textContent(part)
  await page.evaluate(() => document.querySelector('.bar button[lang="de"]').click())
  await page.waitForFunction(
    ([part, said]) => document.querySelector(part).textContent !== said,
    [part, said],
  )
}

/** Walks through all sizes in both languages and gives what was found, each with where. */
async function walk(page, sizes, first) {
  const found = new Map()
  const note = (where, faults) =>
    faults.forEach(it => found.set(it, [...(found.get(it) ?? []), where]))
  note('when it opens', await outlined(page))
  if (/^(.|End)$/.test(first ?? '')) await page.keyboard.press(first)
  else if (first) await page.click(first)
  else if (await page.locator('.table').count()) {
    await page.mouse.click(300, 58)
    note('after a click', await outlined(page))
    await page.mouse.move(0, 0)
    // What is not possible there is said for a while.
    await page.waitForSelector('.toast', { state: 'detached' })
  }
  for (const language of ['en', 'de']) {
    for (const size of sizes) {
      const [width, height] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      await settle(page)
      note(`${size} ${language}`, await page.evaluate(inspect))
    }
    // Otherwise screens.test.mjs looks at the colours of each screen.
    for (const theme of isLong ? ['light', 'dark'] : []) {
      await page.evaluate(it => (document.documentElement.dataset.theme = it), theme)
      note(`${theme} ${language}`, await contrast(page))
    }
    await page.evaluate(it => (document.documentElement.dataset.theme = it), 'light')
    if (language === 'en') await speakGerman(page)
  }
  return [...found].map(([fault, places]) => `${fault} [${places.join(', ')}]`)
}

for (const name of isLong ? Object.keys(ALL) : CROWDED)
  test(`room at ${name}`, async () => {
    const wish = ALL[name]
    const [scene, first] = Array.isArray(wish) ? wish : [name, wish]
    const page = await house.visit(scene, { fresh: true })
    await page.waitForSelector(
      name in PAGES ? '.page main > *' : '.table .stage :is(svg.board, .realms, svg.sheet)',
    )
    await page.evaluate(AXE)
    assert.deepEqual(await walk(page, isLong ? SIZES : FEW, first), [])
  })
