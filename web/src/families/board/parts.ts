// Parts of the board table that most boards do without. They are there once a table that has them
// is prepared.

import { learn } from '../../i18n/index.svelte'

/** What is drawn with knights only. */
export let knights!: typeof import('./knights/parts')
/** What is drawn at sea only. */
export let sea!: typeof import('./sea/parts')

export async function fetchKnights() {
  ;[knights] = await Promise.all([import('./knights/parts'), learn('knights')])
}

export async function fetchSea() {
  ;[sea] = await Promise.all([import('./sea/parts'), learn('sea')])
}
