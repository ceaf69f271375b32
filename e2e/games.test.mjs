// Whole games by clicking, against bots.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clickBoard, clickDice, playOn } from './clicker.mjs'
import { openHouse } from './house.mjs'

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

test('a base game of one person against three bots', async () => {
  const { page, errors } = await start('base', 4)
  assert.notEqual(await playOn(page, clickBoard, { seed: 7 }), null)
  await page.waitForSelector('.chart')
  assert.deepEqual(errors, [])
})

test('a game for two with neutral players', async () => {
  const { page, errors } = await start('two')
  assert.notEqual(await playOn(page, clickBoard, { seed: 3 }), null)
  assert.deepEqual(errors, [])
})

test('a dice game, reloaded in the middle', async () => {
  const { page, errors } = await start('dice')
  await playOn(page, clickDice, { seed: 5, most: 12 })
  await page.reload()
  await page.waitForSelector('.prompt')
  assert.notEqual(await playOn(page, clickDice, { seed: 6 }), null)
  assert.deepEqual(errors, [])
})
