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

  /** The server takes one card at a time. */
  async give(table: TableStore, verb: string) {
    this.busy = true
    const cards = ALL_KINDS.flatMap(kind => Array<string>(this.laid[kind] ?? 0).fill(kind))
    for (const kind of cards) {
      const choice = withVerb(table.choices, verb).find(it => it.target === kind)
      if (!choice || !(await table.actAndSee(choice.action))) break
      this.lay(kind, -1)
    }
    this.busy = false
  }
}
