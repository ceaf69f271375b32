// What is seen of a finished game: its picture after a step, fetched as one walks along, and
// everything that happened in it.

import * as tables from '../../api/tables'
import { prepare } from '../../families/prepare'
import type { EventEntry } from '../../protocol/EventEntry'
import type { Update } from '../../protocol/Update'

/** Whoever walks quickly asks only for where they stop, in milliseconds. */
const PAUSE = 30

export class Film {
  shown = $state.raw<Update | null>(null)
  told = $state.raw<readonly EventEntry[]>([])
  #cache = new Map<string, Update>()
  #wanted = ''

  constructor(readonly id: string) {}

  /** Shows a step as a viewer saw it; the answer stops waiting for it. */
  show(viewer: string, step: number): (() => void) | undefined {
    const wanted = (this.#wanted = `${viewer}/${step}`)
    const found = this.#cache.get(wanted)
    if (found) {
      this.shown = found
      return
    }
    const timer = setTimeout(async () => {
      const update = await tables.replay(this.id, viewer, step).catch(() => null)
      if (!update) return
      await prepare(update.picture)
      this.#cache.set(wanted, update)
      if (wanted === this.#wanted) this.shown = update
    }, PAUSE)
    return () => clearTimeout(timer)
  }

  /** Hears the whole game, all hands open. */
  hear(last: number) {
    tables.replay(this.id, 'all', last, 0).then(
      ({ events }) => (this.told = events),
      () => {},
    )
  }
}
