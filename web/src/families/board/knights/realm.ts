// What a seat has in Cities & Knights, and to which deck a progress card belongs.

import { words } from '../../../i18n/index.svelte'
import type { BoardPicture } from '../../../protocol/BoardPicture'
import type { DeckScene } from '../../../protocol/DeckScene'
import type { KnightPicture } from '../../../protocol/KnightPicture'

export const AREAS = ['trade', 'politics', 'science'] as const
export type Area = (typeof AREAS)[number]

/** The highest step of an improvement ladder. */
export const TOP_LEVEL = 5

/** The deck whose back a progress card has. */
export const deckOf = (decks: readonly DeckScene[] | undefined, card: string): string =>
  decks?.find(it => it.cards.includes(card))?.area ?? 'trade'

/** What a progress card does, in a sentence of the rules; nothing until they are loaded. */
export function effectOf(card: string): string {
  const rule = `CK-CARD-${card.replaceAll('-', '_')}`
  return words().has(rule) ? words().label(rule) : ''
}

export const realmOf = (picture: BoardPicture, seat: number | null) =>
  picture.knights?.realms.find(it => it.seat === seat)

/** The knight on a corner, and whose it is. */
export function knightOn(
  picture: BoardPicture,
  corner: string,
): { seat: number; knight: KnightPicture } | null {
  for (const realm of picture.knights?.realms ?? []) {
    const knight = realm.knights.find(it => it.corner === corner)
    if (knight) return { seat: realm.seat, knight }
  }
  return null
}

/** Hidden progress cards of a seat, whatever their decks. */
export const hiddenCards = (picture: BoardPicture, seat: number) =>
  (realmOf(picture, seat)?.hidden ?? []).reduce((sum, it) => sum + it.count, 0)
