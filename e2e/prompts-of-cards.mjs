// One table for every kind of prompt of the card game; as in `prompt-scenes.mjs`.

import {
  EXCHANGE,
  GOLD,
  lines,
  MIDDLE as RIVALS,
  PROGRESS,
  SCOUT,
  TURMOIL,
} from './rivals-scenes.mjs'

const INTRO = { game: 'rivals/intro', seats: 2, options: { start: 0 } }
const ERA = era => ({ game: `rivals/${era}`, seats: 2, options: { start: 0 } })
/** Every card of the introductory game that can be drawn. */
const DRAWN = [
  ...['abbey', 'abbey', 'austin', 'brick_factory', 'brick_ship', 'brigitta', 'brigitta'],
  ...['candamir', 'gold_ship', 'goldsmith', 'goldsmith', 'grain_mill', 'grain_ship', 'harald'],
  ...['inga', 'iron_foundry', 'large_trade_ship', 'lumber_camp', 'lumber_ship', 'marketplace'],
  ...['marketplace', 'merchant_caravan', 'merchant_caravan', 'ore_ship', 'osmund', 'parish_hall'],
  ...['parish_hall', 'relocation', 'scout', 'scout', 'siglind', 'storehouse', 'storehouse'],
  ...['toll_bridge', 'weavers_shop', 'wool_ship'],
]
export const OF_CARDS = {
  'rivals-agree': {
    prompt: 'rivals-prompt-agree',
    ...INTRO,
    people: 2,
    position: `discard ${DRAWN.join(' ')}\nturn blue\n`,
    done: ['blue: propose'],
  },
  'rivals-wait': {
    prompt: 'rivals-prompt-wait',
    ...INTRO,
    people: 2,
    position: `${RIVALS}turn blue\n`,
  },
  'rivals-exchange-take': {
    prompt: 'rivals-prompt-exchange-take',
    ...INTRO,
    position: EXCHANGE,
    done: ['end', 'under goldsmith 3'],
  },
  'rivals-search': {
    prompt: 'rivals-prompt-search',
    ...INTRO,
    position: EXCHANGE,
    done: ['end', 'under goldsmith 3', 'search', 'spend'],
  },
  'rivals-take-one': {
    prompt: 'rivals-prompt-take-one',
    ...INTRO,
    position: EXCHANGE,
    done: ['end', 'under goldsmith 3', 'search', 'spend', 'stack 3'],
  },
  'rivals-pay': {
    prompt: 'rivals-prompt-pay',
    ...INTRO,
    position: RIVALS,
    done: ['road right'],
  },
  'rivals-relocate-with': {
    prompt: 'rivals-prompt-relocate-with',
    ...INTRO,
    position: RIVALS,
    done: ['play relocation', 'land c0.u'],
  },
  'rivals-lay-upper': {
    prompt: 'rivals-prompt-lay-upper',
    ...INTRO,
    position: SCOUT,
    done: [
      'settle right',
      'play scout',
      'landscape gold_field_stack_2',
      'landscape forest_stack_6',
    ],
  },
  'rivals-lose-named': {
    prompt: 'rivals-prompt-lose-named',
    ...INTRO,
    people: 2,
    position: lines(
      'blue card candamir s0.u',
      'red card abbey s0.u',
      'red card toll_bridge s1.u',
      'red card storehouse s0.l',
      'red card parish_hall s1.l',
      'turn blue',
      'event feud',
    ),
    done: ['blue: choose', 'blue: choose', 'blue: choose'],
  },
  'rivals-under': {
    prompt: 'rivals-prompt-under',
    ...ERA('turmoil'),
    people: 2,
    position: lines(
      'blue city s0',
      'blue card hedge_tavern s0.u',
      'blue hand archer',
      'blue store all 3',
      'red card harald s0.u',
      'red card austin s0.l',
      'turn blue',
    ),
    done: ['blue: play archer', 'choose'],
  },
  'rivals-riots-paid': {
    prompt: 'rivals-prompt-riots',
    ...ERA('turmoil'),
    position: lines(
      'red card austin s0.u',
      'red card wool_ship s0.l',
      'red store all 1',
      'red store c1.u 2',
      'red hand sebastian',
      'event riots',
    ),
    done: ['pass'],
  },
  'rivals-return': {
    prompt: 'rivals-prompt-return',
    ...ERA('gold'),
    position: GOLD,
    done: ['play merchant', 'name', 'name'],
  },
  'rivals-raid': {
    prompt: 'rivals-prompt-raid',
    ...ERA('gold'),
    position: GOLD.replace('pirate_ship', 'brigands_gold')
      .replace('blue card candamir s1.l', '')
      .replace('red card austin', 'red card candamir'),
    done: ['play brigands_gold'],
  },
  'rivals-burn': {
    prompt: 'rivals-prompt-burn',
    ...ERA('turmoil'),
    position: TURMOIL,
    done: ['play arsonist'],
  },
  'rivals-steal': {
    prompt: 'rivals-prompt-steal',
    ...ERA('turmoil'),
    position: TURMOIL,
    done: ['play traitor'],
  },
  'rivals-tithe': {
    prompt: 'rivals-prompt-tithe',
    ...ERA('turmoil'),
    position: TURMOIL.replace('red store all 3', 'red store all 2').replace(
      'carl_forkbeard',
      'tithe_barn',
    ),
    done: ['build tithe_barn'],
  },
  'rivals-bath': {
    prompt: 'rivals-prompt-bath',
    ...ERA('progress'),
    position: PROGRESS,
    done: ['play doctor'],
  },
  'rivals-fetch': {
    prompt: 'rivals-prompt-fetch',
    ...ERA('progress'),
    position: PROGRESS,
    done: ['play guido'],
  },
  'rivals-save': {
    prompt: 'rivals-prompt-save',
    ...ERA('turmoil'),
    position: TURMOIL,
    done: ['build carl_forkbeard'],
  },
}
