// Wooden pieces. A number is a colour of `tokens.css`: 1 red, 2 blue, 3 orange, 4 white … 0
// neutral.

import { short } from './shapes'

const mark = (p: number) => `var(--p${p}-mark)`
const emblem = (p: number, x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="${mark(p)}">${EMBLEMS[p]}</g>`

/** The sign of each colour; a neutral owner (0) has a ring. */
export const EMBLEMS = [
  '<path d="M0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5ZM0-2.200A2.200 2.200 0 1 1 0 2.200 2.200 2.200 0 1 1 0-2.200Z"/>',
  '<path d="M0-5.5 4.6 0 0 5.5-4.6 0Z"/>',
  '<circle r="4.7"/>',
  '<path d="M0-5.2 5 4-5 4Z"/>',
  '<rect x="-4" y="-4" width="8" height="8"/>',
  '<path d="M-2.7-4.6H2.7L5.3 0 2.7 4.6H-2.7L-5.3 0Z"/>',
  '<path d="M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z"/>',
] as const

/** What is painted on the roads of each colour. */
export const ROAD_MARKS = [
  [-22, -11, 0, 11, 22]
    .map(x => `<path d="M${x - 4} 6 ${x + 4}-6" stroke="${mark(0)}" stroke-width="2.200"/>`)
    .join(''),
  [-18, -6, 6, 18]
    .map(x => `<rect x="${x - 2}" y="-6" width="4" height="12" fill="${mark(1)}" opacity=".92"/>`)
    .join(''),
  `<rect x="-24" y="-1.9" width="48" height="3.8" rx="1.9" fill="${mark(2)}"/>`,
  [-20, -7, 7, 20].map(x => `<circle cx="${x}" r="3" fill="${mark(3)}"/>`).join(''),
  '',
  [-18, -4, 10]
    .map(x => `<path d="M${x}-5l6 5-6 5" fill="none" stroke="${mark(5)}" stroke-width="3"/>`)
    .join(''),
  [-18, 0, 18]
    .map(x => `<path d="M${x - 4}-4l8 8m0-8-8 8" stroke="${mark(6)}" stroke-width="2.600"/>`)
    .join(''),
] as const

const PIECES = {
  settlement: (p: number) => `<ellipse cx="3" cy="17" rx="21" ry="6" fill="#12222a" opacity=".28"/>
    <path d="M-18 16V-5L-5-21 17-21 22-4 22 16Z" fill="none" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>
    <path d="M-18 16V-5L-5-21 17-21 22-4 22 16Z" fill="var(--p${p})" stroke="var(--piece-line)" stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M-5-21 17-21 22-4 8-4Z" fill="var(--p${p}-deep)"/><path d="M8-4H22V16H8Z" fill="var(--p${p}-deep)" opacity=".55"/>
    <path d="M-18-5-5-21 8-4" fill="none" stroke="var(--piece-line)" stroke-width="2.4" stroke-linejoin="round"/>${emblem(p, -5, 5, 1.25)}`,
  city: (p: number) => `<ellipse cx="3" cy="23" rx="33" ry="7" fill="#12222a" opacity=".28"/>
    <path d="M-29 22V-14L-18-33-7-14V-5L4-15H23L30-3V22Z" fill="none" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>
    <path d="M-29 22V-14L-18-33-7-14V-5L4-15H23L30-3V22Z" fill="var(--p${p})" stroke="var(--piece-line)" stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M-29-14-18-33-7-14Z" fill="var(--p${p}-deep)"/><path d="M4-15H23L30-3H14Z" fill="var(--p${p}-deep)"/><path d="M14-3H30V22H14Z" fill="var(--p${p}-deep)" opacity=".5"/>
    <path d="M-29-14H-7M-7-5 4-15 14-3H30M-7-5V22" fill="none" stroke="var(--piece-line)" stroke-width="2.4" stroke-linejoin="round"/>
    <rect x="-21" y="-7" width="6" height="8" rx="3" fill="var(--piece-line)" opacity=".75"/>${emblem(p, 3.5, 9, 1.5)}`,
  ship: (p: number) => `<ellipse cx="0" cy="19" rx="27" ry="5" fill="#0b2530" opacity=".3"/>
    <path d="M-27 6H27L19 19H-18ZM-1 4V-24L21 2H-1M-5 2V-17L-19 2Z" fill="none" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>
    <path d="M-27 6H27L19 19H-18Z" fill="var(--p${p}-deep)" stroke="var(--piece-line)" stroke-width="3" stroke-linejoin="round"/>
    <path d="M-1 3V-25C10-22 20-10 21 3Z" fill="var(--p${p})" stroke="var(--piece-line)" stroke-width="3" stroke-linejoin="round"/><path d="M-5 3V-17L-19 3Z" fill="var(--p${p})" stroke="var(--piece-line)" stroke-width="2.6" stroke-linejoin="round"/>${emblem(p, 7, -6, 1)}`,
  knight: (
    p: number,
    level = 1,
    active = true,
  ) => `<ellipse cx="2" cy="20" rx="17" ry="5" fill="#12222a" opacity=".28"/>
    <path d="M-17-17H17V2C17 13 8 19 0 23-8 19-17 13-17 2Z" fill="${active ? `var(--p${p})` : 'var(--token)'}" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>
    <path d="M-17-17H17V2C17 13 8 19 0 23-8 19-17 13-17 2Z" fill="${active ? `var(--p${p})` : 'var(--token)'}" stroke="var(--piece-line)" stroke-width="3" stroke-linejoin="round"/>
    ${active ? '' : `<path d="M-14-14H14V2C14 11 7 16 0 19.5-7 16-14 11-14 2Z" fill="none" stroke="var(--p${p})" stroke-width="4.5"/>`}
    ${[...Array(level)].map((_, i) => `<path d="M-8 ${short(-6 + i * 7)} 0 ${short(-11 + i * 7)} 8 ${short(-6 + i * 7)}" fill="none" stroke="${active ? mark(p) : 'var(--piece-line)'}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`).join('')}
    ${active ? `<path d="M0-34C5-29 6-25 0-20-6-25-5-29 0-34Z" fill="var(--lit)" stroke="var(--piece-line)" stroke-width="2"/>` : ''}`,
  robber: () => `<ellipse cx="3" cy="26" rx="20" ry="6" fill="#12222a" opacity=".35"/>
    <path d="M-16 25C-18 8-14-2-9-8-13-14-11-30 0-31 11-30 13-14 9-8 14-2 18 8 16 25Q0 30-16 25Z" fill="none" stroke="var(--piece-halo)" stroke-width="7"/>
    <path d="M-16 25C-18 8-14-2-9-8-13-14-11-30 0-31 11-30 13-14 9-8 14-2 18 8 16 25Q0 30-16 25Z" fill="var(--robber)" stroke="#14161c" stroke-width="2.5"/>
    <path d="M-16 25C-18 8-14-2-9-8-13-14-11-30 0-31-7-22-7-12-4-7-8 4-8 16-7 27Q-12 26.5-16 25Z" fill="var(--robber-light)"/>
    <path d="M-5.5-17Q0-21 5.5-17 6-11 0-9-6-11-5.5-17Z" fill="#14161c"/><circle cx="-2.2" cy="-14.5" r="1.3" fill="#ffe9a3"/><circle cx="2.6" cy="-14.5" r="1.3" fill="#ffe9a3"/>`,
  pirate: () => `<ellipse cx="0" cy="24" rx="34" ry="6" fill="#0b2530" opacity=".35"/>
    <path d="M-34 6H34L24 22H-24ZM2 4V-32C18-26 26-10 26 4ZM-4 4V-24C-14-18-22-6-22 4Z" fill="none" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>
    <path d="M-34 6H34L24 22H-24Z" fill="var(--robber)" stroke="#14161c" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M2 4V-32C18-26 26-10 26 4ZM-4 4V-24C-14-18-22-6-22 4Z" fill="var(--robber-light)" stroke="#14161c" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M6-12l10 8m0-8-10 8" stroke="#ffe9a3" stroke-width="3" stroke-linecap="round"/>`,
  wall: (
    p: number,
  ) => `<path d="M-41 34V21H-32V25H-23V21H-13V25H-5V21H5V25H13V21H23V25H32V21H41V34Z" fill="var(--p${p})" stroke="var(--piece-halo)" stroke-width="7" stroke-linejoin="round"/>
    <path d="M-41 34V21H-32V25H-23V21H-13V25H-5V21H5V25H13V21H23V25H32V21H41V34Z" fill="var(--p${p})" stroke="var(--piece-line)" stroke-width="2.600" stroke-linejoin="round"/><path d="M-30 30H-14M-6 30H8M16 30H32" stroke="var(--p${p}-deep)" stroke-width="2"/>`,
  merchant: (
    p: number,
  ) => `<ellipse cx="2" cy="19" rx="22" ry="5" fill="#12222a" opacity=".28"/><path d="M-20 18-14-6H14L20 18Z" fill="var(--token)" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/><path d="M-20 18-14-6H14L20 18Z" fill="var(--token)" stroke="var(--piece-line)" stroke-width="3" stroke-linejoin="round"/>
    <path d="M-20-6-12-24H12L20-6Q15 0 10-6 5 0 0-6-5 0-10-6-15 0-20-6Z" fill="var(--p${p})" stroke="var(--piece-line)" stroke-width="3" stroke-linejoin="round"/><path d="M-6-24-10-6M6-24 10-6" stroke="var(--p${p}-mark)" stroke-width="3"/><path d="M-5 18V8Q-5 3 0 3 5 3 5 8V18Z" fill="var(--piece-line)" opacity=".75"/>`,
  // A stronghold of pirates; its banner has the colour of the town's owner.
  fortress: (p: number) => `<ellipse cx="2" cy="24" rx="32" ry="7" fill="#12222a" opacity=".32"/>
    <path d="M-28 24V-12H-18V-18H-10V-12H-2V-18H6V-12H14V-18H24V24Z" fill="none" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>
    <path d="M-28 24V-18H-20V-12H-13V-18H-5V-12H3V-18H11V-12H18V-18H26V24Z" fill="#5d6069" stroke="#14161c" stroke-width="3" stroke-linejoin="round"/>
    <path d="M12-12H26V24H12Z" fill="#14161c" opacity=".25"/><path d="M-6 24V8Q-6 1 0 1 6 1 6 8V24Z" fill="#22242b"/>
    <path d="M-1-18V-42" stroke="#14161c" stroke-width="3"/><path d="M0-42H24L17-34 24-26H0Z" fill="var(--p${p})" stroke="var(--piece-line)" stroke-width="2.600" stroke-linejoin="round"/>`,
  // Two huts under straw; nobody's, and not to be taken for a settlement.
  village: () => `<ellipse cx="0" cy="18" rx="28" ry="6" fill="#12222a" opacity=".28"/>
    <path d="M-24 16V0Q-24-18-9-18 3-18 5-6 8-12 14-12 25-12 25 4V16Z" fill="none" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>
    <path d="M4 16V4H25V16Z" fill="#f1e3c4" stroke="var(--piece-line)" stroke-width="2.6"/><path d="M0 5Q2-12 14-12 26-12 29 5Z" fill="#c99a4b" stroke="var(--piece-line)" stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M-22 16V0H4V16Z" fill="#f7ecd2" stroke="var(--piece-line)" stroke-width="2.6"/><path d="M-27 1Q-24-19-9-19 6-19 9 1Z" fill="#d9ac5c" stroke="var(--piece-line)" stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M-13 16V8Q-13 4-9 4-5 4-5 8V16Z" fill="var(--piece-line)" opacity=".75"/>`,
}

