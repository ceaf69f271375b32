// The analysis of a game while it is made: asked for again and again until it is done.

import { problemOf, Refused } from '../../api/client'
import * as tables from '../../api/tables'
import { learn, t } from '../../i18n/index.svelte'
import type { GameAnalysis } from '../../protocol/GameAnalysis'
import type { Reading as Progress } from '../../protocol/Reading'
import { timeLeft } from './pace'

/** How long to wait before asking again, in milliseconds; longer if nobody answers. */
const PAUSE = 1000
const LONGER = 5000

export class Reading {
  analysis = $state.raw<GameAnalysis | null>(null)
  /** So many games are read before this one. */
  waiting = $state(0)
  isDone = $state(false)
  /** How far the curve has come, until it is known. */
  curve = $state.raw<Progress | null>(null)
  /** So many milliseconds are left for the decisions, as far as that can be foreseen. */
  left = $state<number | null>(null)
  /** When decisions were first heard of, and how many had been read by then. */
  #first: { at: number; done: number } | null = null
  problem = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(
    readonly id: string,
    readonly hands: tables.Hands,
  ) {}

  /** How far the reading has come; nothing once all is read, or if there will be nothing. */
  get progress(): Progress | 'unknown' | null {
    if (this.problem || this.isDone) return null
    return this.analysis?.progress ?? this.curve ?? 'unknown'
  }

  /** What is to be said of it; empty if there is nothing to say. */
  get status(): string {
    const { analysis, curve, left, waiting } = this
    if (this.problem) return this.problem
    if (!analysis && curve) return t('web-reading-curve', { ...curve })
    if (!analysis)
      return waiting ? t('web-reading-waits', { games: waiting }) : t('web-reading-begins')
    if (this.isDone) return analysis.is_cut ? t('web-reading-cut') : ''
    const said = t('web-reading', { ...analysis.progress })
    if (left === null) return said
    return `${said} ${t('web-reading-left', { minutes: Math.round(left / 60_000) })}`
  }

  /** May a step without a decision still get one? Unread ones cannot be told from none. */
  mayCome(step: number): boolean {
    return !this.isDone && !!step && !this.analysis?.draws.some(it => it.step === step)
  }

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
      this.curve = answer.curve
      this.problem = ''
      if (answer.analysis) {
        this.analysis = { ...answer.analysis, decisions: [...known, ...answer.analysis.decisions] }
        this.#foresee(answer.analysis.progress)
      }
    } catch (error) {
      this.problem = problemOf(error)
      // Too much to do is no last word; everything else is.
      if (error instanceof Refused && ![429, 503].includes(error.status)) return
      pause = LONGER
    }
    if (!this.isDone && !this.#isClosed) this.#timer = setTimeout(() => this.#ask(), pause)
  }

  #foresee(progress: Progress) {
    const now = Date.now()
    this.#first ??= { at: now, done: progress.done }
    this.left = timeLeft(progress, this.#first.done, now - this.#first.at)
  }
}
