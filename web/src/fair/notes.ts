// What this browser noted at a table, kept until the game is over and longer.

/** Noted when it pledged: to be compared with the list and with the journal. */
export interface Noted {
  commitment: string
  terms: string
  nonce: string
  pledge: string
  /** Where one sat down; older versions did not note it. */
  seat?: number
}

/** What was noted where only the seed was committed to, as at tables of old. */
export type OldNote = Pick<Noted, 'commitment' | 'nonce'>

/** So many pledges of one table are kept: each new commitment needs another. */
const KEPT = 8
const pledges = (id: string) => `landnam-pledges-${id}`
const list = (id: string) => `landnam-list-${id}`
const given = (id: string) => `landnam-given-${id}`
const old = (id: string) => `landnam-nonce-${id}`

const read = <T>(key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as T | null

/** Everything noted at a table, the newest last. */
export const notes = (id: string): Noted[] => read<Noted[]>(pledges(id)) ?? []

export function note(id: string, noted: Noted) {
  localStorage.setItem(pledges(id), JSON.stringify([...notes(id), noted].slice(-KEPT)))
}

/** The text of the list to which this browser last handed over its nonce. */
export const seenList = (id: string): string | null => localStorage.getItem(list(id))
export const noteList = (id: string, text: string) => localStorage.setItem(list(id), text)

/** The text of the last list to which the server has said that it has this browser's nonce. */
export const givenList = (id: string): string | null => localStorage.getItem(given(id))
export const noteGiven = (id: string, text: string) => localStorage.setItem(given(id), text)

export const oldNote = (id: string): OldNote | null => read<OldNote>(old(id))
