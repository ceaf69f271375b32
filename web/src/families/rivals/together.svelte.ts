// What somebody has chosen so far of several answers that are sent together.

import type { ChoiceCard } from '../../protocol/ChoiceCard'
import type { RivalsQuestion } from '../../protocol/RivalsQuestion'
import type { TableStore } from '../../table/store.svelte'
import { Together } from './together'

export class Choosing {
  picked = $state.raw<readonly ChoiceCard[]>([])

  constructor(
    private readonly table: () => TableStore,
    private readonly question: () => RivalsQuestion,
    /** The cards one takes or puts away, with copies. */
    private readonly cards: () => readonly (string | null)[],
  ) {
    // A new question begins anew.
    $effect(() => {
      void this.table().prompt
      this.picked = []
    })
  }

  /** None where one answer is enough. */
  now = $derived.by(() =>
    Together.of(this.table().choices, this.question(), this.cards(), this.picked),
  )
  /** The choices that can be made now. */
  offered = $derived.by(() => this.now?.offered(this.table().choices) ?? this.table().choices)

  /** Adds a choice to the others, or makes it at once. */
  take(choice: ChoiceCard) {
    if (this.now?.open.includes(choice)) this.picked = [...this.picked, choice]
    else this.table().act(choice.action)
  }
  clear() {
    this.picked = []
  }
  send() {
    const [first, ...more] = this.picked.map(it => it.action)
    this.table().act(first, ...more)
  }
}
