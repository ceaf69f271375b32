// The browser redoes the draws of a game it played, and says what is wrong if the server cheats.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { whenLoading } from './browser.mjs'
import { openHouse } from './house.mjs'
import { answer, asked } from './scenes.mjs'

const house = openHouse()

/**
 * A game begun by clicking, so that the browser pledges and reveals, and ended as soon as the rules
 * allow.
 */
async function play(page) {
  await page.goto(house.url)
  await page.waitForSelector('option[value="dice"]', { state: 'attached' })
  const choose = (place, value) => page.selectOption(`.quick select >> nth=${place}`, value)
  await choose(0, 'dice')
  await choose(1, '2')
  await page.check('.quick [value="floki"]', { force: true })
  await page.click('[data-verb="play"]')
  await page.waitForSelector('.prompt')
  const id = new URL(page.url()).pathname.split('/')[2]
  while (!(await asked(page, id)).update.ending) await answer(page, id, 'end').catch(() => {})
  return id
}

/** One game for all who want to look at it with the browser that played it. */
let shared
async function played(page) {
  if (shared) {
    await page.context().addCookies(shared.cookies)
    await whenLoading(page, noted => Object.assign(localStorage, noted), shared.noted)
  } else {
    const id = await play(page)
    const cookies = await page.context().cookies()
    shared = { id, cookies, noted: await page.evaluate(() => ({ ...localStorage })) }
  }
  return shared.id
}

/** The server gives another journal than the one it has. */
const forge = (page, change) =>
  page.route('**/api/tables/*/journal', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.text()) })
  })

/** With a digest that fits. */
function signed(text) {
  const before = text.replace(/digest: .*\n$/, '')
  return `${before}digest: ${createHash('sha256').update(before).digest('hex')}\n`
}

async function verdict(page, id) {
  await page.goto(`${house.url}/t/${id}/verify`)
  await page.waitForSelector('.verdict h2')
  return page.textContent('.verdict')
}

test('the browser checks all draws of a game it played', async () => {
  const page = await house.person()
  const id = await played(page)
  await page.goto(`${house.url}/t/${id}/end`)
  await page.waitForSelector('.line[data-verdict="good"]')
  assert.match(
    await page.textContent('.line'),
    /All \d+ draws are right: this browser has recomputed them/,
  )
  await page.click('[data-verb="verify"]')
  await page.waitForSelector('.verdict[data-verdict="good"]')
  const [, count] = /All (\d+) draws are right/.exec(await page.textContent('.verdict'))
  assert.match(await page.textContent('.verdict'), /fixed before the first roll/)
  assert.equal(await page.locator('ol [data-state="good"]').count(), 7)
  assert.match(
    await page.textContent('ol'),
    /its number [0-9a-f]{8}… for Ada is part of every draw/,
  )
  assert.match(
    await page.textContent('ul.panel'),
    /landnam verify.*The server says that everything is/s,
  )
  // Every draw is there, a page at a time, and can be looked for.
  assert.match(await page.textContent('.pager'), new RegExp(`1 to \\d+ of ${count}`))
  const outcome = await page.textContent('tbody .outcome')
  await page.fill('input[type="search"]', outcome)
  for (const row of await page.locator('tbody .outcome').all())
    assert.ok((await row.textContent()).includes(outcome))
  const saved = page.waitForEvent('download')
  await page.click('a[download^="landnam-"]')
  assert.equal((await saved).suggestedFilename(), `landnam-${id}.txt`)
})

test('a browser that noted nothing does not vouch for the seed', async () => {
  const id = await played(await house.person())
  const said = await verdict(await house.person({ name: 'Jonas' }), id)
  assert.match(said, /All \d+ draws are right.*only browsers that noted its commitment can tell/s)
  assert.doesNotMatch(said, /fixed before the first roll/)
})

test('a journal with another letter is told in one sentence', async () => {
  const page = await house.person()
  const id = await played(page)
  await forge(page, text => text.replace(/: (\w)(\w+)$/m, ': $1$1'))
  assert.match(await verdict(page, id), /wrong.*the journal was changed after it was written/s)
  await page.goto(`${house.url}/t/${id}/end`)
  await page.waitForSelector('.line[data-verdict="bad"]')
})

test('a better roll is found out, although the digest fits', async () => {
  const page = await house.person()
  const id = await played(page)
  await forge(page, text =>
    signed(text.replace(/\* roll .* @ 1 /, '* roll gold gold gold gold gold gold @ 1 ')),
  )
  assert.match(
    await verdict(page, id),
    /Line \d+ of the journal: ticket \d+ means “roll .*”, not “roll gold/,
  )
  assert.equal(await page.locator('tbody .wrong').count(), 1)
})

test('another commitment is found out', async () => {
  const page = await house.person()
  const id = await played(page)
  const other = 'ab'.repeat(32)
  await forge(page, text => {
    const [, commitment] = /commitment: (\w+)/.exec(text)
    return signed(text.replaceAll(commitment, other))
  })
  assert.match(await verdict(page, id), /the seed is not the one that was committed to/)
})

test('the journal of another game is found out', async () => {
  const page = await house.person()
  const id = await played(page)
  const another = await play(await house.person({ name: 'Jonas' }))
  const file = await page.request.get(`${house.url}/api/tables/${another}/journal`)
  const text = await file.text()
  await forge(page, () => text)
  assert.match(await verdict(page, id), /This is the journal of another table/)
})

test('a list that is exchanged after the nonces came is found out', async () => {
  const page = await house.person()
  // The list the browser is shown has another bot than the one the draws will follow from.
  await page.route(/\/api\/tables\/[^/]+$/, async route => {
    const answer = await route.fetch()
    const state = await answer.json()
    if (state.deal?.list)
      state.deal.list = state.deal.list.replace('"kind":"bot"', '"kind":"person"')
    await route.fulfill({ response: answer, json: state })
  })
  const id = await play(page)
  assert.match(await verdict(page, id), /The list is not the one this browser saw/)
})

test('whoever did not play is told what cannot be compared', async () => {
  const page = await house.person()
  const id = await played(page)
  const friend = await house.person({ name: 'Jonas' })
  assert.match(await verdict(friend, id), /draws are right/)
  assert.equal(await friend.locator('ol [data-state="good"]').count(), 6)
  assert.match(await friend.textContent('ol [data-state="open"]'), /noted nothing at this table/)
})

// Browsers lend such a page no hashes.
test('a page without HTTPS pledges and checks all the same', async () => {
  const page = await house.person()
  await whenLoading(page, () =>
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
  )
  const id = await play(page)
  assert.match(await verdict(page, id), /draws are right/)
  assert.equal(await page.locator('ol [data-state="good"]').count(), 7)
})
