// Positions at sea, in notation. Red is the person, and it is red's turn unless a scene says
// otherwise.

import { COAST } from './positions.mjs'

/** Heading for New Shores: two ships beside the eastern island, and enough to land there. */
export const SHORES = `${COAST}
blue ship 4,5.SE
orange ship 2,7.NE
white ship 1,2.SE
red hand 2 lumber 2 brick 3 wool 2 grain 1 ore
red cards knight road-building
blue hand 1 lumber 2 brick 2 ore
orange hand 2 wool 2 grain
white hand 1 brick 2 grain
pirate 3,6
`
/** Red's only ship could not lie anywhere else: blue ships are at the settlement it hangs on. */
const STUCK = `
red settlement 3,3.NE
red ship 4,2.SE
red hand 1 lumber 1 wool
blue settlement 0,6.N
blue ship 3,3.NE
blue ship 3,3.E
orange settlement 0,7.S
white settlement -1,5.SW
robber 1,5
pirate frame
turn red
`
/** Settlements at both gold fields of that map. */
const GOLD = `
red settlement 5,1.N
red city 5,4.S
red settlement 2,3.N
blue settlement 0,5.N
orange settlement 0,7.S
white settlement -1,5.SW
pirate frame
robber 1,5
`
/** The Fog Islands: one ship more and the fog lifts from 2,3. */
const FOG = `
red settlement 0,4.NE
red settlement 0,6.S
red ship 0,4.E
blue settlement 4,1.S
blue ship 3,2.E
orange settlement 5,3.N
white settlement 5,5.N
found 3,5 gold 5
found 3,6 pasture 9
found 3,4 sea
red hand 3 lumber 3 wool 1 brick 1 grain
turn red
`
/** Cloth for Catan: red is one ship away from the village with the eleven. */
const CLOTH = `
red settlement 4,1.S
red settlement 0,6.N
red ship 1,6.NW
red cloth 3
blue settlement 2,2.SE
blue city 2,7.N
blue ship 2,2.E
blue cloth 2
orange settlement 5,2.SE
orange ship 5,2.SW
orange cloth 1
white settlement 4,6.NW
red hand 3 lumber 3 wool
red cards knight
pirate frame
turn red
`
/** The Pirate Islands: red's line has reached the fortress, three ships are armed. */
const PIRATES = `
red warship 2,7.NE
red warship 2,7.NW
red warship 1,7.NE
red ship 1,7.NW
red ship 0,7.E
red ship 0,7.SE
red ship 0,7.SW
red ship -1,7.SE
red settlement 4,6.S
red settlement 5,4.N
red lairs 2
blue settlement 6,5.N
blue ship 3,5.NW
blue ship 2,5.NE
blue warship 2,5.NW
orange settlement 5,6.S
orange settlement 7,2.S
white settlement 6,3.N
red hand 2 lumber 2 wool 1 ore
red cards knight
turn red
`
/** The same with seven armed ships, more than any die, and one lair left. */
const LAST_LAIR = PIRATES.replace('red lairs 2', 'red lairs 1').replace(
  /red ship (1|0)/g,
  'red warship $1',
)
/**
 * The Wonders: red may claim the theatre and can pay a level of it; two others are on their way.
 */
const WONDERS = `
red city 2,3.N
red city 3,4.N
red road 2,3.NE
red hand 2 lumber 2 brick 4 wool 1 grain
blue city 0,4.N
blue settlement 0,5.S
blue wonder cathedral 2
orange settlement 6,2.S
orange city 3,6.S
orange wonder great-wall 1
white settlement 1,7.S
turn red
`
/** The Forgotten Tribe: a gift within reach, and a harbour to win. */
export const TRIBE = `
red settlement 5,4.NE
red settlement 1,4.N
red ship 6,4.NW
red ship 6,4.NE
blue settlement 2,4.S
orange city 0,3.N
white settlement 3,3.N
red hand 4 lumber 4 wool
turn red
`

/** Name of the scene, game, position, and what red has done already. */
export const AT_SEA = {
  shores: ['sea/new_shores', SHORES, []],
  figures: ['sea/new_shores', SHORES, ['knight']],
  lifted: ['sea/new_shores', SHORES, ['move-ship']],
  stuck: ['sea/new_shores', STUCK, []],
  fog: ['sea/fog_islands', FOG, []],
  cloth: ['sea/cloth_for_catan', CLOTH, []],
  pirates: ['sea/pirate_islands', PIRATES, []],
  'last-lair': ['sea/pirate_islands', LAST_LAIR, []],
  wonders: ['sea/wonders_of_catan', WONDERS, []],
  tribe: ['sea/forgotten_tribe', TRIBE, []],
}

export const GOLD_POSITION = `${GOLD}\nturn blue\nphase before-roll\n`
