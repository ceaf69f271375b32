// Cards that take the place of two dice: what is left of them follows from what was drawn.

import type { Terms } from './agreed'

const CARDS = Array.from({ length: 36 }, (_, at) => `${Math.floor(at / 6) + 1}+${(at % 6) + 1}`)

export class DiceDeck {
  private readonly turned = new Set<string>()
  private readonly isAgreed: boolean

  /** The first form of journals names no terms, so nothing speaks against a deck. */
  constructor(terms: Terms | null) {
    const options = terms?.options
    this.isAgreed =
      !terms ||
      (options !== null &&
        typeof options === 'object' &&
        !Array.isArray(options) &&
        options?.dice_deck === true)
  }

  /**
   * Takes the card of a draw off the deck; false if nobody agreed on one, or if the bag is not what
   * is left of it. Other draws leave it alone.
   */
  follow(bag: string, outcome: string): boolean {
    if (!outcome.startsWith('turn ')) return true
    const left = CARDS.filter(card => !this.turned.has(card))
    if (!this.isAgreed || bag !== left.map(card => `${card}*1`).join(' ')) return false
    if (left.length === 1) this.turned.clear()
    else this.turned.add(outcome.slice('turn '.length))
    return true
  }
}
