// Games that come to no end: stored steps that no longer follow the rules, at a server with an
// older database, and a table closed because only bots were left.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { openServer, tempFolder } from './browser.mjs'
import { openHouse } from './house.mjs'
import { get, middle, post, rememberGuest } from './scenes.mjs'
import { walk } from './walking.mjs'

/** What `fixtures/write.py` has left behind: a database, and what is in it. */
const FIXTURE = new URL('../crates/server/tests/fixtures/1', import.meta.url).pathname
const STORY = JSON.parse(readFileSync(`${FIXTURE}.json`, 'utf8'))
const TABLE = STORY.broken.table.split('/').at(-1)

const house = openHouse(() => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'landnam.db'), gunzipSync(readFileSync(`${FIXTURE}.db.gz`)))
  return openServer(folder, ['--bot-decisions', '20'])
})

/** Ann, whose game it was. */
async function ann(look) {
  const page = await house.person({ name: 'Ann', ...look })
  await post(page, '/recover', { recovery_code: STORY.recovery_code })
  await rememberGuest(page)
  return page
}

test('a player reads why the game has ended, and takes its journal along', async () => {
  const page = await ann()
  await page.goto(`${house.url}/mine`)
  await page.waitForSelector(`.rowt:has(a[href="/t/${TABLE}"]):has-text("ended by new rules")`)
  await page.click(`.rowt a[href="/t/${TABLE}"]`)
  await page.waitForSelector('[role="status"]:has-text("The rules were corrected")')
  assert.match(await page.textContent('.box'), /with Njord/)
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('.box a[download]')])
  const journal = readFileSync(await file.path(), 'utf8')
  assert.match(journal, /^landnam journal 1\nfamily: board\n/)
  assert.doesNotMatch(journal, /\nseed: /)
})

test('it can be replayed up to there, and played anew', async () => {
  const page = await ann({ language: 'de' })
  await page.goto(`${house.url}/t/${TABLE}`)
  await page.waitForSelector('[role="status"]:has-text("wurden die Regeln berichtigt")')
  await page.click('.box a[href$="/replay"]')
  await page.waitForSelector('.board-table .board')
  await page.goBack()
  await page.click('.box .btn.primary')
  await page.waitForFunction(old => !location.pathname.includes(old), TABLE)
  await page.waitForSelector('.seatrow, .board-table')
})

test('a stranger reads why as well, but is not asked to play again', async () => {
  const page = await house.visit(`/t/${TABLE}`)
  await page.waitForSelector('[role="status"]:has-text("The rules were corrected")')
  assert.equal(await page.locator('.box .btn.primary').count(), 0)
})

test('both fit every screen', async () => {
  const ada = await house.person()
  const id = await middle(ada)
  await post(ada, `/tables/${id}/stand`)
  while ((await get(ada, `/tables/${id}`)).lobby.table.phase !== 'closed')
    await ada.waitForTimeout(50)
  for (const [page, table] of [
    [await ann(), TABLE],
    [ada, id],
  ]) {
    await page.goto(`${house.url}/t/${table}`)
    await page.waitForSelector('.box [role="status"]')
    assert.deepEqual(await walk(page, {}), [])
  }
})
