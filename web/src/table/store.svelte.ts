// One table as this browser knows it: the last messages, what was sent, what was refused.

import type { Snippet } from 'svelte'
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
import { settings } from '../settings.svelte'
import type { Coach } from './coach.svelte'
import { listen } from './connection'
import { hidden } from './hidden.svelte'
import { doerOf } from './log'
import { Loud } from './loud.svelte'
import { momentsOf, REPLACED } from './moments'
import { Pace, rolls, thrown, type UpdateMessage } from './pacing'
import { isBot, seatName } from './people'
import { NOTHING, receive, wholeTable, type Known } from './reduce'
import { named, told } from './refusal'
import { play } from './sound'

/** So long dice roll. */
const DICE_MILLIS = 600

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
  /** Which question is open: it stays when others talk, come and go. */
  prompt = $derived(this.known.update?.prompt)
  status = $state<'loading' | 'ready' | 'missing' | 'failed'>('loading')
  connected = $state(true)
  /** Lights go out while the server cannot hear us. */
  choices = $derived(this.connected ? (this.known.update?.choices ?? []) : [])
  /** The action on its way to the server. */
  pending = $state<string | null>(null)
  answered = $state.raw<Answered | null>(null)
  /** Sentences for the live region. */
  said = $state('')
  /** What the viewer must not miss. */
  readonly loud = new Loud()
  unreadChat = $state(0)
  /** How the server broke what was agreed about chance. */
  unfair = $state('')
  /** Starts that did not come about, before the first one this browser saw. */
  unseenStarts = $state(0)
  /** When the list of seats was closed, as far as this browser knows. */
  closedAt = $state(0)
  /** When the last update came, for the clocks. */
  updatedAt = $state(performance.now())
  /** When it was last told whom the others wait for. */
  idleAt = $state(performance.now())
  /** Stands beside the board of a lesson, instead of log and chat, and says what to do. */
  guide = $state.raw<Snippet | null>(null)
  /** Whom one may ask for advice; only where a game is played. */
  coach = $state.raw<Coach | null>(null)
  /** Places a lesson points at. */
  points = $state.raw<readonly string[]>([])
  /** Stands above the dock of a puzzle and says what to do. */
  task = $state.raw<Snippet | null>(null)
  /** Stands beside the board of a puzzle, above the log. */
  beside = $state.raw<Snippet | null>(null)
  /** What is played here, where that is not the name of a table. */
  title = $state('')
  /** How a family calls its places; set by its screen. */
  place = $state.raw<(notation: string) => string>(notation => notation)

  #awaitedVersion = 0
  #decisions = 0
  #watchers = new Set<EventWatcher>()
  #close: (() => void) | null = null
  #toast: ReturnType<typeof setTimeout> | undefined
  /** When each message came: it may be shown later, but clocks ran on. */
  #arrivals = new WeakMap<ServerMessage, number>()

  /** Updates wait here until what came before has been seen. */
  #pace = new Pace({
    show: message => this.show(message),
    roll: message => this.roll(message),
    looksFor: message => (this.isByBot(message) ? settings.pauseMillis : 0),
    isUrgent: message => this.isUrgent(message),
  })

  constructor(readonly id: string) {}

  async open() {
    try {
      const state = await tables.tableState(this.id)
      this.take(state)
      // At a table; who plays a lesson has a seat, too, and is still nobody.
      if (this.mySeat !== null) myself.isSomebody()
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
    this.#pace.stop()
    clearTimeout(this.#toast)
    this.loud.stop()
  }

  /** Takes a message; it is shown when what came before has been seen. */
  protected hear(message: ServerMessage) {
    this.#arrivals.set(message, performance.now())
    this.#pace.take(message)
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
  /** In a lesson or a puzzle there is nobody to talk to, and no seat to leave. */
  get isAlone() {
    return !!this.guide || !!this.task
  }
  /** Whoever sits down here agrees that all may ask the coach. */
  get hasCoach() {
    return (this.known.lobby?.table.coach ?? 'none') !== 'none'
  }
  /** Places a lesson or the coach points at. */
  get ringed() {
    return [...this.points, ...(this.coach?.places ?? [])]
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

  /**
   * Sends a decision, or several of a kind that are made together. What they change comes back by
   * the stream.
   */
  async act(action: string, ...more: string[]) {
    const update = this.known.update
    if (!update || this.pending) return
    this.pending = action
    this.#decisions++
    this.dismiss()
    if (!more.length && this.coach && !(await this.coach.passes(action))) {
      this.pending = null
      return
    }
    try {
      const acted = await tables.act(this.id, update.prompt, action, more)
      this.#awaitedVersion = acted.version
      this.dismiss()
      if ((this.known.update?.version ?? 0) >= acted.version) this.pending = null
    } catch (error) {
      this.pending = null
      // Whoever declines an offer that has just ended has what they wanted.
      const isOver = error instanceof Refused && error.refusal.code === 'stale'
      if (!isOver || action !== 'reject') this.refuse(error, action)
    }
  }

  /** Sends a decision and waits until its update is here; false if it was refused. */
  async actAndSee(action: string, ...more: string[]): Promise<boolean> {
    await this.act(action, ...more)
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
      if (refusal && decisions === this.#decisions) this.answer(told(refusal), action, true)
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
    await tables.sit(this.id, seat, this.hasCoach)
    if (wasStranger) await this.open()
  }

  /** Takes the own seat back from the bot that stood in. */
  async takeBack() {
    const seat = this.mySeat
    if (seat !== null) await this.attempt(() => tables.sit(this.id, seat))
  }

  /** Agrees to let a bot play for somebody who keeps the others waiting. */
  replace(seat: number) {
    return this.attempt(() => tables.replace(this.id, seat))
  }

  chat(text: string) {
    return this.attempt(async () => {
      await myself.ensure()
      await tables.chat(this.id, text)
    })
  }

  mute(person: string, muted: boolean) {
    return this.attempt(() => tables.mute(this.id, person, muted))
  }

  limitChat(seatedOnly: boolean) {
    return this.attempt(() => tables.limitChat(this.id, seatedOnly))
  }

  /** What is refused is told. */
  private async attempt(what: () => Promise<unknown>) {
    try {
      await what()
    } catch (error) {
      this.refuse(error, '')
    }
  }

  refuse(error: unknown, action: string) {
    const refusal =
      error instanceof Refused ? error.refusal : told(t('web-error-unreachable'), 'unreachable')
    this.answer(
      refusal.sentence ? refusal : { ...refusal, sentence: t('web-error-unknown') },
      action,
    )
  }

  /** A sentence that needs no question. */
  say(sentence: string) {
    this.answer(told(sentence), '', true)
  }

  answer(refusal: Refusal, action: string, asked = false) {
    clearTimeout(this.#toast)
    this.answered = { refusal: { ...refusal, sentence: named(refusal, this.place) }, action, asked }
    this.#toast = setTimeout(() => this.dismiss(), 7000)
  }

  dismiss() {
    clearTimeout(this.#toast)
    this.answered = null
  }

  private get isPlayedFor() {
    return !!this.seats[this.mySeat ?? -1]?.stand_in
  }

  protected take(state: TableState | LobbyState) {
    this.known = 'scene' in state ? wholeTable(this.known, state) : { ...this.known, lobby: state }
    if (!('scene' in state)) this.settle(state)
    this.updatedAt = this.idleAt = performance.now()
  }

  /** Pledges and nonces are nobody's business but the browser's. */
  private settle(lobby: LobbyState) {
    if (!lobby.deal?.list) this.closedAt = 0
    else if (!this.closedAt) this.closedAt = Date.now()
    void tables.settle(this.id, lobby).then(({ problem, unseen }) => {
      this.unfair = problem
      // It is said once, and stays.
      this.unseenStarts ||= unseen
    })
  }

  private arrivalOf(message: ServerMessage) {
    return this.#arrivals.get(message) ?? performance.now()
  }

  /** Shows the dice alone; the rest of what happened follows when they lie still. */
  private roll(message: UpdateMessage): number {
    const dice = settings.motion ? thrown(this.known.update, message) : null
    if (!dice) return 0
    play('dice')
    const first: UpdateMessage = { message: 'update', ...dice }
    this.#arrivals.set(first, this.arrivalOf(message))
    this.show(first)
    return DICE_MILLIS * settings.tempo
  }

  /** Has a bot done this, on a seat of its own or as a stand-in? */
  private isByBot(message: UpdateMessage): boolean {
    const doer = message.events.map(it => doerOf(it.event)).find(it => it !== null)
    const seat = this.seats[doer ?? -1]
    return !!seat && (seat.stand_in || isBot(seat))
  }

  /** Time runs for the viewer, or other people wait. */
  private isUrgent({ awaited, clocks }: UpdateMessage): boolean {
    const me = this.mySeat
    if (me === null || !awaited.includes(me)) return false
    const others = this.seats.filter(it => it.seat !== me && it.holder.holder === 'person')
    return others.length > 0 || clocks.some(it => it.seat === me && it.running)
  }

  protected show(message: ServerMessage) {
    this.connected = true
    const before = this.known
    const wasPlayedFor = this.isPlayedFor
    this.known = receive(before, message)
    if (this.isPlayedFor && !wasPlayedFor && message.message === 'presence')
      this.loud.say([REPLACED])
    if (message.message === 'lobby') this.settle(message)
    const update = this.known.update
    if (message.message === 'signedout') return this.signedOut()
    if (message.message === 'presence') this.idleAt = performance.now()
    if (message.message === 'chat' && !hidden.has(message.person)) {
      this.unreadChat++
      this.said = `${message.name}: ${message.text}`
      if (message.seat === null || message.seat !== this.mySeat) play('chat')
    }
    if (message.message !== 'update' && message.message !== 'table') return
    this.updatedAt = this.idleAt = this.arrivalOf(message)
    if (update && update.version >= this.#awaitedVersion) this.pending = null
    const fresh = message.message === 'update' ? this.known.log.slice(before.log.length) : []
    if (update && message.message === 'update')
      this.loud.say(momentsOf(fresh, update, before.update, this.mySeat))
    if (update && fresh.length) this.tell(fresh, update)
  }

  /** Somebody has ended this session: what is left is to watch. */
  private signedOut() {
    myself.signedOut()
    this.say(t('web-signed-out'))
    void this.open()
  }

  private tell(fresh: readonly EventEntry[], update: Update) {
    const spoken = fresh.flatMap(it => (it.phrase ? [words().phrase(it.phrase, this.names)] : []))
    if (this.myTurn) spoken.push(words().phrase(update.sentence, this.names))
    this.said = spoken.join(' ')
    if (!settings.motion && rolls(fresh)) play('dice')
    for (const watcher of this.#watchers) watcher(fresh, update)
  }
}
