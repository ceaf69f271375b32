// Moments one must not miss, one after the other: each is seen and heard until it has been read.

import type { Moment } from './moments'
import { play } from './sound'

/** So long one can read a sentence, without losing sight of the game. */
const MOMENT_MILLIS = 4000

export class Loud {
  /** What is said now. */
  now = $state.raw<Moment | null>(null)
  #waiting: Moment[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Says something; what comes at the same time waits, but the end waits for nothing. */
  say(moments: readonly Moment[]) {
    const last = moments.filter(it => it.isEnd)
    this.#waiting = [...last, ...this.#waiting, ...moments.filter(it => !it.isEnd)]
    if (!this.now || last.length) this.#next()
  }

  stop() {
    clearTimeout(this.#timer)
  }

  #next() {
    clearTimeout(this.#timer)
    this.now = this.#waiting.shift() ?? null
    if (!this.now) return
    play(this.now.sound)
    this.#timer = setTimeout(() => this.#next(), MOMENT_MILLIS)
  }
}
