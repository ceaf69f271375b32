// One table for every kind of prompt of Cities & Knights; as in `prompt-scenes.mjs`.

import {
  bare,
  DEFENCELESS,
  DUEL,
  holding,
  KNIGHTS_AT_SEA,
  MIDDLE as KNIGHTS,
} from './knights-scenes.mjs'

/** Blue is about to roll; red and blue do equally well if the barbarians land. */
const TIE = `
blue knight 0,0.N basic active
orange knight 2,0.S basic active
barbarians 6
turn blue
phase before-roll
`
const BEFORE_ROLL = 'phase before-roll\n'
const SHUFFLED = { board: 'variable' }

const WITH_KNIGHTS = { game: 'knights' }
const played = (card, prompt, ...done) => ({
  prompt: `knights-prompt-${prompt}`,
  ...WITH_KNIGHTS,
  position: `${bare + DUEL + holding(card)}orange defender 3\n`,
  done: [`play ${card}`, ...done],
})
export const OF_KNIGHTS = {
  'found-city': {
    prompt: 'knights-prompt-found-city',
    ...WITH_KNIGHTS,
    options: SHUFFLED,
    done: ['settle', 'road'],
  },
  'found-road-at-city': {
    prompt: 'knights-prompt-found-road',
    ...WITH_KNIGHTS,
    options: SHUFFLED,
    done: ['settle', 'road', 'city'],
  },
  'found-piece-at-city': {
    prompt: 'knights-prompt-found-piece',
    game: 'knights+sea/new_shores',
    options: { board: 'printed' },
    done: ['settle', 'road', 'city'],
  },
  commit: {
    prompt: 'knights-prompt-commit',
    ...WITH_KNIGHTS,
    options: { board: 'beginner', fiesepeter: true },
    position: `${KNIGHTS}barbarians 6\n${BEFORE_ROLL}`,
    done: ['roll'],
  },
  'lose-city': {
    prompt: 'knights-prompt-lose-city',
    ...WITH_KNIGHTS,
    position: `${DEFENCELESS}barbarians 6\n${BEFORE_ROLL}`,
    done: ['roll'],
  },
  gift: {
    prompt: 'knights-prompt-gift',
    ...WITH_KNIGHTS,
    people: 2,
    position: `${KNIGHTS}blue progress wedding\nturn blue\n`,
    done: ['blue: play wedding'],
  },
  'return-card': {
    prompt: 'knights-prompt-return',
    ...WITH_KNIGHTS,
    position: `${KNIGHTS}${holding('spy')}${TIE}`.replace(
      'orange knight 2,-1.N mighty active',
      'orange knight 2,-1.N mighty',
    ),
    done: ['deck'],
  },
  'wait-discard': {
    prompt: 'board-prompt-wait-discard',
    ...WITH_KNIGHTS,
    people: 3,
    position: bare + holding('saboteur'),
    done: ['play saboteur'],
  },
  crown: {
    prompt: 'knights-prompt-crown',
    ...WITH_KNIGHTS,
    position: KNIGHTS.replace('red improvement trade 2', 'red improvement trade 3').replace(
      '3 cloth',
      '6 cloth',
    ),
    done: ['improve trade'],
  },
  'chase-robber': {
    prompt: 'board-prompt-robber',
    ...WITH_KNIGHTS,
    position: KNIGHTS.replace('robber 2,0', 'robber 1,-1'),
    done: ['chase'],
  },
  'chase-pirate': {
    prompt: 'knights-prompt-pirate',
    game: 'knights+sea/new_shores',
    options: { board: 'printed' },
    position: KNIGHTS_AT_SEA,
    done: ['chase-pirate'],
  },
  'yellow-die': {
    prompt: 'knights-prompt-yellow-die',
    ...WITH_KNIGHTS,
    position: bare + holding('alchemist') + BEFORE_ROLL,
    done: ['play alchemist', 'die 5'],
  },
  barter: {
    prompt: 'knights-prompt-barter',
    ...WITH_KNIGHTS,
    people: 2,
    position: bare + holding('commercial-harbor'),
    done: ['play commercial-harbor', 'exchange blue'],
  },
  'barter-back': {
    prompt: 'knights-prompt-barter-back',
    ...WITH_KNIGHTS,
    people: 2,
    position: `${bare}blue progress commercial-harbor\nturn blue\n`,
    done: ['blue: play commercial-harbor', 'blue: exchange red', 'blue: hand'],
  },
  spy: played('spy', 'spy', 'choose blue'),
  plunder: played('master-merchant', 'plunder', 'choose orange'),
  enlist: played('deserter', 'enlist', 'choose'),
  desert: {
    prompt: 'knights-prompt-desert',
    ...WITH_KNIGHTS,
    people: 2,
    position: `${bare}blue progress deserter\nturn blue\n`,
    done: ['blue: play deserter', 'blue: choose red'],
  },
  rebuild: played('diplomat', 'rebuild', 'dismantle -1,0.SE'),
  'second-chip': played('inventor', 'second-chip', 'chip'),
  'second-smith': played('smith', 'second-smith', 'promote'),
}
