// Cards that are taken together, from the bank or out of a hand that lies open: each is picked, and
// all are sent with one click.

import type { Purse } from './money'

const times = (kind: string, picked: readonly string[]) => picked.filter(it => it === kind).length

/** Can one more of a kind be picked? */
export const canPick = (kind: string, picked: readonly string[], need: number, there: Purse) =>
  picked.length < need && times(kind, picked) < (there[kind] ?? 0)

/** Is there nothing left to pick? What lies there may be less than one might take. */
export const isEnough = (picked: readonly string[], need: number, there: Purse) =>
  picked.length > 0 && !Object.keys(there).some(it => canPick(it, picked, need, there))
