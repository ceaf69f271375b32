// A picture for every card, drawn of a few strokes. Reprints look like the first print.

import {
  at,
  bag,
  book,
  BRICK,
  coin,
  columns,
  disc,
  door,
  flag,
  flame,
  GOLD,
  good,
  hall,
  house,
  IRON,
  keep,
  LEAF,
  line,
  meadow,
  pane,
  PAPER,
  person,
  scroll,
  shape,
  ship,
  STONE,
  STRAW,
  swords,
  temple,
  tower,
  tree,
  water,
  WOOD,
} from './paint'

const GREY = '#d8d8d2'
const BROWN = '#6b4a2c'
const BLOND = '#e3b75b'
const RED_HAIR = '#b5532c'

const workshop = (kind: string) =>
  meadow +
  hall(4, 26, 50, 18) +
  shape('M22-3V-20H31V0Z', BRICK) +
  door(-12, 26) +
  disc(12, 14, 11, PAPER) +
  good(kind, 2.5, 4.5, 0.8)
const merchantman = (kind: string) => ship(PAPER, good(kind, -12, -24, 0.95))
const chapel =
  meadow +
  house(6, 27, 30, 18) +
  tower(-17, 27, 15, 30) +
  line('M-17-24V-13M-21-20H-13') +
  door(6, 27) +
  pane(-17, 6, 4, 8)
const wagon = `${meadow}${shape('M-26 14H22V22H-26Z', WOOD)}${shape('M-24 14C-24-16 20-16 20 14Z', PAPER)}${line('M-12-5V14M8-5V14', 1.6)}${disc(-16, 25, 8, STRAW)}${disc(12, 25, 8, STRAW)}${line('M22 18 40 10')}`
const festival = (roof: string) =>
  `${meadow}${shape('M-34 27-28 2H28L34 27Z', PAPER)}${shape('M-32 4 0-26 32 4Q16 11 0 4-16 11-32 4Z', roof)}${flag(0, -24)}${door(0, 27, 13, 20)}`

