// The ground of every terrain. Motifs are scattered by a seed and keep clear of the number token.

import { hexPoints, insideHex, roundedPolygon, scatterSource, short } from './shapes'

type Random = () => number
/** How far motifs stay away from the middle, where a token lies. */
type Space = { keep?: number }
type Painter = (rand: Random, space?: Space) => string
type Scatter = Space & { r?: number; dy?: number; w?: number; up?: number }

/** Points at least `min` apart, clear of the middle, from back to front. */
function scatter(rand: Random, count: number, min: number, opts: Scatter): [number, number][] {
  const out: [number, number][] = []
  const { r = 84, keep = 36, dy = -12, w = 8, up = 30 } = opts
  for (let tries = 0; tries < 4000 && out.length < count; tries++) {
    const x = (rand() * 2 - 1) * 84
    const y = (rand() * 2 - 1) * 96
    if (!insideHex(x, y, r) || !insideHex(x, y - up * 0.8, r + 8)) continue
    if (Math.hypot(x, y + dy) <= keep + w) continue
    if (out.every(o => Math.hypot(o[0] - x, (o[1] - y) * 1.25) > min)) out.push([x, y])
  }
  return out.sort((a, b) => a[1] - b[1])
}

/** A symbol has a viewport of its own and is placed by its box. */
const BOX: Record<string, [number, number, number, number]> = {
  'a-fir': [-12, -34, 24, 40],
  'a-leaf': [-12, -30, 24, 36],
  'a-sheep': [-14, -14, 28, 24],
  'a-sheaf': [-10, -22, 20, 26],
  'a-bricks': [-14, -14, 28, 18],
  'a-cactus': [-10, -26, 20, 30],
}

function put(id: string, x: number, y: number, s = 1, flip = 1): string {
  const [bx, by, w, h] = BOX[id]
  const scale = `${short(s * flip * 100) / 100} ${short(s * 100) / 100}`
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})"><use href="#${id}" x="${bx}" y="${by}" width="${w}" height="${h}"/></g>`
}

