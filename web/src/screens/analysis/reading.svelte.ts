// The analysis of a game while it is made: asked for again and again until it is done.

import { problemOf, Refused } from '../../api/client'
import * as tables from '../../api/tables'
import { learn } from '../../i18n/index.svelte'
import type { GameAnalysis } from '../../protocol/GameAnalysis'

/** How long to wait before asking again, in milliseconds; longer if nobody answers. */
const PAUSE = 1000
const LONGER = 5000

export class Reading {
  analysis = $state.raw<GameAnalysis | null>(null)
  /** So many games are read before this one. */
  waiting = $state(0)
  isDone = $state(false)
  problem = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(
    readonly id: string,
    readonly hands: tables.Hands,
  ) {}

  open() {
    this.#isClosed = false
    this.#ask()
  }

  close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #ask() {
    let pause = PAUSE
    try {
      const known = this.analysis?.decisions ?? []
      // Why a choice is the best is told in the words of the coach.
      const asked = tables.analysis(this.id, this.hands, known.length)
      const [answer] = await Promise.all([asked, learn('coach')])
      this.waiting = answer.waiting
      this.isDone = answer.is_done
      this.problem = ''
      if (answer.analysis)
        this.analysis = { ...answer.analysis, decisions: [...known, ...answer.analysis.decisions] }
    } catch (error) {
      this.problem = problemOf(error)
      // Too much to do is no last word; everything else is.
      if (error instanceof Refused && ![429, 503].includes(error.status)) return
      pause = LONGER
    }
    if (!this.isDone && !this.#isClosed) this.#timer = setTimeout(() => this.#ask(), pause)
  }
}
