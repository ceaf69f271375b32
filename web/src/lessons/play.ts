// From the lessons into a whole game of what was learnt.

import * as tables from '../api/tables'
import { findGame } from '../games'

/** Whoever sits down with somebody who has just learnt the game. */
const GENTLE = 'ketil'

/** Opens a table with gentle bots; tells its address. */
export async function wholeGame(id: string): Promise<string> {
  const game = findGame(await tables.games(), id)
  const seats = Math.max(game?.min_seats ?? 0, Math.min(3, game?.max_seats ?? 3))
  // The map of the lessons, where there is one.
  const preset = game?.presets.find(it => isPrinted(it.options)) ?? game?.presets[0]
  const options = preset?.options ?? {}
  const table = await tables.createTable({ game: id, seats, bots: GENTLE, options })
  return addressOf(table.id)
}

const isPrinted = (options: unknown) => (options as { board?: string }).board === 'printed'

/** Whatever helps beginners at their first table is asked for here. */
const addressOf = (table: string) => `/t/${table}`
