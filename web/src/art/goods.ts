// Glyphs of the goods, 24 × 24; `currentColor` is the drawing, `--face` the ground behind it.

const GLYPHS: Record<string, string> = {
  lumber:
    '<path d="M3.5 14.5 14 8.200a3.3 3.3 0 0 1 3.4 5.700L7 20.200Z" fill="currentColor" opacity=".72"/><ellipse cx="5.2" cy="17.3" rx="3" ry="3.4" fill="currentColor"/><ellipse cx="5.2" cy="17.3" rx="1.2" ry="1.5" fill="var(--face)" /><path d="M7.5 10.2 16 5a3 3 0 0 1 4 4.500L18.6 11" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  brick: '<path d="M2.5 13h9v6h-9zM12.7 13h9v6h-9zM7.6 6h9v6h-9z" fill="currentColor"/>',
  wool: '<path d="M5.5 14.500C2.6 13 3.2 9 6.2 9.2 6.4 6 10.5 5.2 12 7.400c1.8-2 5.2-.9 5.3 1.7 3 .2 3.5 4.3.9 5.4-.6 2.4-3.7 2.8-5 1.5-1.7 1.6-4.7 1.2-5.3-.7-.8.2-1.8 0-2.4-.8Z" fill="currentColor"/><path d="M8.5 16.500v3M15 16.500v3" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M17.5 9.500c3 .1 4.3 2 3.6 3.6-1.6.7-3.4-.4-3.6-3.600Z" fill="currentColor" stroke="var(--face)" stroke-width="1"/>',
  grain:
    '<path d="M12 21.500V9" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M12 2.200c2 2 2 4.2 0 6.2-2-2-2-4.2 0-6.200ZM12.7 12.400c0-2.8 1.7-4.5 4.5-4.5 0 2.8-1.7 4.5-4.5 4.500Zm-1.4 0c0-2.8-1.7-4.5-4.5-4.5 0 2.8 1.7 4.5 4.5 4.500ZM12.7 17.800c0-2.8 1.7-4.5 4.5-4.5 0 2.8-1.7 4.5-4.5 4.500Zm-1.4 0c0-2.8-1.7-4.5-4.5-4.5 0 2.8 1.7 4.5 4.5 4.500Z" fill="currentColor"/>',
  ore: '<path d="M3 17.5 6.5 9l5-4.5 6 3L21 15l-3.5 4.500h-11Z" fill="currentColor"/><path d="m6.5 9 5.5 2.5 5.5-4M12 11.500l-2 8M12 11.500l9 3.5" fill="none" stroke="var(--face)" stroke-width="1.3"/>',
  gold: '<circle cx="12" cy="12" r="8.5" fill="currentColor"/><path d="M12 6.5 16.5 12 12 17.5 7.5 12Z" fill="none" stroke="var(--face)" stroke-width="1.7"/>',
  any: '<text x="12" y="18.5" text-anchor="middle" font-size="20" font-weight="800" fill="currentColor" class="print">?</text>',
  cloth:
    '<path d="M4 7c3-2 5 2 8 0s5 2 8 0v11c-3 2-5-2-8 0s-5-2-8 0Z" fill="currentColor"/><path d="M4 12.500c3-2 5 2 8 0s5 2 8 0" fill="none" stroke="var(--face)" stroke-width="1.4"/>',
  bale: '<path d="M6 6.500h11v11H6z" fill="currentColor"/><circle cx="17" cy="12" r="5.500" fill="currentColor" stroke="var(--face)" stroke-width="1.3"/><path d="M17 12m-2.400 0a2.400 2.400 0 1 1 2.400 2.400" fill="none" stroke="var(--face)" stroke-width="1.3"/><path d="M9 6.500v11" stroke="var(--face)" stroke-width="1.5"/>',
  coin: '<circle cx="9.5" cy="14" r="6.5" fill="currentColor"/><circle cx="15.5" cy="9.5" r="6" fill="currentColor" stroke="var(--face)" stroke-width="1.4"/><path d="M15.5 6.500v6" stroke="var(--face)" stroke-width="1.6"/>',
  paper:
    '<path d="M5 4h11l3 3v13H8a3 3 0 0 1-3-3Z" fill="currentColor"/><path d="M8.5 9.500h7M8.5 13h7M8.5 16.500h4" stroke="var(--face)" stroke-width="1.5"/>',
}

const ON_LIGHT = new Set(['wool', 'grain', 'gold', 'cloth', 'coin', 'paper'])

/** Progress cards are counted like goods, but have no tile. */
export const isGood = (kind: string) => kind in GLYPHS

export const glyph = (kind: string) => GLYPHS[kind] ?? GLYPHS.any

/** The colour of a good's card. */
export function face(kind: string): string {
  if (!(kind in GLYPHS) || kind === 'any' || kind === 'bale') return 'var(--token)'
  return kind === 'paper' ? 'var(--paper-good)' : `var(--${kind})`
}

/** The colour of the glyph on that card. */
export function ink(kind: string): string {
  if (!(kind in GLYPHS) || kind === 'any' || kind === 'bale') return 'var(--token-ink)'
  return ON_LIGHT.has(kind) ? 'var(--glyph-ink)' : 'var(--glyph)'
}
