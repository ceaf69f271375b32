// How knights and groups of players are called: "strong knight, active"; "Ada and Jonas".

import { list, t, words } from '../../../i18n/index.svelte'
import type { KnightPicture } from '../../../protocol/KnightPicture'
import type { TableStore } from '../../../table/store.svelte'

export const knightName = (knight: Pick<KnightPicture, 'rank' | 'active'>) =>
  t(knight.active ? 'web-knight-active' : 'web-knight-passive', { rank: words().term(knight.rank) })

export const namesOf = (table: TableStore, seats: readonly number[]) =>
  list(seats.map(it => table.nameOf(it)))