const AREA_SIGNS: Record<string, string> = {
  // Scales, a crown, an open book.
  trade:
    '<path d="M0-6V6M-4 6H4M-6-4 0-6 6-4M-8 1-6-4-4 1Q-6 3.400-8 1ZM4 1 6-4 8 1Q6 3.400 4 1Z" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linejoin="round" stroke-linecap="round"/>',
  politics: '<path d="M-7 5-8-4-3.500-.5 0-6 3.500-.5 8-4 7 5Z" fill="currentColor"/>',
  science:
    '<path d="M0-4C-3-6-6-6-8-5V5C-6 4-3 4 0 6 3 4 6 4 8 5V-5C6-6 3-6 0-4ZM0-4V6" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linejoin="round"/>',
}

/** The sign of an area of a city, 18 units wide. */
export const areaSign = (area: string) => AREA_SIGNS[area] ?? ''

/** What crowns a city that has become the metropolis of an area. */
export const metropolisArt = (
  area: string,
) => `<path d="M-38 8C-38-50 38-50 38 8" fill="none" stroke="var(--piece-halo)" stroke-width="13"/><path d="M-38 8C-38-50 38-50 38 8" fill="none" stroke="var(--piece-line)" stroke-width="9"/>
    <path d="M-38 8C-38-50 38-50 38 8" fill="none" stroke="var(--${area})" stroke-width="4.500"/><circle cy="-36" r="13" fill="var(--${area})" stroke="var(--piece-line)" stroke-width="2.600"/><g transform="translate(0 -36) scale(.95)" color="var(--piece-line)">${areaSign(area)}</g>`

