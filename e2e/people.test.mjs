// People at tables: sleep, the way back, rematch, several tables, spectators. Accounts and what
// people do about each other are in `together.test.mjs`.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from './house.mjs'
import { atTable, logSays, tableOf } from './looking.mjs'
import { act, asked, begun, finished, get, middle, pair, post } from './scenes.mjs'

const house = openHouse()

test('a page that slept shows what happened meanwhile', async () => {
  const page = await house.visit('main', { fresh: true })
  await atTable(page)
  const wire = await page.context().newCDPSession(page)
  await wire.send('Page.setWebLifecycleState', { state: 'frozen' })
  const { update } = await asked(page, tableOf(page))
  await act(page, tableOf(page), update.prompt, 'settle 0,0.N')
  await wire.send('Page.setWebLifecycleState', { state: 'active' })
  await logSays(page, 'Ada builds a settlement')
})

test('the network comes back while the page was in the background', async () => {
  const page = await house.visit('main', { fresh: true })
  await atTable(page)
  await page.waitForTimeout(300)
  await page.context().setOffline(true)
  await page.waitForSelector('.gone')
  await page.context().setOffline(false)
  const { update } = await asked(page, tableOf(page))
  await act(page, tableOf(page), update.prompt, 'settle 0,0.N')
  await page.waitForSelector('.gone', { state: 'detached' })
  await logSays(page, 'Ada builds a settlement')
})

test('an action sent without a network is told and not lost from view', async () => {
  const page = await house.visit('main')
  await atTable(page)
  await page.route('**/actions', route => route.abort())
  await page.click('[data-verb="end"]')
  await page.waitForSelector('.toast')
  await page.unroute('**/actions')
  await page.click('[data-verb="end"]')
  await logSays(page, 'Njord')
})

test('the way back from rules and the end returns to the table', async () => {
  const page = await house.visit('main')
  await atTable(page)
  const address = page.url()
  await page.click('.bar .brand')
  await page.waitForSelector('.hero')
  await page.click('.nav a[href="/rules"]')
  await page.waitForSelector('.parts')
  await page.goBack()
  await page.waitForSelector('.hero')
  await page.goBack()
  await atTable(page)
  assert.equal(page.url(), address)
})

test('a table without a name is called after its host, in every language', async () => {
  const host = await house.visit('lobby')
  await host.waitForSelector('h1:has-text("Ada’s table")')
  const friend = await house.person({ name: 'Jonas', language: 'de' })
  await friend.goto(host.url())
  await friend.waitForSelector('h1:has-text("Tisch von Ada")')
  await friend.waitForFunction(() => document.title.includes('Tisch von Ada'))
  await friend.goto(house.url)
  await friend.waitForSelector('.rowt:has-text("Tisch von Ada")')
})

test('a friend comes by the link, gives a name, sits down and plays', async () => {
  const host = await house.visit('lobby')
  await host.waitForSelector('.seatrow')
  const friend = await house.person({ name: '' })
  await friend.goto(host.url())
  await friend.fill('.name input', 'Jonas')
  await friend.click('.seatrow:nth-of-type(2) [data-verb="sit"]')
  await friend.waitForSelector(
    '.seatrow:has-text("Jonas"):has-text("you"):has-text("here") >> text=Leave seat',
  )
  await host.click('[data-verb="start"]')
  await atTable(friend)
  await friend.waitForSelector('.hand')
  const id = tableOf(host)
  for (let update; update?.picture.turn !== 1;) {
    ;({ update } = await get(host, `/tables/${id}`))
    if (update.choices.length)
      await act(host, id, update.prompt, update.choices.at(-1).action).catch(() => {})
  }
  await friend.waitForSelector('[data-verb="roll"]')
  await friend.click('[data-verb="roll"]')
  await logSays(friend, 'Jonas rolls')
})

