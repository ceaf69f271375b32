// Positions of Cities & Knights, in notation. Red is the person, and it is red's turn unless a
// scene says otherwise.

import { readFileSync } from 'node:fs'

import { COAST, ISLAND } from './positions.mjs'

/** The middle of a game on the beginners' island: knights, improvements and cards of all four. */
export const MIDDLE = `${ISLAND}
red city 0,-1.N
red knight 1,-1.S strong ready
red knight -2,0.S basic
red wall 0,-1.N
red improvement trade 2
red improvement politics 3
red improvement science 1
red progress warlord
red progress smith
red progress merchant
red hand 3 lumber 3 brick 2 wool 3 grain 4 ore 3 cloth 2 coin 2 paper
blue road 0,0.E
blue knight 0,1.N basic active
blue improvement trade 1
blue improvement science 3
blue progress bishop
blue hand 1 lumber 2 brick 2 ore 1 paper
orange knight 2,-1.N mighty active
orange improvement politics 4
orange metropolis politics 2,-2.S
white improvement trade 1
white merchant 1,1
white defender 1
white hand 1 brick 2 grain 1 cloth
landed
barbarians 4
`
/** Weaker than red's knight, on red's way; its owner has somewhere else to go. */
export const DUEL = `
blue knight 0,0.N basic active
blue road 0,-1.SE
`
/** Nobody is armed: whoever has a city loses one. */
export const DEFENCELESS = MIDDLE.replaceAll(/(knight .*) (ready|active)/g, '$1')

/** Red has no settlement in stock, so a city that is lost lies on its side. */
const LYING = `
red settlement -1,2.N
red settlement 2,-1.S
red settlement 0,-2.N
red settlement -2,0.N
red lying -2,1.N
`
const RULES = new URL('../rules/progress_cards.json', import.meta.url)
/**
 * Cards that are played in the main phase, each with something to do. Intrigue comes first: the
 * Deserter may take away the only knight it can drive off.
 */
export const PLAYABLE = JSON.parse(readFileSync(RULES, 'utf8'))
  .cards.filter(it => it.when_playable.startsWith('main phase'))
  .map(it => it.id.replaceAll('_', '-'))
  .sort((a, b) => (b === 'intrigue') - (a === 'intrigue'))
export const bare = MIDDLE.replaceAll(/red progress .*\n/g, '')
export const holding = (...cards) => cards.map(it => `red progress ${it}\n`).join('')

/** Blue's strong knight stands one road away from red's weak one. */
export const DRIVEN = `
red city 0,-1.N
red settlement -3,2.N
red road 0,-1.NE
red road 0,-1.E
red road 0,0.NE
red knight 1,-1.S basic active
red hand 1 grain
blue city 0,2.N
blue settlement -2,2.N
blue road 0,1.E
blue road 0,1.NE
blue road 0,0.E
blue knight 0,1.N strong ready
orange city 2,-2.S
white city -1,0.N
landed
turn blue
`
/**
 * Blue is about to roll; if the barbarians land, red and blue have done equally well, and red's
 * hand is full.
 */
export const TIED = `${MIDDLE}${holding('spy')}
blue knight 0,0.N basic active
orange knight 2,0.S basic active
barbarians 6
turn blue
phase before-roll
`.replace('orange knight 2,-1.N mighty active', 'orange knight 2,-1.N mighty')

/** Blue is about to roll, and hardly any roll brings red something. */
export const AQUEDUCT = `
red city 0,-1.N
red improvement science 3
red hand 1 grain
blue city 0,2.N
orange city 2,-2.S
white city -2,1.N
turn blue
phase before-roll
`
/** Both boxes: a knight beside the pirate, another at the end of the ships. */
export const KNIGHTS_AT_SEA = `${COAST}
red knight 3,3.SE strong ready
red improvement trade 3
red progress merchant-fleet
red hand 2 lumber 2 brick 3 wool 2 grain 2 ore 2 cloth 1 coin
blue knight 0,6.NE basic active
landed
barbarians 5
pirate 4,3
`
const BEFORE_ROLL = 'phase before-roll\n'

/** Name of the scene, game, position, what red has done already, and options. */
export const KNIGHTS = {
  knights: ['knights', MIDDLE],
  // Whatever is drawn in a round or two, no card must be put back.
  'knights-no-cards': ['knights', bare],
  duel: ['knights', MIDDLE + DUEL],
  'all-cards': ['knights', bare + DUEL + holding(...PLAYABLE) + 'orange defender 3\n'],
  alchemist: ['knights', bare + holding('alchemist') + BEFORE_ROLL],
  'die-chosen': ['knights', bare + holding('alchemist') + BEFORE_ROLL, ['play alchemist']],
  'five-cards': ['knights', bare + holding('warlord', 'smith', 'merchant', 'crane', 'mining')],
  'battle-won': ['knights', `${MIDDLE}barbarians 6\n${BEFORE_ROLL}`],
  'battle-lost': ['knights', `${DEFENCELESS}barbarians 6\n${BEFORE_ROLL}`],
  fiesepeter: ['knights', `${MIDDLE}barbarians 6\n${BEFORE_ROLL}`, [], { fiesepeter: true }],
  lying: ['knights', MIDDLE + LYING],
  'knights-at-sea': ['knights+sea/new_shores', KNIGHTS_AT_SEA],
  ...Object.fromEntries(
    PLAYABLE.map(it => [
      `played-${it}`,
      ['knights', `${bare + DUEL + holding(it)}orange defender 3\n`, [`play ${it}`]],
    ]),
  ),
}
