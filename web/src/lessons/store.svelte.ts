// A lesson as a table: the browser keeps the moves, the server plays them anew after each.

import { lessonAfter } from '../api/lessons'
import { learn, t, words } from '../i18n/index.svelte'
import type { ChoiceCard } from '../protocol/ChoiceCard'
import type { LessonFrame } from '../protocol/LessonFrame'
import type { Refusal } from '../protocol/Refusal'
import type { TableState } from '../protocol/TableState'
import { refusalOf, statusAfter, withOwnName } from '../table/alone'
import { TableStore } from '../table/store.svelte'
import { progress } from './progress.svelte'

/** How it stands, with the moves that led there. */
type Played = LessonFrame & { moves: string[] }

export class LessonStore extends TableStore {
  frame = $state.raw<LessonFrame | null>(null)
  /** The task whose words are shown: the next one waits until one has read that it is done. */
  shown = $state(0)
  /** Only the answer is lit. */
  helping = $state(false)
  isBetween = $derived(!!this.frame && this.frame.task > this.shown)
  /** What the task is about is lit: the answer for those who want help, the places it points at. */
  override choices = $derived.by(() => {
    const all = this.known.update?.choices ?? []
    if (!this.frame || this.isBetween) return []
    const { answers, points } = this.frame
    const answer = this.helping ? all.filter(it => it.action === answers[0]) : []
    const isPointedAt = (it: ChoiceCard) => it.target.split(' ').some(at => points.includes(at))
    const pointed = answer.length ? answer : all.filter(isPointedAt)
    return pointed.length ? pointed : all
  })
  override points = $derived(this.isBetween ? [] : (this.frame?.points ?? []))
  #moves: string[] = []

  override async open() {
    await learn('lessons')
    const begun = progress.movesOf(this.id)
    await this.#restore(begun)
    // What was kept may be of an older lesson.
    if (this.status === 'failed' && begun.length) await this.#restore([])
  }

  override async act(action: string, ...more: string[]) {
    if (this.pending || !this.frame || this.isBetween) return
    this.pending = action
    this.dismiss()
    try {
      // Several moves of a kind are made as a whole or not at all.
      const frames: Played[] = []
      let moves = this.#moves
      for (const next of [action, ...more]) {
        moves = [...moves, next]
        frames.push(await this.#after(moves))
      }
      for (const frame of frames) this.#take(frame)
    } catch (error) {
      this.refuse(error, action)
    } finally {
      this.pending = null
    }
  }

  override async reasonAgainst(action: string): Promise<Refusal | null> {
    return refusalOf(this.#after([...this.#moves, action]))
  }

  /** The task begins anew. */
  again() {
    return this.#restore(this.#moves.slice(0, this.frame?.begun ?? 0))
  }

  /** The whole lesson begins anew. */
  fromTheBeginning() {
    return this.#restore([])
  }

  /** The next task. */
  goOn() {
    this.shown = this.frame?.task ?? 0
    this.helping = false
  }

  /** What a choice does, in words. */
  deedOf(choice: ChoiceCard) {
    return words().phrase(choice.phrase, this.names)
  }

  async #after(moves: string[]): Promise<Played> {
    return { ...(await lessonAfter(this.id, moves)), moves }
  }

  async #restore(moves: string[]) {
    try {
      const frame = await this.#after(moves)
      this.#moves = moves
      this.frame = frame
      this.goOn()
      this.known = { ...this.known, log: [] }
      this.take(this.#named(frame.table))
      this.status = 'ready'
    } catch (error) {
      this.status = statusAfter(error)
    }
  }

  #take(frame: Played) {
    this.#moves = frame.moves
    this.frame = frame
    if (frame.made === 0) this.helping = false
    this.hear({ message: 'update', ...frame.table.update })
    if (frame.task === frame.tasks) progress.finish(this.id)
    else progress.note(this.id, frame.moves)
  }

  /** The table is called after the lesson. */
  #named(table: TableState): TableState {
    const { lobby, ...rest } = withOwnName(table)
    return { ...rest, lobby: { ...lobby, table: { ...lobby.table, name: t(`lesson-${this.id}`) } } }
  }
}
