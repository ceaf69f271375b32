// Who this browser is. A guest is made when he first wants to sit down.

import type { Guest } from '../protocol/Guest'
import type { Me } from '../protocol/Me'
import { settings } from '../settings.svelte'
import { get, post, Refused } from './client'

const NAMES = ['Astrid', 'Bjarke', 'Dagny', 'Eirik', 'Frida', 'Gunnar', 'Hilda', 'Ivar', 'Jorunn', 'Ketil', 'Liv', 'Magni', 'Ragna', 'Sigrun', 'Torleif', 'Yrsa']

class Myself {
  me = $state.raw<Me | null>(null)
  /** Shown once to a new guest; kept only for this visit. */
  recoveryCode = $state<string | null>(null)

  async load() {
    try {
      this.me = await get<Me>('/me')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.me = null
    }
  }

  /** Makes sure there is a guest before something needs one. */
  async ensure(): Promise<Me> {
    if (this.me) return this.me
    const guest = await post<Guest>('/guests', { name: this.wantedName })
    this.recoveryCode = guest.recovery_code
    this.me = guest.me
    return guest.me
  }

  async recover(code: string) {
    this.me = await post<Me>('/recover', { recovery_code: code.trim() })
    this.recoveryCode = null
  }

  get wantedName() {
    if (!settings.name.trim()) settings.name = NAMES[Math.floor(Math.random() * NAMES.length)]
    return settings.name.trim()
  }
}

export const myself = new Myself()
