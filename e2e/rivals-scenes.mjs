// Positions of the card game, in notation. Red is the person, and it is red's turn unless a scene
// says otherwise.

/** A position, line by line. */
export const lines = (...all) => all.map(it => `${it}\n`).join('')

/** The middle of a first game: a city, a third settlement, cards at hand, and resources. */
export const MIDDLE = `
red city s0
red settled right fields_stack_1 hills_stack_5
red card abbey s0.u
red card inga s0.u
red card toll_bridge s1.u
red card grain_mill s1.l
red road left
red store all 2
red store c0.u 1
red store c1.l 3
red hand storehouse merchant_caravan lumber_camp relocation
blue card candamir s0.u
blue card wool_ship s1.l
blue card marketplace s0.l
blue store all 1
rolled 4 harvest
`
const RICH = 'red store all 3\nblue store all 2\n'
export const SCOUT = `${RICH}red road right\nred hand scout goldsmith\n`
export const EXCHANGE =
  'red card parish_hall s0.u\nred store all 1\nred hand abbey goldsmith scout\n'
/** Both are strong; red has a fleet, a mint and merchants. */
export const GOLD = `
red city s0
red card gold_ship s0.u
red card mint s0.u
red card merchant_guild s0.l
red card large_trade_ship s1.u
red card austin s1.l
red store all 2
red store c2.u 0
red hand gold_cache trade_master merchant pirate_ship
blue city s1
blue card wool_ship s0.u
blue card ore_ship s1.u
blue card candamir s1.l
blue store all 2
`
export const TURMOIL = `
red city s0
red card hedge_tavern s0.u
red card candamir s0.l
red card drill_ground s0.u
red store all 3
red hand archer arsonist traitor carl_forkbeard
blue city s1
blue card lookout_tower s1.u
blue card storehouse s0.u
blue card abbey s0.l
blue card harald s1.u
blue hand scout goldsmith
blue store all 2
`
export const PROGRESS = `
red city s0
red city s1
red card abbey s0.u
red card university s0.u
red card bath_house s0.l
red card bath_house s1.l
red card town_hall s1.u
red store all 2
red hand doctor gustav guido benjamin
blue card abbey s0.u
blue store all 1
discard goldsmith brigitta scout
`.replace('red card town_hall s1.u', 'red card parish_hall s1.u\nred card town_hall s1.u')

/** Name of the scene, game, position, and what red has done already. */
export const RIVALS = {
  rivals: ['rivals/intro', MIDDLE, []],
  'rivals-start': ['rivals/intro', null, []],
  'rivals-first-stack': ['rivals/gold', null, []],
  'rivals-first-cards': ['rivals/gold', null, ['stack']],
  'rivals-arrange': ['rivals/gold', null, ['stack', 'take', 'take', 'take']],
  'rivals-roll': ['rivals/intro', `${MIDDLE}red hand brigitta\nphase before-roll\n`, []],
  'rivals-number': ['rivals/intro', 'red hand brigitta\nphase before-roll\n', ['play brigitta']],
  'rivals-scout': ['rivals/intro', SCOUT, ['settle right']],
  'rivals-lands': ['rivals/intro', SCOUT, ['settle right', 'play scout']],
  'rivals-relocate': ['rivals/intro', MIDDLE, ['play relocation']],
  'rivals-exchange': ['rivals/intro', EXCHANGE, ['end']],
  'rivals-refill': ['rivals/intro', RICH, ['end']],
  'rivals-full': [
    'rivals/intro',
    'red hand abbey scout goldsmith storehouse relocation\n',
    ['end'],
  ],
  'rivals-gain': [
    'rivals/intro',
    `${RICH}red store c0.u 0\nred store c1.l 1\nred hand goldsmith\n`,
    ['play goldsmith'],
  ],
  'rivals-buy': ['rivals/intro', 'red store all 2\nevent traveling_merchant\n', []],
  'rivals-feud': [
    'rivals/intro',
    lines(
      'red card candamir s0.u',
      'blue card abbey s0.u',
      'blue card toll_bridge s1.u',
      'blue card storehouse s0.l',
      'blue card parish_hall s1.l',
      'event feud',
    ),
    [],
  ],
  'rivals-strip': [
    'rivals/intro',
    'red card candamir s0.u\nblue hand scout goldsmith relocation\nevent fraternal_feuds\n',
    [],
  ],
  'rivals-gold': ['rivals/gold', GOLD, []],
  'rivals-demand': ['rivals/gold', GOLD, ['play trade_master']],
  'rivals-turmoil': ['rivals/turmoil', TURMOIL, []],
  'rivals-riots': [
    'rivals/turmoil',
    lines(
      'red card austin s0.u',
      'red card wool_ship s0.l',
      'red store all 1',
      'red store c1.u 2',
      'red hand sebastian',
      'event riots',
    ),
    [],
  ],
  'rivals-progress': ['rivals/progress', PROGRESS, []],
  'rivals-duel': ['rivals/duel', null, []],
}

/** Blue is a second person and has something to do to red. */
export const ATTACKS = {
  archer: [
    'rivals/turmoil',
    lines(
      'blue city s0',
      'blue card hedge_tavern s0.u',
      'blue hand archer',
      'blue store all 3',
      'red card harald s0.u',
      'red card austin s0.l',
      'turn blue',
    ),
    'play archer',
  ],
  'pirate-ship': [
    'rivals/gold',
    lines(
      'blue hand pirate_ship',
      'blue store all 3',
      'red card wool_ship s0.u',
      'red card ore_ship s0.l',
      'turn blue',
    ),
    'build pirate_ship s0.u',
  ],
  gudrun: [
    'rivals/gold',
    lines(
      'blue card pirate_ship s0.u',
      'blue hand gudrun',
      'red cache c0.u',
      'red store cache 2',
      'red store all 1',
      'red store c1.u 2',
      'turn blue',
    ),
    'play gudrun',
  ],
}
