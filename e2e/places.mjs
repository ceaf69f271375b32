// Everything walks.mjs walks through: scenes and pages by name, each with what is done there
// first: a key, something to click, or anything else.

import { FLEETING } from './fleeting.mjs'
import { PLAYABLE } from './knights-scenes.mjs'
import { STAGED } from './prompt-scenes.mjs'

const BOARDS = {
  found: null,
  roll: null,
  main: '2',
  robber: null,
  discard: null,
  answer: null,
  'poor-answer': null,
  'poor-counter': null,
  offered: null,
  trade: ['main', 't'],
  two: null,
  shores: '5',
  figures: null,
  lifted: null,
  gold: null,
  fog: null,
  cloth: null,
  pirates: null,
  wonders: null,
  tribe: null,
  'new-world': null,
  landing: null,
  stuck: '5',
  'last-lair': null,
  'four-islands': null,
  'through-the-desert': null,
  knights: null,
  'knight raised': ['knights', '6'],
  improvements: ['knights', 'u'],
  barbarians: ['knights', 'b'],
  'full-hand': null,
  aqueduct: null,
  'all-cards': null,
  alchemist: null,
  'die-chosen': null,
  'five-cards': null,
  fiesepeter: null,
  lying: null,
  driven: null,
  'knights-at-sea': '6',
  'knights-at-sea-offer': null,
}
const CARDS = {
  rivals: null,
  'card taken up': ['rivals', '.hcard[data-card="storehouse"]'],
  'rivals-start': null,
  'rivals-first-stack': null,
  'rivals-first-cards': null,
  'rivals-arrange': null,
  'rivals-roll': null,
  'rivals-number': null,
  'rivals-scout': null,
  'rivals-lands': null,
  'rivals-relocate': null,
  'rivals-exchange': null,
  'rivals-refill': null,
  'rivals-gain': null,
  'rivals-buy': null,
  'rivals-feud': null,
  'rivals-strip': null,
  'rivals-gold': null,
  'rivals-trade': ['rivals-gold', 't'],
  'rivals-demand': null,
  'rivals-turmoil': null,
  'rivals-riots': null,
  'rivals-progress': null,
  'rivals-duel': null,
  archer: null,
  'pirate-ship': null,
  gudrun: null,
  'rivals-full': null,
}
const PROGRESS = Object.fromEntries(PLAYABLE.map(it => [`played-${it}`, null]))
const OTHERS = {
  dice: null,
  'dice-menu': ['dice', page => page.click('.opt.on')],
  'dice-over': null,
  'dice-replay': 'End',
  watched: null,
  over: null,
  'rivals-over': null,
  replay: 'End',
  'knights-replay': 'End',
  'rivals-replay': 'End',
  'sea-replay': 'End',
}
/** Screens without a table. */
const PAGES = {
  home: ['/'],
  'set-up': ['/new?game=base'],
  'set-up at sea': ['/new?game=sea'],
  bots: ['/bots'],
  'bots for cards': ['/bots?game=rivals'],
  'set-up with knights': ['/new?game=knights'],
  'set-up of cards': ['/new?game=rivals'],
  lobby: null,
  end: null,
  'knights-end': null,
  'rivals-end': null,
  'sea-end': null,
  'dice-end': null,
  'sea-lobby': null,
  'rivals-lobby': null,
  analysis: null,
  'dice-analysis': null,
  'rivals-analysis': null,
  verify: null,
  account: null,
  mine: null,
  rules: ['/rules?search=road'],
  'rule book': ['/rules'],
  chapter: ['/rules/base/building'],
  lessons: ['/learn'],
  lesson: ['/learn/base-build'],
  'lesson with knights': ['/learn/cities-displace'],
  'lesson of cards': ['/learn/rivals-settle'],
  settings: ['/settings'],
  'missing table': ['/t/nowhere'],
  'missing page': ['/nowhere'],
}
/** What lies over a table. */
const SHEETS = {
  'text view': ['main', 'v'],
  keys: ['main', '?'],
  'development card': ['main', '.dcard >> nth=0'],
  monopoly: ['main', '.dcard >> nth=1'],
  'table menu': ['main', '.bar [aria-label="Menu"]'],
  'rule sheet': ['main', '.bar [aria-label="Rules"]'],
  'scenario sheet': ['wonders', 's'],
  'progress sheet': ['knights', '[data-card="smith"]'],
  'knight menu': ['knights', '.target[data-target="1,-1.S"]'],
  'text view of knights': ['knights', 'v'],
  'text view of cards': ['rivals', 'v'],
  'text view of dice': ['dice', 'v'],
}
/** What only narrow screens have. */
const SMALL = {
  'log sheet': ['main', '.bar [aria-label="Log"]'],
  'chat sheet': ['main', '.bar [aria-label="Chat"]'],
  'seat sheet': ['main', '.seat .choose.only-phone'],
}
const NARROW = ['360x640', '390x844']

export const ALL = {
  ...BOARDS,
  ...Object.fromEntries(Object.keys(STAGED).map(it => [it, null])),
  ...PROGRESS,
  ...CARDS,
  ...OTHERS,
  ...SHEETS,
  ...SMALL,
  ...PAGES,
  ...FLEETING,
}

/** The scene, what is done first, and in which sizes; in all of them if none are named. */
export function wishOf(name) {
  const wish = ALL[name]
  const [scene, first] = Array.isArray(wish) ? wish : [name, wish]
  return { scene, first, sizes: name in SMALL ? NARROW : undefined }
}

/** The most crowded of each family, and one of each kind of prompt. */
export const USUAL = [
  ...['main', 'discard', 'answer', 'asked', 'give-back', 'second-piece', 'wonders', 'all-cards'],
  ...['knights-at-sea-offer', 'played-commercial-harbor', 'return-card', 'rivals-first-cards'],
  ...[
    'rivals-turmoil',
    'rivals-steal',
    'rivals-pay',
    'dice',
    'dice-build',
    'home',
    'toast',
    'robbed',
  ],
]
