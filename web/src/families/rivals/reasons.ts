// What the server is asked about something that cannot be done now: the way it is usually done.

import type { ChoiceCard } from '../../protocol/ChoiceCard'
import type { RealmPicture } from '../../protocol/RealmPicture'
import { first } from '../../table/choices'
import type { Deck } from './cards'
import { usualUse, type Centre } from './picking'
import { sideFor } from './places'

export const useOf = (deck: Deck, card: string, own: RealmPicture) =>
  usualUse(deck.card(card), sideFor(own, deck.card(card).kind), own.landscapes[0].place)

export function building(verb: Centre, own: RealmPicture): string {
  const end = verb === 'settle' && own.road_left ? 'left' : 'right'
  return verb === 'city'
    ? `city ${own.towns.find(it => !it.is_city)?.id ?? own.towns[0].id}`
    : `${verb} ${end}`
}

/** A trade with what there is most of. */
export function trading(goods: Record<string, number>): string {
  const [give] = Object.entries(goods).sort((a, b) => b[1] - a[1])[0]
  return `trade 3 ${give} ${give === 'ore' ? 'grain' : 'ore'}`
}

/** A card that is built on a site. */
export const toBuild = (deck: Deck, hand: readonly string[]) =>
  hand.find(it => !['action', 'attack', 'landscape'].includes(deck.card(it).kind))

/** What is done at a place; none if there is no card for it. */
export function at(
  spot: string,
  choices: readonly ChoiceCard[],
  card: string | undefined,
): string | null {
  if (spot.startsWith('road') || spot.startsWith('settle')) return spot
  if (/^s-?\d+$/.test(spot)) return `city ${spot}`
  if (spot.startsWith('s')) return card ? `build ${card} ${spot}` : null
  const verb = ['store', 'spend', 'land'].find(it => first(choices, it))
  return verb ? `${verb} ${spot}` : ''
}
