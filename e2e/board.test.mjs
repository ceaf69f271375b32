// The board table: building, trading, the robber, why not, keys, reload and lost connections.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openHouse } from './house.mjs'
import { logSays } from './looking.mjs'
import { act, asked, couple, pair } from './scenes.mjs'

const house = openHouse()
let page

async function sceneAt(scene, look) {
  page = await house.visit(scene, look)
  await page.waitForSelector('.board-table .prompt')
}
const prompt = () => page.textContent('.prompt .say b')
const handOf = kind =>
  page.getAttribute(
    `.rcard >> nth=${['lumber', 'brick', 'wool', 'grain', 'ore'].indexOf(kind)}`,
    'aria-label',
  )
const pieces = () => page.locator('.pieces .piece').count()

describe('a turn at the board', () => {
  test('a settlement is armed, placed and paid for, and the turn ends', async () => {
    await sceneAt('main')
    const before = await pieces()
    await page.click('[data-verb="settle"]')
    assert.equal(await page.locator('.target.lit').count(), 3)
    await page.click('.target.lit >> nth=0')
    await page.waitForFunction(
      n => document.querySelectorAll('.pieces .piece').length === n,
      before + 1,
    )
    assert.match(await handOf('wool'), /nothing|0|no /i)
    await logSays(page, 'Ada builds a settlement on')
    assert.ok((await page.locator('.harbour .mast circle[fill="var(--p1)"]').count()) === 1)
    await page.click('[data-verb="end"]')
    await page.waitForSelector('[data-verb="end"]', { state: 'detached' })
    await logSays(page, 'Njord rolls')
  })

  test('what is impossible says why and names its rule', async () => {
    await sceneAt('main')
    await page.click('[data-verb="city"]', { force: true })
    await page.waitForSelector('.toast')
    assert.match(await page.textContent('.toast'), /costs 3 ore and 2 grain/)
    await page.click('.toast .rule')
    await page.waitForSelector('dialog #BASE-55c')
  })

  test('rolling shows the dice, and is spoken', async () => {
    await sceneAt('roll')
    await page.click('[data-verb="roll"]')
    await page.waitForSelector('.throw-place .throw')
    assert.match(
      await page.getAttribute('.throw-place .throw', 'aria-label'),
      /^Rolled [1-6] and [1-6]: \d+$/,
    )
    await logSays(page, 'Ada rolls')
    await page.waitForFunction(() =>
      /Ada rolls \d \+ \d/.test(document.querySelector('p.sr[aria-live]').textContent),
    )
  })

  test('a seven: discard five cards, move the robber, choose a victim', async () => {
    await sceneAt('discard')
    for (let card = 0; card < 5; card++) await page.click('.rcard.lit >> nth=0')
    assert.equal(await page.locator('.rcard.lit').count(), 0)
    await page.click('.give-up [data-back] >> nth=0')
    assert.ok(await page.isDisabled('[data-verb="discard"]'))
    await page.click('.rcard.lit >> nth=0')
    await page.click('[data-verb="discard"]')
    await page.waitForSelector('.target.hex.lit')
    assert.match(await prompt(), /robber/)
    assert.equal(
      (await page.textContent('.log')).match(/Ada (discards|lays|has too many)/g).length,
      1,
    )
    await page.click('.target.hex[data-target="0,1"]', { force: true })
    assert.equal(await page.locator('.lifting, .appearing').count(), 0)
    await page.click('[data-action="rob blue"]')
    await page.waitForSelector('[data-verb="end"]')
    await logSays(page, 'Ada steals')
  })

  test('a development card says what it does before it is played', async () => {
    await sceneAt('main')
    await page.click('.dcard >> nth=0')
    assert.match(await page.textContent('dialog'), /Move the robber/)
    await page.click('dialog [data-action="knight"]')
    await page.waitForSelector('.target.hex.lit')
  })

  test('one can leave: a bot plays on, and the seat can be taken back', async () => {
    // Jonas does not answer, so the game waits for him however fast the bots are.
    page = await house.person()
    const { id } = await pair(page)
    const address = `${house.url}/t/${id}`
    await page.goto(address)
    await page.waitForSelector('.board-table .prompt')
    await page.click('.bar [aria-label="Menu"]')
    await page.click('[data-verb="ask-leave"]')
    await page.click('[data-verb="leave"]')
    await page.waitForSelector('.hero')
    await page.goto(address)
    await page.click('.absence button:has-text("Take over again")')
    await page.waitForSelector('.seat:has-text("Ada"):not(:has-text("a bot is standing in"))')
  })

  test('a line of the log shows its place on the board', async () => {
    await sceneAt('main')
    await page.click('[data-verb="settle"]')
    await page.click('.target.lit >> nth=0')
    await logSays(page, 'Ada builds a settlement')
    await page.hover('.log .pointable >> nth=-1')
    await page.waitForSelector('[data-marked]')
    await page.hover('.prompt')
    await page.waitForSelector('[data-marked]', { state: 'detached' })
    await page.focus('.log')
    await page.keyboard.press('ArrowUp')
    assert.match(await page.getAttribute('[data-marked]', 'data-marked'), /\.[NS]$/)
    await page.click('.log .pointable >> nth=-1')
    await page.hover('.prompt')
    assert.equal(await page.locator('[data-marked]').count(), 1, 'a click keeps it')
    await page.click('.log .pointable >> nth=-1')
    await page.hover('.prompt')
    await page.waitForSelector('[data-marked]', { state: 'detached' })
  })
})

