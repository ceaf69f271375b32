// The printed island for beginners, as a picture for home and set-up. Tables send their own.

import type { BoardScene } from '../../protocol/BoardScene'

export const BEGINNER_ISLAND: Pick<BoardScene, 'hexes' | 'harbours'> = {
  hexes: [
    { name: '0,-2', terrain: 'mountains', number: 10 },
    { name: '1,-2', terrain: 'pasture', number: 2 },
    { name: '2,-2', terrain: 'forest', number: 9 },
    { name: '-1,-1', terrain: 'fields', number: 12 },
    { name: '0,-1', terrain: 'hills', number: 6 },
    { name: '1,-1', terrain: 'pasture', number: 4 },
    { name: '2,-1', terrain: 'hills', number: 10 },
    { name: '-2,0', terrain: 'fields', number: 9 },
    { name: '-1,0', terrain: 'forest', number: 11 },
    { name: '0,0', terrain: 'desert', number: null },
    { name: '1,0', terrain: 'forest', number: 3 },
    { name: '2,0', terrain: 'mountains', number: 8 },
    { name: '-2,1', terrain: 'forest', number: 8 },
    { name: '-1,1', terrain: 'mountains', number: 3 },
    { name: '0,1', terrain: 'fields', number: 4 },
    { name: '1,1', terrain: 'pasture', number: 5 },
    { name: '-2,2', terrain: 'hills', number: 5 },
    { name: '-1,2', terrain: 'fields', number: 6 },
    { name: '0,2', terrain: 'pasture', number: 11 },
  ],
  harbours: [
    { edge: '0,-3.SE', corners: ['0,-2.N', '0,-3.S'], kind: 'generic', rate: 3 },
    { edge: '1,-2.NE', corners: ['2,-3.S', '1,-2.N'], kind: 'grain', rate: 2 },
    { edge: '2,-1.NE', corners: ['3,-2.S', '2,-1.N'], kind: 'ore', rate: 2 },
    { edge: '2,0.E', corners: ['2,1.N', '3,-1.S'], kind: 'generic', rate: 3 },
    { edge: '1,1.SE', corners: ['1,1.S', '1,2.N'], kind: 'wool', rate: 2 },
    { edge: '-1,2.SE', corners: ['-1,2.S', '-1,3.N'], kind: 'generic', rate: 3 },
    { edge: '-3,3.NE', corners: ['-3,3.N', '-2,2.S'], kind: 'generic', rate: 3 },
    { edge: '-3,1.E', corners: ['-2,0.S', '-3,2.N'], kind: 'brick', rate: 2 },
    { edge: '-2,-1.E', corners: ['-1,-2.S', '-2,0.N'], kind: 'lumber', rate: 2 },
  ],
}
