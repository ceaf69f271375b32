// Islands that pay for the first settlement on them.

import type { Point } from '../../../art/shapes'
import type { BoardPicture } from '../../../protocol/BoardPicture'
import type { BoardScene } from '../../../protocol/BoardScene'
import { hexAt } from '../geometry'

export interface BonusIsland {
  name: string
  points: number
  /** The players who have nothing more to gain here. */
  by: number[]
  /** Where its flag stands: above the number of its northernmost hex. */
  at: Point
  hexes: string[]
}

/** Islands that are still worth something to somebody. Where nobody is at home yet, all are. */
export function bonusIslands(scene: BoardScene, picture: BoardPicture): BonusIsland[] {
  const { sea } = scene
  if (!sea || !sea.bonus) return []
  const fleets = picture.sea?.fleets ?? []
  return sea.regions
    .filter(it => it.bonus && it.hexes.length)
    .map(it => {
      const [top] = [...it.hexes].sort(
        (a, b) => hexAt(a)[1] - hexAt(b)[1] || hexAt(a)[0] - hexAt(b)[0],
      )
      const [x, y] = hexAt(top)
      const by = fleets.filter(fleet => fleet.explored.includes(it.name)).map(fleet => fleet.seat)
      return { name: it.name, points: sea.bonus, by, at: [x, y - 58] as const, hexes: it.hexes }
    })
}
