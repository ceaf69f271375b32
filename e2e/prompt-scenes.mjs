// One table for every kind of prompt that the other scenes do not show. Red is the person, blue and
// orange are other people if the table has them; `blue: end` is done by blue.

import { OF_KNIGHTS } from './prompts-of-knights.mjs'
import { MIDDLE, TWO } from './positions.mjs'
import { OF_CARDS } from './prompts-of-cards.mjs'
import { SHORES, TRIBE } from './sea-scenes.mjs'

const BEFORE_ROLL = 'phase before-roll\n'
const NO_CARDS = MIDDLE.replace('red cards knight monopoly point', 'red cards point')
const SHUFFLED = { board: 'variable' }

const BOARD = {
  'found-road': { prompt: 'board-prompt-found-road', options: SHUFFLED, done: ['settle'] },
  'plain-roll': { prompt: 'board-prompt-roll', position: NO_CARDS + BEFORE_ROLL },
  victim: { prompt: 'board-prompt-victim', position: MIDDLE, done: ['knight', 'robber 0,1'] },
  'first-road': {
    prompt: 'board-prompt-first-road',
    position: `${MIDDLE}red cards road-building\n`,
    done: ['road-building'],
  },
  'second-road': {
    prompt: 'board-prompt-second-road',
    position: `${MIDDLE}red cards road-building\n`,
    done: ['road-building', 'road'],
  },
  plenty: {
    prompt: 'board-prompt-take',
    position: `${MIDDLE}red cards invention\n`,
    done: ['invention'],
  },
  asked: {
    prompt: 'board-prompt-asked',
    people: 2,
    position: `${MIDDLE}turn blue\n`,
    done: ['blue: ask 1 lumber'],
  },
  asking: { prompt: 'board-prompt-asking', people: 2, position: MIDDLE, done: ['ask 1 ore'] },
  proposals: {
    prompt: 'board-prompt-proposals',
    people: 2,
    position: MIDDLE,
    done: ['blue: propose 1 ore for 1 lumber'],
  },
  waiting: { prompt: 'board-prompt-wait', people: 2, position: `${MIDDLE}turn blue\n` },
  'wait-answers': {
    prompt: 'board-prompt-wait-answers',
    people: 3,
    position: `${MIDDLE}turn blue\n`,
    done: ['blue: offer 2 ore for 2 lumber', 'reject'],
  },
  'wait-answer-of': {
    prompt: 'board-prompt-wait-answer-of',
    people: 3,
    position: `${MIDDLE}turn blue\n`,
    done: ['blue: offer 2 ore for 2 lumber to orange'],
  },
  'wait-asked': {
    prompt: 'board-prompt-wait-asked',
    people: 3,
    position: `${MIDDLE}turn blue\n`,
    done: ['blue: ask 1 lumber', 'reject'],
  },
}

const FOR_TWO = { game: 'two', seats: 2, options: SHUFFLED }
const TWO_PLAYERS = {
  'second-roll': {
    prompt: 'board-prompt-second-roll',
    ...FOR_TWO,
    position: TWO + BEFORE_ROLL,
    done: ['roll'],
  },
  'second-roll-or-play': {
    prompt: 'board-prompt-second-roll-or-play',
    ...FOR_TWO,
    position: `${TWO}red cards knight\n${BEFORE_ROLL}`,
    done: ['roll'],
  },
  'neutral-road': {
    prompt: 'board-prompt-neutral-road',
    ...FOR_TWO,
    position: TWO,
    done: ['road'],
  },
  'neutral-settlement': {
    prompt: 'board-prompt-neutral-settlement',
    ...FOR_TWO,
    position: `${TWO}red road 0,0.NE\norange road 1,-2.SE\norange road 1,-1.NE\n`,
    done: ['settle'],
  },
  'give-back': {
    prompt: 'board-prompt-give-back',
    ...FOR_TWO,
    position: TWO,
    done: ['force-trade'],
  },
}

/** A seven lets one steal from anybody, and blue has something. */
const PIRATES = `
red settlement 4,6.S
red settlement 5,4.N
blue settlement 6,5.N
blue hand 3 ore
orange settlement 5,6.S
white settlement 6,3.N
turn red
${BEFORE_ROLL}`
const NEW_SHORES = { game: 'sea/new_shores' }
const AT_SEA = {
  'found-piece': { prompt: 'sea-prompt-found-piece', ...NEW_SHORES, done: ['settle'] },
  'first-piece': {
    prompt: 'sea-prompt-first-piece',
    ...NEW_SHORES,
    position: SHORES,
    done: ['road-building'],
  },
  'second-piece': {
    prompt: 'sea-prompt-second-piece',
    ...NEW_SHORES,
    position: SHORES,
    done: ['road-building', 'ship'],
  },
  prey: {
    prompt: 'sea-prompt-prey',
    ...NEW_SHORES,
    position: SHORES,
    done: ['knight', 'pirate 4,5'],
  },
  'place-harbour': {
    prompt: 'sea-prompt-harbour',
    game: 'sea/forgotten_tribe',
    position: TRIBE,
    done: ['ship 7,3.SE', 'ship 7,3.E', 'ship 7,3.NE'],
  },
  anybody: {
    prompt: 'sea-prompt-anybody',
    game: 'sea/pirate_islands',
    position: PIRATES,
    done: ['roll'],
  },
}

const AT_DICE = {
  'dice-build': {
    prompt: 'dice-prompt-build',
    game: 'dice',
    seats: 2,
    options: {},
    done: ['reroll', 'reroll'],
  },
  'dice-wait': {
    prompt: 'dice-prompt-wait',
    game: 'dice',
    seats: 2,
    people: 2,
    options: {},
    done: ['end'],
  },
}

/** By name: which prompt is shown, where, and what has been done there. */
export const STAGED = {
  ...BOARD,
  ...TWO_PLAYERS,
  ...AT_SEA,
  ...OF_KNIGHTS,
  ...OF_CARDS,
  ...AT_DICE,
}
