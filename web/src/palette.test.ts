// How far apart the colours of seats and landscapes are for people who see fewer colours. Emblems,
// road patterns and drawings tell them apart as well; this is about the first glance.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Three = readonly [number, number, number]

/** What each kind of eye makes of linear red, green and blue (Machado and others, 2009). */
const EYES: Record<string, readonly [Three, Three, Three]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const TO_XYZ: readonly [Three, Three, Three] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const WHITE: Three = [0.95047, 1, 1.08883]

const times = (matrix: readonly Three[], [x, y, z]: Three) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three

function linear(colour: string): Three {
  return [1, 3, 5].map(at => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Three
}

function seen(colour: string, eye: string): Three {
  const light = times(EYES[eye], linear(colour)).map(it => Math.min(1, Math.max(0, it)))
  const [x, y, z] = times(TO_XYZ, light as unknown as Three).map((it, i) => {
    const part = it / WHITE[i]
    return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116
  })
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The smallest distance between two of these colours (CIE 1976), for whichever eye it is. */
function nearest(colours: readonly string[]): number {
  const pairs = colours.flatMap((one, i) => colours.slice(i + 1).map(two => [one, two]))
  return Math.min(
    ...Object.keys(EYES).flatMap(eye =>
      pairs.map(([one, two]) => {
        const [a, b] = [seen(one, eye), seen(two, eye)]
        return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
      }),
    ),
  )
}

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const usual = file('./tokens.css')
const distinct = file('./styles/distinct.css')

/** The colour of a token, by day or by night. */
function colour(name: string, css: string, night = false): string {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css)
  // What a palette does not change is as usual.
  if (!found) return colour(name, usual, night)
  return found[3] ?? found[night ? 2 : 1]
}

const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
const LANDS = ['forest', 'pasture', 'fields', 'hills', 'mountains', 'desert']
const all = (names: readonly string[], css: string, night = false) =>
  nearest(names.map(it => colour(it, css, night)))

test('the first four seats are told apart by everybody, whatever the palette', () => {
  expect(all(SEATS.slice(0, 4), usual)).toBeGreaterThan(30)
})

test('the other palette tells all six seats apart, which the usual one does not', () => {
  expect(all(SEATS, usual)).toBeLessThan(20)
  expect(all(SEATS, distinct)).toBeGreaterThan(35)
})

test('its landscapes are told apart by day and by night', () => {
  expect(all(LANDS, usual)).toBeLessThan(10)
  expect(all(LANDS, distinct)).toBeGreaterThan(25)
  expect(all(LANDS, distinct, true)).toBeGreaterThan(20)
})