const PAINT: Record<string, Painter> = {
  forest(rand, o = {}) {
    const trees = scatter(rand, 21, 19, { dy: -13, w: 6, ...o })
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--forest)"/>
      <path d="M-110-34C-60-62-20-20 30-40S90-62 110-50V110H-110Z" fill="var(--forest-2)"/>
      <path d="M-110 34C-70 12-30 50 24 30S90 22 110 30V110H-110Z" fill="var(--forest-detail)" opacity=".35"/>
      ${trees.map(([x, y]) => put(rand() < 0.17 ? 'a-leaf' : 'a-fir', x, y, 0.82 + rand() * 0.26)).join('')}`
  },
  pasture(rand, o = {}) {
    const sheep = scatter(rand, 5, 40, { dy: 0, w: 13, r: 72, up: 10, ...o })
    const tufts = scatter(rand, 12, 18, { dy: 0, w: 4, r: 82, up: 8, ...o })
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--pasture-light)"/>
      <path d="M-110-46C-66-78-30-74 8-50S84-34 110-58V110H-110Z" fill="var(--pasture)"/>
      <path d="M-110 8C-70-14-40-10-6 6S70 18 110-8V110H-110Z" fill="var(--pasture-2)"/>
      <path d="M-110 62C-74 40-30 46 4 60S78 60 110 44V110H-110Z" fill="var(--pasture-dark)" opacity=".55"/>
      ${tufts.map(([x, y]) => `<path d="M${short(x - 4)} ${short(y)}q1-5 0-7m4 7q0-6 1-9m3 9q0-4 3-6" stroke="var(--pasture-dark)" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".8"/>`).join('')}
      ${sheep.map(([x, y]) => put('a-sheep', x, y, 0.95, rand() < 0.5 ? -1 : 1)).join('')}`
  },
  fields(rand, o = {}) {
    const t = rand() * 14 - 7,
      m = rand() < 0.5 ? -1 : 1
    const sheaves = scatter(rand, 5, 30, { dy: -8, w: 9, r: 74, up: 14, ...o })
    return `<g transform="scale(${m} 1)"><rect x="-110" y="-110" width="220" height="220" fill="url(#furrow-a)"/>
      <path d="M-110-110H${20 + t}L-6-34-110-2Z" fill="url(#furrow-c)"/>
      <path d="M${20 + t}-110H110V26L30-10-6-34Z" fill="url(#furrow-b)"/>
      <path d="M-110 40-34 18 12 110H-110Z" fill="url(#furrow-b)"/>
      <path d="M${20 + t}-110-6-34-110-2M-6-34 30-10 110 26M-110 40-34 18 12 110M-34 18 30-10" fill="none" stroke="var(--fields-detail)" stroke-width="3" opacity=".6" stroke-linejoin="round"/></g>
      ${sheaves.map(([x, y]) => put('a-sheaf', x, y, 0.95)).join('')}`
  },
  hills(rand) {
    const m = rand() < 0.5 ? -1 : 1
    // A clay terrace: flat top, cut front with two bands, light from the left.
    const mound = (x: number, y: number, w: number, h: number, d = 0.3) => {
      const t = w * 0.62,
        e = h * d
      return `<g transform="translate(${x} ${y})"><path d="M${-w - 2} 2Q0 ${short(h * 0.34)} ${w + 5} 3Q0 ${short(h * 0.1)} ${-w - 2} 2Z" fill="var(--hills-dark)" opacity=".45"/>
        <path d="M${-w} 0C${short(-w * 0.86)} ${short(-h * 0.5)} ${short(-t - 4)} ${short(-h * 0.8)} ${short(-t)} ${short(-h)}Q0 ${short(-h + e)} ${short(t)} ${short(-h)}C${short(t + 4)} ${short(-h * 0.8)} ${short(w * 0.86)} ${short(-h * 0.5)} ${w} 0Q0 ${short(h * 0.26)} ${-w} 0Z" fill="var(--hills-2)"/>
        <path d="M${-w} 0C${short(-w * 0.86)} ${short(-h * 0.5)} ${short(-t - 4)} ${short(-h * 0.8)} ${short(-t)} ${short(-h)}Q${short(-t * 0.7)} ${short(-h + e * 0.6)} ${short(-t * 0.3)} ${short(-h + e * 0.5)}Q${short(-w * 0.5)} ${short(-h * 0.3)} ${short(-w * 0.3)} ${short(h * 0.11)}Q${short(-w * 0.7)} ${short(h * 0.08)} ${-w} 0Z" fill="var(--hills-detail)" opacity=".55"/>
        <ellipse cx="0" cy="${short(-h)}" rx="${short(t)}" ry="${short(e * 0.62)}" fill="var(--hills-light)"/>
        <path d="M${short(-w * 0.8)} ${short(-h * 0.42)}Q0 ${short(-h * 0.14)} ${short(w * 0.8)} ${short(-h * 0.42)}" fill="none" stroke="var(--hills-dark)" stroke-width="2.4" opacity=".6"/></g>`
    }
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--hills)"/><g transform="scale(${m} 1)">
      <path d="M-110-30C-70-54-20-40 20-32S90-40 110-30V110H-110Z" fill="var(--hills-detail)" opacity=".22"/>
      ${mound(8, -50, 40, 26)}${mound(60, -20, 30, 26)}${mound(-54, -26, 32, 24)}
      <path d="M-110 30C-60 12 0 44 110 20V110H-110Z" fill="var(--hills-2)" opacity=".4"/>
      ${mound(-62, 34, 24, 20)}${mound(58, 44, 30, 24)}${mound(-22, 68, 38, 24)}${mound(26, 86, 26, 16)}
      </g>${put('a-bricks', 60 * m, 12, 0.72)}${put('a-bricks', -52 * m, 58, 0.72)}${put('a-bricks', 16 * m, 62, 0.72)}`
  },
  mountains(rand) {
    const m = rand() < 0.5 ? -1 : 1,
      j = () => rand() * 6 - 3
    const peak = (x: number, y: number, w: number, h: number, snow = 0.34) => {
      const k = w * 0.16,
        s = h * snow
      return `<g transform="translate(${short(x)} ${short(y)})"><path d="M${-w} 0 0 ${-h} ${w} 0Q0 ${h * 0.1} ${-w} 0Z" fill="var(--mountains-dark)"/><path d="M${-w} 0 0 ${-h} ${short(k * 0.5)} ${short(-h * 0.5)} ${short(-k)} ${short(-h * 0.26)} ${short(k * 0.2)} ${short(h * 0.05)}Q${short(-w * 0.5)} ${short(h * 0.05)} ${-w} 0Z" fill="var(--mountains-light)"/><path d="M0 ${-h} ${short(w * snow)} ${short(-h + s)} ${short(w * snow * 0.5)} ${short(-h + s * 0.82)} ${short(w * 0.06)} ${short(-h + s * 1.25)} ${short(-w * snow * 0.45)} ${short(-h + s * 0.8)} ${short(-w * snow)} ${short(-h + s * 1.05)}Z" fill="var(--mountains-detail)"/></g>`
    }
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--mountains)"/><g transform="scale(${m} 1)">
      <path d="M-110-10C-60-30 0-6 110-26V110H-110Z" fill="var(--mountains-2)"/>
      <path d="M-110 58C-60 40 10 74 110 50V110H-110Z" fill="var(--mountains-light)" opacity=".5"/>
      ${peak(-4 + j(), -34, 42, 50)}${peak(46 + j(), -20, 36, 46 + j())}${peak(-52 + j(), -14, 36, 44 + j())}
      ${peak(-66, 36, 24, 26, 0.3)}${peak(64, 40, 26, 34, 0.32)}${peak(-30 + j(), 72, 30, 32, 0.34)}${peak(20 + j(), 82, 32, 36, 0.34)}
      </g>`
  },
  desert(rand) {
    const m = rand() < 0.5 ? -1 : 1
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--desert)"/><g transform="scale(${m} 1)">
      <path d="M-110-60C-60-84-20-40 24-56S90-84 110-70V-20C60-40 20-10-24-24S-80-30-110-12Z" fill="var(--desert-light)"/>
      <path d="M-110-12C-80-30-68-38-24-24S60-40 110-20V-8C60-26 20 4-24-10S-80-16-110 4Z" fill="var(--desert-dark)" opacity=".4"/>
      <path d="M-110 34C-70 12-40 20-4 36S70 44 110 20V110H-110Z" fill="var(--desert-2)"/>
      <path d="M-110 34C-70 12-40 20-4 36S70 44 110 20" fill="none" stroke="var(--desert-light)" stroke-width="3"/>
      <path d="M-80 66Q-40 50 0 64M-20 84Q20 70 60 78M30 56Q54 48 78 54M-60-44Q-30-54 0-44" fill="none" stroke="var(--desert-dark)" stroke-width="2" opacity=".55" stroke-linecap="round"/></g>
      ${put('a-cactus', -50 * m, 12, 1)}${put('a-cactus', 52 * m, -22, 0.8)}${put('a-cactus', 22 * m, 78, 0.9)}
      <path d="M${-30 * m} 72q6-9 14-2t4 4q-10 4-18-2Z" fill="var(--desert-dark)" opacity=".7"/>`
  },
  gold(rand, o = {}) {
    const m = rand() < 0.5 ? -1 : 1
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--gold-river)"/><g transform="scale(${m} 1)">
      <path d="M-110-40C-60-60 0-30 110-50V110H-110Z" fill="var(--pasture-2)" opacity=".45"/>
      <path d="M-40-110C-20-70-70-50-56-16S10 20 14 48 34 80 50 110H88C80 80 62 66 58 36S-4-20-16-38 16-84 6-110Z" fill="var(--gold-river-water)"/>
      <path d="M-24-110C-8-70-52-50-40-20S22 18 30 48 48 84 62 110" fill="none" stroke="var(--gold-river-light)" stroke-width="4" stroke-linecap="round" stroke-dasharray="26 12"/></g>
      ${scatter(rand, 7, 26, { dy: -8, w: 8, r: 76, ...o })
        .map(
          ([x, y]) =>
            `<path d="M${short(x - 7)} ${short(y)}l4-8 7-1 4 7-6 5Z" fill="var(--gold-river-light)" stroke="var(--gold-edge)" stroke-width="1.2"/>`,
        )
        .join('')}`
  },
  fog() {
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--fog)"/>
      ${[-58, -20, 20, 60].map((y, i) => `<path d="M-110 ${y}C-80 ${y - 22} -50 ${y - 20} -30 ${y}S20 ${y + 18} 46 ${y - 4} 90 ${y - 22} 110 ${y - 6}V${y + 24}C80 ${y + 8} 60 ${y + 28} 30 ${y + 30}S-60 ${y + 10} -110 ${y + 26}Z" fill="var(--fog-2)" opacity="${0.5 + i * 0.1}"/>`).join('')}`
  },
  // Open water: only a few crests, so that ships and lanes stand out.
  sea(rand) {
    const crest = () => `M${short(rand() * 90 - 60)} ${short(rand() * 110 - 55)}q9-8 18 0t18 0`
    return `<path d="${crest()}${crest()}" fill="none" stroke="var(--wave)" stroke-width="3" opacity="var(--wave-strength)" stroke-linecap="round"/>`
  },
  // The back of a tile: two frames and a rose, turned by chance like a tile that was shuffled.
  back(rand) {
    const turn = Math.floor(rand() * 6) * 60
    const frame = (radius: number) =>
      `<path d="${roundedPolygon(hexPoints(radius), 8)}" fill="none" stroke="var(--tile-back-line)" stroke-width="3"/>`
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--tile-back)"/>${frame(82)}${frame(70)}
      <g transform="rotate(${turn})"><path d="M0-40 9-9 40 0 9 9 0 40-9 9-40 0-9-9Z" fill="var(--tile-back-line)"/><path d="M0-58 6-12H-6Z" fill="var(--tile-back-tip)"/></g>
      <path d="M-46 48q8-6 16 0t16 0M14-52q8-6 16 0t16 0" fill="none" stroke="var(--tile-back-line)" stroke-width="3" stroke-linecap="round"/>`
  },
  lake() {
    return `<rect x="-110" y="-110" width="220" height="220" fill="var(--sea-2)"/><path d="M-60-30q10-8 20 0t20 0M-10 14q10-8 20 0t20 0M-44 50q10-8 20 0t20 0M12-44q10-8 20 0t20 0" fill="none" stroke="var(--wave)" stroke-width="3" opacity=".5" stroke-linecap="round"/>`
  },
}

/** The one colour of a terrain, for pictures too small for motifs. */
export const groundColour = (terrain: string) =>
  ({ gold: 'var(--gold-river)', back: 'var(--tile-back)', lake: 'var(--sea-2)' })[terrain] ??
  `var(--${terrain}, var(--fog))`

/** The outline of a tile, drawn over its ground. */
export const tileRim = (flat = false) => roundedPolygon(hexPoints(94.3, flat), 10)

/** The ground of a tile as SVG; an unknown terrain is drawn as fog. */
export function ground(terrain: string, seed: number, space?: Space): string {
  return (PAINT[terrain] ?? PAINT.fog)(scatterSource(seed), space)
}