describe('trade', () => {
  test('two people trade: an offer, a counter-offer, a deal', async () => {
    page = await house.person()
    const { id, friend } = await couple(page)
    await Promise.all([page, friend].map(it => it.goto(`${house.url}/t/${id}`)))
    await page.waitForSelector('.board-table .prompt')
    await page.keyboard.press('t')
    await page.click('[data-more="give-lumber"]')
    await page.click('[data-more="get-ore"]')
    await page.click('[data-more="get-ore"]')
    await page.click('[data-send="offer"]')
    await friend.click('[data-verb="counter"]')
    await friend.click('dialog [data-more="get-lumber"]')
    await friend.click('[data-send="counter"]')
    await page.waitForSelector('.offer .countered')
    await page.click('[data-action="conclude blue"]')
    await page.waitForSelector('.offer', { state: 'detached' })
    assert.match(await handOf('ore'), /3 ore/)
    assert.match(await handOf('lumber'), /2 lumber/)
    await logSays(friend, 'Jonas')
  })

  test('an offer to one is answered by that one, and everybody sees for whom it is', async () => {
    page = await house.person()
    const { id, friend } = await couple(page)
    const eve = await house.person({ name: 'Eve' })
    await Promise.all([page, friend, eve].map(it => it.goto(`${house.url}/t/${id}`)))
    await Promise.all([page, eve].map(it => it.waitForSelector('.board-table .prompt')))
    await page.keyboard.press('t')
    await page.click('[data-more="get-ore"]')
    assert.equal(await page.locator('[data-to]').count(), 0, 'a question is for everybody')
    await page.click('[data-more="give-lumber"]')
    assert.equal(await page.isChecked('[data-to="all"]'), true)
    await page.check('[data-to="blue"]')
    assert.equal((await page.textContent('[data-send="offer"]')).trim(), 'Offer to Jonas')
    await page.click('[data-send="offer"]')
    // Nobody else answers, so nothing can end it before Jonas does.
    await page.waitForSelector('.offer:has-text("Your offer to Jonas")')
    assert.equal(await page.locator('.offer .answers li').count(), 1)
    await eve.waitForSelector('.offer:has-text("Ada makes Jonas an offer")')
    await logSays(eve, 'Ada offers Jonas')
    await friend.waitForSelector('.offer:has-text("Ada makes you an offer")')
    await friend.click('.offer [data-verb="accept"]')
    await page.click('[data-action="conclude blue"]')
    await logSays(eve, 'Jonas\u00a0agrees')
  })

  test('one asks who has something, another proposes a trade in somebody else’s turn', async () => {
    page = await house.person()
    const { id, friend } = await couple(page)
    await Promise.all([page, friend].map(it => it.goto(`${house.url}/t/${id}`)))
    await page.waitForSelector('.board-table .prompt')
    await page.keyboard.press('t')
    await page.click('[data-more="get-ore"]')
    await page.click('[data-send="ask"]')
    await friend.waitForSelector('.offer .asked')
    await friend.click('.offer [data-verb="counter"]')
    await friend.click('dialog [data-more="get-lumber"]')
    await friend.click('[data-send="counter"]')
    await page.click('[data-action="conclude blue"]')
    await page.waitForSelector('.offer', { state: 'detached' })
    assert.match(await handOf('ore'), /2 ore/)
    assert.match(await handOf('lumber'), /3 lumber/)
    await friend.keyboard.press('t')
    await friend.click('dialog [data-more="give-brick"]')
    await friend.click('dialog [data-more="get-grain"]')
    await friend.click('[data-send="propose"]')
    await page.click('[data-action^="conclude"]')
    await page.waitForSelector('.offer', { state: 'detached' })
    assert.match(await handOf('brick'), /3 brick/)
    assert.match(await handOf('grain'), /1 grain/)
  })

  test('offers are declined until the next turn, while the switch is on', async () => {
    page = await house.person()
    const { id, friend } = await pair(page, 'turn blue')
    await page.goto(`${house.url}/t/${id}`)
    await page.waitForSelector('.board-table .prompt')
    const offer = async what => act(friend, id, (await asked(friend, id)).update.prompt, what)
    await offer('offer 2 ore for 2 lumber')
    assert.match(await page.textContent('.seat.active'), /Jonas[^]*playing/)
    assert.match(await page.textContent('.seat.asked'), /Ada[^]*deciding/)
    await page.check('[data-verb="decline-all"]')
    await logSays(page, 'Ada\u00a0declines')
    await offer('offer 1 ore for 2 lumber')
    await page.waitForFunction(
      () => document.querySelector('.log').textContent.split('Ada\u00a0declines').length === 3,
    )
    await page.click('[data-verb="decline-all"]')
    await page.waitForSelector('[data-verb="decline-all"]', {
      state: 'detached',
    })
  })

  test('an offer is accepted by its key', async () => {
    await sceneAt('answer')
    await page.waitForSelector('.offer [data-verb="accept"]')
    await page.keyboard.press('a')
    await page.waitForSelector('.offer [data-verb="accept"]', {
      state: 'detached',
    })
  })

  test('an offer one cannot pay says what is missing', async () => {
    await sceneAt('poor-answer')
    await page.waitForSelector('.offer [data-why="accept"][aria-disabled="true"]')
    assert.match(await page.textContent('.offer .lack'), /You lack 1 wool/)
    assert.equal(await page.locator('.offer .hint').count(), 0)
    assert.match(await page.textContent('.prompt'), /which you do not hold/)
    await page.click('.offer [data-why="accept"]', { force: true })
    await page.waitForSelector('.toast')
    await house.empty()
    await sceneAt('poor-counter')
    await page.waitForSelector('.offer .countered [data-why="conclude"][aria-disabled="true"]')
    assert.match(await page.textContent('.offer .countered'), /You lack 1 wool/)
  })

  test('the bank trades what it listed', async () => {
    await sceneAt('main')
    await page.click('[data-verb="trade"]')
    await page.click('[data-bank="lumber ore"]')
    await page.waitForFunction(() =>
      /2 ore/.test(document.querySelectorAll('.rcard')[4].getAttribute('aria-label')),
    )
  })
})

