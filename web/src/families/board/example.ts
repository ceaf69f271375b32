// A board in an example of the rule book.

import { t, words } from '../../i18n/index.svelte'
import type { ExamplePage } from '../../protocol/ExamplePage'
import { discovered } from './chart'
import { placeNames } from './places'

export { default as Drawing } from './BoardExample.svelte'

/** What the places of an example are called. */
export const placesOf = ({ scene, picture }: ExamplePage) =>
  scene.family === 'board' && picture.family === 'board'
    ? placeNames(discovered(scene, picture))
    : (place: string) => place

/** Who has built what, for those who do not see the drawing. */
export function describe(page: ExamplePage): string {
  if (page.picture.family !== 'board') return page.caption
  const place = placesOf(page)
  const lines = page.picture.owners.flatMap(owner => {
    const built = [
      ...owner.settlements.map(it => `${words().term('settlement')} ${place(it)}`),
      ...owner.cities.map(it => `${words().term('city')} ${place(it)}`),
    ]
    return built.length ? [`${page.names[owner.seat] ?? owner.colour}: ${built.join('; ')}`] : []
  })
  return `${t('web-example-drawing')} ${lines.join('. ')}`
}
