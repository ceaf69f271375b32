// Plays by clicking what a screen shows, as a person without a plan would.

/** Numbers that are the same for the same seed. */
export function numbers(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What can be clicked now, most urgent first; the first list that is not empty is used. */
const WAYS = [
  '.knight-deeds [data-deed]:not([aria-disabled="true"])',
  'dialog [data-play]:not([aria-disabled="true"])',
  '.options [data-action]:not([data-action^="force"]):not([data-action^="robber-home"])',
  'dialog li button',
  '.rcard.lit',
  '[data-verb="discard"]:not(:disabled)',
  '.target.lit:not(.grip)',
  '.offer [data-verb="reject"]',
  '.offer [data-action^="conclude"]',
  '.offer [data-verb="withdraw"]',
  '[data-verb="roll"]',
]
const BUILDS = '.make:not([aria-disabled="true"]):not(.tradebtn):not(.on), .target.lit.grip, .pcard.playable'

/** One click of a turn at the board; false if there was nothing to do. */
export async function clickBoard(page, random) {
  for (const way of WAYS) {
    const all = page.locator(way)
    const count = await all.count()
    if (!count) continue
    await all.nth(random(count)).click({ force: true, timeout: 2000 }).catch(() => {})
    return true
  }
  const builds = page.locator(BUILDS)
  const possible = await builds.count()
  if (possible && random(3)) {
    await builds.nth(random(possible)).click({ force: true, timeout: 2000 }).catch(() => {})
    return true
  }
  const end = page.locator('[data-verb="end"]')
  if (!(await end.count())) return false
  await end.click({ timeout: 2000 }).catch(() => {})
  return true
}

/** One click of a turn at the dice table; false if there was nothing to do. */
export async function clickDice(page, random) {
  const lit = page.locator('.site.lit')
  const count = await lit.count()
  if (count) {
    await lit.nth(random(count)).click({ force: true, timeout: 2000 }).catch(() => {})
    return true
  }
  const reroll = page.locator('[data-verb="reroll"]:not(:disabled)')
  const button = (await reroll.count()) && random(3) ? reroll : page.locator('[data-verb="end"]')
  if (!(await button.count())) return false
  await button.click({ timeout: 2000 }).catch(() => {})
  return true
}

/** What can be clicked at the card table, most urgent first. */
const CARD_WAYS = ['.chooser .pick [data-action], .chooser .pick[data-action]', '.options [data-action]', '.cell.lit', '.prompt [data-action^="play"]', '[data-verb="roll"]']
/** In the action phase, the best first; whatever can be done is done. */
const CARD_USES = ['.make.can[data-verb="city"]:not(.on)', '.make.can[data-verb="settle"]:not(.on)', '.hcard.can:not(.on)', '.make.can[data-verb="road"]:not(.on)']

/** One click of a turn at the card table; false if there was nothing to do. */
export async function clickCards(page, random) {
  const ways = (await page.locator('[data-verb="end"]').count()) ? [...CARD_WAYS, ...CARD_USES] : CARD_WAYS
  for (const way of [...ways, '.prompt [data-verb="pass"], .prompt [data-verb="pay"], .prompt [data-verb="end"]', '.hcard.can:not(.on)']) {
    const all = page.locator(way)
    const count = await all.count()
    if (!count) continue
    await all.nth(random(count)).click({ force: true, timeout: 2000 }).catch(() => {})
    return true
  }
  return false
}

/** Clicks until the page shows a result, or until `most` clicks are done. */
export async function playOn(page, click, { seed = 1, most = 5000, isOver = () => /\/end$/.test(page.url()) } = {}) {
  const random = numbers(seed)
  for (let clicks = 0; clicks < most; clicks++) {
    if (isOver()) return clicks
    const acted = await click(page, random)
    await page.waitForTimeout(acted ? 60 : 150)
  }
  return isOver() ? most : null
}
