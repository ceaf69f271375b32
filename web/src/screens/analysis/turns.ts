// The turns of a finished game.

import type { EventEntry } from '../../protocol/EventEntry'
import type { Scene } from '../../protocol/Scene'
import { turnOf } from '../../table/log'
import { spans, type Span } from './marks'

export function turnsOf(
  told: readonly EventEntry[],
  family: Scene['family'] | undefined,
  seats: number,
  last: number,
): Span[] {
  const starts = told.flatMap(({ step, event }) => {
    const seat = turnOf(event)
    // A box of the dice game is filled at the end of a turn.
    return seat === null ? [] : [{ step: event.family === 'dice' ? step + 1 : step, seat }]
  })
  if (family !== 'dice') return spans(starts, last)
  const all = [{ step: 1, seat: 0 }, ...starts.filter(it => it.step <= last)]
  return spans(
    all.map((it, i) => ({ step: it.step, seat: i % seats })),
    last,
  )
}
