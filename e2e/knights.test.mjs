// Cities & Knights: three dice, barbarians, knights on the board, improvements, every progress
// card; alone and at sea.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { clickBoard, numbers } from './clicker.mjs'
import { untilLanded } from './fleeting.mjs'
import { openHouse } from './house.mjs'
import { PLAYABLE } from './knights-scenes.mjs'
import { logSays } from './looking.mjs'

const house = openHouse()
let page

async function sceneAt(scene, look) {
  page = await house.visit(scene, look)
  await page.waitForSelector('.board-table .prompt')
}
/** The same person at a new table: what depends on chance needs a few tries. */
async function again(scene) {
  await house.empty()
  await sceneAt(scene)
}
const prompt = () => page.textContent('.prompt .say')
const asks = text =>
  page.waitForFunction(it => document.querySelector('.prompt .say').textContent.includes(it), text)
const target = place => `.target[data-target="${place}"]`
const pick = async place => {
  await page.waitForSelector(`.lit${target(place)}`)
  await page.click(target(place), { force: true })
}
/** What a knight can do, through the little menu beside it. */
async function deed(corner, verb) {
  await pick(corner)
  await page.click(`.knight-deeds [data-deed="${verb}"]`)
}
async function play(card) {
  await page.click(`[data-card="${card}"]`)
  await page.click(`dialog [data-play="${card}"]`)
}

describe('set-up', () => {
  test('both groups are on the first page, and Fiesepeter is explained', async () => {
    page = await house.visit('/')
    await page.waitForSelector('.game[href$="knights"]')
    await page.click('.game[href*="knights%2Bsea"]')
    await page.waitForSelector('.gallery .pick svg.board')
    assert.equal(await page.locator('.gallery .pick').count(), 7)
    assert.match(await page.textContent('.story'), /first to 16 points/)
    await page.click('.seg button:text-is("Cities & Knights")')
    await page.waitForSelector('#option-fiesepeter')
    assert.match(await page.textContent('.opts'), /which of their active knights fight/)
    assert.match(await page.textContent('.presets'), /Beginners[^]*Fiesepeter/)
    await page.click('.preset:has-text("Fiesepeter")')
    await page.click('[data-verb="create"]')
    await page.waitForSelector('.seatrow')
    assert.match(await page.textContent('.lobby'), /Cities & Knights/)
  })
})

test('a scenario that cannot be joined with knights says why', async () => {
  page = await house.visit('/new?game=knights%2Bsea%2Fpirate_islands')
  await page.waitForSelector('[role="alert"]')
  assert.match(
    await page.textContent('[role="alert"]'),
    /There is no game called “knights\+sea\/pirate_islands”/,
  )
  assert.match(await page.textContent('.cols'), /The Pirate Islands need development cards/)
  assert.ok(await page.isDisabled('[data-verb="play"]'))
  await page.click('.gallery [data-game="knights+sea/new_shores"]')
  assert.match(await page.textContent('.now'), /Heading for New Shores with Cities & Knights/)
  assert.equal(await page.locator('[role="alert"]').count(), 0)
})

