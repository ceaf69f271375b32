// Where the points of a player come from, as far as everybody sees it.

import { t, words } from '../../i18n/index.svelte'
import type { BoardPicture } from '../../protocol/BoardPicture'
import { realmOf } from './knights/realm'
import { columnsOf } from './result'

/** "2 settlements", "Longest route" …, one line for each. */
export function sources(picture: BoardPicture, seat: number): string[] {
  return columnsOf(picture).flatMap(column => {
    if (column.pointless) return []
    if (column.holder)
      return column.holder(picture) === seat
        ? [t(column.name === 'route' ? 'web-longest-route' : 'web-largest-army')]
        : []
    if (column.name === 'shown')
      return (realmOf(picture, seat)?.shown ?? []).map(card => words().term(card))
    const count = column.value(picture, seat)
    return count ? [`${t(`web-col-${column.name}`)}: ${count}`] : []
  })
}
