// The routes of puzzles.

import type { PuzzleCard } from '../protocol/PuzzleCard'
import type { PuzzleFrame } from '../protocol/PuzzleFrame'
import type { PuzzleHelp } from '../protocol/PuzzleHelp'
import type { PuzzleMoves } from '../protocol/PuzzleMoves'
import type { PuzzleShelf } from '../protocol/PuzzleShelf'
import { get, post } from './client'

export const puzzles = () => get<PuzzleShelf>('/puzzles')

export const puzzleOfToday = () => get<PuzzleCard>('/puzzles/today')

/** A puzzle as it begins. */
export const puzzle = (id: string) => get<PuzzleFrame>(`/puzzles/${encodeURIComponent(id)}`)

/** What these moves come to; the server keeps nothing of it. */
export const puzzleAfter = (id: string, moves: string[], help: PuzzleHelp | null = null) =>
  post<PuzzleFrame>(`/puzzles/${encodeURIComponent(id)}`, { moves, help } satisfies PuzzleMoves)
