// Where one is signed in, and how that ends.

import type { EndSessions } from '../protocol/EndSessions'
import type { Session } from '../protocol/Session'
import { get, post } from './client'

export type { Session }

export const sessions = () => get<Session[]>('/me/sessions')
/** The sessions that are left; none after signing out here. */
export const endSessions = (wish: EndSessions) => post<Session[]>('/me/sessions/end', wish)
