// Tables in a certain state, made through the same door a browser uses.

import { whenLoading } from './browser.mjs'
import { AQUEDUCT, DRIVEN, KNIGHTS, KNIGHTS_AT_SEA, TIED } from './knights-scenes.mjs'
import { ISLAND } from './positions.mjs'
import { ATTACKS, RIVALS } from './rivals-scenes.mjs'
import { AT_SEA, GOLD_POSITION } from './sea-scenes.mjs'

/** The middle of a game on the beginners' island: red is to move, with something to build. */
const MIDDLE = `${ISLAND}
red settlement 0,-1.N
blue settlement -1,2.S
blue road -2,3.NE
orange settlement -1,2.N
orange settlement 3,-2.S
orange road -1,2.NE
orange road -1,2.E
orange road 2,-1.E
white settlement 2,1.N
white settlement -2,0.N
white road -2,0.NE
white road 1,1.NE
white road 2,0.SE
red hand 4 lumber 2 brick 1 wool 2 grain 1 ore
red cards knight monopoly point
blue hand 1 lumber 2 brick 2 ore
white hand 1 brick 2 grain
red knights 1
orange knights 2
`
const TWO = `
red settlement 0,-1.N
red city -2,1.N
red road 0,-1.NE
red road 0,-1.E
red road -2,0.SE
blue settlement -2,2.N
blue city 0,2.N
blue road -2,2.NE
blue road 0,1.E
red hand 3 lumber 2 brick 1 wool 2 grain
blue hand 2 ore 2 grain
robber 0,0
turn red
`
const BEGINNER = { board: 'beginner' }
const PRINTED = { board: 'printed' }
const SHUFFLED = { board: 'variable' }

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
const base = page => page.house.url

/** Makes the person of this page a guest, as the page itself would. */
export async function becomeGuest(page, name) {
  if (page.guest) return
  page.guest = await post(page, '/guests', { name })
  await rememberGuest(page)
}
/** The page asks who this is only if it has seen a guest before. */
export const rememberGuest = page =>
  whenLoading(page, () => localStorage.setItem('landnam-guest', '1'))

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
const sit = (page, id, seat) => post(page, `/tables/${id}/sit`, { seat })

export const middle = (page, more = '') =>
  open(page, { game: 'base', options: BEGINNER, position: MIDDLE + more })

const stateOf = (page, id) => get(page, `/tables/${id}`)
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
    await page.waitForTimeout(10)
  }
}

/** Games that are over, by server and name, with the cookies of the one who played. */
const ENDED = new Map()

/** The end or the replay of a game; whoever looks at it later comes as the one who played it. */
async function ended(page, part, game, wish) {
  const name = `${base(page)} ${game}`
  if (!ENDED.has(name))
    ENDED.set(name, {
      id: await finished(page, game, wish),
      cookies: await page.context().cookies(),
    })
  const { id, cookies } = ENDED.get(name)
  await page.context().addCookies(cookies)
  await rememberGuest(page)
  return `/t/${id}${part}`
}

