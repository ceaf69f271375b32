// The coach at a running table: hints in three steps, a warning before a blunder, how it stands.
// It is asked and never acts; what it said goes when the question does.

import { Refused } from '../api/client'
import * as tables from '../api/tables'
import { learn, t } from '../i18n/index.svelte'
import type { Evaluation } from '../protocol/Evaluation'
import type { Hint } from '../protocol/Hint'
import type { WeighedChoice } from '../protocol/WeighedChoice'
import { settings } from '../settings.svelte'
import { turnOf } from './log'
import { isBot } from './people'
import type { TableStore } from './store.svelte'

/** After this time one is told that it takes a moment. */
const THINKING_AFTER = 400
/** So long an answer is waited for. */
const PATIENCE = 5000
/** What to look at, where, and the numbers. */
export const STEPS = 3
/** So many choices are shown. */
const MOST = 3

export class Coach {
  /** How much of the hint is shown; nothing while it is closed. */
  step = $state(0)
  hint = $state.raw<Hint | null>(null)
  /** It has taken a while. */
  thinking = $state(false)
  /** Why there is no answer. */
  problem = $state('')
  /** An action that waits for a second thought, and what it would cost. */
  warned = $state.raw<{ action: string; loss: number; unit: string } | null>(null)
  evaluation = $state.raw<Evaluation | null>(null)

  /** May the viewer ask? The server decides; this says whether asking makes sense. */
  readonly may = $derived.by(() => {
    const me = this.table.mySeat
    const { update, known } = this.table
    if (me === null || !update || update.ending || this.table.seats[me]?.stand_in) return false
    const others = this.table.seats.filter(it => it.seat !== me)
    // Where somebody has asked among people, all had agreed.
    return known.lobby?.table.coach !== 'none' || others.every(isBot)
  })
  readonly canAsk = $derived.by(() => this.may && this.table.myTurn && !this.table.pending)
  /** The choices that are shown, the best first. */
  readonly choices = $derived.by((): readonly WeighedChoice[] => {
    if (!this.hint || this.step < 2) return []
    const isOne = this.step < STEPS && !this.hint.alike
    return this.hint.choices.slice(0, isOne ? 1 : MOST)
  })
  /** Where the best choice is, and those as good. */
  readonly targets = $derived.by(() =>
    this.choices.slice(0, this.hint?.alike ? MOST : 1).map(it => it.choice.target),
  )
  /** Places the first step points at. */
  readonly places = $derived.by((): readonly string[] => {
    const place = this.step === 1 ? this.hint?.look?.facts.place : undefined
    return place && 'place' in place ? [place.place] : []
  })

  /** The question an answer was asked for: others are not shown. */
  #asked = 0
  /** An action one has been warned about may be done all the same. */
  #meant = ''
  #turns = -1

  constructor(readonly table: TableStore) {}

  /** One press: opens, and then shows one step more; after the last it closes. */
  async press() {
    if (this.step === STEPS || (this.step && !this.hint)) return this.close()
    if (this.step) return void this.step++
    if (!this.canAsk) return
    this.step = 1
    this.problem = ''
    const asked = ++this.#asked
    const timer = setTimeout(() => (this.thinking = this.#asked === asked), THINKING_AFTER)
    try {
      await learn('coach')
      const hint = await inTime(tables.hint(this.table.id))
      if (this.#asked !== asked) return
      if (!hint?.choices.length || hint.prompt !== this.table.prompt)
        this.problem = t('web-coach-no-answer')
      else this.hint = hint
    } catch (error) {
      if (this.#asked === asked) this.problem = problem(error)
    } finally {
      clearTimeout(timer)
      if (this.#asked === asked) this.thinking = false
    }
  }

  close() {
    this.#asked++
    this.step = 0
    this.hint = null
    this.thinking = false
    this.problem = ''
    this.warned = null
  }

  /** Another question has been put: what was said of the one before is over. */
  moveOn() {
    this.#meant = ''
    this.close()
  }

  /**
   * May this be sent? Somebody who wants to be warned is asked once before a blunder. Where nothing
   * can be told in time, nothing is said.
   */
  async passes(action: string): Promise<boolean> {
    const { prompt, choices } = this.table
    const isFree = choices.length > 1 && this.#meant !== action
    if (!settings.warn || !this.may || !isFree) return true
    const hint = await learn('coach')
      .then(() => inTime(tables.hint(this.table.id, action)))
      .catch(() => null)
    if (prompt !== this.table.prompt || hint?.about?.mark !== 'blunder') return true
    this.close()
    this.#meant = action
    this.warned = { action, loss: hint.about.loss, unit: hint.unit }
    return false
  }

  /** Does what one was warned about. */
  doIt() {
    const { warned } = this
    this.warned = null
    if (warned) void this.table.act(warned.action)
  }

  /** How it stands is asked once a turn, and when it is switched on. */
  async evaluate() {
    const turns = this.table.known.log.filter(it => turnOf(it.event) !== null).length
    if (!settings.evaluation || !this.may) {
      this.evaluation = null
      this.#turns = -1
    } else if (turns !== this.#turns) {
      this.#turns = turns
      await learn('coach')
      const evaluation = await tables.evaluation(this.table.id).catch(() => null)
      if (turns === this.#turns && evaluation) this.evaluation = evaluation
    }
  }
}

/** Nothing, if it takes too long. */
const inTime = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, new Promise<null>(resolve => setTimeout(resolve, PATIENCE, null))])

const problem = (error: unknown) =>
  error instanceof Refused && error.refusal.sentence
    ? error.refusal.sentence
    : t('web-coach-no-answer')
