// A puzzle as a table: the browser keeps the moves, the server plays them anew after each. Any
// legal move may be tried; what it came to is known at once.

import { puzzle, puzzleAfter } from '../api/puzzles'
import type { ChoiceCard } from '../protocol/ChoiceCard'
import type { Phrase } from '../protocol/Phrase'
import type { PuzzleFrame } from '../protocol/PuzzleFrame'
import type { PuzzleHint } from '../protocol/PuzzleHint'
import type { Refusal } from '../protocol/Refusal'
import { refusalOf, statusAfter, withOwnName } from '../table/alone'
import { TableStore } from '../table/store.svelte'
import { t } from '../i18n/index.svelte'
import { pointsOf } from './points'
import { solved } from './progress.svelte'

/** A move with its words, where it was one of those listed. */
interface Made {
  action: string
  phrase: Phrase | null
}
/** An attempt that failed, and why. */
export interface Try {
  moves: readonly Made[]
  why: Phrase
  points: number | null
}

export class PuzzleStore extends TableStore {
  /** How it stood at the beginning, and after each move. */
  #frames = $state.raw<readonly PuzzleFrame[]>([])
  #made = $state.raw<readonly Made[]>([])
  tries = $state.raw<readonly Try[]>([])
  hint = $state.raw<PuzzleHint | null>(null)
  /** The answer, once one has asked for it. */
  told = $state.raw<readonly ChoiceCard[]>([])

  frame = $derived(this.#frames.at(-1) ?? null)
  made = $derived(this.#made.length)
  standing = $derived(this.frame?.standing ?? 'going')
  /** The lights go out at the end; a hint leaves what it speaks of. */
  override choices = $derived.by(() => {
    if (this.standing !== 'going') return []
    const all = this.known.update?.choices ?? []
    // The end of a turn that is all there is would happen by itself.
    return this.hint && this.hint.verb !== 'end' ? this.meant(all) : all
  })

  /** What the hint speaks of. */
  meant(choices: readonly ChoiceCard[]): ChoiceCard[] {
    const { verb, target } = this.hint ?? {}
    return choices.filter(it => it.verb === verb && it.target === (target ?? it.target))
  }

  /** Has nothing else been done than these moves in their order? */
  isOn(answer: readonly ChoiceCard[]): boolean {
    return this.#made.every(({ action }, i) => action === answer[i]?.action)
  }

  override async open() {
    try {
      this.#frames = [await puzzle(this.id)]
      this.#show()
      this.status = 'ready'
    } catch (error) {
      this.status = statusAfter(error)
    }
  }

  override async act(action: string, ...more: string[]) {
    if (this.pending || this.standing !== 'going') return
    this.pending = action
    this.dismiss()
    try {
      // Several moves of a kind are made as a whole or not at all.
      const played: [PuzzleFrame, Made][] = []
      let choices = this.known.update?.choices ?? []
      const actions = this.#actions()
      for (const next of [action, ...more]) {
        const phrase = choices.find(it => it.action === next)?.phrase ?? null
        actions.push(next)
        const frame = await puzzleAfter(this.id, actions)
        played.push([frame, { action: next, phrase }])
        choices = frame.table.update.choices
        if (frame.standing !== 'going') break
      }
      for (const [frame, made] of played) this.#take(frame, made)
    } catch (error) {
      this.refuse(error, action)
    } finally {
      this.pending = null
    }
  }

  override reasonAgainst(action: string): Promise<Refusal | null> {
    return refusalOf(puzzleAfter(this.id, [...this.#actions(), action]))
  }

  /** First the kind of the next move, then its place. */
  async help() {
    try {
      const help = this.hint ? 'place' : 'kind'
      const { hint } = await puzzleAfter(this.id, this.#actions(), help)
      this.hint = hint
      if (!hint) this.say(t('web-puzzle-no-hint'))
    } catch (error) {
      this.refuse(error, '')
    }
  }

  /** The whole answer; the position is set up for it. */
  async showAnswer() {
    try {
      this.told = (await puzzleAfter(this.id, [], 'answer')).answer
      this.again()
    } catch (error) {
      this.refuse(error, '')
    }
  }

  /** The last move is taken back. */
  back() {
    this.#backTo(this.made - 1)
  }

  /** The position is set up again. */
  again() {
    this.#backTo(0)
  }

  #backTo(made: number) {
    this.#frames = this.#frames.slice(0, made + 1)
    this.#made = this.#made.slice(0, made)
    this.#show()
  }

  #actions() {
    return this.#made.map(it => it.action)
  }

  #take(frame: PuzzleFrame, made: Made) {
    this.#frames = [...this.#frames, frame]
    this.#made = [...this.#made, made]
    this.hint = null
    this.hear({ message: 'update', ...frame.table.update })
    if (frame.standing === 'failed' && frame.why) {
      const isRace = frame.card.kind === 'win'
      const points = isRace ? pointsOf(frame.table.update.picture, this.mySeat) : null
      this.tries = [{ moves: this.#made, why: frame.why, points }, ...this.tries]
    }
    // Who has read the answer has not found it.
    if (frame.standing === 'solved' && !this.told.length) solved.add(this.id)
  }

  /** Draws the last frame, with what happened until then. */
  #show() {
    const frame = this.frame
    if (!frame) return
    this.hint = null
    this.dismiss()
    const { version } = frame.table.update
    const [beginning] = this.#frames
    const log = (this.known.log.length ? this.known.log : beginning.table.update.events).filter(
      it => it.step <= version,
    )
    this.take(withOwnName(frame.table))
    this.known = { ...this.known, log }
  }
}