describe('a turn by clicking', () => {
  test('knights are raised and moved, commerce is improved, a card is played', async () => {
    await sceneAt('knights')
    assert.match(await prompt(), /ringed knights/)
    await page.click('[data-verb="raise"]')
    assert.match(await prompt(), /Choose a corner for your knight/)
    await pick('-1,0.S')
    await logSays(page, 'Ada places a basic knight')
    await deed('-2,0.S', 'activate')
    await logSays(page, 'Ada activates the knight')
    await deed('1,-1.S', 'move')
    assert.match(await prompt(), /Choose where your knight goes/)
    await pick('0,0.N')
    await logSays(page, 'Ada moves the knight')
    await page.waitForSelector('[data-knight="0,0.N"]')
    await page.click('[data-verb="wall"]')
    await pick('-2,1.N')
    await page.waitForSelector('[data-wall="-2,1.N"]')
    await page.click('[data-improve="trade"]')
    await logSays(page, 'Ada improves commerce to level 3')
    await play('smith')
    await asks('Promote a knight for free')
    await pick('0,0.N')
    await asks('Promote a second knight')
    await page.click('[data-verb="pass"]')
    await logSays(page, 'Ada promotes the knight')
    await page.click('[data-verb="end"]')
    await logSays(page, 'Turn 2 · Njord')
  })

  test('what is off says why', async () => {
    await sceneAt('knights')
    await page.click('[data-improve="politics"]', { force: true })
    await page.waitForSelector('.toast')
    assert.match(await page.textContent('.toast'), /CK-33/)
    await page.keyboard.press('u')
    assert.match(
      await page.textContent('dialog'),
      /Merchant guild[^]*2:1[^]*Idun has the metropolis of Politics/,
    )
    await page.click('dialog [data-area="politics"] button', { force: true })
    await page.waitForSelector('dialog .answer')
  })

  test('the barbarians land: the knights win, or a city is lost', async () => {
    for (const [scene, told] of [
      ['battle-won', /knights win, 6 against 5[^]*Idun becomes Defender/],
      ['battle-lost', /barbarians win, 5 against 0/],
    ]) {
      await again(scene)
      assert.match(await page.textContent('.barbarians'), /6 of 7 steps/)
      await untilLanded(page, scene)
      assert.match(await page.textContent('.battle'), told)
      assert.equal(await page.locator('.prompt .moment').count(), 0, 'told once')
      assert.match(await page.textContent('.barbarians'), /0 of 7 steps/)
    }
    await asks('Choose the city you lose')
    await pick('0,-1.N')
    await logSays(page, 'Ada loses the city')
    assert.equal(await page.locator('[data-wall]').count(), 0)
  })

  test('the Alchemist sets the dice', async () => {
    await sceneAt('alchemist')
    await play('alchemist')
    await page.click('.picker [data-action="die 5"]')
    await asks('yellow')
    await page.click('.picker [data-action="die 4"]')
    await logSays(page, 'Ada sets the dice to 5 and 4')
    await page.waitForSelector('.throw-place .throw[aria-label*=": 9"]')
  })

  test('five progress cards: one has to go before the turn can end', async () => {
    await sceneAt('five-cards')
    assert.match(await prompt(), /More than four progress cards/)
    assert.equal(await page.locator('[data-verb="end"]').count(), 0)
    await page.click('[data-card="mining"]')
    assert.match(await page.textContent('dialog'), /2 ore for each mountains hex/)
    await page.click('dialog [data-action="return mining"]')
    await logSays(page, 'Ada puts a ')
    await page.click('[data-verb="end"]')
  })
})

describe('answers to others', () => {
  test('a knight drives away a weaker one; its owner answers', async () => {
    await sceneAt('duel')
    await deed('1,-1.S', 'move')
    await pick('0,0.N')
    await logSays(page, 'Ada displaces Njord’s knight')
    await page.waitForSelector('[data-knight="0,-1.S"]')
    await again('driven')
    assert.match(await prompt(), /Your knight was displaced.*2 corners possible/)
    await pick('1,-2.S')
    await page.waitForSelector('[data-knight="1,-2.S"]')
  })

  test('a shared victory: a deck to choose, and a fifth card goes back at once', async () => {
    await sceneAt('full-hand')
    await page.click('.picker [data-action="deck trade"]')
    await asks('Put one back')
    // Five cards, two of which may be alike.
    assert.ok((await page.locator('.picker .card-face').count()) >= 4)
    await page.click('.picker [data-action="return spy"]')
    await logSays(page, 'Ada puts a ')
  })

  test('the Aqueduct asks even when others roll', async () => {
    await sceneAt('aqueduct')
    assert.match(await prompt(), /The roll brought you nothing/)
    await page.click('.picker [data-action="pick ore"]')
    await logSays(page, 'Ada takes a card from the bank')
  })

  test('Fiesepeter: everybody decides which knights fight', async () => {
    for (let asked = false; !asked;) {
      await again('fiesepeter')
      await page.click('[data-verb="roll"]')
      await page.waitForFunction(() => document.querySelector('.log').textContent.includes('rolls'))
      asked = /Which of your active knights fight/.test(await prompt())
    }
    assert.equal(await page.textContent('[data-verb="pass"]'), 'Send none')
    assert.match(await page.textContent('.barbarians'), /sent so far/)
    await pick('1,-1.S')
    await logSays(page, 'Ada sends the knight')
    await logSays(page, 'against')
  })
})