test('whoever sits down at home has a seat; who comes by the link is offered one', async () => {
  const host = await house.visit('lobby')
  await host.click('[data-choice="open"]')
  await host.waitForSelector('[data-choice="open"][aria-pressed="true"]')
  const friend = await house.person({ name: 'Jonas' })
  await friend.goto(house.url)
  await friend.click(`.rowt a[href="/t/${tableOf(host)}"]`)
  await friend.waitForSelector('.seatrow:has-text("Jonas") >> text=Leave seat')
  await host.waitForSelector('.seatrow:has-text("Jonas")')
  const visitor = await house.person({ name: 'Ida', size: { width: 1280, height: 720 } })
  await visitor.goto(host.url())
  await visitor.waitForSelector('.go:has-text("You have no seat yet")')
  await visitor.click('.go [data-verb="sit-down"]')
  await visitor.waitForSelector('.seatrow:has-text("Ida") >> text=Leave seat')
  await visitor.waitForSelector('.go:has-text("Waiting for the host")')
})

test('people who gather can talk, and see seats and link without scrolling', async () => {
  const host = await house.visit('lobby', { size: { width: 1280, height: 720 } })
  await host.waitForSelector('.invite')
  const friend = await house.person({ name: 'Jonas' })
  await friend.goto(host.url())
  await friend.click('.go [data-verb="sit-down"]')
  await friend.waitForSelector('.seatrow:has-text("Jonas")')
  const covered = await host.evaluate(() => {
    const bar = document.querySelector('.go').getBoundingClientRect()
    const parts = [...document.querySelectorAll('.seatrow, .invite')]
    return parts.filter(it => it.getBoundingClientRect().bottom > bar.top).length
  })
  assert.equal(covered, 0)
  await friend.fill('.say-box input', 'Who brings the bread?')
  await friend.press('.say-box input', 'Enter')
  await host.waitForSelector('.chat:has-text("Who brings the bread?")')
})

test('what the host changes in the lobby is seen by whoever has come', async () => {
  const host = await house.visit('lobby')
  await host.waitForSelector('.seatrow')
  const friend = await house.person({ name: 'Jonas' })
  await friend.goto(host.url())
  await friend.waitForSelector('.seatrow')
  assert.equal(await friend.locator('select').count(), 0)
  // What is not theirs to change is folded.
  assert.ok(!(await friend.isVisible('[data-choice="clock"]')))
  await friend.click('summary')
  await host.click('[data-choice="clock"]')
  await friend.waitForSelector('[data-choice="clock"][aria-pressed="true"]')
  await host.click('[data-choice="open"]')
  await friend.waitForSelector('[data-choice="open"][aria-pressed="true"]')
  assert.ok(await friend.isDisabled('[data-choice="closed"]'))
  // Fewer players, a bot, another board.
  await friend.waitForFunction(() => document.querySelectorAll('.seatrow').length === 4)
  await host.click('.conditions [role="group"] .step >> nth=0')
  await friend.waitForFunction(() => document.querySelectorAll('.seatrow').length === 3)
  await host.selectOption('.seatrow select >> nth=0', 'aud')
  await friend.waitForSelector('.seatrow:has-text("Aud")')
  const points = '.field:has(#option-points)'
  await host.click(`${points} .step >> nth=1`)
  await friend.waitForFunction(it => document.querySelector(`${it} input`).value === '11', points)
  await host.selectOption('[data-field="game"]', 'dice')
  await friend.waitForSelector('h2:has-text("Dice")')
  const { table } = await get(host, `/tables/${tableOf(host)}`)
  assert.deepEqual([table.game, table.open, !!table.clock], ['dice', true, true])
  await host.click('[data-verb="start"]')
  await host.waitForSelector('.dice-table, .prompt')
})

test('a table never scrolls, however long its log is', async () => {
  const tall = () => document.scrollingElement.scrollHeight - innerHeight
  for (const [game, seats] of [
    ['dice', 3],
    ['sea/pirate_islands', 4],
  ]) {
    const page = await house.person()
    const id = await begun(page, game, { seats }, 30)
    await page.goto(`${house.url}/t/${id}`)
    await page.waitForSelector('.log li')
    await page.evaluate(() => {
      for (const turn of document.querySelectorAll('.log .fold[aria-expanded="false"]'))
        turn.click()
    })
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 60)
    assert.ok((await page.evaluate(tall)) <= 0, game)
  }
})

