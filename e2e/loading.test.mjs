// What a first visit feels like: nothing jumps, no word is missing, and the console stays clean.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { test } from 'node:test'
import { DESKTOP, openWindow, PHONE, whenLoading } from './browser.mjs'
import { isLong, longTest, openHouse } from './house.mjs'
import { at } from './scenes.mjs'

const house = openHouse()
const SCREENS = {
  home: ['/', '.quick [data-verb="play"]'],
  table: ['main', '.board-table [data-verb="end"]'],
  'table at sea': ['shores', '.board-table [data-verb="end"]'],
  'table with knights': ['knights', '.board-table [data-verb="end"]'],
  'table of cards': ['rivals', '.rivals-table [data-verb="end"]'],
}
const LOOKS = { desktop: { size: DESKTOP }, 'phone, German': { size: PHONE, language: 'de' } }
/** More screens whose words come after the first ones. */
const LEARNED = {
  'end with knights': ['knights-end', '.chart'],
  'replay with knights': ['knights-replay', '.seat .pts'],
  'end of cards': ['rivals-end', '.chart'],
  'replay of cards': ['rivals-replay', '.seat .pts'],
}
/** Little enough that nobody sees it. */
const MOST_SHIFT = 0.02

/**
 * Notes layout shifts, keys shown for want of words, and when the first thing to press appeared.
 */
function watch(selector) {
  globalThis.shift = 0
  globalThis.keys = new Set()
  const read = () => {
    for (const [key] of document.body?.textContent.matchAll(/\{[a-z]+-[\w-]+\}/g) ?? [])
      globalThis.keys.add(key)
    requestAnimationFrame(read)
  }
  read()
  globalThis.readyAt = null
  new PerformanceObserver(list => {
    for (const it of list.getEntries()) if (!it.hadRecentInput) globalThis.shift += it.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector(selector)) globalThis.readyAt = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** What has been noted. */
const seen = () => {
  const { shift, readyAt, keys } = globalThis
  return { shift, readyAt, keys: [...keys] }
}

/** Somebody new whose console is read and whose page is watched. */
async function newcomer(look, ready) {
  const page = await house.person({ fresh: true, ...look })
  const lines = []
  page.on(
    'console',
    line =>
      ['error', 'warning'].includes(line.type()) &&
      // What playwright says of windows without service workers is not the page's.
      !line.text().endsWith('blocked by Playwright') &&
      lines.push(`${line.text()} ${line.location().url}`),
  )
  page.on('pageerror', error => lines.push(String(error)))
  await whenLoading(page, watch, ready)
  return { page, lines }
}

/** Both in the long form, otherwise one after the other. */
const looksOf = index => Object.entries(LOOKS).filter((_, at) => isLong || at === index % 2)

for (const [index, [name, [where, ready]]] of Object.entries(SCREENS).entries())
  for (const [look, options] of looksOf(index))
    test(`${name} stands still, complete and without complaint, ${look}`, async context => {
      const { page, lines } = await newcomer(options, ready)
      await at(page, where)
      await page.waitForSelector(ready)
      await page.waitForTimeout(800)
      const { shift, readyAt, keys } = await page.evaluate(seen)
      // The time is told, not judged: what else this computer does is not the page's fault.
      context.diagnostic(`ready after ${Math.round(readyAt)} ms, layout shift ${shift.toFixed(4)}`)
      assert.ok(shift < MOST_SHIFT, `${shift}`)
      assert.deepEqual(lines, [])
      assert.deepEqual(keys, [])
    })

test('home has less than 3,000 elements', async () => {
  const { page } = await newcomer({}, '.games')
  await at(page, '/')
  await page.waitForSelector('.scenarios svg.board path')
  await page.waitForTimeout(500)
  const count = await page.evaluate(() => document.querySelectorAll('*').length)
  assert.ok(count > 1000 && count < 3000, `${count}`)
})

for (const [name, [where, ready]] of Object.entries(LEARNED))
  longTest(`${name} never shows a key for a word`, async () => {
    const { page, lines } = await newcomer({ language: 'de' }, ready)
    await at(page, where)
    await page.waitForSelector(ready)
    await page.waitForTimeout(300)
    assert.deepEqual((await page.evaluate(seen)).keys, [])
    assert.deepEqual(lines, [])
  })

/** A line to the server that can be cut, as a network is. */
async function openLine(port = 0) {
  const sockets = new Set()
  const relay = createServer(socket => {
    const server = connect(new URL(house.url).port, '127.0.0.1')
    for (const [end, other] of [
      [socket, server],
      [server, socket],
    ]) {
      sockets.add(end)
      end.on('error', () => other.destroy())
      end.pipe(other)
    }
  })
  await once(relay.listen(port, '127.0.0.1'), 'listening')
  const cut = async () => {
    const closed = once(relay, 'close')
    relay.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { port: relay.address().port, cut }
}

test('the client opens without a network, says so, and goes on when there is one', async () => {
  const { port, cut } = await openLine()
  const page = await openWindow(house.browser, { serviceWorkers: 'allow' })
  const url = `http://127.0.0.1:${port}`
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForSelector('.quick [data-verb="play"]')
  await cut()
  // A screen that was never seen; and, where the system knows of no network, any screen.
  await page.goto(`${url}/rules`)
  await page.waitForSelector('text=You are offline')
  const other = await page.context().newPage()
  await other.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )
  await other.goto(url)
  await other.waitForSelector('text=You are offline')
  const line = await openLine(port)
  await page.waitForSelector('input[type="search"]')
  await page.context().close()
  await line.cut()
})

test('the client can be installed', async () => {
  const page = await house.person({ fresh: true })
  await page.goto(house.url)
  const address = await page.evaluate(() => document.querySelector('link[rel="manifest"]').href)
  const answer = await fetch(address)
  assert.match(answer.headers.get('content-type'), /manifest\+json/)
  const { icons, start_url: start, display } = await answer.json()
  assert.deepEqual([start, display], ['/', 'standalone'])
  for (const { src, type } of icons) {
    const icon = await fetch(new URL(src, house.url))
    assert.deepEqual([icon.status, icon.headers.get('content-type')], [200, type])
  }
})
