// People among strangers: accounts and their sessions, muting, hiding, removing, and a bot for
// somebody who keeps the others waiting.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openServer, PHONE, tempFolder } from './browser.mjs'
import { longTest, openHouse } from './house.mjs'
import { atTable, tableOf } from './looking.mjs'
import { becomeGuest, couple, get, middle, post, rememberGuest } from './scenes.mjs'

// Nobody here waits for a minute and a half.
const house = openHouse(() => openServer(tempFolder(), ['--replace-after', '3']))
const isGuest = async page => (await page.request.get(`${house.url}/api/me`)).status() === 200

/** Another browser of the same person. */
async function recovered(page, endOthers = false) {
  const other = await house.visit('/account', { name: 'Somebody' })
  await other.fill('[data-field="code"]', page.guest.recovery_code)
  if (endOthers) await other.check('[data-field="end-others"]')
  await other.click('.recover .btn')
  await other.waitForSelector('text=Welcome back, Ada')
  return other
}

test('a guest takes another name, and reads why it is none', async () => {
  const page = await house.visit('mine')
  await page.goto(`${house.url}/settings`)
  await page.click('a[href="/account"]')
  await page.fill('[data-field="name"]', 'In\u200bgrid')
  await page.click('form:has([data-field="name"]) .btn')
  await page.waitForSelector('text=visible characters')
  await page.fill('[data-field="name"]', 'Ingrid')
  await page.click('form:has([data-field="name"]) .btn')
  await page.waitForSelector('text=You play as Ingrid')
  await page.reload()
  await page.waitForSelector('text=You play as Ingrid')
})

test('a recovery code brings a seat into a second browser', async () => {
  const page = await house.person()
  const id = await middle(page)
  const other = await recovered(page)
  await other.goto(`${house.url}/t/${id}`)
  await other.waitForSelector('.board-table [data-verb="end"]')
  assert.match(await other.textContent('.seat.active'), /Ada/)
  assert.ok(await isGuest(page), 'the first one is still signed in')
})

test('on a phone, too, one reads what the code is for, and copies it without HTTPS', async () => {
  const page = await house.person({ size: PHONE })
  await page.goto(`${house.url}/new`)
  // As in a browser that comes over plain HTTP: there is no such thing.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.click('.go .primary')
  // The note moves along to the lobby.
  await page.waitForSelector('.seatrow')
  await page.waitForSelector('.code .muted:has-text("to another browser or device")')
  await page.click('.code .btn')
  await page.waitForSelector('.code .btn:has-text("Copied")')
})

test('whoever leaves a table for another page asks for no table without a name', async () => {
  const page = await house.visit('lobby')
  await page.waitForSelector('.seatrow')
  const asked = []
  page.on('request', it => asked.push(new URL(it.url()).pathname))
  await page.click('a.me')
  await page.waitForSelector('[data-setting]')
  await page.click('.nav a[href="/mine"]')
  await page.waitForSelector('.rowt')
  page.removeAllListeners('request')
  assert.deepEqual(
    asked.filter(it => it.includes('undefined')),
    [],
  )
})

test('a wrong recovery code is refused with a sentence', async () => {
  const page = await house.visit('/account')
  await page.fill('[data-field="code"]', 'dead-beef')
  await page.click('.recover .btn')
  await page.waitForFunction(
    () => document.querySelector('.recover [role="status"]').textContent.length > 10,
  )
})

test('recovery signs out everywhere else if that is wanted', async () => {
  const page = await house.person()
  const id = await middle(page)
  await page.goto(`${house.url}/t/${id}`)
  await atTable(page)
  await recovered(page, true)
  // The table of the first browser hears of it at once, and goes on without a hand.
  await page.waitForSelector('text=You have been signed out')
  await page.waitForSelector('.hand', { state: 'detached' })
  assert.equal(await isGuest(page), false)
})

test('signing out asks first and leaves nothing behind', async () => {
  const page = await house.visit('mine')
  await page.goto(`${house.url}/account`)
  await page.click('[data-verb="ask-sign-out"]')
  await page.waitForSelector('text=you need your recovery code')
  assert.ok(await isGuest(page))
  await page.click('[data-verb="sign-out"]')
  await page.waitForSelector('#sessions', { state: 'detached' })
  assert.equal(await isGuest(page), false)
  await page.goto(`${house.url}/mine`)
  await page.waitForSelector('text=You have not played yet')
})

longTest('sessions are listed and ended one by one or all others at once', async () => {
  const page = await house.person()
  await middle(page)
  const [second, third] = [await recovered(page), await recovered(page)]
  await rememberGuest(page)
  await page.goto(`${house.url}/account`)
  await page.waitForFunction(() => document.querySelectorAll('[data-here]').length === 3)
  assert.match(await third.textContent('[data-here="true"]'), /Chrome, Linux.*this browser/s)
  await page.click('[data-here="false"] >> nth=0 >> [data-verb="end-one"]')
  await page.waitForFunction(() => document.querySelectorAll('[data-here]').length === 2)
  await page.click('[data-verb="end-others"]')
  await page.waitForFunction(() => document.querySelectorAll('[data-here]').length === 1)
  assert.deepEqual(await Promise.all([page, second, third].map(isGuest)), [true, false, false])
})

/** Ada is host, Jonas sits, Eve watches; all three see the chat. */
async function talking() {
  const ada = await house.person()
  const { id, friend: jonas } = await couple(ada)
  const eve = await house.person({ name: 'Eve' })
  await becomeGuest(eve, 'Eve')
  await Promise.all(
    [ada, jonas, eve].map(async page => {
      await rememberGuest(page)
      await page.goto(`${house.url}/t/${id}`)
      await atTable(page)
      await page.click('#tab-chat')
    }),
  )
  return { id, ada, jonas, eve }
}
async function say(page, text) {
  await page.fill('.say-box input', text)
  await page.press('.say-box input', 'Enter')
}
const heard = (page, text) => page.waitForSelector(`.log li:has-text("${text}")`)