test('a rematch seats the same people at a new table', async () => {
  const page = await house.person()
  const id = await finished(page, 'dice', { seats: 2 })
  await page.goto(`${house.url}/t/${id}/end`)
  // Whatever the end still fetches, the new table is not asked for it.
  const refused = []
  page.on('response', it => it.status() >= 400 && refused.push(`${it.status()} ${it.url()}`))
  await page.click('.acts .btn.primary')
  await page.waitForFunction(old => !location.pathname.includes(old), id)
  await page.waitForSelector('.seatrow, .dice-table')
  await page.waitForTimeout(300)
  assert.deepEqual(refused, [])
  const next = tableOf(page)
  assert.match(await page.textContent('body'), /Ada/)
  await page.goto(`${house.url}/t/${id}/end`)
  await page.click('.acts .btn.primary')
  await page.waitForFunction(it => location.pathname.includes(it), next)
})

test('my games lists two tables and leads back to each', async () => {
  const page = await house.person()
  const tables = [await middle(page), await middle(page)]
  await page.goto(`${house.url}/mine`)
  await page.waitForFunction(() => document.querySelectorAll('.rowt').length === 2)
  for (const id of tables) {
    await page.click(`.rowt a[href="/t/${id}"]`)
    await atTable(page)
    await page.goBack()
    await page.waitForSelector('.rowt')
  }
  await page.goto(house.url)
  await page.waitForFunction(() => document.querySelectorAll('.resume').length === 2)
})

test('a spectator sees the board and nobody’s hand', async () => {
  const host = await house.visit('main')
  await atTable(host)
  const watcher = await house.person({ name: 'Watcher' })
  const answers = []
  watcher.on(
    'response',
    async it =>
      it.url().includes(`/tables/${tableOf(host)}`) &&
      !it.url().endsWith('/events') &&
      answers.push(await it.json().catch(() => null)),
  )
  await watcher.goto(host.url())
  await atTable(watcher)
  assert.equal(await watcher.locator('.hand, .build, .target.lit').count(), 0)
  await watcher.waitForFunction(() => document.querySelectorAll('.seat').length === 4)
  const [state] = answers.filter(it => it?.update)
  assert.ok(
    state.update.picture.players.every(
      it => it.hand === null && it.cards === null && it.hidden_points === null,
    ),
  )
  assert.deepEqual(state.update.choices, [])
})

test('my games say who played, when, and who won', async () => {
  const page = await house.person()
  await finished(page, 'dice', { seats: 2 })
  await page.goto(`${house.url}/mine`)
  await page.waitForSelector('.rowt')
  assert.match(
    await page.textContent('.rowt'),
    /with Njord · .*(just now|minute|hour).* · (you won|won by Njord)/,
  )
})

test('home shows a game in which a bot holds the seat, and leads back to it', async () => {
  const page = await house.person()
  const { id } = await pair(page, 'turn blue')
  await post(page, `/tables/${id}/stand`)
  await page.goto(house.url)
  await page.click('.resume:has-text("A bot is playing for you")')
  await atTable(page)
  assert.equal(tableOf(page), id)
  await page.click('[data-verb="take-back"]')
  await page.waitForSelector('.seat:has-text("Ada"):not(:has-text("a bot is standing in"))')
})

test('the rules at a table are those of the box that is played', async () => {
  const page = await house.visit('landing')
  await atTable(page)
  await page.click('.bar [aria-label="Rules"]')
  await page.waitForSelector('dialog #SC1-1')
  assert.equal(await page.locator('dialog #BASE-1').count(), 0)
  await page.click('dialog .boxes button:has-text("All")')
  await page.waitForSelector('dialog #BASE-1')
})
