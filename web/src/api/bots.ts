// Bots with accounts: one's own, and those one may invite.

import type { Acted } from '../protocol/Acted'
import type { BotCard } from '../protocol/BotCard'
import type { BotTerms } from '../protocol/BotTerms'
import type { BotToken } from '../protocol/BotToken'
import type { InviteBot } from '../protocol/InviteBot'
import type { NewBot } from '../protocol/NewBot'
import { get, post } from './client'

export type { BotCard, BotToken }

const at = (id: string, rest = '') => `/me/bots/${encodeURIComponent(id)}${rest}`

export const ownBots = () => get<BotCard[]>('/me/bots')
export const makeBot = (bot: NewBot) => post<BotToken>('/me/bots', bot)
export const changeBot = (id: string, terms: BotTerms) => post<BotCard>(at(id), terms)
/** The token before stops working. */
export const renewToken = (id: string) => post<BotToken>(at(id, '/token'))
/** Those that are left. */
export const endBot = (id: string) => post<BotCard[]>(at(id, '/end'))

/** Bots the caller may invite to a table of this game. */
export const botsToInvite = (game: string) =>
  get<BotCard[]>(`/bots?${new URLSearchParams({ game })}`)
export const inviteBot = (table: string, invited: InviteBot) =>
  post<Acted>(`/tables/${encodeURIComponent(table)}/invite`, invited)
