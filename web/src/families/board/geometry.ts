// Places of a board from their names: hexes `q,r`, corners `q,r.N|S`, edges `q,r.NE|E|SE`.
//
// Pointy-top axial coordinates, hex radius 100. No rule is here: only where things are.

import { roundedPolygon, SQRT3, type Point } from '../../art/shapes'
import { landOf } from './chart'

export const RADIUS = 100

export type PlaceKind = 'hex' | 'corner' | 'edge'

const CORNERS: Record<string, Point> = {
  NE: [SQRT3 / 2, -0.5],
  N: [0, -1],
  NW: [-SQRT3 / 2, -0.5],
  SW: [-SQRT3 / 2, 0.5],
  S: [0, 1],
  SE: [SQRT3 / 2, 0.5],
}
const EDGES: Record<string, [string, string]> = {
  E: ['NE', 'SE'],
  NE: ['N', 'NE'],
  NW: ['NW', 'N'],
  W: ['SW', 'NW'],
  SW: ['S', 'SW'],
  SE: ['SE', 'S'],
}

export function kindOf(name: string): PlaceKind {
  const [, part] = name.split('.')
  if (!part) return 'hex'
  return part === 'N' || part === 'S' ? 'corner' : 'edge'
}

/** Not for `frame`, where figures stand that are off the board. */
export const isOnBoard = (name: string) => /^-?\d+,-?\d+/.test(name)

export function hexAt(name: string): Point {
  const [q, r] = name.split('.')[0].split(',').map(Number)
  return [SQRT3 * RADIUS * (q + r / 2), 1.5 * RADIUS * r]
}

function tip(hex: Point, name: string): Point {
  const [dx, dy] = CORNERS[name]
  return [hex[0] + dx * RADIUS, hex[1] + dy * RADIUS]
}

export const cornerAt = (name: string): Point => tip(hexAt(name), name.split('.')[1])

/** The two ends of an edge. */
export function edgeEnds(name: string): [Point, Point] {
  const hex = hexAt(name)
  const [from, to] = EDGES[name.split('.')[1]]
  return [tip(hex, from), tip(hex, to)]
}

/** How far an edge is turned, so that what lies on it is never upside down. */
export function edgeAngle(name: string): number {
  const [[x1, y1], [x2, y2]] = edgeEnds(name)
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return degrees > 90 || degrees <= -90 ? degrees + 180 : degrees
}

/** The middle of any place. */
export function placeAt(name: string): Point {
  switch (kindOf(name)) {
    case 'hex':
      return hexAt(name)
    case 'corner':
      return cornerAt(name)
    case 'edge': {
      const [a, b] = edgeEnds(name)
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    }
  }
}

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The hexes that touch a place, clockwise from the upper left. */
export function hexesAround(place: string, hexes: readonly string[]): string[] {
  const reach = { hex: 0, corner: RADIUS, edge: (RADIUS * SQRT3) / 2 }[kindOf(place)]
  const at = placeAt(place)
  const angle = (name: string) => {
    const [x, y] = hexAt(name)
    return Math.atan2(y - at[1], x - at[0])
  }
  return hexes.filter(it => distance(hexAt(it), at) < reach + 5).sort((a, b) => angle(a) - angle(b))
}

/** The corners of a hex or the ends of an edge, among those the board has. */
export function cornersOf(place: string, corners: readonly string[]): string[] {
  const at = placeAt(place)
  const reach = kindOf(place) === 'hex' ? RADIUS : RADIUS / 2
  return corners.filter(it => distance(cornerAt(it), at) < reach + 5)
}

const key = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`

/** The coast of all islands: sides that only one hex has, chained into closed lines. */
export function coast(hexes: readonly string[]): string {
  const sides = new Map<string, [Point, Point]>()
  for (const name of hexes) {
    const hex = hexAt(name)
    for (const [from, to] of Object.values(EDGES)) {
      const side: [Point, Point] = [tip(hex, from), tip(hex, to)]
      const id = [key(side[0]), key(side[1])].sort().join('|')
      if (!sides.delete(id)) sides.set(id, side)
    }
  }
  const next = new Map([...sides.values()].map(([from, to]) => [key(from), [from, to] as const]))
  const islands: string[] = []
  while (next.size) {
    const points: Point[] = []
    let at: string | undefined = next.keys().next().value
    while (at !== undefined && next.has(at)) {
      const [from, to]: readonly [Point, Point] = next.get(at)!
      next.delete(at)
      points.push(from)
      at = key(to)
    }
    islands.push(roundedPolygon(points, 14))
  }
  return islands.join('')
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where the boat of a harbour lies: outside its edge. */
export function boatAt(edge: string, hexes: readonly string[]): Point {
  const [x, y] = placeAt(edge)
  const inland = hexesAround(edge, hexes)[0]
  if (!inland) return [x, y]
  const [hx, hy] = hexAt(inland)
  const out = 56 / distance([x, y], [hx, hy])
  return [x + (x - hx) * out, y + (y - hy) * out]
}

/** The part of the plane a board fills: its hexes with a margin, and every boat. */
export function boundsOf(scene: {
  hexes: readonly { name: string; terrain?: string }[]
  harbours: readonly { edge: string }[]
}): Box {
  const names = landOf(scene.hexes)
  const rim = names.length < scene.hexes.length ? 38 : 16
  const land = scene.hexes.map(({ name: it }) => ({
    at: hexAt(it),
    w: (RADIUS * SQRT3) / 2 + rim,
    up: RADIUS + 16,
    down: RADIUS + 26,
  }))
  const boats = scene.harbours.map(it => ({ at: boatAt(it.edge, names), w: 36, up: 30, down: 36 }))
  const all = [...land, ...boats]
  const x = Math.min(...all.map(it => it.at[0] - it.w))
  const y = Math.min(...all.map(it => it.at[1] - it.up))
  return {
    x,
    y,
    width: Math.max(...all.map(it => it.at[0] + it.w)) - x,
    height: Math.max(...all.map(it => it.at[1] + it.down)) - y,
  }
}

/** The hexes around one, as far as the board goes. */
export function windowOn(hex: string, reach: number, box: Box): Box {
  const [x, y] = hexAt(hex)
  const [w, h] = [RADIUS * SQRT3 * (reach + 0.5) + 24, RADIUS * (1.5 * reach + 1) + 24]
  const left = Math.max(box.x, x - w)
  const top = Math.max(box.y, y - h)
  return {
    x: left,
    y: top,
    width: Math.min(box.x + box.width, x + w) - left,
    height: Math.min(box.y + box.height, y + h) - top,
  }
}

/** Where a figure stands that is off the board: in the lower left corner, which no board fills. */
export const frameAt = (box: Box, second = false): Point => [
  box.x + (second ? 128 : 52),
  box.y + box.height - 52,
]
