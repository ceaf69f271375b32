// The board as it is known by now: what was found and placed lies over what was printed.

import type { BoardPicture } from '../../protocol/BoardPicture'
import type { BoardScene } from '../../protocol/BoardScene'

const WATER = new Set(['sea', 'fog'])

/** Can anybody walk there? Fog is no land until somebody looks. */
export const isLand = (hex: { terrain?: string }) => !WATER.has(hex.terrain ?? '')

export const landOf = <H extends { name: string; terrain?: string }>(hexes: readonly H[]) => hexes.filter(isLand).map((it) => it.name)

/** The scene with discoveries and harbours of players; the same scene if there are none. */
export function discovered(scene: BoardScene, picture: BoardPicture | null | undefined): BoardScene {
  const sea = picture?.sea
  if (!sea || (!sea.found.length && !sea.harbours.length)) return scene
  const found = new Map(sea.found.map((it) => [it.name, it]))
  return {
    ...scene,
    hexes: scene.hexes.map((it) => found.get(it.name) ?? it),
    harbours: [...scene.harbours, ...sea.harbours],
  }
}

/** What one seat has at sea. */
export const fleetOf = (picture: BoardPicture, seat: number | null) => picture.sea?.fleets.find((it) => it.seat === seat)

/** How strong a fortress or a fleet of one's own is. */
export const warshipsOf = (picture: BoardPicture, seat: number | null) => fleetOf(picture, seat)?.warships.length ?? 0
