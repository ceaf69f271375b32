// How a battle against the barbarians would end now. All figures come from the server.

import type { BoardPicture } from '../../../protocol/BoardPicture'

export interface Outlook {
  steps: number
  landing: number
  strength: number
  knights: number
  /** The barbarians would win. */
  lost: boolean
  /** Who would lose a city. */
  losers: readonly number[]
  /** Those who contributed most, if the knights would win. */
  best: readonly number[]
}

export function outlook(picture: BoardPicture): Outlook | null {
  const knights = picture.knights
  if (!knights) return null
  const { steps, landing, strength, knights: defence, losers } = knights.barbarians
  const lost = strength > defence
  const most = Math.max(0, ...knights.realms.map(it => it.contribution))
  const best =
    lost || !most ? [] : knights.realms.filter(it => it.contribution === most).map(it => it.seat)
  return { steps, landing, strength, knights: defence, lost, losers, best }
}
