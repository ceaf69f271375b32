// Positions of Cities & Knights, in notation. Red is the person, and it is red's turn unless a scene says otherwise.

/** The middle of a game on the beginners' island: knights, improvements and cards of all four. */
const MIDDLE = `
red city 0,-1.N
red city -2,1.N
red settlement -3,2.N
red road 0,-1.NE
red road 0,-1.E
red road 0,0.NE
red road -2,0.SE
red road -3,1.E
red road -2,1.NE
red road -1,0.SE
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
blue city 0,2.N
blue settlement -2,2.N
blue road -2,2.NE
blue road -2,2.E
blue road 0,1.E
blue road 0,1.NE
blue road 0,0.E
blue road 1,0.NE
blue knight 1,0.N basic active
blue improvement trade 1
blue improvement science 3
blue progress bishop
blue hand 1 lumber 2 brick 2 ore 1 paper
orange city 2,-2.S
orange settlement 2,-3.S
orange road 1,-2.E
orange road 1,-1.NE
orange road 2,-2.SE
orange road 2,-1.NE
orange knight 2,-1.N mighty active
orange improvement politics 4
orange metropolis politics 2,-2.S
orange hand 2 wool 2 grain 2 ore
white city -1,0.N
white settlement 1,1.N
white road 1,0.E
white road -1,-1.SE
white improvement trade 1
white merchant 1,1
white defender 1
white hand 1 brick 2 grain 1 cloth
landed
barbarians 4
robber 2,0
turn red
`
export const KNIGHTS = {
  knights: ['knights', MIDDLE, []],
}