const PICTURES: Record<string, string> = {
  // Actions for everybody.
  brigitta: person({ hair: GREY, hat: 'hood', prop: disc(25, 22, 9, '#a8d3e6') }),
  goldsmith: person({
    beard: BROWN,
    robe: '#9b6a2b',
    prop: coin(22, 24, 8) + coin(-24, 26, 6) + coin(27, 12, 5),
  }),
  merchant_caravan: wagon,
  scout: person({ hat: 'feather', hair: BROWN, robe: LEAF, prop: line('M30 32V-24', 4, WOOD) }),
  relocation: `${meadow}${house(-22, 24, 24, 12)}${house(22, 24, 24, 12, STRAW)}${line('M-12-14H16l-6-6M12-6H-16l6 6', 3.4)}`,
  // Buildings of a settlement.
  iron_foundry: workshop('ore'),
  grain_mill: `${meadow}${shape('M-11 28-7-6H7L11 28Z', PAPER)}${shape('M-9-6Q0-18 9-6Z', 'var(--k)')}${door(0, 28, 8, 12)}${line('M-24-26 24 8M24-26-24 8', 6)}${line('M-24-26 24 8M24-26-24 8', 2.6, STRAW)}${disc(0, -9, 3, WOOD)}`,
  lumber_camp:
    meadow +
    tree(-30, 24, 1.1) +
    tree(30, 22, 1) +
    house(0, 26, 32, 14) +
    good('lumber', -12, 4, 1),
  weavers_shop: workshop('wool'),
  brick_factory: workshop('brick'),
  parish_hall:
    meadow +
    hall(0, 27, 54, 22) +
    door(0, 27, 12, 17) +
    pane(-17, 16) +
    pane(17, 16) +
    flag(0, -10),
  abbey:
    meadow +
    hall(10, 27, 44, 16) +
    tower(-20, 27, 17, 36) +
    line('M-20-30V-18M-24-26H-16') +
    pane(2, 18, 5, 8) +
    pane(14, 18, 5, 8) +
    pane(26, 18, 5, 8),
  storehouse:
    meadow +
    house(-6, 27, 40, 20) +
    shape('M-16 27V10H4V27Z', WOOD) +
    line('M-16 10 4 27M4 10-16 27', 1.8) +
    bag(27, 20, STRAW, 0.9),
  marketplace: `${meadow}${line('M-28 27V-4M28 27V-4', 3)}${shape('M-34-4-26-22H26L34-4Q26 4 17-4 9 4 0-4-9 4-17-4-26 4-34-4Z', 'var(--k)')}${shape('M-30 13H30V20H-30Z', WOOD)}${disc(-16, 9, 5, '#d3483f')}${disc(-5, 9, 5, GOLD)}${disc(6, 9, 5, LEAF)}${disc(17, 9, 5, '#d3483f')}`,
  toll_bridge: `${water}${shape('M-50 8Q0-14 50 8V17H36Q20 2 0 2T-36 17H-50Z', STONE)}${keep(0, -2, 20, 22)}${door(0, -2, 8, 12)}${coin(30, -16, 6)}`,
  // Ships.
  ore_ship: merchantman('ore'),
  grain_ship: merchantman('grain'),
  gold_ship: merchantman('gold'),
  lumber_ship: merchantman('lumber'),
  brick_ship: merchantman('brick'),
  wool_ship: merchantman('wool'),
  large_trade_ship: `${water}${shape('M-36 8H36L26 26H-26Z', WOOD)}${line('M-14 8V-26M14 8V-32')}${shape('M-28-22Q-13-27 0-22Q-3-10 0 0Q-13-4-28 0Q-25-10-28-22Z', PAPER)}${shape('M2-28Q16-33 32-28Q28-12 32 0Q16-5 2 0Q6-12 2-28Z', 'var(--k)')}`,
  pirate_ship: ship(
    '#39404c',
    `${disc(1, -15, 6, PAPER)}${line('M-7-6 9-22M-7-22 9-6', 2, PAPER)}`,
    BROWN,
  ),
  // Heroes.
  austin: person({ hair: BROWN, hat: 'cap', prop: flag(-30, 34) }),
  candamir: person({ hat: 'horns', beard: RED_HAIR, prop: at(30, 8, swords(0.55)) }),
  harald: person({ hat: 'helmet', beard: BLOND }),
  inga: person({ hair: BLOND, hat: 'crown', robe: '#8a5aa8' }),
  osmund: person({ hair: GREY, beard: GREY, robe: '#3f6f9c' }),
  siglind: person({ hair: RED_HAIR, robe: '#2f7f78', prop: line('M28 34V-20M24-18H32', 3) }),
  // Events.
  fraternal_feuds: `${at(-20, 10, shape('M-12-20H12V14H-12Z', '#c8323c'))}${at(20, 10, shape('M-12-20H12V14H-12Z', '#2a63b8'))}${at(0, 2, shape('M4-26-10 2H0L-5 26 12-6H2Z', GOLD))}`,
  invention: `${disc(0, -8, 19, '#ffe9a3')}${shape('M-8 9H8V22H-8Z', STONE)}${line('M-8 14H8M-8 18H8', 1.8)}${line('M-6-4 0 3 6-4', 2.4)}${line('M-30-8H-25M30-8H25M-21-29-18-26M21-29 18-26M0-37V-32', 3)}`,
  year_of_plenty:
    meadow +
    disc(0, -14, 13, GOLD) +
    good('grain', -34, 2, 1.2) +
    good('grain', -12, 4, 1.2) +
    good('grain', 10, 2, 1.2),
  traveling_merchant: wagon + coin(33, -16, 7),
  feud: `${meadow}${house(0, 26, 34, 16)}${door(0, 26)}${at(0, -4, swords(1.1))}`,
  yule: `${meadow}${tree(0, 26, 1.5)}${disc(-4, 8, 2.6, '#d3483f')}${disc(5, 2, 2.6, GOLD)}${disc(0, -8, 2.6, '#d3483f')}${shape('M0-34 3-27 10-26 5-21 6-14 0-18-6-14-5-21-10-26-3-27Z', GOLD)}`,
  trade_ships_race: `${water}${at(-20, 2, ship(PAPER, '').replace(water, ''), 0.62)}${at(18, -4, ship('var(--k)', '').replace(water, ''), 0.62)}`,
  gift_for_the_prince: `${shape('M-22-4H22V24H-22Z', WOOD)}${shape('M-25-12H25V-3H-25Z', WOOD)}${line('M0-12V24', 5, GOLD)}${line('M0-13C-16-30-22-14 0-13 22-14 16-30 0-13', 3.4, GOLD)}${coin(-12, 13, 5)}${coin(12, 13, 5)}`,
  riots: `${meadow}${line('M-20 34V-6M0 34V-14M20 34V-6', 4, WOOD)}${flame(-20, -10, 0.8)}${line('M-8-14V-24M0-14V-28M8-14V-24M-8-14H8', 2.6)}${flame(20, -10, 0.8)}`,
  plague: `${shape('M-19-4C-19-30 19-30 19-4 19 4 13 7 12 10V20H-12V10C-13 7-19 4-19-4Z', PAPER)}${disc(-8, -4, 5, '#22303a')}${disc(8, -4, 5, '#22303a')}${shape('M0 3 3 9H-3Z', '#22303a')}${line('M-5 14V20M0 14V20M5 14V20', 1.8)}`,
  // Era of Gold.
  gudrun: person({ hair: RED_HAIR, hat: 'hat', robe: '#39404c', prop: at(30, 14, swords(0.5)) }),
  trade_master: person({ hat: 'feather', beard: BROWN, robe: '#8a5aa8', prop: coin(26, 24, 7) }),
  merchant: person({ hat: 'hat', beard: GREY, robe: '#b4762a', prop: bag(27, 22, STRAW, 0.7) }),
  brigands: `${person({ hat: 'hood', robe: '#4a4034' }, -16)}${person({ hat: 'hood', robe: '#6a5a3e', beard: BROWN }, 18)}`,
  reiner: person({
    hat: 'feather',
    hair: BLOND,
    prop: `${shape('M12 14 34 4V20Z', GOLD)}${line('M12 14 4 16', 4, GOLD)}`,
  }),
  gold_cache: `${meadow}${shape('M-24 26V8Q-24-6 0-6T24 8V26Z', WOOD)}${line('M-24 10H24', 3)}${shape('M-5 6H5V16H-5Z', GOLD)}${coin(-30, 24, 6)}${coin(30, 22, 7)}${coin(22, 29, 5)}`,
  moneylender: person({
    hat: 'cap',
    beard: GREY,
    robe: '#2f6150',
    prop: coin(-26, 26, 6) + coin(-26, 18, 6) + coin(-26, 10, 6),
  }),
  harbor: `${water}${keep(-24, 22, 22, 30)}${shape('M-50 20H4V27H-50Z', WOOD)}${at(24, 6, ship(PAPER, '').replace(water, ''), 0.6)}${line('M-24-17V-30', 2)}${flame(-24, -22, 0.4)}`,
  trading_base: `${water}${shape('M-44 18H20V26H-44Z', WOOD)}${hall(-14, 18, 42, 16)}${door(-14, 18)}${bag(22, 10, STRAW, 0.7)}${bag(34, 14, STRAW, 0.6)}`,
  merchant_guild:
    meadow +
    house(0, 27, 44, 26) +
    door(0, 27, 11, 16) +
    coin(0, -4, 9) +
    pane(-14, 14) +
    pane(14, 14),
  mint:
    meadow +
    hall(-4, 27, 46, 20, STONE) +
    door(-16, 27) +
    coin(8, 16, 9) +
    coin(30, 24, 7) +
    coin(34, 14, 6) +
    coin(28, 6, 5),
  salt_silo:
    meadow +
    hall(-12, 27, 38, 20, STONE) +
    shape('M10 27 24-4 40 27Z', '#f4f6f8') +
    line('M20 8 28 14M17 18 32 20', 1.4, STONE) +
    door(-12, 27),
  staple_house:
    meadow +
    hall(0, 27, 56, 24) +
    line('M-18 27V3M0 27V3M18 27V3', 1.8) +
    bag(-27, 22, STRAW, 0.6) +
    bag(27, 22, STRAW, 0.6) +
    door(9, 27) +
    door(-9, 27),
  // Era of Turmoil.
  voyage_of_plunder: `${ship('#c8323c', line('M-8-20V0M4-21V-1M16-20V0', 3, PAPER))}${disc(-18, 17, 4, GOLD)}${disc(0, 17, 4, GOLD)}${disc(18, 17, 4, GOLD)}`,
  archer: person({
    hat: 'hood',
    robe: LEAF,
    prop: `${line('M24 34C40 16 40-8 26-22', 4, WOOD)}${line('M24 34 26-22', 1.4)}${line('M8 6 38 8', 2.2)}`,
  }),
  arsonist: person({
    hat: 'hood',
    robe: '#4a4034',
    prop: line('M28 36V8', 5, WOOD) + flame(28, 2, 0.9),
  }),
  sebastian: person({
    beard: GREY,
    hair: GREY,
    robe: '#9a8a6a',
    prop: line('M28 36V-10M21-2H35', 4, WOOD),
  }),
  traitor: person({ hat: 'hood', robe: '#51305e', prop: scroll(26, 22, 0.75) }),
  lookout_tower:
    meadow +
    line('M-12 30-6-10M12 30 6-10M-9 12H9', 4, WOOD) +
    shape('M-15-10H15V-20H-15Z', WOOD) +
    tower(0, -18, 24, 4) +
    tree(30, 26, 0.9),
  drill_ground: `${meadow}${line('M-24 30V-8M-36 4H-12', 5, WOOD)}${disc(-24, -14, 7, STRAW)}${at(20, 4, swords(0.9))}`,
  carl_forkbeard: person({
    hat: 'horns',
    beard: GREY,
    robe: '#7d1f2b',
    prop: shape('M-5 22-8 36-2 27ZM5 22 8 36 2 27Z', GREY),
  }),
  heinrich: person({
    hat: 'helmet',
    robe: '#3f6f9c',
    prop: shape('M16 12H36V24C36 30 30 34 26 36 22 34 16 30 16 24Z', GOLD),
  }),
  irmgard: person({
    hat: 'veil',
    hair: BLOND,
    robe: '#e9e0c9',
    prop: shape('M22 36V18H30V36Z', PAPER) + flame(26, 10, 0.55),
  }),
  fairgrounds: festival('var(--k)'),
  fire_brigade:
    meadow +
    hall(-8, 27, 44, 20) +
    door(-16, 27, 14, 17) +
    tower(24, 27, 14, 34) +
    shape('M-2 27V16H10V27Z', IRON) +
    line('M-2 18Q4 10 10 18', 1.8),
  large_festival_hall:
    meadow +
    hall(0, 27, 68, 26) +
    door(0, 27, 14, 20) +
    pane(-22, 14, 7, 10) +
    pane(22, 14, 7, 10) +
    flag(-20, -18) +
    flag(16, -18),
  chapel_low: chapel,
  chapel_high: chapel,
  hedge_tavern: `${meadow}${house(-4, 27, 42, 20, STRAW)}${door(-4, 27)}${line('M18 0H32V4', 2)}${shape('M26 4H38V16H26Z', WOOD)}${disc(32, 10, 3.4, GOLD)}${disc(-36, 26, 10, LEAF)}${disc(38, 28, 9, LEAF)}`,
  tithe_barn:
    meadow +
    house(0, 27, 50, 18, STRAW) +
    shape('M-13 27V8H13V27Z', WOOD) +
    line('M0 8V27', 1.8) +
    good('grain', -34, 8, 0.9),
  // Era of Progress.
  benjamin: person({ hat: 'cap', hair: BROWN, robe: '#2f6150', prop: book(24, 26, BRICK, 0.6) }),
  three_field_system: `<path d="M-50 38V4L-16-8V38Z" fill="var(--fields)"/><path d="M-16 38V-8L18-8V38Z" fill="var(--pasture)"/><path d="M18 38V-8L50 4V38Z" fill="var(--hills-light)"/>${line('M-16 38V-8M18 38V-8')}${good('grain', -44, 4, 1)}${line('M24 8 46 14M24 18 46 24M24 28 46 34', 1.8)}${good('wool', -11, 4, 1)}`,
  mineral_mining: `${shape('M-50 38V8L-20-26 4-4 20-18 50 14V38Z', 'var(--mountains)')}${shape('M-14 38V14Q-14 2 0 2T14 14V38Z', '#2c2a2a')}${line('M-14 38V12H14V38', 4, WOOD)}${good('ore', -12, 16, 1)}`,
  guido: person({ hat: 'feather', beard: BROWN, robe: '#3f6f9c', prop: scroll(26, 24, 0.75) }),
  gustav: person({ hair: GREY, beard: GREY, robe: '#6a4a8a', prop: book(24, 27, BRICK, 0.65) }),
  doctor: person({
    hat: 'hat',
    robe: '#22303a',
    prop: shape('M18 20H34V36H18Z', PAPER) + line('M26 23V33M21 28H31', 3.4, '#c8323c'),
  }),
  chief_cannoneer: `${meadow}${shape('M-22 16 20-14 30 0-10 26Z', IRON)}${disc(-6, 24, 10, WOOD)}${disc(-6, 24, 3, STRAW)}${disc(34, -20, 5, '#2c2a2a')}${disc(28, 28, 4, '#2c2a2a')}${disc(36, 28, 4, '#2c2a2a')}`,
  pharmacy:
    meadow +
    house(-6, 27, 42, 22) +
    door(-16, 27) +
    shape('M2 26V16H10V26Z', '#a8d3e6') +
    shape('M26 26V12L24 8V4H36V8L34 12V26Z', '#8fd19b') +
    line('M-6-2V8M-11 3H-1', 4, '#c8323c'),
  bath_house: `${meadow}${hall(0, 14, 54, 16)}${shape('M-34 14H34V26Q34 32 28 32H-28Q-34 32-34 26Z', '#9fd0dd')}${line('M-20 22q5-4 10 0t10 0 10 0 10 0', 2, PAPER)}${line('M-12-16q-4-5 0-9M0-16q-4-5 0-9M12-16q-4-5 0-9', 2, PAPER)}`,
  building_crane: `${meadow}${line('M-16 30V-28M-16-28 32-14M-16-14 6-20', 5, WOOD)}${line('M30-14V4', 1.8)}${shape('M22 4H38V14H22Z', STONE)}${keep(10, 30, 26, 10)}`,
  library:
    meadow +
    hall(0, 27, 56, 24) +
    book(0, 14, BRICK, 0.85) +
    pane(-22, 15, 5, 10) +
    pane(22, 15, 5, 10),
  parliament: meadow + temple(0, 26, 60, 26) + flag(0, -16),
  town_hall:
    meadow +
    hall(0, 27, 50, 24) +
    tower(0, 4, 14, 20) +
    disc(0, -8, 4.4, PAPER) +
    door(0, 27, 12, 16) +
    pane(-16, 16) +
    pane(16, 16),
  university: meadow + temple(0, 26, 50, 22) + columns(0, 26, 50, 22, 5) + book(0, -16, BRICK, 0.6),
  // Centre cards.
  road: `${meadow}${shape('M-50 4Q0-8 50 6V20Q0 6-50 18Z', 'var(--path)')}${line('M-40 11H-28M-12 7H0M16 8H28', 2, WOOD)}`,
  settlement: meadow + house(-14, 26, 28, 16) + house(16, 28, 22, 12, STRAW) + door(-14, 26),
  city: meadow + keep(-20, 28, 20, 34) + house(10, 28, 34, 20) + door(10, 28) + flag(-20, -10),
}

/** Reprints of the themes: `goldsmith_gold` is the goldsmith. */
const firstPrint = (id: string) =>
  id in PICTURES ? id : id.replace(/_(gold|turmoil|progress)$/, '')

export const hasPicture = (id: string) => firstPrint(id) in PICTURES
export const pictureOf = (id: string): string => PICTURES[firstPrint(id)] ?? scroll(0, 0, 1.6)