/** A game that is over: the person leaves it to a bot, which is quicker than clicking. */
export async function finished(page, game, wish = {}) {
  const id = await open(page, { game, bots: 'greedy', ...wish })
  await post(page, `/tables/${id}/stand`)
  while (!(await stateOf(page, id)).update.ending) await page.waitForTimeout(50)
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

/** A table of the middle game in which a seven has just been rolled; chance needs a few tries. */
async function seven(page) {
  for (;;) {
    const id = await middle(page, 'phase before-roll')
    await answer(page, id, 'roll')
    const { update } = await asked(page, id)
    if (update.picture.phase === 'discard') return id
  }
}

/** A second person in the same house. */
async function jonas(page) {
  const friend = await page.house.person({ name: 'Jonas' })
  await becomeGuest(friend, 'Jonas')
  return friend
}

/** Ada and Jonas at one table, with two bots, in the middle game if nothing else is wished for. */
export async function pair(page, more = '', wish = {}) {
  const id = await open(page, {
    game: 'base',
    options: BEGINNER,
    position: MIDDLE + more,
    bots: null,
    ...wish,
  })
  const friend = await jonas(page)
  await sit(friend, id, 1)
  for (const bot of [2, 3])
    await post(page, `/tables/${id}/seats`, {
      seat: bot,
      holder: { holder: 'bot', level: 'random' },
    })
  await post(page, `/tables/${id}/start`)
  return { id, friend }
}

/** A table at sea, with what has been done there already. */
async function atSea(page, [game, position, done]) {
  const id = await open(page, {
    game,
    options: PRINTED,
    position,
  })
  for (const action of done) await answer(page, id, action)
  return `/t/${id}`
}

/**
 * Somebody rolls the number of a gold field while it is not the person's turn; chance needs a few
 * tries.
 */
async function gold(page) {
  for (;;) {
    const id = await open(page, {
      game: 'sea/new_shores',
      options: PRINTED,
      position: GOLD_POSITION,
    })
    const { update } = await asked(page, id)
    if (update.picture.phase === 'gold' && update.picture.turn !== 0) return `/t/${id}`
  }
}

/** A table of Cities & Knights, with what has been done there already. */
async function withKnights(page, [game, position, done = [], options = {}]) {
  const board = game.includes('/') ? 'printed' : 'beginner'
  const id = await open(page, {
    game,
    options: { board, ...options },
    position,
  })
  for (const action of done) await answer(page, id, action)
  return `/t/${id}`
}

/**
 * Blue rolls until the person is asked for something in a certain phase; chance needs a few tries.
 */
async function untilAsked(page, position, phase) {
  for (;;) {
    const id = await open(page, {
      game: 'knights',
      options: BEGINNER,
      position,
    })
    const { update } = await asked(page, id)
    if (update.picture.phase === phase) return `/t/${id}`
  }
}

/** Jonas drives away Ada's knight. */
async function driven(page) {
  const { id, friend } = await pair(page, '', {
    game: 'knights',
    position: DRIVEN,
  })
  await answer(friend, id, 'move 0,1.N 1,-1.S')
  await asked(page, id)
  return `/t/${id}`
}

/** A table of the card game, with what has been done there already. */
async function cards(page, [game, position, done]) {
  const id = await open(page, {
    game,
    seats: 2,
    options: { start: 0 },
    ...(position ? { position } : {}),
  })
  for (const action of done) await answer(page, id, action)
  await asked(page, id)
  return `/t/${id}`
}

/** Jonas sits opposite and does something that concerns Ada. */
async function attacked(page, [game, position, deed]) {
  const id = await open(page, { game, seats: 2, bots: null, position })
  const friend = await jonas(page)
  await sit(friend, id, 1)
  await post(page, `/tables/${id}/start`)
  await answer(friend, id, deed)
  while (!(await stateOf(page, id)).update.choices.length) {
    const { update } = await stateOf(friend, id)
    if (update.choices.length) await act(friend, id, update.prompt, update.choices[0].action)
  }
  return `/t/${id}`
}

/** Every scene by its name; each makes a table and gives its address. */
export const SCENES = {
  main: async page => `/t/${await middle(page)}`,
  found: async page => `/t/${await open(page, { game: 'base', options: SHUFFLED })}`,
  roll: async page => `/t/${await middle(page, 'phase before-roll')}`,
  discard: async page => `/t/${await seven(page)}`,
  robber: async page => {
    const id = await middle(page)
    await answer(page, id, 'knight')
    return `/t/${id}`
  },
  answer: async page => {
    const { id, friend } = await pair(page, 'turn blue')
    const { update } = await asked(friend, id)
    await act(friend, id, update.prompt, 'offer 2 ore for 2 lumber')
    await asked(page, id)
    return `/t/${id}`
  },
  'poor-answer': async page => {
    const { id, friend } = await pair(page, 'turn blue')
    const { update } = await asked(friend, id)
    await act(friend, id, update.prompt, 'offer 1 ore for 2 wool')
    await asked(page, id)
    return `/t/${id}`
  },
  'poor-counter': async page => {
    const { id, friend } = await pair(page)
    await act(page, id, (await asked(page, id)).update.prompt, 'offer 1 lumber for 1 ore')
    await act(friend, id, (await asked(friend, id)).update.prompt, 'counter 1 ore for 2 wool')
    return `/t/${id}`
  },
  offered: async page => {
    // Jonas has not answered yet; bots might all say no, and then it would be over.
    const { id } = await pair(page)
    const { update } = await asked(page, id)
    await act(page, id, update.prompt, 'offer 1 lumber for 2 ore')
    return `/t/${id}`
  },
  two: async page =>
    `/t/${await open(page, { game: 'two', seats: 2, options: SHUFFLED, position: TWO })}`,
  ...Object.fromEntries(
    Object.entries(AT_SEA).map(([name, scene]) => [name, page => atSea(page, scene)]),
  ),
  gold,
  ...Object.fromEntries(
    Object.entries(KNIGHTS).map(([name, scene]) => [name, page => withKnights(page, scene)]),
  ),
  driven,
  'knights-at-sea-offer': async page => {
    const { id, friend } = await pair(page, '', {
      game: 'knights+sea/new_shores',
      options: PRINTED,
      position: `${KNIGHTS_AT_SEA}
blue hand 2 cloth 1 paper
red progress merchant
red progress crane
turn blue
`,
    })
    const { update } = await asked(friend, id)
    await act(friend, id, update.prompt, 'offer 1 cloth 1 paper for 2 brick')
    await asked(page, id)
    return `/t/${id}`
  },
  'full-hand': page => untilAsked(page, TIED, 'pick-deck'),
  aqueduct: page => untilAsked(page, AQUEDUCT, 'aqueduct'),
  'knights-found': async page => `/t/${await open(page, { game: 'knights', options: SHUFFLED })}`,
  'knights-short': async page =>
    `/t/${await open(page, { game: 'knights', options: { board: 'variable', points: 5 } })}`,
  'knights-end': page => ended(page, '/end', 'knights', { options: { points: 6 } }),
  'knights-replay': page => ended(page, '/replay', 'knights', { options: { points: 6 } }),
  landing: async page => `/t/${await open(page, { game: 'sea/new_shores', options: PRINTED })}`,
  'landing-short': async page =>
    `/t/${await open(page, { game: 'sea/new_shores', options: { board: 'printed', points: 5 } })}`,
  'new-world': async page => `/t/${await open(page, { game: 'sea/new_world' })}`,
  'sea-lobby': async page =>
    `/t/${await open(page, { game: 'sea/fog_islands', bots: null, options: PRINTED })}`,
  'sea-end': page => ended(page, '/end', 'sea/four_islands', { options: { points: 4 } }),
  'sea-replay': page => ended(page, '/replay', 'sea/fog_islands', { options: { points: 4 } }),
  'dice-over': page => ended(page, '', 'dice', { seats: 3 }),
  'dice-replay': page => ended(page, '/replay', 'dice', { seats: 3 }),
  dice: async page => `/t/${await open(page, { game: 'dice', seats: 3 })}`,
  ...Object.fromEntries(
    Object.entries(RIVALS).map(([name, scene]) => [name, page => cards(page, scene)]),
  ),
  ...Object.fromEntries(
    Object.entries(ATTACKS).map(([name, scene]) => [name, page => attacked(page, scene)]),
  ),
  'rivals-lobby': async page =>
    `/t/${await open(page, { game: 'rivals/turmoil', seats: 2, bots: null })}`,
  'rivals-end': page => ended(page, '/end', 'rivals/intro', { seats: 2, bots: 'random' }),
  'rivals-replay': page => ended(page, '/replay', 'rivals/intro', { seats: 2, bots: 'random' }),
  lobby: async page =>
    `/t/${await open(page, { game: 'base', bots: null, options: BEGINNER, open: true })}`,
  watched: async page => `/t/${await middle(await jonas(page))}`,
  over: page => ended(page, '', 'base'),
  'rivals-over': page => ended(page, '', 'rivals/intro', { seats: 2, bots: 'random' }),
  end: page => ended(page, '/end', 'base'),
  replay: page => ended(page, '/replay', 'base'),
  verify: page => ended(page, '/verify', 'base'),
  account: async page => {
    await becomeGuest(page, 'Ada')
    // The session so far is then another browser's.
    await post(page, '/recover', { recovery_code: page.guest.recovery_code })
    return '/account'
  },
  mine: async page => {
    await middle(page)
    return '/mine'
  },
}

/** Opens a page at a scene or at a plain path. */
export async function at(page, where) {
  const path = where.startsWith('/') ? where : await SCENES[where](page)
  await page.goto(page.house.url + path)
}
