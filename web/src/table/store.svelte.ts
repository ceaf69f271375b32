// One table as this browser knows it: the last messages, what was sent, what was refused.

import { Refused } from '../api/client'
import { myself } from '../api/me.svelte'
import * as tables from '../api/tables'
import { t, words } from '../i18n/index.svelte'
import type { Names } from '../i18n/phrases'
import type { EventEntry } from '../protocol/EventEntry'
import type { LobbyState } from '../protocol/LobbyState'
import type { Refusal } from '../protocol/Refusal'
import type { ServerMessage } from '../protocol/ServerMessage'
import type { TableState } from '../protocol/TableState'
import type { Update } from '../protocol/Update'
import { listen } from './connection'
import { seatName } from './people'
import { NOTHING, receive, wholeTable, type Known } from './reduce'
import { named } from './refusal'
import { play } from './sound'

/** Is told what has just happened, to move cards and make sounds. */
export type EventWatcher = (events: readonly EventEntry[], update: Update) => void

/** A question about something that is not allowed, and its answer. */
export interface Answered {
  refusal: Refusal
  /** The action that was refused, to mark its place. */
  action: string
  /** It was only asked about, not tried. */
  asked: boolean
}

export class TableStore {
  known = $state.raw<Known>(NOTHING)
  status = $state<'loading' | 'ready' | 'missing' | 'failed'>('loading')
  connected = $state(true)
  /** The action on its way to the server. */
  pending = $state<string | null>(null)
  answered = $state.raw<Answered | null>(null)
  /** Sentences for the live region. */
  said = $state('')
  unreadChat = $state(0)
  /** How the server broke what was agreed about chance. */
  unfair = $state('')
  /** When the list of seats was closed, as far as this browser knows. */
  closedAt = $state(0)
  /** When the last update came, for the clocks. */
  updatedAt = $state(performance.now())
  /** How a family calls its places; set by its screen. */
  place = $state.raw<(notation: string) => string>(notation => notation)

  #awaitedVersion = 0
  #decisions = 0
  #watchers = new Set<EventWatcher>()
  #close: (() => void) | null = null
  #toast: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {}

