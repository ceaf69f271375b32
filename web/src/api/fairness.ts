// What this browser adds to the chance of a table: pledged when it sits down, handed over once the
// list of seats is closed and says what this browser noted. See docs/fair-chance.md.

import { t } from '../i18n/index.svelte'
import type { LobbyState } from '../protocol/LobbyState'
import type { Sit } from '../protocol/Sit'
import { randomHex } from './client'

/** What this browser noted when it pledged: to be compared with the list and with the journal. */
export interface Noted {
  commitment: string
  terms: string
  nonce: string
  pledge: string
}

/** The closed list of seats, as its text says. */
export interface StartList {
  commitment: string
  practice: boolean
  seats: { colour: string; kind: 'person' | 'bot'; name: string; pledge: string | null }[]
  start: number
  terms: string
}

/** So many pledges of one table are kept: each new commitment needs another. */
const KEPT = 8
const noteOf = (id: string) => `landnam-pledges-${id}`
const startOf = (id: string) => `landnam-start-${id}`

/** Everything noted at a table, the newest last. */
export function notes(id: string): Noted[] {
  const text = localStorage.getItem(noteOf(id))
  return text ? (JSON.parse(text) as Noted[]) : []
}

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], digits => parseInt(digits, 16))

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  hexOf(await crypto.subtle.digest('SHA-256', bytes))

export const hashOfText = (text: string) => sha256(new TextEncoder().encode(text))

/** What stands for a nonce until the list is closed. */
export function pledgeOf(commitment: string, nonce: string): Promise<string> {
  const parts = [new TextEncoder().encode('landnam nonce 2\0'), bytesOf(commitment), bytesOf(nonce)]
  return sha256(new Uint8Array(parts.flatMap(part => [...part])))
}

/**
 * What is sent to sit down, noted before it is sent. Without HTTPS a browser cannot hash; the seat
 * then adds nothing.
 */
export async function pledgeAt(id: string, seat: number, lobby: LobbyState): Promise<Sit> {
  const { commitment, deal } = lobby
  if (!deal || !globalThis.crypto?.subtle) return { seat, pledge: null, commitment }
  const nonce = randomHex(32)
  const pledge = await pledgeOf(commitment, nonce)
  const note: Noted = { commitment, terms: deal.terms, nonce, pledge }
  localStorage.setItem(noteOf(id), JSON.stringify([...notes(id), note].slice(-KEPT)))
  return { seat, pledge, commitment }
}

/** The nonce to hand over, or a sentence why the list is not to be trusted. */
export async function checkList(
  id: string,
  lobby: LobbyState,
): Promise<{ nonce: string } | { problem: string }> {
  const deal = lobby.deal
  const list = JSON.parse(deal?.list ?? '{}') as StartList
  const seat = list.seats?.[lobby.table.my_seat ?? -1]
  const note = notes(id).find(it => it.pledge === seat?.pledge)
  if (!deal || !note) return { problem: t('web-unfair-pledge') }
  if (note.commitment !== lobby.commitment || note.commitment !== list.commitment)
    return { problem: t('web-unfair-commitment') }
  if (note.terms !== deal.terms || (await hashOfText(note.terms)) !== list.terms)
    return { problem: t('web-unfair-terms') }
  // The starts this browser saw are counted under one commitment only once.
  const [seen, under] = JSON.parse(localStorage.getItem(startOf(id)) ?? '[0,""]') as [
    number,
    string,
  ]
  if (under !== list.commitment) {
    if (list.start <= seen) return { problem: t('web-unfair-start') }
    localStorage.setItem(startOf(id), JSON.stringify([list.start, list.commitment]))
  }
  return { nonce: note.nonce }
}
