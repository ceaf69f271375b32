// How heavy the client is: bytes of a first visit, elements of a page, and what the founding phase
// takes of a processor while nobody does anything. Prints what it finds; judging it is up to the
// reader.

import { openBrowser, openServer } from './browser.mjs'
import { House } from './house.mjs'
import { SCENES } from './scenes.mjs'
import { wireBytes } from './wire.mjs'

/** How long it is watched, in seconds. */
const WATCHED = Number(process.env.SECONDS ?? 20)
const TABLES = {
  base: 'main',
  'base, founding': 'found',
  sea: 'shores',
  knights: 'knights',
  'knights at sea': 'knights-at-sea-offer',
  dice: 'dice',
  cards: 'rivals',
}
const FOUNDING = { base: 'found', sea: 'landing', knights: 'knights-found' }

const house = new House(await openServer(), await openBrowser())

/** The address of a scene, made by somebody else than who then looks at it. */
async function addressOf(scene) {
  const host = await house.person({ fresh: true })
  return SCENES[scene](host)
}

async function firstVisits() {
  for (const [name, scene] of [['home', null], ...Object.entries(TABLES)]) {
    const path = scene ? await addressOf(scene) : '/'
    const page = await house.person({ fresh: true })
    const bytes = await wireBytes(page)
    await page.goto(house.url + path)
    await page.waitForSelector(scene ? '.prompt' : '.scenarios svg.board path')
    await page.waitForTimeout(1500)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    console.log(`${name.padEnd(16)} ${String(bytes()).padStart(8)} bytes ${elements} elements`)
    await house.empty()
  }
}

/** Seconds of the main thread so far. */
async function worked(wire) {
  const { metrics } = await wire.send('Performance.getMetrics')
  return metrics.find(it => it.name === 'TaskDuration').value
}

async function founding() {
  for (const [name, scene] of Object.entries(FOUNDING)) {
    // As people have it: with motion.
    const page = await house.person({ fresh: true, calm: false })
    await page.goto(house.url + (await SCENES[scene](page)))
    await page.waitForSelector('.target.lit')
    const wire = await page.context().newCDPSession(page)
    await wire.send('Performance.enable')
    const shares = []
    for (let second = 0, before = await worked(wire); second < WATCHED; second++) {
      await page.waitForTimeout(1000)
      const now = await worked(wire)
      shares.push((now - before) * 100)
      before = now
    }
    const mean = shares.reduce((sum, it) => sum + it, 0) / shares.length
    const all = shares.map(it => it.toFixed(1)).join(' ')
    console.log(`founding ${name.padEnd(8)} ${mean.toFixed(1)} % of a core; by second: ${all}`)
    await house.empty()
  }
}

try {
  await firstVisits()
  await founding()
} finally {
  await house.close()
}
