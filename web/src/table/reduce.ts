// What a table knows, and how each message of the stream changes it. Pure, so that it can be
// tested.

import type { ChatLine } from '../protocol/ChatLine'
import type { EventEntry } from '../protocol/EventEntry'
import type { IdleState } from '../protocol/IdleState'
import type { LobbyState } from '../protocol/LobbyState'
import type { Presence } from '../protocol/Presence'
import type { Scene } from '../protocol/Scene'
import type { ServerMessage } from '../protocol/ServerMessage'
import type { TableState } from '../protocol/TableState'
import type { Update } from '../protocol/Update'

export interface Known {
  lobby: LobbyState | null
  scene: Scene | null
  update: Update | null
  log: readonly EventEntry[]
  chat: readonly ChatLine[]
  spectators: number
  /** Whom the others wait for. */
  idle: readonly IdleState[]
}

export const NOTHING: Known = {
  lobby: null,
  scene: null,
  update: null,
  log: [],
  chat: [],
  spectators: 0,
  idle: [],
}

export function receive(known: Known, message: ServerMessage): Known {
  switch (message.message) {
    case 'lobby':
      return { ...known, lobby: message, chat: message.said ?? known.chat }
    case 'table':
      return wholeTable(known, message)
    case 'update':
      return nextUpdate(known, message)
    case 'chat':
      return { ...known, chat: [...known.chat, message] }
    case 'presence':
      return withPresence(known, message)
    case 'signedout':
      return known
  }
}

/** Everything at once: after the start, and whenever the connection begins anew. */
export function wholeTable(known: Known, table: TableState): Known {
  // A table that sends no history leaves the log we already have.
  const log = table.update.events.length ? table.update.events : known.log
  return {
    ...known,
    lobby: table.lobby,
    scene: table.scene,
    update: table.update,
    idle: table.update.idle,
    log,
    chat: table.chat,
  }
}

function nextUpdate(known: Known, update: Update): Known {
  if (known.update && update.version < known.update.version) return known
  const log = [...known.log, ...unseen(known.log, update.events)]
  return { ...known, update, idle: update.idle, log }
}

/** A message that comes again after a reconnect must not write the log twice; ids rise. */
function unseen(log: readonly EventEntry[], events: readonly EventEntry[]): readonly EventEntry[] {
  const last = log.at(-1)
  if (!last) return events
  return events.filter(
    it => it.step > last.step || (it.step === last.step && it.index > last.index),
  )
}

function withPresence(known: Known, { seats, spectators, idle, chat }: Presence): Known {
  if (!known.lobby) return { ...known, spectators, idle }
  const table = { ...known.lobby.table, seats }
  return { ...known, spectators, idle, lobby: { ...known.lobby, table, chat } }
}
