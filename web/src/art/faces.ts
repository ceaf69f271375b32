// The four who play every game: painted wood like the pieces, one silhouette each.

import { ground, groundColour } from './terrain'

const SKIN = '#f0d3b0'
const OUT = 'var(--piece-line)'

interface Face {
  /** The ground behind it. */
  terrain: string
  art: string
}

export const FACES: Record<string, Face> = {
  floki: {
    terrain: 'pasture',
    art: `
      <path d="M-46 62C-46 22-24 12 0 12S46 22 46 62Z" fill="#6d7f54" stroke="${OUT}" stroke-width="4"/>
      <path d="M-46 62C-46 22-24 12 0 12-10 26-14 44-14 62Z" fill="#7f9364"/>
      <circle cy="-10" r="24" fill="${SKIN}" stroke="${OUT}" stroke-width="4"/>
      <path d="M-24-12C-28-38-8-44 2-40 18-46 30-30 24-10 20-24 10-26 0-26-12-26-20-22-24-12Z" fill="#c9802f" stroke="${OUT}" stroke-width="3.5" stroke-linejoin="round"/>
      <path d="M-18-2C-18 20 18 20 18-2 12 6-12 6-18-2Z" fill="#c9802f" stroke="${OUT}" stroke-width="3.5" stroke-linejoin="round"/>
      <path d="M-5 4Q0 9 5 4" fill="none" stroke="${OUT}" stroke-width="3" stroke-linecap="round"/>
      <circle cx="-8" cy="-9" r="2.6" fill="${OUT}"/>
      <circle cx="8" cy="-9" r="2.6" fill="${OUT}"/>
      <path d="M-13-16q5-4 9-1M5-18q5-3 9 2" fill="none" stroke="${OUT}" stroke-width="2.6" stroke-linecap="round"/>
      <g transform="translate(35 10)">
      <path d="M-12 16C-16 2-8-10 4-12 6-20 18-20 18-10L26-6 17-3C18 10 8 18-12 16Z" fill="#2b2d36" stroke="${OUT}" stroke-width="3"/>
      <circle cx="11" cy="-11" r="2.2" fill="#ffe9a3"/>
      <path d="M-8 12-22 24" stroke="#2b2d36" stroke-width="7" stroke-linecap="round"/>
      </g>`,
  },
  ketil: {
    terrain: 'fields',
    art: `
      <path d="M-46 62C-46 22-24 12 0 12S46 22 46 62Z" fill="#a9573a" stroke="${OUT}" stroke-width="4"/>
      <path d="M-46 62C-46 22-24 12 0 12-12 28-15 44-15 62Z" fill="#c06f4e"/>
      <path d="M-12 14 0 30 12 14" fill="#f5e8c6" stroke="${OUT}" stroke-width="3" stroke-linejoin="round"/>
      <circle cy="-8" r="23" fill="${SKIN}" stroke="${OUT}" stroke-width="4"/>
      <path d="M-40-17C-28-26-24-24-20-25-18-46 18-46 20-25 24-24 28-26 40-17 24-10-24-10-40-17Z" fill="#e6b548" stroke="${OUT}" stroke-width="3.5" stroke-linejoin="round"/>
      <path d="M-20-25Q0-18 20-25" fill="none" stroke="#8a5a17" stroke-width="4"/>
      <circle cx="-8" cy="-6" r="2.6" fill="${OUT}"/>
      <circle cx="8" cy="-6" r="2.6" fill="${OUT}"/>
      <path d="M-7 5Q0 11 7 5" fill="none" stroke="${OUT}" stroke-width="3" stroke-linecap="round"/>
      <path d="M-15 0q3 2 5 0M10 0q3 2 5 0" stroke="#d98b62" stroke-width="3" fill="none" stroke-linecap="round"/>
      <g transform="translate(36 30) scale(1.350)">
      <path d="M-6 12C-2 4-3 2-8-12-3-16 3-16 8-12 3 2 2 4 6 12Q0 14-6 12Z" fill="#eec45c" stroke="${OUT}" stroke-width="2.4" stroke-linejoin="round"/>
      <path d="M-4 0H4" stroke="#8a5a17" stroke-width="3"/>
      </g>`,
  },
  aud: {
    terrain: 'lake',
    art: `
      <path d="M-46 62C-46 22-24 10 0 10S46 22 46 62Z" fill="#2a63b8" stroke="${OUT}" stroke-width="4"/>
      <path d="M-46 62C-46 22-24 10 0 10-12 28-15 44-15 62Z" fill="#4b80cc"/>
      <path d="M-30 22C-36-10-30-42 0-42S36-10 30 22C20 30-20 30-30 22Z" fill="#fbf6ea" stroke="${OUT}" stroke-width="4" stroke-linejoin="round"/>
      <path d="M-30 22C-36-10-30-42 0-42-16-32-20-8-16 24Z" fill="#e3d8c0"/>
      <ellipse cy="-8" rx="18" ry="21" fill="${SKIN}" stroke="${OUT}" stroke-width="3.5"/>
      <path d="M-17-16C-12-30 12-30 17-16 8-20-8-20-17-16Z" fill="#8a5a2b" stroke="${OUT}" stroke-width="2.6"/>
      <circle cx="-7" cy="-7" r="2.5" fill="${OUT}"/>
      <circle cx="7" cy="-7" r="2.5" fill="${OUT}"/>
      <path d="M-5 4Q0 7 5 4" fill="none" stroke="${OUT}" stroke-width="2.8" stroke-linecap="round"/>
      <g transform="translate(0 38)">
      <circle r="10" fill="#e9b028" stroke="${OUT}" stroke-width="3"/>
      <path d="M-5 1H5L3 5H-3ZM0 0V-6L5 0Z" fill="${OUT}"/>
      </g>`,
  },
  njal: {
    terrain: 'mountains',
    art: `
      <path d="M-46 62C-46 22-24 10 0 10S46 22 46 62Z" fill="#4b4a63" stroke="${OUT}" stroke-width="4"/>
      <path d="M-46 62C-46 22-24 10 0 10-12 28-15 44-15 62Z" fill="#63627f"/>
      <path d="M-28 6C-34-34-18-46 0-46S34-34 28 6C18-6-18-6-28 6Z" fill="#3a394d" stroke="${OUT}" stroke-width="4" stroke-linejoin="round"/>
      <ellipse cy="-12" rx="19" ry="20" fill="${SKIN}" stroke="${OUT}" stroke-width="3.5"/>
      <path d="M-19-8C-22 24-10 48 0 54 10 48 22 24 19-8 12 0 6-1 0-1S-12 0-19-8Z" fill="#f6f1e4" stroke="${OUT}" stroke-width="3.5" stroke-linejoin="round"/>
      <path d="M-7 14Q-4 32 0 42M7 14Q4 30 3 36" fill="none" stroke="#cfc6b2" stroke-width="3" stroke-linecap="round"/>
      <path d="M-10 1Q0-5 10 1" fill="none" stroke="${OUT}" stroke-width="2.6" stroke-linecap="round"/>
      <circle cx="-7" cy="-13" r="2.4" fill="${OUT}"/>
      <circle cx="7" cy="-13" r="2.4" fill="${OUT}"/>
      <path d="M-13-19q6-3 10 0M3-19q4-3 10 0" fill="none" stroke="#f6f1e4" stroke-width="4" stroke-linecap="round"/>
      <path d="M40 64V-34" stroke="${OUT}" stroke-width="9" stroke-linecap="round"/>
      <path d="M40 64V-34" stroke="#8a5f38" stroke-width="4" stroke-linecap="round"/>
      <path d="M40-36C30-40 28-54 40-56 54-54 52-38 42-40" fill="none" stroke="${OUT}" stroke-width="8" stroke-linecap="round"/>
      <path d="M40-36C30-40 28-54 40-56 54-54 52-38 42-40" fill="none" stroke="#8a5f38" stroke-width="3.5" stroke-linecap="round"/>`,
  },
}

/** The ground behind a face; small ones have no room for motifs. */
export const behind = (face: Face, small: boolean) =>
  small
    ? `<rect x="-110" y="-110" width="220" height="220" fill="${groundColour(face.terrain)}"/>`
    : ground(face.terrain, face.terrain.length, { keep: 30 })
