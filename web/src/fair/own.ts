// A journal against what this browser noted before the game.
//
// A journal alone proves that it is consistent, not that it is the one of a game. Whoever could
// exchange the list after seeing the nonces could try many, so its text is compared, too.

import type { StartList } from './agreed'
import type { Deal, Journal } from './journal'
import type { Noted, OldNote } from './notes'

/** What a browser knows of a table beside its journal. */
export interface Kept {
  table: string
  /** The seat the server says one has. */
  mySeat: number | null
  notes: readonly Noted[]
  seenList: string | null
  oldNote: OldNote | null
}

export type Own =
  /** Everything noted is in the journal. */
  | { verdict: 'good'; seat: string; nonce: string }
  /** Why nothing can be compared. */
  | { verdict: 'open'; why: 'absent' | 'left' | 'without' }
  /** What differs. */
  | { verdict: 'bad'; what: 'table' | 'pledge' | 'commitment' | 'terms' | 'nonce' | 'list' }

export function compare(journal: Journal, kept: Kept): Own {
  return journal.deal ? compareDeal(journal, journal.deal, kept) : compareOld(journal, kept.oldNote)
}

function compareDeal(
  journal: Journal,
  { terms, termsText, list, listText }: Deal,
  kept: Kept,
): Own {
  if (terms.table !== kept.table) return { verdict: 'bad', what: 'table' }
  const pledges = new Map(kept.notes.map(it => [it.pledge, it]))
  const seat = list.seats.findIndex(it => pledges.has(it.pledge ?? ''))
  if (seat < 0) return withoutPledge(list, kept)
  const noted = pledges.get(list.seats[seat].pledge ?? '')
  const seen = kept.seenList && (JSON.parse(kept.seenList) as StartList)
  const what =
    (kept.mySeat !== null && kept.mySeat !== seat && 'pledge') ||
    (noted?.commitment !== journal.commitment && 'commitment') ||
    (noted?.terms !== termsText && 'terms') ||
    (noted?.nonce !== journal.nonces[seat] && 'nonce') ||
    (seen && seen.commitment === journal.commitment && kept.seenList !== listText && 'list')
  if (what) return { verdict: 'bad', what }
  return { verdict: 'good', seat: journal.names[seat], nonce: journal.nonces[seat] }
}

/** Nothing this browser pledged is in the list: can that be? */
function withoutPledge(list: StartList, kept: Kept): Own {
  if (!kept.notes.length) return { verdict: 'open', why: 'absent' }
  const seen = kept.seenList && (JSON.parse(kept.seenList) as StartList)
  // This very start, or a later one, had its pledge.
  if (seen && seen.start >= list.start) return { verdict: 'bad', what: 'list' }
  if (kept.mySeat === null) return { verdict: 'open', why: 'left' }
  const { colour, pledge } = list.seats[kept.mySeat] ?? {}
  const isWithout = list.earlier.some(it => it.without && it.missing.includes(colour))
  return isWithout && pledge === null
    ? { verdict: 'open', why: 'without' }
    : { verdict: 'bad', what: 'pledge' }
}

function compareOld({ commitment, nonces, names }: Journal, noted: OldNote | null): Own {
  if (!noted) return { verdict: 'open', why: 'absent' }
  if (noted.commitment !== commitment) return { verdict: 'bad', what: 'commitment' }
  const seat = nonces.indexOf(noted.nonce)
  if (seat < 0) return { verdict: 'bad', what: 'nonce' }
  return { verdict: 'good', seat: names[seat], nonce: noted.nonce }
}
