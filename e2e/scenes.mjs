// Tables in a certain state, each by its name.

import { AQUEDUCT, DRIVEN, KNIGHTS, KNIGHTS_AT_SEA, TIED } from './knights-scenes.mjs'
import { TWO } from './positions.mjs'
import { invited, ownBot } from './programs.mjs'
import { STAGED } from './prompt-scenes.mjs'
import { ATTACKS, RIVALS } from './rivals-scenes.mjs'
import { AT_SEA, GOLD_POSITION } from './sea-scenes.mjs'
import {
  act,
  answer,
  asked,
  base,
  becomeGuest,
  BEGINNER,
  begun,
  finished,
  jonas,
  middle,
  open,
  pair,
  post,
  PRINTED,
  rememberGuest,
  sit,
  staged,
  stateOf,
} from './tables.mjs'

export * from './tables.mjs'

const SHUFFLED = { board: 'variable' }
/** A game that ends soon. */
const SHORT = { options: { points: 5 } }

/** Games that are over, by server and name, with the cookies of the one who played. */
const ENDED = new Map()

/** The end or the replay of a game; whoever looks at it later comes as the one who played it. */
async function ended(page, part, game, wish) {
  const name = `${base(page)} ${game}`
  if (!ENDED.has(name))
    ENDED.set(name, {
      id: await finished(page, game, wish),
      cookies: (await page.request.storageState()).cookies,
    })
  const { id, cookies } = ENDED.get(name)
  if (!page.isVoice) await page.context().addCookies(cookies)
  await rememberGuest(page)
  return `/t/${id}${part}`
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

/** A game at sea that has just been begun. */
async function sailed(page, game) {
  const id = await begun(page, game, { options: PRINTED }, 8)
  await asked(page, id)
  return `/t/${id}`
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
  found: async page => {
    const id = await open(page, { game: 'base', options: SHUFFLED })
    await asked(page, id)
    return `/t/${id}`
  },
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
  /** As soon as it is wished for. */
  robbed: async page => {
    const { id, friend } = await pair(page, 'turn blue\nblue cards knight\nphase before-roll')
    page.soon = async () => {
      for (const action of ['knight', 'robber -2,1', 'rob red']) {
        const { update } = await asked(friend, id)
        if (update.choices.some(it => it.action === action))
          await act(friend, id, update.prompt, action)
      }
    }
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
  'new-world': async page => {
    const id = await open(page, { game: 'sea/new_world' })
    await asked(page, id)
    return `/t/${id}`
  },
  'four-islands': page => sailed(page, 'sea/four_islands'),
  'through-the-desert': page => sailed(page, 'sea/through_the_desert'),
  'sea-lobby': async page =>
    `/t/${await open(page, { game: 'sea/fog_islands', bots: null, options: PRINTED })}`,
  'sea-end': page => ended(page, '/end', 'sea/four_islands', { options: { points: 4 } }),
  'sea-replay': page => ended(page, '/replay', 'sea/fog_islands', { options: { points: 4 } }),
  'dice-end': page => ended(page, '/end', 'dice', { seats: 3 }),
  'dice-over': page => ended(page, '', 'dice', { seats: 3 }),
  'dice-replay': page => ended(page, '/replay', 'dice', { seats: 3 }),
  'dice-analysis': page => ended(page, '/analysis', 'dice', { seats: 3 }),
  dice: async page => `/t/${await open(page, { game: 'dice', seats: 3 })}`,
  ...Object.fromEntries(
    Object.entries(RIVALS).map(([name, scene]) => [name, page => cards(page, scene)]),
  ),
  ...Object.fromEntries(
    Object.entries(ATTACKS).map(([name, scene]) => [name, page => attacked(page, scene)]),
  ),
  ...Object.fromEntries(
    Object.entries(STAGED).map(([name, scene]) => [name, page => staged(page, scene)]),
  ),
  'rivals-analysis': page => ended(page, '/analysis', 'rivals/intro', { seats: 2, bots: 'random' }),
  'rivals-lobby': async page =>
    `/t/${await open(page, { game: 'rivals/turmoil', seats: 2, bots: null })}`,
  'rivals-end': page => ended(page, '/end', 'rivals/intro', { seats: 2, bots: 'random' }),
  'rivals-replay': page => ended(page, '/replay', 'rivals/intro', { seats: 2, bots: 'random' }),
  lobby: async page =>
    `/t/${await open(page, { game: 'base', bots: null, options: BEGINNER, open: true })}`,
  'bot-lobby': async page =>
    `/t/${await invited(page, { game: 'base', options: BEGINNER, open: true })}`,
  'bot-game': async page => {
    const id = await invited(page, { game: 'base', options: BEGINNER, seats: 2 })
    await post(page, `/tables/${id}/start`)
    return `/t/${id}`
  },
  watched: async page => `/t/${await middle(await jonas(page))}`,
  over: page => ended(page, '', 'base', SHORT),
  'rivals-over': page => ended(page, '', 'rivals/intro', { seats: 2, bots: 'random' }),
  end: page => ended(page, '/end', 'base', SHORT),
  replay: page => ended(page, '/replay', 'base', SHORT),
  analysis: page => ended(page, '/analysis', 'base', SHORT),
  verify: page => ended(page, '/verify', 'base', SHORT),
  account: async page => {
    await becomeGuest(page, 'Ada')
    // The session so far is then another browser's.
    await post(page, '/recover', { recovery_code: page.guest.recovery_code })
    await ownBot(page)
    return '/account'
  },
  mine: async page => {
    await middle(page)
    return '/mine'
  },
}

/** Scenes in which one is somebody else, or in which it matters what one did before. */
const NOT_TABLES = new Set(['account', 'mine'])
const OF_ENDED = /(^|-)(end|over|replay|verify)$/

/** Whether a scene is one of many a person can come to. */
export const leadsToTable = where =>
  where in SCENES && !NOT_TABLES.has(where) && !OF_ENDED.test(where)

/** The address of a scene, made for the person of this page, or a plain path as it is. */
export const pathOf = async (page, where) => (where.startsWith('/') ? where : SCENES[where](page))

/** Opens a page at a scene or at a plain path. */
export async function at(page, where) {
  await page.goto(page.house.url + (await pathOf(page, where)))
}
