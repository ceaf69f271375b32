// Pictures of every screen, or of those named, into target/screenshots/.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DESKTOP, openBrowser, openServer, PHONE } from './browser.mjs'
import { House } from './house.mjs'
import { at } from './scenes.mjs'

const OUT = process.env.SHOTS ?? fileURLToPath(new URL('../target/screenshots/', import.meta.url))
const arm = async page => page.click('[data-verb="settle"]')
/** A hint at this step, and how the game stands. */
async function hinted(page, steps) {
  if (await page.locator('[data-switch="evaluation"]').isVisible())
    await page.click('[data-switch="evaluation"]')
  for (let n = 1; n <= steps; n++) {
    await page.click('[data-verb="hint"]')
    await page.waitForSelector('.coach .said, .coach ol, [data-coach="more"]', {
      state: 'attached',
    })
  }
}
/** A game that has been read to its end. */
const read = page => page.waitForSelector('.status.none', { state: 'attached', timeout: 300_000 })
async function opened(page, tab) {
  await page.click(`#tab-${tab}`)
  await read(page)
}
/** The key moments are known once the whole game is read. */
async function keyMoment(page) {
  await read(page)
  await page.keyboard.press('k')
}
const SHOTS = [
  ['home', '/'],
  ['setup', '/new?game=base'],
  ['bots', '/bots'],
  ['lobby', 'lobby'],
  [
    'table',
    'main',
    async page => {
      await arm(page)
      await page.hover('.target.lit >> nth=2')
    },
  ],
  ['founding', 'found'],
  ['coach', 'found', page => hinted(page, 2)],
  ['coach-numbers', 'found', page => hinted(page, 3)],
  ['coach-cards', 'rivals', page => hinted(page, 3)],
  ['coach-dice', 'dice', page => hinted(page, 3)],
  ['answer', 'answer'],
  ['offered', 'offered'],
  ['robber', 'robber'],
  ['trade', 'main', page => page.keyboard.press('t')],
  ['text', 'main', page => page.keyboard.press('v')],
  ['two', 'two'],
  ['dice', 'dice'],
  ['end', 'end'],
  ['replay', 'replay'],
  ['analysis', 'analysis', keyMoment],
  ['analysis-luck', 'analysis', page => opened(page, 'luck')],
  [
    'analysis-trades',
    'analysis',
    async page => {
      await opened(page, 'trades')
      await page.click('.trade >> nth=0')
    },
  ],
  ['analysis-production', 'analysis', page => opened(page, 'production')],
  ['analysis-turns', 'dice-analysis', keyMoment],
  ['analysis-sheet', 'dice-analysis', page => opened(page, 'sheet')],
  ['analysis-cards', 'rivals-analysis', page => opened(page, 'cards')],
  ['analysis-text', 'analysis', page => page.keyboard.press('v')],
  ['scenarios', '/new?game=sea'],
  ['ships', 'shores', page => page.keyboard.press('5')],
  ['lifted', 'lifted'],
  ['figures', 'figures'],
  ['gold', 'gold'],
  ['fog', 'fog'],
  ['cloth', 'cloth'],
  ['pirates', 'pirates'],
  ['wonders', 'wonders', page => page.keyboard.press('s')],
  ['tribe', 'tribe'],
  ['new-world', 'new-world'],
  ['sea-end', 'sea-end'],
  ['knights', 'knights', page => page.click('.target[data-target="1,-1.S"]', { force: true })],
  [
    'knight-raised',
    'knights',
    async page => {
      await page.keyboard.press('6')
      await page.hover('.target.lit >> nth=1')
    },
  ],
  ['improvements', 'knights', page => page.keyboard.press('u')],
  ['barbarians', 'knights', page => page.keyboard.press('b')],
  ['progress-card', 'knights', page => page.click('[data-card="merchant"]')],
  ['deck', 'full-hand'],
  ['driven', 'driven'],
  ['die-chosen', 'die-chosen'],
  ['lying', 'lying'],
  ['knights-at-sea', 'knights-at-sea'],
  ['knights-setup', '/new?game=knights%2Bsea'],
  ['knights-end', 'knights-end'],
  ['rivals-games', '/new?game=rivals'],
  ['rivals', 'rivals', page => page.click('.hcard[data-card="storehouse"]')],
  ['rivals-start', 'rivals-start'],
  ['rivals-cards', 'rivals-first-cards'],
  ['rivals-arrange', 'rivals-arrange'],
  ['rivals-lands', 'rivals-lands'],
  ['rivals-gold', 'rivals-gold', page => page.keyboard.press('t')],
  ['rivals-turmoil', 'rivals-turmoil'],
  ['rivals-progress', 'rivals-progress'],
  ['rivals-feud', 'rivals-feud'],
  ['rivals-exchange', 'rivals-exchange'],
  ['rivals-text', 'rivals', page => page.keyboard.press('v')],
  ['rivals-end', 'rivals-end'],
  ['rivals-replay', 'rivals-replay', page => page.keyboard.press('End')],
  ['rules', '/rules?search=settlement'],
  ['mine', 'mine'],
  ['account', 'account'],
  ['own-bots', 'account', page => page.click('[data-verb="renew-bot"]')],
  ['bot-lobby', 'bot-lobby'],
  ['bot-game', 'bot-game'],
  ['learn', '/learn'],
  ['lesson', '/learn/sea-ship'],
  ['puzzles', '/puzzles', page => page.click('.theme summary >> nth=0')],
  ['puzzle', '/puzzles/base-2-win-12-25', page => page.click('[data-verb="hint"]')],
  ['puzzle-of-dice', '/puzzles/dice-1-dice-7-0', page => page.click('[data-verb="answer"]')],
  ['puzzle-of-cards', '/puzzles/rivals-intro-2-win-33-8'],
  ['settings', '/settings'],
]
const SIZES = {
  1440: DESKTOP,
  1280: { width: 1280, height: 720 },
  1024: { width: 1024, height: 768 },
  844: { width: 844, height: 390 },
  390: PHONE,
}
const LOOKS = (process.env.LOOKS ?? '1440-light-en 1440-dark-de 390-light-en').split(' ')
const only = process.argv.slice(2)

mkdirSync(OUT, { recursive: true })
const house = new House(await openServer(), await openBrowser())
for (const look of LOOKS) {
  const [size, theme, language] = look.split('-')
  for (const [name, path, before] of SHOTS) {
    if (only.length && !only.includes(name)) continue
    const page = await house.person({ size: SIZES[size], theme, language })
    page.on('pageerror', error => console.log(name, look, String(error)))
    page.on(
      'console',
      line => line.type() === 'error' && console.log(name, look, line.text(), line.location().url),
    )
    await at(page, path)
    await page.waitForTimeout(700)
    try {
      await before?.(page)
    } catch (error) {
      console.log(name, look, String(error).split('\n')[0])
    }
    await page.waitForTimeout(350)
    await page.screenshot({ path: `${OUT}/${name}-${look}.png` })
    await house.empty()
  }
}
await house.close()
