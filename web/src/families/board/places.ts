// How places are called for people: "mountains 8", "hills 6, pasture 4, desert", "the coast of
// fields 4, east side".

import { t } from '../../i18n/index.svelte'
import type { BoardScene } from '../../protocol/BoardScene'
import type { HexPicture } from '../../protocol/HexPicture'
import type { Point } from '../../art/shapes'
import { isLand } from './chart'
import { distance, hexAt, hexesAround, isOnBoard, kindOf, placeAt } from './geometry'

export type PlaceNames = (notation: string) => string

const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const

/** The point of the compass in which `to` lies. */
export function way(from: Point, to: Point): (typeof WAYS)[number] {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4)
  return WAYS[(Math.round(turn) + 8) % 8]
}

/** Is `there` about opposite of `here`, seen from a place? */
function opposite(at: Point, here: Point, there: Point): boolean {
  const along = (here[0] - at[0]) * (there[0] - at[0]) + (here[1] - at[1]) * (there[1] - at[1])
  return along < -0.3 * distance(at, here) * distance(at, there)
}

function hexName(hex: HexPicture | undefined): string {
  if (!hex) return ''
  const terrain = t(`web-terrain-${hex.terrain}`)
  return hex.number === null ? terrain : `${terrain} ${hex.number}`
}

export function placeNames(scene: Pick<BoardScene, 'hexes' | 'harbours'>): PlaceNames {
  const hexes = new Map(scene.hexes.map(it => [it.name, it]))
  const names = [...hexes.keys()]
  const land = scene.hexes.filter(isLand)
  const atSea = land.length < scene.hexes.length
  const harbours = new Map(
    scene.harbours.flatMap(it => it.corners.map(corner => [corner, it] as const)),
  )

  /** Where a place without land lies: by the land that is nearest, and by what is beyond. */
  function where(at: Point): string {
    const near = land
      .map(hex => ({ hex, at: hexAt(hex.name) }))
      .sort((a, b) => distance(a.at, at) - distance(b.at, at))
    if (!near[0]) return ''
    const from = t('web-way', { way: way(near[0].at, at), place: hexName(near[0].hex) })
    const beyond = near.find(it => opposite(at, near[0].at, it.at))
    return beyond ? t('web-way-towards', { from, place: hexName(beyond.hex) }) : from
  }
  function water(place: string, around: readonly string[]): string {
    const fog = around.filter(it => hexes.get(it)?.terrain === 'fog').length
    const kind = fog === 0 ? 'sea' : fog === around.length ? 'fog' : 'edge'
    return t(`web-open-${kind}`, { where: where(placeAt(place)) })
  }
  function besideLand(place: string, around: readonly string[], shore: readonly string[]): string {
    const parts = shore.map(it => hexName(hexes.get(it)))
    const fog = around.some(it => hexes.get(it)?.terrain === 'fog')
    const side = { way: way(hexAt(shore[0]), placeAt(place)), place: parts[0] }
    if (kindOf(place) === 'edge') {
      if (parts.length === 2) return parts.join(' / ')
      return fog ? `${parts[0]} / ${t('web-terrain-fog')}` : t('web-coast-of', side)
    }
    const beyond = fog ? [t('web-terrain-fog')] : []
    // Two hexes of land leave one for the sea; of one, its corner says where.
    if (parts.length === 1) parts.push(t('web-corner-of', side))
    else if (parts.length === 2 && !fog) beyond.push(t('web-terrain-sea'))
    return [...parts, ...beyond].join(', ')
  }
  function island(place: string, around: readonly string[]): string {
    const corner = kindOf(place) === 'corner'
    const parts = around.map(it => hexName(hexes.get(it)))
    if (parts.length < (corner ? 3 : 2)) parts.push(t('web-coast'))
    return parts.join(corner ? ', ' : ' / ')
  }

  return notation => {
    if (notation === 'frame') return t('web-frame')
    if (!isOnBoard(notation)) return notation
    if (kindOf(notation) === 'hex') {
      const hex = hexes.get(notation)
      // Only the pirate's bay lies beside the hexes.
      if (!hex) return t('web-way-hex', { what: t('web-bay'), where: where(hexAt(notation)) })
      return isLand(hex) || hex.terrain === 'back'
        ? hexName(hex)
        : t('web-way-hex', { what: hexName(hex), where: where(hexAt(notation)) })
    }
    const around = hexesAround(notation, names)
    const shore = around.filter(it => isLand(hexes.get(it)!))
    const name = !atSea
      ? island(notation, around)
      : shore.length
        ? besideLand(notation, around, shore)
        : water(notation, around)
    const harbour = kindOf(notation) === 'corner' ? harbours.get(notation) : undefined
    return harbour ? `${name}, ${t('web-harbour')} ${harbour.rate}:1` : name
  }
}
