// A few clicks in every game there is; in the long form whole games, against bots.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clickBoard, clickCards, clickDice, numbers, playOn } from './clicker.mjs'
import { isLong, longTest, openHouse } from './house.mjs'
import { open } from './scenes.mjs'

const house = openHouse()

/** Chooses a game on the first page and begins. */
async function start(game, seats) {
  const page = await house.person()
  const errors = []
  page.on('pageerror', error => errors.push(String(error)))
  await page.goto(house.url)
  await page.waitForFunction(id => document.querySelector(`option[value="${id}"]`), game)
  await page.selectOption('.quick select >> nth=0', game)
  if (seats) await page.selectOption('.quick select >> nth=1', String(seats))
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.prompt')
  return { page, errors }
}

const CLICK = { board: clickBoard, dice: clickDice, rivals: clickCards }
/** How often something is clicked in each game. */
const CLICKS = isLong ? 8 : 4
/** Games that scenes of other files open; there is only time for them in the long form. */
const ELSEWHERE = [
  ...['base', 'dice', 'sea/new_shores', 'sea/fog_islands', 'sea/cloth_for_catan'],
  ...['sea/pirate_islands', 'sea/wonders_of_catan', 'sea/forgotten_tribe', 'sea/new_world'],
  ...['knights', 'knights+sea/new_shores', 'rivals/intro', 'rivals/gold', 'rivals/turmoil'],
  'rivals/progress',
]

test('every game opens, and its first moves are made by clicking', async all => {
  const games = await (await fetch(new URL('/api/games', house.url))).json()
  for (const { id, family, max_seats: seats } of games) {
    if (!isLong && ELSEWHERE.includes(id)) continue
    await all.test(id, async () => {
      const page = await house.person()
      const errors = []
      page.on('pageerror', error => errors.push(String(error)))
      await page.goto(`${house.url}/t/${await open(page, { game: id, seats })}`)
      await page.waitForSelector('.prompt')
      const random = numbers(seats)
      let done = 0
      for (let tries = 0; done < CLICKS && tries < 10 * CLICKS; tries++) {
        if (await CLICK[family](page, random)) done++
        await page.waitForTimeout(50)
      }
      assert.equal(done, CLICKS)
      assert.match(await page.textContent('.log'), /Ada/)
      assert.deepEqual(errors, [])
      await house.empty()
    })
  }
})

longTest('a base game of one person against three bots', async () => {
  const { page, errors } = await start('base', 4)
  assert.notEqual(await playOn(page, clickBoard, { seed: 7 }), null)
  await page.waitForSelector('.chart')
  assert.deepEqual(errors, [])
})

longTest('a game for two with neutral players', async () => {
  const { page, errors } = await start('two')
  assert.notEqual(await playOn(page, clickBoard, { seed: 3 }), null)
  assert.deepEqual(errors, [])
})

longTest('a dice game, reloaded in the middle', async () => {
  const { page, errors } = await start('dice')
  await playOn(page, clickDice, { seed: 5, most: 12 })
  await page.reload()
  await page.waitForSelector('.prompt')
  assert.notEqual(await playOn(page, clickDice, { seed: 6 }), null)
  assert.deepEqual(errors, [])
})
