// What is seen only for a while, or only when something is wrong, made to stay for whoever looks:
// each with its scene and what brings it about.

import { whenLoading } from './browser.mjs'
import { at, becomeGuest } from './scenes.mjs'

/** Whatever would go away after some seconds stays. */
function hold() {
  const start = setTimeout
  globalThis.setTimeout = (then, millis, ...more) =>
    millis < 2500 ? start(then, millis, ...more) : 0
}
const lasting = happens => async page => {
  await whenLoading(page, hold)
  await page.evaluate(hold)
  await happens(page)
}

const refused = button =>
  lasting(async page => {
    await page.click(button, { force: true })
    await page.waitForSelector('.toast')
    await page.mouse.move(0, 0)
  })

/** Rolls until the barbarians land; chance needs a few tries. */
export async function untilLanded(page, scene) {
  for (;;) {
    await page.click('[data-verb="roll"]')
    await page.waitForSelector('.throw-place .event')
    await page.waitForFunction(() => document.querySelector('.log').textContent.includes('rolls'))
    if (/against/.test(await page.textContent('.log'))) return
    await at(page, scene)
  }
}

/** The note about the code stays until it is closed. */
async function withCode(page) {
  await becomeGuest(page, 'Ada')
  const { recovery_code: code } = page.guest
  await page.evaluate(it => localStorage.setItem('landnam-recovery', it), code)
  await page.reload()
  await page.waitForSelector('.code')
}

async function withoutNetwork(page) {
  await whenLoading(page, () => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.route('**/ready', it => it.abort())
  await page.reload()
  await page.waitForSelector('.box .btn')
}

export const FLEETING = {
  toast: ['main', refused('[data-verb="city"]')],
  'toast with knights': ['knights', refused('[data-improve="politics"]')],
  'toast of cards': ['rivals', refused('[data-verb="city"]')],
  robbed: ['robbed', lasting(page => page.soon())],
  'barbarians win': ['battle-lost', lasting(page => untilLanded(page, 'battle-lost'))],
  'knights win': ['battle-won', lasting(page => untilLanded(page, 'battle-won'))],
  'connection lost': ['main', page => page.evaluate(() => dispatchEvent(new Event('offline')))],
  'recovery code': ['/', withCode],
  'no network': ['/', withoutNetwork],
}
/** What is said in the language of whoever asked, and stays so. */
export const SAID_ONCE = new Set(['toast', 'toast with knights', 'toast of cards'])
