// Geometry of the drawings: hexagons, rounded corners, a small repeatable generator.

export type Point = readonly [number, number]

export const SQRT3 = Math.sqrt(3)

/** One decimal is enough for every drawing. */
export const short = (value: number) => Math.round(value * 10) / 10

/** Numbers that are the same for the same seed, so that a hex looks alike at every visit. */
export function scatterSource(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function hexPoints(radius: number, flat = false): Point[] {
  return [0, 1, 2, 3, 4, 5].map(i => {
    const angle = (Math.PI / 3) * i + (flat ? 0 : Math.PI / 6)
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
}

export const insideHex = (x: number, y: number, radius: number) =>
  Math.abs(x) <= (radius * SQRT3) / 2 && Math.abs(y) <= radius - Math.abs(x) / SQRT3

/** A closed path through the points, every corner rounded by `radius`. */
export function roundedPolygon(points: readonly Point[], radius: number): string {
  const n = points.length
  const cut = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const part = Math.min(radius / length, 0.5)
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  }
  const path = points.map((point, i) => {
    const start = cut(point, points[(i + n - 1) % n])
    const end = cut(point, points[(i + 1) % n])
    const at = (p: Point) => `${short(p[0])} ${short(p[1])}`
    return `${i ? 'L' : 'M'}${at(start)}Q${at(point)} ${at(end)}`
  })
  return `${path.join('')}Z`
}
