// What the table says beside the sentence of the server: how many are left, what is owed, what a
// search costs.

import { t, words } from '../../i18n/index.svelte'
import type { RealmPicture } from '../../protocol/RealmPicture'
import type { RivalsPicture } from '../../protocol/RivalsPicture'
import type { RivalsQuestion } from '../../protocol/RivalsQuestion'
import { cardName, RESOURCES, type Deck } from './cards'

/** What lies in all stores of a principality, by kind. */
export function goodsOf(deck: Deck, realm: RealmPicture): Record<string, number> {
  const goods: Record<string, number> = Object.fromEntries(RESOURCES.map(kind => [kind, 0]))
  for (const land of realm.landscapes) goods[deck.land(land.landscape).resource] += land.store
  goods.gold += realm.cache?.store ?? 0
  return goods
}

/** The quiet line below the sentence. */
export function moreToSay(
  prompt: string,
  picture: RivalsPicture,
  realm: RealmPicture,
  lit: number,
  picked = 0,
): string {
  if (prompt === 'wait') return ''
  const { left, owed, card, cause } = picture.question
  const parts = []
  const asking = card && !['roll', 'main', 'exchange'].includes(prompt) ? card : null
  // A card may be played after a harvest whose symbol still lies there.
  if (asking) parts.push(cardName(asking))
  else if (cause) parts.push(t(`web-riv-cause-${cause}`))
  if (owed.length)
    parts.push(
      t(prompt === 'riots' ? 'web-riv-riots-price' : 'web-riv-owed', {
        goods: words().amounts(owed),
      }),
    )
  if (prompt === 'spare') parts.push(t('web-riv-hint-spare'))
  if (left && left > picked) parts.push(t('web-riv-left', { count: left - picked }))
  if (prompt === 'main') parts.push(t('web-riv-hint-main'))
  if (prompt === 'refill') parts.push(t('web-riv-hint-refill', { limit: realm.hand_limit }))
  if (prompt === 'exchange') parts.push(t('web-riv-hint-exchange', { price: realm.search_price }))
  if (prompt === 'exchange-take')
    parts.push(t('web-riv-hint-search', { price: realm.search_price }))
  if (lit && prompt !== 'main') parts.push(t('web-riv-lit', { count: lit }))
  const said = parts.join(' · ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** How often each card is in a pile. */
export function copiesIn(cards: readonly (string | null)[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const card of cards) if (card) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

/** Spots that stand out: those the question is about, and one that waits for a second click. */
export function markedSpots(question: RivalsQuestion, clicked: string | null): Set<string> {
  const { place, card, named } = question
  return new Set([
    ...(place ? [place, `${place} ${card}`] : []),
    ...named.map(it => `${it.side} ${it.card}`),
    ...(clicked === null ? [] : [clicked]),
  ])
}
