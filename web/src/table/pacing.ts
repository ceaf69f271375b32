// When each message of the stream is shown: what a bot has done stays in sight for a moment before
// the next thing happens, and dice come to rest before their cards are seen.

import type { EventEntry } from '../protocol/EventEntry'
import type { ServerMessage } from '../protocol/ServerMessage'
import type { Update } from '../protocol/Update'

export type UpdateMessage = Extract<ServerMessage, { message: 'update' }>

/** So many may wait; whoever is further behind was not looking. */
const MOST = 60

interface Showing {
  show: (message: ServerMessage) => void
  /**
   * Throws the dice of a message before it is shown; answers how long they roll, in milliseconds.
   */
  roll: (message: UpdateMessage) => number
  /** How long a message is looked at before the next one, in milliseconds. */
  looksFor: (message: UpdateMessage) => number
  /** Somebody else waits for the viewer, who has to see this at once. */
  isUrgent: (message: UpdateMessage) => boolean
  now?: () => number
  /** Calls back later; what it answers calls it off. */
  later?: (then: () => void, millis: number) => () => void
}

const timer = (then: () => void, millis: number) => {
  const id = setTimeout(then, millis)
  return () => clearTimeout(id)
}

export class Pace {
  #waiting: UpdateMessage[] = []
  /** The update whose dice are rolling. */
  #rolling: UpdateMessage | null = null
  #freeAt = 0
  #callOff: (() => void) | null = null

  constructor(private readonly showing: Showing) {}

  /** Shows a message now or as soon as it is its turn. */
  take(message: ServerMessage) {
    if (message.message === 'update') {
      this.#waiting.push(message)
      this.#go()
      return
    }
    // What tells everything must not be followed by something older.
    if (message.message === 'table' || message.message === 'lobby') this.flush()
    this.showing.show(message)
  }

  /** Shows all that waits. */
  flush() {
    const waiting = this.#waiting
    this.stop()
    for (const message of waiting) this.showing.show(message)
  }

  /** Forgets all that waits. */
  stop() {
    this.#waiting = []
    this.#rolling = null
    this.#wake()
    this.#freeAt = 0
  }

  #wake() {
    this.#callOff?.()
    this.#callOff = null
  }

  #go() {
    if (this.#waiting.length > MOST || globalThis.document?.hidden) return this.flush()
    // Only the look at a bot's move is cut short; dice that roll come to rest.
    if (!this.#rolling && this.#waiting.some(this.showing.isUrgent)) {
      this.#wake()
      this.#freeAt = 0
    }
    if (this.#callOff) return
    const { now = () => performance.now(), later = timer } = this.showing
    while (this.#waiting.length) {
      const left = this.#freeAt - now()
      if (left > 0) {
        this.#callOff = later(() => {
          this.#callOff = null
          this.#go()
        }, left)
        return
      }
      this.#freeAt = now() + this.#showNext()
    }
  }

  /** Shows the next message or its dice, and tells for how long. */
  #showNext(): number {
    const [next] = this.#waiting
    const rolls = next === this.#rolling ? 0 : this.showing.roll(next)
    this.#rolling = rolls ? next : null
    if (rolls) return rolls
    this.#waiting.shift()
    this.showing.show(next)
    return this.#waiting.some(this.showing.isUrgent) ? 0 : this.showing.looksFor(next)
  }
}

/** Were dice thrown that all players share? */
export const rolls = (events: readonly EventEntry[]) =>
  events.some(it => it.event.family !== 'dice' && it.event.event === 'rolled')

/** The table as it was but for the dice that have just been thrown; none if none were. */
export function thrown(before: Update | null, after: Update): Update | null {
  if (!before || !rolls(after.events)) return null
  const quiet = { ...before, events: [], choices: [], forms: [], clocks: after.clocks }
  const [was, is] = [before.picture, after.picture]
  if (was.family === 'board' && is.family === 'board') {
    const { dice, turns } = is
    const face = is.knights?.event_die ?? null
    const knights = was.knights && { knights: { ...was.knights, event_die: face } }
    return { ...quiet, picture: { ...was, dice, turns, ...knights } }
  }
  if (was.family === 'rivals' && is.family === 'rivals') {
    const { number, symbol, last_roll, turns } = is
    return { ...quiet, picture: { ...was, number, symbol, last_roll, turns } }
  }
  return null
}
