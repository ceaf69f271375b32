// Plays by clicking what a screen shows, as a person without a plan would.

/** Numbers that are the same for the same seed. */
export function numbers(seed) {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What can be clicked now, most urgent first; the first list that is not empty is used. */
const WAYS = [
  '.picker [data-verb="confirm"]:enabled',
  '.knight-deeds [data-deed]:not([aria-disabled="true"])',
  'dialog [data-play]:not([aria-disabled="true"])',
  '.options [data-action]:not([data-action^="force"]):not([data-action^="robber-home"]):enabled',
  'dialog li button',
  '.rcard.lit',
  '[data-verb="discard"]:not(:disabled)',
  '.target.lit:not(.grip)',
  '.offer [data-verb="reject"]',
  '.offer [data-action^="conclude"]',
  '.offer [data-verb="withdraw"]',
  '[data-verb="roll"]',
]
const BUILDS =
  '.make:not([aria-disabled="true"]):not(.only-phone):not(.on), .target.lit.grip, .pcard.playable'

/** Clicks one of those the first way finds that finds any; false if none does. */
async function clickFirst(page, random, ways) {
  const found = await page.evaluate(all => {
    for (const way of all) {
      const count = document.querySelectorAll(way).length
      if (count) return { way, count }
    }
    return null
  }, ways)
  if (!found) return false
  const one = page.locator(found.way).nth(random(found.count))
  await one.click({ force: true, timeout: 2000 }).catch(() => {})
  return true
}

/** One click of a turn at the board; false if there was nothing to do. */
export const clickBoard = (page, random) =>
  clickFirst(page, random, [...WAYS, ...(random(3) ? [BUILDS] : []), '[data-verb="end"]'])

/** One click of a turn at the dice table; false if there was nothing to do. */
export const clickDice = (page, random) =>
  clickFirst(page, random, [
    '.site.lit',
    ...(random(3) ? ['[data-verb="reroll"]:not(:disabled)'] : []),
    '[data-verb="end"]',
  ])

/** What can be clicked at the card table, most urgent first. */
const CARD_WAYS = [
  '.prompt [data-verb="confirm"]:enabled',
  '.chooser .pick [data-action]:enabled, .chooser .pick[data-action]:enabled',
  '.options [data-action]',
  '.cell.lit',
  '.prompt [data-action^="play"]',
  '[data-verb="roll"]',
]
/**
 * In the action phase, which the button for its end shows; the best first, and whatever can be done
 * is done.
 */
const CARD_USES = [
  '.make.can[data-verb="city"]:not(.on)',
  '.make.can[data-verb="settle"]:not(.on)',
  '.hcard.can:not(.on)',
  '.make.can[data-verb="road"]:not(.on)',
].map(it => `body:has([data-verb="end"]) ${it}`)
const CARD_REST = [
  '.prompt [data-verb="pass"], .prompt [data-verb="pay"], .prompt [data-verb="end"]',
  '.hcard.can:not(.on)',
]

/** One click of a turn at the card table; false if there was nothing to do. */
export const clickCards = (page, random) =>
  clickFirst(page, random, [...CARD_WAYS, ...CARD_USES, ...CARD_REST])

/** Clicks until the page shows a result, or until `most` clicks are done. */
export async function playOn(
  page,
  click,
  { seed = 1, most = 5000, isOver = () => /\/end$/.test(page.url()) } = {},
) {
  const random = numbers(seed)
  for (let clicks = 0; clicks < most; clicks++) {
    if (isOver()) return clicks
    const acted = await click(page, random)
    await page.waitForTimeout(acted ? 60 : 150)
  }
  return isOver() ? most : null
}
