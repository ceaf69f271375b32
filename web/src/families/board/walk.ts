// Walking over the board with arrow keys: from a place to the nearest one in a direction.

import { tick } from 'svelte'
import type { Point } from '../../art/shapes'
import { distance, placeAt } from './geometry'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const TOWARDS: Record<Arrow, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const isArrow = (key: string): key is Arrow => key in TOWARDS

/** The nearest place within 60° of the arrow; on a tie the one nearer to its axis. */
export function step(from: string, arrow: Arrow, places: readonly string[]): string {
  const [x, y] = placeAt(from)
  const [ux, uy] = TOWARDS[arrow]
  let best = from
  let bestCost = Infinity
  for (const place of places) {
    if (place === from) continue
    const [px, py] = placeAt(place)
    const along = (px - x) * ux + (py - y) * uy
    const across = Math.abs((px - x) * uy) + Math.abs((py - y) * ux)
    if (along <= 1 || across > along * Math.sqrt(3) + 1) continue
    const cost = Math.hypot(along, across) + across / 1000
    if (cost < bestCost - 0.0001) {
      best = place
      bestCost = cost
    }
  }
  return best
}

/** The place that is nearest to another one. */
export function nearest(from: string, places: readonly string[]): string {
  const at = placeAt(from)
  const far = (place: string) => distance(at, placeAt(place))
  return places.reduce((best, place) => (far(place) < far(best) ? place : best), places[0] ?? from)
}

/** The place nearest to a point, if it is within reach. */
export function nearestTo(at: Point, places: readonly string[], reach: number): string | null {
  const far = (place: string) => distance(at, placeAt(place))
  const [best] = [...places].sort((a, b) => far(a) - far(b))
  return best !== undefined && far(best) <= reach ? best : null
}

/** Places in reading order: row by row, from the left. */
export const inReadingOrder = (places: readonly string[]) =>
  [...places].sort((a, b) => {
    const [ax, ay] = placeAt(a)
    const [bx, by] = placeAt(b)
    return Math.round((ay - by) / 10) || ax - bx
  })

/** To the lit place where the keyboard stopped last. */
export async function walkIn() {
  await tick()
  document.querySelector<SVGElement>('.stage .target[tabindex="0"]')?.focus()
}
