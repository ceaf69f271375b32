// The board as it is known by now: what was found and placed lies over what was printed.

import type { BoardPicture } from '../../protocol/BoardPicture'
import type { BoardScene } from '../../protocol/BoardScene'

const WATER = new Set(['sea', 'fog'])

/** Can anybody walk there? Fog is no land until somebody looks. */
export const isLand = (hex: { terrain?: string }) => !WATER.has(hex.terrain ?? '')

export const landOf = <H extends { name: string; terrain?: string }>(hexes: readonly H[]) =>
  hexes.filter(isLand).map(it => it.name)

/**
 * The scene with discoveries, harbours of players and swapped numbers; the same scene if there are
 * none.
 */
export function discovered(
  scene: BoardScene,
  picture: BoardPicture | null | undefined,
): BoardScene {
  const found = new Map(
    [...(picture?.sea?.found ?? []), ...swapped(scene, picture)].map(it => [it.name, it]),
  )
  const harbours = picture?.sea?.harbours ?? []
  if (!found.size && !harbours.length) return scene
  return {
    ...scene,
    hexes: scene.hexes.map(it => found.get(it.name) ?? it),
    harbours: [...scene.harbours, ...harbours],
  }
}

/** Known hexes whose number is not the printed one any more. */
function swapped(scene: BoardScene, picture: BoardPicture | null | undefined) {
  const numbers = new Map((picture?.knights?.numbers ?? []).map(it => [it.name, it.number]))
  const known = [...scene.hexes.filter(isLand), ...(picture?.sea?.found ?? [])]
  return known.flatMap(it => {
    const number = numbers.get(it.name)
    return number === undefined || number === it.number ? [] : [{ ...it, number }]
  })
}

/** What one seat has at sea. */
export const fleetOf = (picture: BoardPicture, seat: number | null) =>
  picture.sea?.fleets.find(it => it.seat === seat)

/** How strong a fortress or a fleet of one's own is. */
export const warshipsOf = (picture: BoardPicture, seat: number | null) =>
  fleetOf(picture, seat)?.warships.length ?? 0
