// Tables opened and played at through the same door a browser uses, by people with a window or
// without one.

import { setTimeout as sleep } from 'node:timers/promises'
import { prepare } from './browser.mjs'
import { MIDDLE } from './positions.mjs'

export const BEGINNER = { board: 'beginner' }
export const PRINTED = { board: 'printed' }

/** Sends a command for the person of this page. */
export async function post(page, path, body = {}) {
  const answer = await page.request.post(new URL(`/api${path}`, base(page)).href, { data: body })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json().catch(() => null)
}
export async function get(page, path) {
  const answer = await page.request.get(new URL(`/api${path}`, base(page)).href)
  return answer.json()
}
export const base = page => page.house.url

/** Makes the person of this page a guest, as the page itself would. */
export async function becomeGuest(page, name) {
  if (page.guest) return
  page.guest = await post(page, '/guests', { name })
  await rememberGuest(page)
}
/** The page asks who this is only if it has seen a guest before. */
export const rememberGuest = page =>
  page.isVoice || prepare(page, () => localStorage.setItem('landnam-guest', '1'))

/** Opens a table with bots on all other seats; the person sits first. */
export async function open(page, wish) {
  await becomeGuest(page, 'Ada')
  const table = { seats: 4, bots: 'random', ...wish }
  const { id } = await post(page, '/tables', table)
  await sit(page, id, 0)
  if (table.bots) await post(page, `/tables/${id}/start`)
  return id
}

/** Takes a seat and adds nothing to the chance, so that the game begins at once. */
export const sit = (page, id, seat) => post(page, `/tables/${id}/sit`, { seat })

export const middle = (page, more = '') =>
  open(page, { game: 'base', options: BEGINNER, position: MIDDLE + more })

export const stateOf = (page, id) => get(page, `/tables/${id}`)
let keys = 0
export const act = (page, id, prompt, action) =>
  post(page, `/tables/${id}/actions`, { prompt, action, key: `key-${keys++}` })

/** Waits until the person is asked, then answers with the first action that begins so. */
export async function answer(page, id, beginning) {
  const { update } = await asked(page, id)
  const choice = update.choices.find(it => it.action.startsWith(beginning))
  if (!choice) throw new Error(`no ${beginning} among ${update.choices.map(it => it.action)}`)
  await act(page, id, update.prompt, choice.action)
}

/** The table once it waits for the person, or once it is over. */
export async function asked(page, id) {
  for (;;) {
    const state = await stateOf(page, id)
    if (state.update.ending || state.update.choices.length) return state
    await sleep(10)
  }
}

/** A game that is over: the person leaves it to a bot, which is quicker than clicking. */
export async function finished(page, game, wish = {}) {
  const id = await open(page, { game, bots: 'greedy', ...wish })
  await post(page, `/tables/${id}/stand`)
  while (!(await stateOf(page, id)).update.ending) await sleep(50)
  return id
}

/** A game after so many decisions of the person, one choice or another. */
export async function begun(page, game, wish, decisions) {
  const id = await open(page, { game, ...wish })
  for (let n = 0; n < decisions; n++) {
    const { update } = await asked(page, id)
    const choices = update.choices.filter(it => !/^(offer|withdraw)/.test(it.action))
    const pick = choices[(n * 7919) % choices.length]
    await act(page, id, update.prompt, pick.action).catch(() => {})
  }
  return id
}

/** A second person in the same house, who needs no window. */
export async function jonas(page, name = 'Jonas') {
  const friend = await page.house.voice()
  await becomeGuest(friend, name)
  return friend
}

/** The same with a window to look at the table. */
export async function couple(page, more, wish) {
  const friend = await page.house.person({ name: 'Jonas' })
  await becomeGuest(friend, 'Jonas')
  return pair(page, more, wish, friend)
}

/** Ada and Jonas at one table, with two bots, in the middle game if nothing else is wished for. */
export async function pair(page, more = '', wish = {}, other = null) {
  const id = await open(page, {
    game: 'base',
    options: BEGINNER,
    position: MIDDLE + more,
    bots: null,
    ...wish,
  })
  const friend = other ?? (await jonas(page))
  await sit(friend, id, 1)
  for (const bot of [2, 3])
    await post(page, `/tables/${id}/seats`, {
      seat: bot,
      holder: { holder: 'bot', level: 'random' },
    })
  await post(page, `/tables/${id}/start`)
  return { id, friend }
}

const COLOURS = ['red', 'blue', 'orange', 'white']
/** What is written out instead of being listed among the choices. */
const WRITTEN = /^(offer|counter|ask|propose) \d/

/**
 * A table at which a certain prompt is shown to the person, who sits first; other people take the
 * next seats, and bots the rest. What depends on chance needs a few tries.
 */
export async function staged(
  page,
  { prompt, game = 'base', people = 1, seats = 4, done = [], ...more },
) {
  const { options = game.startsWith('sea') ? PRINTED : BEGINNER, position } = more
  for (let tries = 0; tries < 100; tries++) {
    const id = await open(page, { game, seats, options, position, bots: null })
    const present = [page]
    for (let seat = 1; seat < people; seat++) {
      present.push(await jonas(page, seat === 1 ? 'Jonas' : 'Eve'))
      await sit(present[seat], id, seat)
    }
    for (let seat = people; seat < seats; seat++)
      await post(page, `/tables/${id}/seats`, {
        seat,
        holder: { holder: 'bot', level: 'random' },
      })
    await post(page, `/tables/${id}/start`)
    if (!(await doAll(present, id, done))) continue
    if (await shows(page, id, prompt)) return `/t/${id}`
  }
  throw new Error(`${prompt} does not come`)
}

/** Whether all of it could be done; chance may have it otherwise. */
async function doAll(present, id, done) {
  for (const step of done) {
    const [, colour = 'red', deed] = /^(?:(\w+): )?(.*)$/.exec(step)
    const who = present[COLOURS.indexOf(colour)]
    // Who proposes is not asked; somebody else is.
    const { update } = await asked(deed.startsWith('propose ') ? present[0] : who, id)
    const listed = update.choices.find(it => it.action.startsWith(deed))
    if (!listed && !WRITTEN.test(deed)) return false
    const { prompt } = (await stateOf(who, id)).update
    await act(who, id, prompt, listed?.action ?? deed)
  }
  return true
}

/** Whether a prompt comes; not if the person is asked for something else, or after a while. */
async function shows(page, id, prompt) {
  for (let polls = 0; polls < 40; polls++) {
    const { update } = await stateOf(page, id)
    if (update.sentence.key === prompt) return true
    if (update.ending || update.choices.length) return false
    await sleep(10)
  }
  return false
}