test('every progress card is played by clicking', async () => {
  const errors = []
  await sceneAt('all-cards')
  page.on('pageerror', error => errors.push(String(error)))
  const random = numbers(5)
  const left = () => page.$$eval('[data-card]', all => all.map(it => it.dataset.card))
  for (const card of PLAYABLE) {
    await play(card)
    const named = card.replace('-', ' ').replace('harbor', 'harbour')
    await page.waitForFunction(
      it => new RegExp(`plays ${it}`, 'i').test(document.querySelector('.log').textContent),
      named,
    )
    // Whatever the card asks for is lit or laid out.
    for (let clicks = 0; clicks < 12 && !/build, or (end|put)/.test(await prompt()); clicks++) {
      await clickBoard(page, random)
      await page.waitForTimeout(80)
    }
    assert.match(await prompt(), /Trade and build/, card)
    assert.ok(!(await left()).includes(card), card)
  }
  assert.deepEqual(errors, [])
})

describe('at sea', () => {
  test('a knight chases the pirate, and ships are built beside knights', async () => {
    await sceneAt('knights-at-sea')
    assert.match(await page.textContent('.bar'), /first to 16 points/)
    await deed('3,4.N', 'chase-pirate')
    await page.waitForSelector('.target.hex.lit')
    await page.click('.target.hex.lit >> nth=2', { force: true })
    await logSays(page, 'moves the pirate')
    await page.click('[data-verb="ship"]')
    const ships = await page.locator('[data-ship]').count()
    await page.click('.target.edge.lit:not(.lift) >> nth=0', { force: true })
    await page.waitForFunction(n => document.querySelectorAll('[data-ship]').length > n, ships)
  })
})

describe('for everybody', () => {
  test('keys alone raise a knight and use another one', async () => {
    await sceneAt('knights')
    await page.keyboard.press('6')
    await page.focus('.target.lit[tabindex="0"]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await logSays(page, 'Ada places a basic knight')
    await page.focus(`.lit${target('1,-1.S')}`)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.dataset.deed === 'move')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await logSays(page, 'Ada promotes the knight')
    await page.keyboard.press('b')
    assert.match(await page.textContent('dialog'), /4 of 7 steps/)
  })

  test('the text view names knights by their corners, and moves can be typed', async () => {
    await sceneAt('knights')
    await page.keyboard.press('v')
    assert.match(
      await page.textContent('dialog .told'),
      /knight, active 1,-1\.S[^]*Barbarians[^]*4 of 7 steps[^]*Ada: basic knight, inactive -2,0\.S/,
    )
    await page.fill('#typed-move', 'move 1,-1.S 1,-2.S')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() =>
      /strong knight, inactive 1,-2\.S/.test(document.querySelector('dialog .told').textContent),
    )
    await page.fill('#typed-move', 'activate 1,-2.S')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() =>
      /strong knight, active 1,-2\.S/.test(document.querySelector('dialog .told').textContent),
    )
  })

  test('German tells all of it', async () => {
    await sceneAt('knights', { language: 'de' })
    assert.match(await page.textContent('.barbarians'), /Schritt 4 von 7/)
    await page.keyboard.press('v')
    const told = await page.textContent('dialog')
    assert.match(told, /starker Ritter, aktiv 1,-1\.S[^]*Stadtausbau: Handel Stufe 2 \(Zunft\)/)
    assert.doesNotMatch(told, /\{[a-z]+-/)
  })
})

test('the end has columns for what knights bring, and the replay shows the ship', async () => {
  page = await house.visit('knights-end')
  await page.waitForFunction(() => document.querySelectorAll('.chart').length >= 1)
  assert.match(await page.textContent('table'), /Metropolises[^]*Defender[^]*Merchant/)
  assert.match(await page.textContent('main'), /They (never )?landed/)
  await page.goto(page.url().replace('/end', '/replay'))
  await page.waitForSelector('.barbarians')
  await page.keyboard.press('End')
  await page.waitForSelector('[data-knight]')
  // Whoever wins before rolling has no dice on the table: the step before shows some.
  if (!(await page.isVisible('.throw-place .event'))) await page.keyboard.press('ArrowLeft')
  await page.waitForSelector('.throw-place .event')
})
