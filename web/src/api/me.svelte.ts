// Who this browser is. A guest is created the first time somebody wants to sit down.

import type { Guest } from '../protocol/Guest'
import type { Me } from '../protocol/Me'
import type { NewGuest } from '../protocol/NewGuest'
import type { Recover } from '../protocol/Recover'
import { settings } from '../settings.svelte'
import { get, post, Refused } from './client'

/** Suggested to new guests. The four bots have theirs to themselves. */
export const NAMES = [
  'Astrid',
  'Bjarke',
  'Dagny',
  'Eirik',
  'Frida',
  'Gunnar',
  'Hilda',
  'Ivar',
  'Jorunn',
  'Kari',
  'Liv',
  'Magni',
  'Ragna',
  'Sigrun',
  'Torleif',
  'Yrsa',
]

/** Set in browsers that have a guest; all others need not ask who they are. */
const KEY = 'landnam-guest'
/** The recovery code, until its owner has closed the note that shows it. */
const CODE = 'landnam-recovery'

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

function unreadCode(): string | null {
  try {
    return localStorage.getItem(CODE)
  } catch {
    return null
  }
}

class Myself {
  me = $state.raw<Me | null>(null)
  /**
   * Shown to a new guest until they close it: the page may be reloaded before they have seen it.
   */
  recoveryCode = $state<string | null>(unreadCode())
  /** Nobody has sat down in this browser yet. */
  isStranger = $state(!remembered())
  #asked: Promise<void> | null = null

  /** Asks once who this browser is; a stranger is known without asking. */
  load(): Promise<void> {
    this.#asked ??= this.isStranger ? Promise.resolve() : this.ask()
    return this.#asked
  }

  /** A table has a seat for this browser, so it is somebody after all. */
  isSomebody() {
    if (!this.isStranger) return
    this.remember()
    this.#asked = this.ask()
  }

  /** Makes sure there is a guest before something needs one. */
  async ensure(): Promise<Me> {
    await this.load()
    if (this.me) return this.me
    const guest = await post<Guest>('/guests', { name: this.wantedName })
    this.noteCode(guest.recovery_code)
    this.become(guest.me)
    return guest.me
  }

  /** Another name, at seats taken from now on. */
  async rename(name: string) {
    this.me = await post<Me>('/me', { name: name.trim() } satisfies NewGuest)
    settings.name = this.me.name
  }

  async recover(code: string, endOthers: boolean) {
    const wish: Recover = { recovery_code: code.trim(), end_others: endOthers }
    this.become(await post<Me>('/recover', wish))
    this.noteCode(null)
  }

  /** Another recovery code; the one before stops working. */
  async renewCode() {
    const guest = await post<Guest>('/me/recovery-code')
    this.noteCode(guest.recovery_code)
  }

  /** The session has ended: this browser is nobody again. */
  signedOut() {
    this.me = null
    this.#asked = null
    this.forget()
  }

  /** Keeps the code for the next visit, or forgets it once it was read. */
  noteCode(code: string | null) {
    this.recoveryCode = code
    try {
      if (code) localStorage.setItem(CODE, code)
      else localStorage.removeItem(CODE)
    } catch {
      // Storage can be forbidden; then it is shown during this visit only.
    }
  }

  get wantedName() {
    if (!settings.name.trim()) settings.name = NAMES[Math.floor(Math.random() * NAMES.length)]
    return settings.name.trim()
  }

  private async ask() {
    try {
      this.me = await get<Me>('/me')
    } catch (error) {
      this.#asked = null
      if (!(error instanceof Refused)) throw error
      this.me = null
      if (error.status === 401) this.forget()
    }
  }

  private become(me: Me) {
    this.me = me
    this.remember()
  }

  private remember() {
    this.isStranger = false
    try {
      localStorage.setItem(KEY, '1')
    } catch {
      // Storage can be forbidden; then the question is asked at every visit.
    }
  }

  private forget() {
    this.isStranger = true
    this.noteCode(null)
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  }
}

export const myself = new Myself()
