// Where the symbols of the dice sheet lie, how they are called and what can be built of them.
// Flat-top hexes of side 1 around a lake; art only.

import { SQRT3, type Point } from '../../art/shapes'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import type { DiceScene } from '../../protocol/DiceScene'
import { withVerb } from '../../table/choices'

/** Units of the drawing for one side. */
export const SIDE = 112

const at = ([x, y]: Point): Point => [x * SIDE, y * SIDE]

interface Site {
  id: string
  at: Point
}

export const ROADS = (
  [
    ['START', [-1, -1.7321], [-0.5, -0.866]],
    ['R0', [-0.5, -0.866], [-1, 0]],
    ['R1', [-1, 0], [-2, 0]],
    ['R2', [-1, 0], [-0.5, 0.866]],
    ['R3', [-0.5, 0.866], [-1, 1.7321]],
    ['R4', [-1, 1.7321], [-2, 1.7321]],
    ['R5', [-1, 1.7321], [-0.5, 2.5981]],
    ['R6', [-0.5, 2.5981], [0.5, 2.5981]],
    ['R7', [0.5, 2.5981], [1, 1.7321]],
    ['R8', [1, 1.7321], [0.5, 0.866]],
    ['R9', [0.5, 0.866], [1, 0]],
    ['R10', [1, 0], [0.5, -0.866]],
    ['R11', [0.5, -0.866], [1, -1.7321]],
    ['R12', [1, 1.7321], [2, 1.7321]],
    ['R13', [2, 1.7321], [2.5, 0.866]],
    ['R14', [2.5, 0.866], [2, 0]],
    ['R15', [2, 0], [2.5, -0.866]],
  ] as const
).map(([id, from, to]) => ({ id: id as string, from: at(from), to: at(to) }))

export const SETTLEMENTS: Site[] = (
  [
    ['S3', [-0.5, -0.866]],
    ['S4', [-0.5, 0.866]],
    ['S5', [-0.5, 2.5981]],
    ['S7', [1, 1.7321]],
    ['S9', [1, 0]],
    ['S11', [1, -1.7321]],
  ] as const
).map(([id, place]) => ({ id, at: at(place) }))

export const CITIES: Site[] = (
  [
    ['C7', [-2, 0]],
    ['C12', [-2, 1.7321]],
    ['C20', [2.5, 0.866]],
    ['C30', [2.5, -0.866]],
  ] as const
).map(([id, place]) => ({ id, at: at(place) }))

export const LANDS = (
  [
    ['desert', 'K6', [0, -SQRT3]],
    ['mountains', 'K1', [-1.5, -SQRT3 / 2]],
    ['fields', 'K2', [-1.5, SQRT3 / 2]],
    ['pasture', 'K3', [0, SQRT3]],
    ['forest', 'K4', [1.5, SQRT3 / 2]],
    ['hills', 'K5', [1.5, -SQRT3 / 2]],
  ] as const
).map(([terrain, knight, place]) => ({
  terrain: terrain as string,
  knight: knight as string,
  at: at(place),
}))

/** Where a symbol lies; a road by its middle. */
export function placeOf(id: string): Point | null {
  const road = ROADS.find(it => it.id === id)
  if (road) return [(road.from[0] + road.to[0]) / 2, (road.from[1] + road.to[1]) / 2]
  const site = [...SETTLEMENTS, ...CITIES].find(it => it.id === id)
  return site?.at ?? LANDS.find(it => it.knight === id)?.at ?? null
}

/** The kinds of symbols: how they are built, called, and lettered. */
export const KINDS = [
  { verb: 'road', kind: 'road', letter: 'R' },
  { verb: 'settle', kind: 'settlement', letter: 'S' },
  { verb: 'city', kind: 'city', letter: 'C' },
  { verb: 'knight', kind: 'knight', letter: 'K' },
] as const

/** Symbols are called by the figure printed on them; roads have none and are counted. */
export function symbolName(symbol: string): string {
  const figure = Number(symbol.slice(1))
  return String(symbol.startsWith('R') ? figure + 1 : figure)
}

/** The cheapest open symbol of each kind, or the one that can be built now. */
export const buildable = (
  scene: DiceScene,
  built: readonly string[],
  choices: readonly ChoiceCard[],
) =>
  KINDS.flatMap(({ verb, kind, letter }) => {
    const possible = withVerb(choices, verb)
    const wanted = possible[0]?.target
    const symbol = scene.symbols.find(it =>
      wanted ? it.id === wanted : it.id.startsWith(letter) && !built.includes(it.id),
    )
    const price = scene.prices.find(it => it.verb === verb)?.goods ?? []
    return symbol ? [{ verb, kind, possible, symbol, price }] : []
  })