describe('for everybody', () => {
  test('the founding phase lights corners with names, then paths', async () => {
    await sceneAt('found')
    await page.waitForSelector('.target.lit')
    const names = await page.$$eval('.target.lit', all =>
      all.map(it => it.getAttribute('aria-label')),
    )
    assert.ok(
      names.every(it => /forest|hills|pasture|fields|mountains|desert/.test(it)),
      names[0],
    )
    await page.click('.target.corner.lit >> nth=3')
    await page.click('.target.edge.lit >> nth=0')
    await logSays(page, 'Ada')
  })

  test('typed moves play in the text view', async () => {
    await sceneAt('main')
    await page.keyboard.press('v')
    await page.fill('#typed-move', 'settle 0,0.N')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() =>
      /Ada builds a settlement/.test(document.querySelector('dialog').textContent),
    )
    await page.fill('#typed-move', 'settle 0,0.S')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog [role="alert"]')
    assert.match(await page.textContent('dialog [role="alert"]'), /BASE-\d+/)
  })

  test('German speaks German', async () => {
    await sceneAt('main', { language: 'de' })
    assert.match(await page.textContent('.dock'), /Zug beenden/)
    assert.equal(await page.getAttribute('html', 'lang'), 'de')
    assert.doesNotMatch(await page.textContent('body'), /\{[a-z]+-/)
  })
})

describe('connections', () => {
  const count = n =>
    page.waitForFunction(it => document.querySelectorAll('.pieces .piece').length === it, n)
  async function settle() {
    const before = await pieces()
    await page.click('[data-verb="settle"]')
    await page.click('.target.lit >> nth=0')
    await count(before + 1)
    return before + 1
  }

  test('a reload returns to the same seat and state', async () => {
    await sceneAt('main')
    const built = await settle()
    await page.reload()
    await count(built)
    await page.waitForSelector('[data-verb="end"]')
  })

  test('a lost stream is visible and heals itself', async () => {
    await sceneAt('main', { fresh: true })
    await page.waitForTimeout(300)
    await page.context().setOffline(true)
    await page.waitForSelector('.gone')
    assert.equal(await page.locator('[data-verb="end"]').count(), 0)
    await page.context().setOffline(false)
    await page.waitForSelector('.gone', { state: 'detached' })
    await page.waitForSelector('[data-verb="end"]')
  })

  test('a second tab follows', async () => {
    await sceneAt('main')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.waitForSelector('[data-verb="road"]')
    const built = await settle()
    await other.waitForFunction(
      n => document.querySelectorAll('.pieces .piece').length === n,
      built,
    )
  })
})
