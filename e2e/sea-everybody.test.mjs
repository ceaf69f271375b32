// Seafarers as text and with a finger. A turn by keys is in turns.test.mjs.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE } from './browser.mjs'
import { openHouse } from './house.mjs'

const house = openHouse()
let page

async function sceneAt(scene, look) {
  page = await house.visit(scene, look)
  await page.waitForSelector('.board-table .prompt')
}
const ships = () => page.locator('[data-ship]').count()

test('typed moves sail in the text view', async () => {
  await sceneAt('shores')
  await page.keyboard.press('v')
  assert.match(await page.textContent('dialog'), /Ships: 4,2\.E|Ships: .*4,2/)
  await page.fill('#typed-move', 'move-ship 4,2.E')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    /Ship in hand/.test(document.querySelector('dialog').textContent),
  )
  await page.fill('#typed-move', 'ship 4,3.NE')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    /Ada moves the ship/.test(document.querySelector('dialog').textContent),
  )
})

for (const [scene, tells] of Object.entries({
  cloth: /Dorf 11, noch 5 Stoffballen/,
  pirates: /Piratenfestung von Ada/,
  wonders: /braucht 2 Städte/,
  tribe: /Geschenk: ein Siegpunkt/,
}))
  test(`the text view tells all about ${scene}, and a key what it is about`, async () => {
    await sceneAt(scene, { language: 'de' })
    await page.keyboard.press('v')
    const told = await page.textContent('dialog')
    assert.match(told, tells)
    assert.doesNotMatch(told, /\{[a-z]+-/)
    if (scene !== 'pirates') return
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.keyboard.press('s')
    assert.match(await page.textContent('dialog'), /Die Pirateninseln[\s\S]*Brückenkopf/)
  })

test('two fingers bring the map closer, and so does a button', async () => {
  await sceneAt('shores', { size: PHONE })
  const width = () => page.getAttribute('.board', 'viewBox').then(it => Number(it.split(' ')[2]))
  const whole = await width()
  const wire = await page.context().newCDPSession(page)
  const touch = (type, apart) =>
    wire.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart
        ? [
            { x: 195 - apart, y: 300, id: 0 },
            { x: 195 + apart, y: 300, id: 1 },
          ]
        : [],
    })
  await touch('touchStart', 30)
  for (const apart of [45, 60, 80]) await touch('touchMove', apart)
  await touch('touchEnd', 0)
  assert.ok((await width()) < whole * 0.7, `${await width()} of ${whole}`)
  await page.tap('button[aria-label="View"]')
  await page.tap('[aria-label="Zoom out"]')
  await page.tap('[aria-label="Zoom out"]')
  await page.tap('[aria-label="Zoom out"]')
  await page.waitForFunction(
    it =>
      Number(document.querySelector('.board').getAttribute('viewBox').split(' ')[2]) > it * 0.98,
    whole,
  )
})

test('a finger can tell two sea lanes apart, and takes the one beside it', async () => {
  await sceneAt('shores', { size: PHONE })
  await page.tap('[data-verb="ship"]')
  const sizes = await page.$$eval('.target.lit .hit', all =>
    all.map(it => it.getBoundingClientRect().width),
  )
  assert.ok(Math.min(...sizes) >= 24, `${sizes}`)
  const before = await ships()
  const { x, y, width } = await page.locator('.target.lit:not(.lift) .hit').first().boundingBox()
  await page.touchscreen.tap(x - 4, y + width / 2)
  await page.waitForFunction(it => document.querySelectorAll('[data-ship]').length > it, before)
})
