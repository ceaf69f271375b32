// A sheet in an example of the rule book.

import { t, words } from '../../i18n/index.svelte'
import type { ExamplePage } from '../../protocol/ExamplePage'

export { default as Drawing } from './DiceExample.svelte'

const KINDS: Record<string, string> = { R: 'road', S: 'settlement', C: 'city', K: 'knight' }

/** Symbols of the sheet go by their kind and points: `S4` is "settlement 4". */
export const placesOf = ({ scene }: ExamplePage) => {
  const points = new Map(
    scene.family === 'dice' ? scene.symbols.map(it => [it.id, it.points] as const) : [],
  )
  return (symbol: string) =>
    points.has(symbol)
      ? `${words().term(KINDS[symbol[0]] ?? symbol)} ${points.get(symbol)}`
      : symbol
}

/** Dice and what is built, for those who do not see the drawing. */
export function describe(page: ExamplePage): string {
  if (page.picture.family !== 'dice') return page.caption
  const place = placesOf(page)
  const built = page.picture.sheets[0].built.map(place)
  const dice = page.picture.dice.map(it => words().term(it))
  return `${t('web-example-drawing')} ${[...dice, ...built].join(', ')}`
}
