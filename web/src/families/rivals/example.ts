// Principalities in an example of the rule book.

import { t } from '../../i18n/index.svelte'
import type { ExamplePage } from '../../protocol/ExamplePage'
import { cardName, Deck } from './cards'
import { placeNames } from './places'

export { default as Drawing } from './RivalsExample.svelte'

/** The principalities an example is about: those somebody could do something in, or both. */
export function realmsOf({ picture, marks }: ExamplePage) {
  if (picture.family !== 'rivals') return []
  const seats = new Set(marks.map(it => it.seat))
  return picture.realms.filter(it => !seats.size || seats.has(it.seat))
}

/** What the places of an example are called. */
export function placesOf(page: ExamplePage) {
  const [realm] = realmsOf(page)
  return page.scene.family === 'rivals' && realm
    ? placeNames(new Deck(page.scene), realm)
    : (place: string) => place
}

/** Which cards lie where, for those who do not see the drawing. */
export function describe(page: ExamplePage): string {
  const place = placesOf(page)
  const lines = realmsOf(page).map(realm => {
    const cards = realm.cards.map(it => `${cardName(it.card)}, ${place(it.side)}`)
    return `${page.names[realm.seat]}: ${cards.join('; ')}`
  })
  return `${t('web-example-drawing')} ${lines.join('. ')}`
}
