// Boards as pictures before a game: printed ones as they are, dealt ones face down.

import type { BoardScene } from '../../protocol/BoardScene'
import { BEGINNER_ISLAND } from './beginner'

export type IslandPicture = Pick<BoardScene, 'hexes' | 'harbours'>

/** Boards that are the same in every game, by game and chosen board, or by game alone. */
const PRINTED: Record<string, IslandPicture> = {
  'base beginner': BEGINNER_ISLAND,
}

export const printedIsland = (game: string, options: Record<string, unknown> = {}): IslandPicture | null =>
  PRINTED[`${game} ${options.board}`] ?? PRINTED[game] ?? null

/** The island of nineteen hexes, face down. */
export const DEALT_ISLAND: IslandPicture = {
  hexes: BEGINNER_ISLAND.hexes.map((it) => ({ ...it, terrain: 'back', number: null })),
  harbours: [],
}

/** A board nobody has drawn yet. */
export const HIDDEN_COAST: IslandPicture = {
  hexes: ['0,-1', '1,-1', '-1,0', '0,0', '1,0', '-1,1', '0,1'].map((name) => ({ name, terrain: 'fog', number: null })),
  harbours: [],
}
