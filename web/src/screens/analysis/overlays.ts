// What is drawn on the board for a decision: where each choice would have gone.

import { ghostOf, type Ghost } from '../../families/board/arming'
import { placeAt } from '../../families/board/geometry'
import type { DecisionCard } from '../../protocol/DecisionCard'
import type { Mark } from '../../protocol/Mark'
import type { Point } from '../../art/shapes'
import { shownChoices } from './marks'

export interface Overlay {
  place: string
  at: Point
  ghost: Ghost | null
  /** A letter with the chance; what was done beyond the best three has none. */
  letter: string
  value: number
  isBest: boolean
  isPlayed: boolean
  mark: Mark | null
  /** Where the tag stands, off the place. */
  tag: Point
}

const MOST = 4
/** How far a tag is from its place, and how near two tags may come. */
const AWAY = 78
const APART = 96
const SIDES: Point[] = [
  [0, -1],
  [0, 1],
  [1.1, -0.6],
  [-1.1, -0.6],
  [1.1, 0.6],
  [-1.1, 0.6],
]

/** The overlays of a decision, or of one choice that is looked at. Choices at one place share it. */
export function overlaysOf(card: DecisionCard, chosen: number | null): Overlay[] {
  const overlays: Overlay[] = []
  const rows = shownChoices(card)
  for (const [row, i] of rows.entries()) {
    if (chosen !== null && i !== chosen) continue
    const weighed = card.choices[i]
    const first = [weighed.choice, ...weighed.rest].find(it => it.target && ghostOf(it.verb))
    const place = first?.target
    if (!place || overlays.some(it => it.place === place) || overlays.length === MOST) continue
    const at = placeAt(place)
    overlays.push({
      place,
      at,
      ghost: ghostOf(first?.verb),
      letter: row < 3 ? String.fromCharCode(65 + row) : '',
      value: weighed.value,
      isBest: i === 0,
      isPlayed: i === card.played,
      mark: i === card.played ? card.mark : null,
      tag: at,
    })
  }
  for (const overlay of overlays) overlay.tag = tagOf(overlay, overlays)
  return overlays
}

/** Beside its place, where no other place or tag is. */
function tagOf({ at }: Overlay, all: readonly Overlay[]): Point {
  const taken = all.flatMap(it => (it.at === at ? [] : [it.at, it.tag]))
  const sides = SIDES.map(([dx, dy]): Point => [at[0] + dx * AWAY, at[1] + dy * AWAY])
  const room = ([x, y]: Point) =>
    Math.min(APART, ...taken.map(([a, b]) => Math.hypot(x - a, y - b)))
  return sides.reduce((best, it) => (room(it) > room(best) ? it : best))
}
