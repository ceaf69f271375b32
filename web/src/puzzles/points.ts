// How many points somebody has, whatever is played.

import type { Picture } from '../protocol/Picture'
import type { Scene } from '../protocol/Scene'

/** None where points are not counted to a goal. */
export function pointsOf(picture: Picture, seat: number | null): number | null {
  if (seat === null || picture.family === 'dice') return null
  if (picture.family === 'rivals') return picture.realms[seat]?.victory ?? null
  const player = picture.players.find(it => it.seat === seat)
  return player ? player.points + (player.hidden_points ?? 0) : null
}

export const goalOf = (scene: Scene) => (scene.family === 'dice' ? null : scene.goal)
