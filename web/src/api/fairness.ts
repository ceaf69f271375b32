// What this browser adds to the chance of a table: pledged when it sits down, handed over once the
// list of seats is closed and says what this browser noted. See docs/fair-chance.md.

import type { StartList } from '../fair/agreed'
import { pledgeOf } from '../fair/chance'
import { hashOfText } from '../fair/hash'
import { givenList, note, type Noted, noteList, notes, seenList } from '../fair/notes'
import { t } from '../i18n/index.svelte'
import type { LobbyState } from '../protocol/LobbyState'
import type { Sit } from '../protocol/Sit'
import { randomHex } from './client'

/** What is sent to sit down, noted before it is sent. */
export async function pledgeAt(
  id: string,
  seat: number,
  lobby: LobbyState,
): Promise<Omit<Sit, 'coach'>> {
  const { commitment, deal } = lobby
  if (!deal) return { seat, pledge: null, commitment }
  const nonce = randomHex(32)
  const pledge = await pledgeOf(commitment, nonce)
  note(id, { commitment, terms: deal.terms, nonce, pledge, seat })
  return { seat, pledge, commitment }
}

/** What to do with a closed list. */
export type Checked =
  /** The nonce to hand over, and how many starts came before the first one seen here. */
  | { nonce: string; unseen: number }
  /** A sentence why the list is not to be trusted. */
  | { problem: string }

export async function checkList(id: string, lobby: LobbyState): Promise<Checked> {
  const deal = lobby.deal
  const list = JSON.parse(deal?.list ?? '{}') as StartList
  const pledges = new Map(notes(id).map(it => [it.pledge, it]))
  const place = list.seats?.findIndex(it => pledges.has(it.pledge ?? '')) ?? -1
  const noted = pledges.get(list.seats?.[place]?.pledge ?? '')
  if (!deal?.list || !noted) return { problem: t('web-unfair-pledge') }
  if (place !== lobby.table.my_seat || place !== (noted.seat ?? place))
    return { problem: t('web-unfair-seat') }
  if (noted.commitment !== lobby.commitment || noted.commitment !== list.commitment)
    return { problem: t('web-unfair-commitment') }
  if (noted.terms !== deal.terms || (await hashOfText(noted.terms)) !== list.terms)
    return { problem: t('web-unfair-terms') }
  const seen = seenList(id)
  const before = seen && (JSON.parse(seen) as StartList)
  // Under one commitment there is one list: whoever knows the nonces could try many others.
  if (before && seen !== deal.list) {
    const isCounted = before.commitment !== list.commitment && before.start < list.start
    if (!isCounted) return { problem: t('web-unfair-start') }
  }
  if (isWithheld(list, givenList(id), pledges)) return { problem: t('web-unfair-withheld') }
  noteList(id, deal.list)
  return { nonce: noted.nonce, unseen: before ? 0 : list.start - 1 }
}

/** Does the list say that a nonce did not come of which the server had said that it was there? */
function isWithheld(list: StartList, given: string | null, pledges: Map<string, Noted>): boolean {
  if (!given) return false
  const then = JSON.parse(given) as StartList
  const own = then.seats.find(it => pledges.has(it.pledge ?? ''))
  // Counted from one.
  const start = list.earlier?.[then.start - 1]
  return !!own && !!start && start.missing.includes(own.colour)
}
