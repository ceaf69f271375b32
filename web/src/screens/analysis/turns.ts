// The turns of a finished game.

import type { EventEntry } from '../../protocol/EventEntry'
import type { Scene } from '../../protocol/Scene'
import { turnOf } from '../../table/log'
import { spans, type Span } from './marks'

/**
 * A step that ends a turn belongs to it, although the next one is announced there: who ended it
 * decided so in their own turn.
 */
export function turnsOf(
  told: readonly EventEntry[],
  family: Scene['family'] | undefined,
  seats: number,
  last: number,
): Span[] {
  const announced = told.flatMap(({ step, event }) => {
    const seat = turnOf(event)
    return seat === null || step >= last ? [] : [{ step: step + 1, seat }]
  })
  if (family !== 'dice') return spans([...unannounced(told), ...announced], last)
  // In the dice game it is told who has ended a turn.
  const all = [{ step: 1, seat: 0 }, ...announced]
  return spans(
    all.map((it, i) => ({ step: it.step, seat: i % seats })),
    last,
  )
}

/** A game that begins without a founding phase rolls in a turn nobody has announced. */
function unannounced(told: readonly EventEntry[]) {
  const first = told.find(({ event }) => event.event === 'rolled' || event.event === 'turn-began')
  return first?.event.event === 'rolled' && first.event.family === 'board'
    ? [{ step: 1, seat: first.event.seat }]
    : []
}
