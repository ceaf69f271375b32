import { withVerb } from '../../table/choices'
import type { TableStore } from '../../table/store.svelte'
import { ALL_KINDS, type Purse } from './money'

/** Cards laid aside to be given up together: half the hand after a seven, a wedding's gift. */
export class Giving {
  laid = $state<Purse>({})
  /** They are on their way. */
  busy = $state(false)

  lay(kind: string, by: number) {
    this.laid = { ...this.laid, [kind]: (this.laid[kind] ?? 0) + by }
  }

  clear() {
    this.laid = {}
  }

  /** All cards together: the server takes them all or none. */
  async give(table: TableStore, verb: string) {
    this.busy = true
    const cards = ALL_KINDS.flatMap(kind => Array<string>(this.laid[kind] ?? 0).fill(kind))
    const actions = cards.flatMap(
      kind => withVerb(table.choices, verb).find(it => it.target === kind)?.action ?? [],
    )
    const [first, ...others] = actions
    if (first) await table.actAndSee(first, ...others)
    this.busy = false
  }
}
