// How the places of a principality are called: by what lies there, never by letters.

import { t, words } from '../../i18n/index.svelte'
import type { RealmPicture } from '../../protocol/RealmPicture'
import { cardName, type Deck } from './cards'
import { isUpper, layoutOf, type Cell } from './layout'

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

/** Names for the cells of a principality, with what lies there. */
export function cellNames(deck: Deck, realm: RealmPicture): (cell: Cell) => string {
  const called = placeNames(deck, realm)
  return cell => {
    switch (cell.kind) {
      case 'land': {
        const { resource } = deck.land(cell.land.landscape)
        const cache =
          realm.cache?.place === cell.land.place
            ? `, ${cardName('gold_cache')} ${realm.cache.store}/3`
            : ''
        return (
          t('web-riv-land', {
            land: called(cell.land.place),
            store: cell.land.store,
            resource: words().term(resource),
            twice: cell.land.is_doubled ? 1 : 0,
          }) + cache
        )
      }
      case 'town':
        return called(cell.town.id)
      case 'road':
        return cell.built
          ? cardName('road')
          : t('web-riv-road-place', { end: words().term(`rivals-${cell.end}`) })
      case 'plot':
        return t('web-riv-plot', { end: words().term(`rivals-${cell.end}`) })
      case 'site':
        return cell.card
          ? `${cardName(cell.card)}, ${called(cell.side)}`
          : t('web-riv-site', { place: called(cell.side) })
    }
  }
}

/** A side where a card of this kind could stand; a full one if there is no other. */
export function sideFor(realm: RealmPicture, kind: string): string {
  const towns = realm.towns.filter(it => kind !== 'city' || it.is_city).map(it => it.id)
  const sites = layoutOf(realm).cells.flatMap(it => (it.kind === 'site' ? [it] : []))
  const fitting = sites.filter(it => towns.includes(it.side.split('.')[0]))
  return (fitting.find(it => !it.card) ?? fitting[0] ?? sites[0]).side
}
