// How the places of a principality are called: by what lies there, never by letters.

import { t } from '../../i18n/index.svelte'
import type { RealmPicture } from '../../protocol/RealmPicture'
import { cardName, type Deck } from './cards'
import { isUpper } from './layout'

/** Names for the places of one principality: `c0.u` is "Forest 2", `s0.u` "above settlement 1". */
export function placeNames(deck: Deck, realm: RealmPicture): (place: string) => string {
  const town = (id: string) => {
    const number = realm.towns.findIndex((it) => it.id === id)
    const kind = realm.towns[number]?.is_city ? 'city' : 'settlement'
    return number < 0 ? id : t(`web-riv-${kind}`, { number: number + 1 })
  }
  return (place) => {
    if (place === 'cache') return cardName('gold_cache')
    if (place.startsWith('c')) {
      const land = realm.landscapes.find((it) => it.place === place)
      return land ? deck.landName(land.landscape) : place
    }
    if (!place.includes('.')) return town(place)
    return t(isUpper(place) ? 'web-riv-above' : 'web-riv-below', { town: town(place.split('.')[0]) })
  }
}
