// How the places of a principality are called: by what lies there, never by letters.

import { t } from '../../i18n/index.svelte'
import type { RealmPicture } from '../../protocol/RealmPicture'
import { cardName, type Deck } from './cards'
import { isUpper, layoutOf } from './layout'

/** Names for the places of one principality: `c0.u` is "Forest 2", `s0.u` "above settlement 1". */
export function placeNames(deck: Deck, realm: RealmPicture): (place: string) => string {
  const town = (id: string) => {
    const number = realm.towns.findIndex(it => it.id === id)
    const kind = realm.towns[number]?.is_city ? 'city' : 'settlement'
    return number < 0 ? id : t(`web-riv-${kind}`, { number: number + 1 })
  }
  return place => {
    if (place === 'cache') return cardName('gold_cache')
    if (place.startsWith('c')) {
      const land = realm.landscapes.find(it => it.place === place)
      return land ? deck.landName(land.landscape) : place
    }
    if (!place.includes('.')) return town(place)
    return t(isUpper(place) ? 'web-riv-above' : 'web-riv-below', {
      town: town(place.split('.')[0]),
    })
  }
}

/** A side where a card of this kind could stand; a full one if there is no other. */
export function sideFor(realm: RealmPicture, kind: string): string {
  const towns = realm.towns.filter(it => kind !== 'city' || it.is_city).map(it => it.id)
  const sites = layoutOf(realm).cells.flatMap(it => (it.kind === 'site' ? [it] : []))
  const fitting = sites.filter(it => towns.includes(it.side.split('.')[0]))
  return (fitting.find(it => !it.card) ?? fitting[0] ?? sites[0]).side
}
