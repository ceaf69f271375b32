// How places are called for people: "mountains 8", "hills 6, pasture 4, desert".

import { words } from '../../i18n/index.svelte'
import type { BoardScene } from '../../protocol/BoardScene'
import { hexesAround, kindOf } from './geometry'

export type PlaceNames = (notation: string) => string

export function placeNames(scene: BoardScene): PlaceNames {
  const hexes = new Map(scene.hexes.map((it) => [it.name, it]))
  const names = [...hexes.keys()]
  const harbours = new Map(scene.harbours.flatMap((it) => it.corners.map((corner) => [corner, it] as const)))

  const hexName = (name: string) => {
    const hex = hexes.get(name)
    if (!hex) return name
    const terrain = words().label(`web-terrain-${hex.terrain}`)
    return hex.number === null ? terrain : `${terrain} ${hex.number}`
  }
  return (notation) => {
    const kind = kindOf(notation)
    if (kind === 'hex') return hexName(notation)
    const around = hexesAround(notation, names).map(hexName)
    if (around.length < (kind === 'corner' ? 3 : 2)) around.push(words().label('web-coast'))
    const harbour = kind === 'corner' ? harbours.get(notation) : undefined
    if (harbour) around.push(`${words().label('web-harbour')} ${harbour.rate}:1`)
    return around.join(kind === 'corner' ? ', ' : ' / ')
  }
}