  async open() {
    try {
      const state = await tables.tableState(this.id)
      this.take(state)
      this.status = 'ready'
    } catch (error) {
      this.status = error instanceof Refused && error.status === 404 ? 'missing' : 'failed'
      return
    }
    this.#close?.()
    this.#close = listen(this.id, {
      message: message => this.hear(message),
      alive: alive => (this.connected = alive),
    })
  }

  close() {
    this.#close?.()
    clearTimeout(this.#toast)
  }

  watch(watcher: EventWatcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  get seats() {
    return this.known.lobby?.table.seats ?? []
  }
  get mySeat() {
    return this.known.lobby?.table.my_seat ?? null
  }
  get update() {
    return this.known.update
  }
  /** Lights go out while the server cannot hear us. */
  get choices() {
    return this.connected ? (this.known.update?.choices ?? []) : []
  }
  get myTurn() {
    return this.mySeat !== null && !!this.known.update?.awaited.includes(this.mySeat)
  }
  get names(): Names {
    return { seat: seat => this.nameOf(seat), place: notation => this.place(notation) }
  }

  nameOf(seat: number): string {
    const card = this.seats[seat]
    return card ? seatName(card) : t('web-seat-neutral', { number: seat - this.seats.length + 1 })
  }

  /** Sends a decision. What it changes comes back by the stream. */
  async act(action: string) {
    const update = this.known.update
    if (!update || this.pending) return
    this.pending = action
    this.#decisions++
    this.dismiss()
    try {
      const acted = await tables.act(this.id, update.prompt, action)
      this.#awaitedVersion = acted.version
      this.dismiss()
      if ((this.known.update?.version ?? 0) >= acted.version) this.pending = null
    } catch (error) {
      this.pending = null
      this.refuse(error, action)
    }
  }

  /** Sends a decision and waits until its update is here; false if it was refused. */
  async actAndSee(action: string): Promise<boolean> {
    await this.act(action)
    while (this.pending) await new Promise(resolve => setTimeout(resolve, 30))
    return !this.answered
  }

  /**
   * Asks why something is not possible, and shows the answer, unless something has been decided
   * since.
   */
  async ask(action: string, told = (refusal: Refusal) => refusal) {
    const decisions = this.#decisions
    try {
      const refusal = await this.reasonAgainst(action)
      if (refusal && decisions === this.#decisions) this.show(told(refusal), action, true)
    } catch (error) {
      this.refuse(error, action)
    }
  }

  /** What speaks against an action; nothing if it is allowed. */
  async reasonAgainst(action: string): Promise<Refusal | null> {
    return (await tables.why(this.id, action)).refusal
  }

  /**
   * Takes a seat. A stream opened by a stranger goes on as a spectator's, so it begins anew with
   * the new guest.
   */
  async sit(seat: number) {
    await myself.load()
    const wasStranger = !myself.me
    await tables.sit(this.id, seat)
    if (wasStranger) await this.open()
  }

  /** Takes the own seat back from the bot that stood in. */
  async takeBack() {
    if (this.mySeat === null) return
    try {
      await tables.sit(this.id, this.mySeat)
    } catch (error) {
      this.refuse(error, '')
    }
  }

  /** The host lets a bot play for somebody who is away. */
  async replace(seat: number) {
    try {
      const game = (await tables.games()).find(it => it.id === this.known.lobby?.table.game)
      const level = game?.bots.at(-1)?.id ?? 'random'
      await tables.changeSeat(this.id, { seat, holder: { holder: 'bot', level } })
    } catch (error) {
      this.refuse(error, '')
    }
  }

  async chat(text: string) {
    try {
      await myself.ensure()
      await tables.chat(this.id, text)
    } catch (error) {
      this.refuse(error, '')
    }
  }

  refuse(error: unknown, action: string) {
    const sentence = t('web-error-unreachable')
    const refusal =
      error instanceof Refused
        ? error.refusal
        : { code: 'unreachable', rule: null, sentence, facts: {} }
    this.show(refusal.sentence ? refusal : { ...refusal, sentence: t('web-error-unknown') }, action)
  }

  /** A sentence that needs no question. */
  say(sentence: string) {
    this.show({ code: 'told', rule: null, sentence, facts: {} }, '', true)
  }

  show(refusal: Refusal, action: string, asked = false) {
    clearTimeout(this.#toast)
    this.answered = { refusal: { ...refusal, sentence: named(refusal, this.place) }, action, asked }
    this.#toast = setTimeout(() => this.dismiss(), 7000)
  }

  dismiss() {
    clearTimeout(this.#toast)
    this.answered = null
  }

  private take(state: TableState | LobbyState) {
    this.known = 'scene' in state ? wholeTable(this.known, state) : { ...this.known, lobby: state }
    if (!('scene' in state)) this.settle(state)
    this.updatedAt = performance.now()
    if (this.mySeat !== null) myself.isSomebody()
  }

  /** Pledges and nonces are nobody's business but the browser's. */
  private settle(lobby: LobbyState) {
    if (!lobby.deal?.list) this.closedAt = 0
    else if (!this.closedAt) this.closedAt = Date.now()
    void tables.settle(this.id, lobby).then(problem => (this.unfair = problem))
  }

  private hear(message: ServerMessage) {
    this.connected = true
    const before = this.known
    this.known = receive(before, message)
    if (message.message === 'lobby') this.settle(message)
    const update = this.known.update
    if (message.message === 'chat') {
      this.unreadChat++
      this.said = `${message.name}: ${message.text}`
      if (message.seat === null || message.seat !== this.mySeat) play('chat')
    }
    if (message.message !== 'update' && message.message !== 'table') return
    this.updatedAt = performance.now()
    if (update && update.version >= this.#awaitedVersion) this.pending = null
    const fresh = message.message === 'update' ? this.known.log.slice(before.log.length) : []
    if (update && fresh.length) this.tell(fresh, update)
  }

  private tell(fresh: readonly EventEntry[], update: Update) {
    const spoken = fresh.flatMap(it => (it.phrase ? [words().phrase(it.phrase, this.names)] : []))
    if (this.myTurn) spoken.push(words().phrase(update.sentence, this.names))
    this.said = spoken.join(' ')
    for (const watcher of this.#watchers) watcher(fresh, update)
  }
}
