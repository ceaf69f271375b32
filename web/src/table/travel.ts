// Cards that visibly travel from one place of the screen to another.

import { face, glyph, ink } from '../art/goods'
import type { Amount } from '../protocol/Amount'
import { settings } from '../settings.svelte'

/** Where a card comes from or goes to: the `data-anchor` of an element. */
export interface Flight {
  from: string
  to: string
  /** A kind of good; none for a card face down. */
  kind: string | null
  delay: number
}

const DURATION = 420
const STAGGER = 60
const MOST_DRAWN = 6
const PATIENCE = 1500

let busyUntil = 0
const running = new Set<Animation>()

function centre(anchor: string): [number, number] | null {
  const element = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
  if (!element) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return width || height ? [left + width / 2, top + height / 2] : null
}

function card(kind: string | null): HTMLElement {
  const element = document.createElement('span')
  element.className = kind ? 'flying' : 'flying hidden-card'
  if (kind) {
    element.style.setProperty('--face', face(kind))
    element.style.color = ink(kind)
    element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${glyph(kind)}</svg>`
  }
  return element
}

/** Lets cards fly, at triple speed if too many wait already. A click ends them all. */
export function fly(flights: readonly Flight[]) {
  if (!settings.motion || document.hidden) return
  const now = performance.now()
  const start = Math.max(0, busyUntil - now)
  const speed = (start > PATIENCE ? 3 : 1) / settings.tempo
  flights.slice(0, MOST_DRAWN * 4).forEach((flight, i) => {
    const from = centre(flight.from)
    const to = centre(flight.to)
    if (!from || !to) return
    const element = card(flight.kind)
    document.body.append(element)
    const at = ([x, y]: [number, number], scale: number) =>
      `translate(${x - 17}px, ${y - 23}px) scale(${scale})`
    const middle: [number, number] = [
      (from[0] + to[0]) / 2,
      Math.min(from[1], to[1]) * 0.5 + (from[1] + to[1]) * 0.25,
    ]
    const animation = element.animate(
      [
        { transform: at(from, 0.5), opacity: 0 },
        { transform: at(from, 1), opacity: 1, offset: 0.15 },
        { transform: at(middle, 1.1), opacity: 1, offset: 0.55 },
        { transform: at(to, 0.7), opacity: 0.9 },
      ],
      {
        duration: DURATION / speed,
        delay: (start + flight.delay + (i % MOST_DRAWN) * STAGGER) / speed,
        easing: 'cubic-bezier(.3,.6,.3,1)',
        fill: 'backwards',
      },
    )
    running.add(animation)
    animation.onfinish = animation.oncancel = () => {
      running.delete(animation)
      element.remove()
    }
  })
  busyUntil = now + start + DURATION
}

export function endFlights() {
  for (const animation of running) animation.finish()
  busyUntil = 0
}

/** So many cards of each kind, the rest left to the numbers. */
export function cards(goods: readonly Amount[], from: string, to: string, delay = 0): Flight[] {
  const kinds = goods.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind))
  return kinds.slice(0, MOST_DRAWN).map(kind => ({ from, to, kind, delay }))
}
