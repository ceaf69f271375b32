// What scenes of several games have in common, in notation. Each adds what only its game has.

/** The middle of a game on the beginners' island. */
export const ISLAND = `
red settlement -3,2.N
red city -2,1.N
red road 0,-1.NE
red road 0,-1.E
red road 0,0.NE
red road -2,0.SE
red road -3,1.E
red road -2,1.NE
red road -1,0.SE
blue settlement -2,2.N
blue city 0,2.N
blue road -2,2.NE
blue road -2,2.E
blue road 0,1.E
blue road 0,1.NE
orange settlement 2,-3.S
orange city 2,-2.S
orange road 1,-2.E
orange road 1,-1.NE
orange road 2,-2.SE
orange road 2,-1.NE
white settlement 1,1.N
white city -1,0.N
white road 1,0.E
white road -1,-1.SE
orange hand 2 wool 2 grain 2 ore
robber 2,0
turn red
`
/** The middle of a game on the beginners' island: red is to move, with something to build. */
export const MIDDLE = `${ISLAND}
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
/** A game for two. */
export const TWO = `
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
/** Heading for New Shores: two ships beside the eastern island. */
export const COAST = `
red settlement 3,3.NE
red city 1,4.N
red road 1,4.NE
red road 3,3.E
red ship 4,2.SE
red ship 4,2.E
blue settlement 3,5.SE
blue settlement 0,6.N
blue road 0,6.NE
blue ship 4,5.SW
orange settlement 0,7.S
orange city 2,6.SE
orange road 2,6.E
white settlement -1,5.SW
white city 2,4.S
white road 2,4.SE
robber 1,5
turn red
`
