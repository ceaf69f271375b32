// Puzzles: the overview, hints, an attempt that fails, and answers found by clicking.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESKTOP, PHONE } from './browser.mjs'
import { openHouse } from './house.mjs'
import { get, post } from './scenes.mjs'

const house = openHouse()

/** The easiest puzzle of a kind, with its answer, and the choices there are. */
async function puzzleOf(page, wanted) {
  const { puzzles } = await get(page, '/puzzles')
  for (const card of puzzles.filter(it => wanted(it))) {
    const asked = { moves: [], help: 'answer' }
    const { answer, table } = await post(page, `/puzzles/${card.id}`, asked)
    if (wanted(card, answer)) return { card, answer, choices: table.update.choices }
  }
  throw new Error('there is no such puzzle')
}
const isFounding = it => it.kind === 'founding' && it.game === 'base'
const place = target => `.target.lit[data-target="${target}"]`
const visit = async (page, { card }) => {
  await page.goto(`${house.url}/puzzles/${card.id}`)
  await page.waitForSelector('.task')
}
const standing = (page, is) => page.waitForSelector(`.task[data-standing="${is}"]`)

test('a corner that is not the best fails, another one solves it', async () => {
  const page = await house.person()
  const puzzle = await puzzleOf(page, isFounding)
  const best = puzzle.answer[0].target
  const other = puzzle.choices.find(it => it.target !== best).target
  await visit(page, puzzle)
  await page.waitForSelector(place(best))
  await page.evaluate(() => document.querySelector('main').setAttribute('data-first', ''))
  await page.click(place(other), { force: true })
  await standing(page, 'failed')
  assert.equal(await page.locator('main[data-first]').count(), 1, 'the table is drawn anew')
  assert.match(await page.textContent('.task'), /Not this way\. The best choice wins at least/)
  assert.equal(await page.locator('.target.lit').count(), 0)
  assert.equal((await page.locator('.side .beside li').count()) > 0, true)
  assert.match(await page.textContent('.side'), /What you tried/)

  await page.click('[data-verb="again"]')
  await page.click(place(best), { force: true })
  await standing(page, 'solved')
  assert.match(await page.textContent('.task'), /That is it\. From here you win \d+ of a hundred/)
  await page.click('.task a[href="/puzzles"]')
  await page.waitForSelector('.theme')
  const chip = page.locator(`.theme a[href="/puzzles/${puzzle.card.id}"]`)
  assert.match(await chip.getAttribute('aria-label'), /solved/)
})

test('a hint lights the kind of move, then the place', async () => {
  const page = await house.person()
  const puzzle = await puzzleOf(page, isFounding)
  await visit(page, puzzle)
  await page.click('[data-verb="hint"]')
  await page.waitForFunction(() => document.querySelector('.hint')?.textContent.includes('settle'))
  assert.ok((await page.locator('.target.lit').count()) > 1)
  await page.click('[data-verb="hint"]')
  await page.waitForFunction(() => document.querySelectorAll('.target.lit').length === 1)
  await page.waitForSelector(place(puzzle.answer[0].target))
  assert.equal(await page.locator('[data-verb="hint"]').count(), 0)
})

test('dice are kept and rolled as the answer says', async () => {
  const page = await house.person()
  const isReroll = (card, answer) =>
    card.kind === 'dice' && (!answer || answer[0].verb === 'reroll')
  const puzzle = await puzzleOf(page, isReroll)
  await visit(page, puzzle)
  const rolled = puzzle.answer[0].target.split(' ')
  for (const die of await page.locator('.dicebox .keep').all()) {
    const kind = (await die.getAttribute('aria-label')).split(',')[0].toLowerCase()
    const at = rolled.indexOf(kind)
    if (at < 0) await die.click()
    else rolled.splice(at, 1)
  }
  await page.click('[data-verb="reroll"]')
  await standing(page, 'solved')
  assert.match(await page.textContent('.task'), /On average this brings \d+\.\d points more/)
})

test('a whole turn is won by the answer that is shown, on a phone, in German', async () => {
  const page = await house.person({ size: PHONE, language: 'de', theme: 'dark' })
  const puzzle = await puzzleOf(page, it => it.kind === 'win' && it.game === 'base')
  await visit(page, puzzle)
  await page.click('[data-verb="answer"]')
  for (let move = 0; move < puzzle.answer.length; move++) {
    await page.click('[data-verb="follow"]:enabled')
    await page.waitForTimeout(50)
  }
  await standing(page, 'solved')
  assert.match(await page.textContent('.task'), /Genau so\. Diese \d+ Entscheidungen gewinnen/)
  // Who has read the answer has not found it.
  assert.equal(await page.evaluate(() => localStorage.getItem('landnam-puzzles')), null)
})

test('the overview leads to the puzzle of the day and to the days before it', async () => {
  const page = await house.person({ size: DESKTOP })
  const today = await get(page, '/puzzles/today')
  await page.goto(`${house.url}/learn`)
  await page.click(`.today a[href="/puzzles/${today.id}"]`)
  await page.waitForSelector('.task')
  await page.goto(`${house.url}/puzzles`)
  await page.waitForSelector('.days .today')
  assert.equal(await page.getAttribute('.days .today', 'href'), `/puzzles/${today.id}`)
  await page.click('.month [aria-label="Month before"]')
  await page.waitForFunction(() => document.querySelectorAll('.days li').length >= 28)
  const kinds = await page.locator('.theme h2').allTextContents()
  for (const kind of ['Win this turn', 'Best founding corner', 'Best of the dice'])
    assert.ok(kinds.includes(kind), kind)
})
