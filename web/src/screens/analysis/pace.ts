// How long a reading will take, by how fast it went so far.

import type { Reading } from '../../protocol/Reading'

/** Before this many milliseconds have passed nothing can be foreseen. */
const SOONEST = 1500

/** So many milliseconds are left, when after `elapsed` of them it has come here from `from`. */
export function timeLeft({ done, of }: Reading, from: number, elapsed: number): number | null {
  if (elapsed < SOONEST || done <= from) return null
  return ((of - done) * elapsed) / (done - from)
}