/** The barbarians' longship, as it sails on its track. */
export const longshipArt =
  () => `<path d="M-27 4C-30-6-26-12-22-13-20-6-16 3-12 5H14C18 2 22-6 22-15 28-14 32-4 27 6 24 14 16 17 8 17H-10C-20 17-25 12-27 4Z" fill="var(--robber)" stroke="#14161c" stroke-width="2.500" stroke-linejoin="round"/>
    <path d="M0 5V-26" stroke="#14161c" stroke-width="3"/><path d="M-15-24H15Q19-13 13-3H-13Q-19-13-15-24Z" fill="#e9e2d3" stroke="#14161c" stroke-width="2.500" stroke-linejoin="round"/><path d="M-9-24Q-12-13-8-3M1-24Q3-13 1-3M10-24Q13-13 9-3" stroke="#b3202c" stroke-width="4"/>
    <g fill="#d9a441" stroke="#14161c" stroke-width="1.600"><circle cx="-13" cy="9" r="3.400"/><circle cx="-4" cy="10.500" r="3.400"/><circle cx="5" cy="10.500" r="3.400"/><circle cx="14" cy="9" r="3.400"/></g>`

/** A ship with guns: shields along its side, a pennant at the mast. */
const WARSHIP = (p: number) => `${PIECES.ship(p)}
    <path d="M-1-25V-38L15-33.500-1-29" fill="var(--lit)" stroke="var(--piece-line)" stroke-width="2.600" stroke-linejoin="round"/>
    ${[-14, -1, 12].map(x => `<circle cx="${x}" cy="12" r="4.600" fill="var(--lit)" stroke="var(--piece-line)" stroke-width="2.200"/>`).join('')}`

export type PieceKind = keyof typeof PIECES | 'warship' | 'recruit'

export function pieceArt(kind: PieceKind, player = 1): string {
  if (kind === 'warship') return WARSHIP(player)
  // A new knight is not up and about yet.
  return kind === 'recruit' ? PIECES.knight(player, 1, false) : PIECES[kind](player)
}

/** A knight: its strength, and whether it is active. */
export const knightArt = (player: number, level: number, active: boolean): string =>
  PIECES.knight(player, level, active)

const COLOURS = ['neutral', 'red', 'blue', 'orange', 'white', 'green', 'rose']

/** The number of a seat's colour in `tokens.css`. */
export const colourNumber = (colour: string) => Math.max(0, COLOURS.indexOf(colour))