test('chat: the host mutes, a player hides, names differ, watchers are shut out', async () => {
  const { ada, jonas, eve } = await talking()
  // The host mutes somebody, who reads why, and lets them speak again.
  await say(eve, 'look at me')
  await heard(ada, 'look at me')
  await ada.click('.log .name:has-text("Eve")')
  await ada.click('[data-verb="mute"]')
  await heard(ada, 'Eve was muted')
  await say(eve, 'hello?')
  await eve.waitForSelector('.toast:has-text("The host has muted you")')
  await ada.click('[data-verb="unmute"]')
  await ada.waitForSelector('text=Eve was muted', { state: 'detached' })
  await say(eve, 'buy my game')
  await heard(ada, 'buy my game')
  assert.equal(await ada.locator('text=hello?').count(), 0)
  // A player hides another's chat for good, and nobody else does.
  await heard(jonas, 'buy my game')
  await jonas.click('.log .name:has-text("Eve")')
  assert.equal(await jonas.locator('[data-verb="mute"]').count(), 0)
  await jonas.click('[data-verb="hide"]')
  await heard(jonas, 'Eve is hidden')
  await say(eve, 'half price')
  await heard(ada, 'half price')
  await jonas.reload()
  await jonas.click('#tab-chat')
  await heard(jonas, 'Eve is hidden')
  assert.equal(await jonas.locator('.log li:has-text("price")').count(), 0)
  await jonas.click('[data-verb="show"]')
  await heard(jonas, 'half price')
  // Somebody who looks like another at the table is told apart.
  const other = await house.voice()
  await becomeGuest(other, 'ada')
  await post(other, `/tables/${tableOf(ada)}/chat`, { text: 'it is me' })
  await heard(ada, 'ada 2 it is me')
  // The host closes the chat to people without a seat.
  await ada.check('[data-field="seated-only"]')
  await eve.waitForSelector('text=Only people with a seat can write here')
  await say(eve, 'boo')
  await eve.waitForSelector('.toast:has-text("only people with a seat")')
  await say(jonas, 'quiet at last')
  await heard(ada, 'quiet at last')
})

test('the host removes somebody before the start', async () => {
  const host = await house.visit('lobby')
  await host.waitForSelector('.seatrow')
  const friend = await house.person({ name: '' })
  await friend.goto(host.url())
  await friend.fill('.name input', 'Jonas')
  await friend.click('.seatrow:nth-of-type(2) [data-verb="sit"]')
  await host.click('.seatrow:has-text("Jonas") [data-verb="remove"]')
  await host.waitForSelector('.seatrow:has-text("Jonas")', { state: 'detached' })
  await friend.waitForSelector('text=Leave seat', { state: 'detached' })
})

test('the host names the table until it begins, and whoever comes sees the name', async () => {
  const host = await house.visit('lobby')
  const guest = await house.person({ name: 'Jonas' })
  await guest.goto(host.url())
  await guest.waitForSelector('h1:has-text("Ada’s table")')
  await host.fill('[data-field="table-name"]', 'Friday evening')
  await host.keyboard.press('Enter')
  await Promise.all([host, guest].map(it => it.waitForSelector('h1:has-text("Friday evening")')))
  assert.equal(await guest.locator('[data-field="table-name"]').count(), 0)
  await host.fill('[data-field="table-name"]', '')
  await host.keyboard.press('Enter')
  await guest.waitForSelector('h1:has-text("Ada’s table")')
})

test('the others let a bot play for somebody who does nothing, until they come back', async () => {
  const ada = await house.person()
  const { id, friend: jonas } = await couple(ada)
  await Promise.all([ada, jonas].map(it => it.goto(`${house.url}/t/${id}`)))
  await Promise.all([ada, jonas].map(atTable))
  // It is Ada's turn, and she thinks; Jonas sees how long he has to wait.
  await jonas.waitForSelector('.seat:has-text("Ada") .absence:has-text("A bot may take over in")')
  await ada.waitForSelector('.absence:has-text("The others are waiting for you")')
  await jonas.click('.seat:has-text("Ada") .absence [data-verb="replace"]')
  await jonas.waitForSelector('.seat:has-text("Ada"):has-text("a bot is standing in")')
  // Whoever comes back to the same question still keeps the others waiting, and has no say.
  await jonas.waitForSelector('.seat:is(.active, .asked)[aria-label="Jonas"]')
  await ada.click('.absence button:has-text("Take over again")')
  await jonas.waitForSelector('.seat:has-text("Ada"):not(:has-text("a bot is standing in"))')
  // Away counts, too.
  await jonas.goto('about:blank')
  await ada.click('.seat:has-text("Jonas") .absence [data-verb="replace"]')
  await ada.waitForSelector('.seat:has-text("Jonas"):has-text("a bot is standing in")')
})

test('on a phone one is asked, too', async () => {
  const ada = await house.person({ size: PHONE })
  const { id, friend: jonas } = await couple(ada, 'turn blue')
  await Promise.all([ada, jonas].map(it => it.goto(`${house.url}/t/${id}`)))
  await ada.click('.waiting:has-text("Jonas") [data-verb="replace"]')
  await ada.waitForSelector('.waiting', { state: 'detached' })
  const { lobby } = await get(ada, `/tables/${id}`)
  assert.equal(lobby.table.seats[1].stand_in, true)
  await post(jonas, `/tables/${id}/chat`, { text: 'I am here' })
})
