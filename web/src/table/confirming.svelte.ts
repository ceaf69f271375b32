// "Confirm placements": the first click on a place shows what would be put there, the second one
// puts it there.

import { settings } from '../settings.svelte'

export class Confirming {
  /** The place that was clicked once. */
  marked = $state<string | null>(null)

  /**
   * Does this click count? If not, the place is marked and waits for the next one. What cannot be
   * meant always takes two.
   */
  passes(place: string, isAsked = settings.confirm): boolean {
    const counts = !isAsked || this.marked === place
    this.marked = counts ? null : place
    return counts
  }

  /** A mark goes with the light of its place. */
  keep(lit: (place: string) => boolean) {
    if (this.marked !== null && !lit(this.marked)) this.marked = null
  }
}
