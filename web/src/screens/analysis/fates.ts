// The hand cards of the card game, grouped by what became of them.

import type { CardEnd } from '../../protocol/CardEnd'
import type { CardFate } from '../../protocol/CardFate'
import type { CardSource } from '../../protocol/CardSource'

/** What came to nothing first. */
export const ENDS: readonly CardEnd[] = ['kept', 'exchanged', 'put_back', 'lost', 'played', 'built']
export const SOURCES: readonly CardSource[] = ['drawn', 'chosen', 'fetched', 'stolen']

/** The cards of a seat by their ends; ends without cards are left out. */
export function byEnd(cards: readonly CardFate[], seat: number) {
  const own = cards.filter(it => it.seat === seat)
  return ENDS.flatMap(end => {
    const found = own.filter(it => it.end === end)
    return found.length ? [{ end, cards: found }] : []
  })
}

/** How many cards of a seat came or ended so. */
export const count = (cards: readonly CardFate[], seat: number, how: CardEnd | CardSource) =>
  cards.filter(it => it.seat === seat && (it.end === how || it.source === how)).length
