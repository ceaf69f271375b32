// The strokes the pictures of the cards are made of. A picture is 100 wide and 76 high, its middle
// is the origin; `--k` is
// the colour of the card's kind.

import { glyph } from '../../art/goods'

export const LINE =
  'stroke="var(--piece-line)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"'
export const [PAPER, WOOD, STRAW, STONE, SKIN, IRON, GOLD, LEAF, BRICK] = [
  '#fbf3df',
  '#8a6238',
  '#dcb062',
  '#b9bcc6',
  '#f0d0ab',
  '#7d8698',
  '#efb931',
  '#5f9460',
  '#c9704b',
]
const KIND = 'var(--k)'

export const at = (x: number, y: number, what: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${LINE}/>`
export const line = (d: string, width = 2.2, colour = 'var(--piece-line)') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${LINE}/>`

/** Meadow below everything. */
export const meadow =
  '<path d="M-50 38V20Q-24 9 4 18T50 14V38Z" fill="var(--pasture-2)"/><path d="M-50 38V27Q-12 16 16 26T50 24V38Z" fill="var(--pasture-dark)" opacity=".55"/>'
export const water =
  '<path d="M-50 38V20H50V38Z" fill="var(--sea-deep)"/><path d="M-46 26q6-4 12 0t12 0M6 31q6-4 12 0t12 0" fill="none" stroke="var(--wave)" stroke-width="1.8" opacity=".6" stroke-linecap="round"/>'

/** A resource, as on its tile. */
export const good = (kind: string, x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" style="color:var(--piece-line);--face:${PAPER}">${glyph(kind)}</g>`
export const coin = (x: number, y: number, r = 7) =>
  `${disc(x, y, r, GOLD)}<circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="#9a6c0c" stroke-width="1.6"/>`
export const flag = (x: number, y: number, colour = KIND) =>
  `${line(`M${x} ${y}V${y - 20}`)}${shape(`M${x} ${y - 20}h15l-4 4.500 4 4.500h-15Z`, colour)}`
export const door = (x: number, y: number, w = 10, h = 15) =>
  `<path d="M${x - w / 2} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z" fill="var(--piece-line)" opacity=".78"/>`
export const pane = (x: number, y: number, w = 5, h = 6) =>
  `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="1" fill="var(--piece-line)" opacity=".7"/>`

/** A house seen from its gable, standing on `y`. */
export const house = (x: number, y: number, w: number, h: number, roof = KIND, wall = PAPER) =>
  shape(`M${x - w / 2} ${y}V${y - h}L${x} ${y - h - w * 0.42} ${x + w / 2} ${y - h}V${y}Z`, wall) +
  shape(
    `M${x - w / 2 - 5} ${y - h + 2}L${x} ${y - h - w * 0.42 - 5} ${x + w / 2 + 5} ${y - h + 2}l-5 2.500L${x} ${y - h - w * 0.42 + 3} ${x - w / 2} ${y - h + 4.5}Z`,
    roof,
  )
/** A long house seen from its side. */
export const hall = (x: number, y: number, w: number, h: number, roof = KIND, wall = PAPER) =>
  shape(`M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`, wall) +
  shape(`M${x - w / 2 - 4} ${y - h}l6-${h * 0.7}H${x + w / 2 - 2}l6 ${h * 0.7}Z`, roof)
export const tower = (x: number, y: number, w: number, h: number, roof = KIND, wall = PAPER) =>
  shape(`M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`, wall) +
  shape(`M${x - w / 2 - 3} ${y - h}L${x} ${y - h - w * 1.1}L${x + w / 2 + 3} ${y - h}Z`, roof)
export const keep = (x: number, y: number, w: number, h: number, wall = STONE) => {
  const step = w / 5
  const teeth = [0, 1, 2]
    .map(
      i =>
        `V${y - h - 5}H${x - w / 2 + step * (2 * i + 1)}V${y - h}${i < 2 ? `H${x - w / 2 + step * (2 * i + 2)}` : ''}`,
    )
    .join('')
  return shape(`M${x - w / 2} ${y}V${y - h}${teeth}V${y}Z`, wall)
}
export const columns = (x: number, y: number, w: number, h: number, count = 4) =>
  Array.from({ length: count }, (_, i) =>
    shape(`M${x - w / 2 + (i * (w - 5)) / (count - 1)} ${y}v-${h}h5v${h}Z`, PAPER),
  ).join('')
export const temple = (x: number, y: number, w: number, h: number, roof = KIND) =>
  `${shape(`M${x - w / 2 - 3} ${y}h${w + 6}v4h-${w + 6}Z`, STONE)}${columns(x, y, w, h)}${shape(`M${x - w / 2 - 4} ${y - h}L${x} ${y - h - w * 0.3} ${x + w / 2 + 4} ${y - h}Z`, roof)}`
export const tree = (x: number, y: number, s = 1) =>
  at(x, y, `${line('M0 0V-6')}${shape('M0-30 10-6H-10Z', LEAF)}`, s)
export const ship = (sail: string, emblem: string, hull = WOOD) =>
  `${water}${shape('M-27 10H27L18 25H-18Z', hull)}${line('M0 10V-32')}${shape('M-19-26Q2-32 21-26Q17-10 21 4Q0-3-19 4Q-15-10-19-26Z', sail)}${emblem}`
export const swords = (s = 1) =>
  at(
    0,
    0,
    `${line('M-17-19 14 15M17-19-14 15', 5)}${line('M-17-19 14 15M17-19-14 15', 2, '#dfe3ea')}${line('M6 17 17 7M-6 17-17 7', 4)}${line('M15 16 19 20M-15 16-19 20', 5)}`,
    s,
  )
export const scroll = (x: number, y: number, s = 1) =>
  at(x, y, `${shape('M-12-14H12V14H-12Z', PAPER)}${line('M-7-7H7M-7-1H7M-7 5H3', 1.8)}`, s)
export const bag = (x: number, y: number, colour = STRAW, s = 1) =>
  at(
    x,
    y,
    `${shape('M-5-9Q-15 2-12 10Q0 15 12 10Q15 2 5-9Z', colour)}${shape('M-6-9H6L8-14H-8Z', colour)}`,
    s,
  )
export const flame = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    `${shape('M0 12C-14 10-11-4-4-9-4-3-1-2 0-4 1-10-2-14 0-20 4-13 13-7 12 2 11 9 6 12 0 12Z', '#f08a2b')}<path d="M0 10C-6 9-5 2 0-3 5 2 6 9 0 10Z" fill="#ffe08a"/>`,
    s,
  )
export const book = (x: number, y: number, cover = KIND, s = 1) =>
  at(
    x,
    y,
    `${shape('M0-8C-7-12-16-11-20-9V10C-14 8-6 8 0 12 6 8 14 8 20 10V-9C16-11 7-12 0-8Z', cover)}${shape('M0-6C-6-9-13-9-17-7V6C-12 5-5 5 0 9 5 5 12 5 17 6V-7C13-9 6-9 0-6Z', PAPER)}${line('M0-6V9')}`,
    s,
  )

export interface Look {
  hair?: string
  hat?: 'helmet' | 'horns' | 'hood' | 'hat' | 'cap' | 'crown' | 'veil' | 'feather'
  beard?: string
  robe?: string
  prop?: string
}

const HATS = (c: string): Record<NonNullable<Look['hat']>, string> => ({
  helmet: `${shape('M-13-4C-13-24 13-24 13-4Z', STONE)}${line('M0-19V-4')}`,
  horns: `${shape('M-12-10C-20-12-22-20-20-26-16-22-12-20-9-17ZM12-10C20-12 22-20 20-26 16-22 12-20 9-17Z', PAPER)}${shape('M-13-4C-13-23 13-23 13-4Z', STONE)}`,
  hood: shape('M-17 14C-19-30 19-30 17 14 13 10 13-12 0-13-13-12-13 10-17 14Z', c),
  hat: `${shape('M-9-10C-9-28 9-28 9-10Z', c)}${shape('M-20-9Q0-17 20-9Q0-4-20-9Z', c)}`,
  cap: shape('M-13-5C-15-20 6-24 15-11Q4-12-13-5Z', c),
  crown: shape('M-12-6-13-19-6-13 0-21 6-13 13-19 12-6Z', GOLD),
  veil: shape('M-14 14C-18-24 18-24 14 14 10 4 12-10 0-11-12-10-10 4-14 14Z', PAPER),
  feather: `${shape('M-13-6C-14-20 14-20 13-6Z', c)}${shape('M8-12C14-26 20-30 26-30 26-22 20-14 12-9Z', PAPER)}`,
})

/** A person down to the shoulders. */
export function person({ hair, hat, beard, robe = KIND, prop = '' }: Look, x = 0): string {
  const locks = hair ? shape('M-13 9C-18-20 18-20 13 9 15-2 11-9 0-9S-15-2-13 9Z', hair) : ''
  const chin = beard ? shape('M-10 0C-11 18-4 22 0 24 4 22 11 18 10 0 6 7-6 7-10 0Z', beard) : ''
  const eyes =
    '<circle cx="-4" cy="-1" r="1.500" fill="#22303a"/><circle cx="4" cy="-1" r="1.500" fill="#22303a"/>'
  return at(
    x,
    2,
    `${shape('M-25 38C-25 17-13 12 0 12S25 17 25 38Z', robe)}${disc(0, 0, 11.5, SKIN)}${eyes}${line('M-3 5Q0 7 3 5', 1.6)}${locks}${chin}${hat ? HATS(robe)[hat] : ''}${prop}`,
  )
}
