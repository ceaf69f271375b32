// Walks through all sizes of a screen and looks for what is cut, covered, out of reach or pale.

import { AXE } from './browser.mjs'
import { isLong } from './house.mjs'
import { inspect } from './inspect.mjs'

export const SIZES = [
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
export const FEW = ['360x640', '844x390', '1024x768', '1280x720']

/** Two frames: what was resized has been laid out. */
const settle = page =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Small screens are touched. */
async function resize(page, size) {
  const [width, height] = size.split('x').map(Number)
  page.wire ??= await page.context().newCDPSession(page)
  const enabled = Math.min(width, height) < 500
  await page.wire.send('Emulation.setTouchEmulationEnabled', { enabled })
  await page.setViewportSize({ width, height })
  await settle(page)
  return enabled
}

/** Nothing axe knows of is wrong, or of some of its rules. */
export async function barriers(page, runOnly) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(async runOnly => {
    const part = document.querySelector('dialog[open]') ?? document
    const options = { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) }
    const { violations } = await globalThis.axe.run(part, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(at => `${id}: ${at.target} ${at.any[0]?.message ?? ''}`),
    )
  }, runOnly)
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

/** A finger on the middle of something, if that is in sight. */
async function tap(page, selector) {
  if (!(await page.locator(selector).count())) return
  const box = await page.locator(selector).first().boundingBox()
  if (!box) return
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await page.wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The switch is in the bar or in the menu, in sight or not. */
async function speakGerman(page) {
  const part = (await page.locator('.dock').count()) ? '.dock' : 'main'
  const said = await page.textContent(part)
  const button = page.locator('.bar button[lang="de"]')
  if ((await button.isVisible()) && !(await page.locator('dialog[open]').count()))
    await button.click()
  else await button.evaluate(it => it.click())
  await page.waitForFunction(
    ([part, said]) => document.querySelector(part).textContent !== said,
    [part, said],
  )
}

const isKey = step => /^(.|End)$/.test(step)

/** What is done before one looks: a key, a click, or anything else. */
async function begin(page, first) {
  if (typeof first === 'function') await first(page)
  else if (isKey(first)) await page.keyboard.press(first)
  else await page.click(first, { force: true })
}

/**
 * Gives what was found in these sizes, each with where: in both languages, or else in that of the
 * page; by day and night in one of the sizes, or in the long form in two.
 */
export async function walk(page, { sizes = isLong ? SIZES : FEW, first, isBoth = isLong }) {
  const found = new Map()
  const note = (where, faults) =>
    faults.forEach(it => found.set(it, [...(found.get(it) ?? []), where]))
  note('when it opens', await outlined(page))
  await resize(page, sizes.at(-1))
  if (first) await begin(page, first)
  else if (await page.locator('.table').count()) {
    await page.mouse.click(300, 58)
    note('after a click', await outlined(page))
    await page.mouse.move(0, 0)
    // What is not possible there is said for a while.
    await page.waitForSelector('.toast', { state: 'detached' })
  }
  const colours = isLong ? [sizes[0], sizes.at(-1)] : [sizes.at(-1)]
  for (const language of isBoth ? ['en', 'de'] : ['']) {
    for (const size of sizes) {
      const isTouched = await resize(page, size)
      note(`${size} ${language}`, await page.evaluate(inspect))
      if (isTouched && !first && size === sizes[0]) {
        await tap(page, '.prompt .say')
        note(`after a tap ${language}`, await outlined(page))
      }
      for (const theme of colours.includes(size) ? ['dark', 'light'] : []) {
        await page.evaluate(it => (document.documentElement.dataset.theme = it), theme)
        await standsStill(page)
        const rules = theme === 'dark' && !isLong ? ['color-contrast'] : undefined
        note(`${size} ${theme} ${language}`, await barriers(page, rules))
      }
    }
    if (language !== 'en') continue
    await speakGerman(page)
    if (!first || isKey(first)) continue
    note('after a button', await outlined(page))
  }
  await page.wire.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  return [...found].map(([fault, places]) => `${fault} [${places.join(', ')}]`)
}

/** Colours are not judged while they change. */
export const standsStill = page =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        it => it.playState !== 'running' || it.effect.getComputedTiming().endTime === Infinity,
      ),
  )
