// What all that was found comes to.

import type { Own } from './own'
import type { Finding } from './verify'

export type Verdict =
  | 'good'
  | 'bad'
  /** The draws are right, but the beginning was chosen. */
  | 'practice'
  /** Nothing was promised, or the seed is still secret. */
  | 'open'

export function verdictOf({ fault, journal }: Finding, own: Own | null): Verdict {
  if (fault?.problem === 'no-promise' || fault?.problem === 'not-over') return 'open'
  if (fault || own?.verdict === 'bad') return 'bad'
  const deal = journal?.deal
  return deal && (deal.list.practice || deal.terms.position !== null) ? 'practice' : 'good'
}
