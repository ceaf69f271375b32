// The keys of the card table. Every one is listed for `?`.

export const KEYS = [
  ['R', 'web-key-roll'],
  ['E', 'web-key-end'],
  ['P', 'web-key-pass'],
  ['1 2 3', 'web-key-centre'],
  ['T', 'web-key-trade'],
  ['H', 'web-key-hint'],
  ['C', 'web-key-hand'],
  ['← → ↑ ↓', 'web-key-walk'],
  ['Ctrl ←', 'web-key-walk-all'],
  ['Enter', 'web-key-take'],
  ['I', 'web-key-why'],
  ['Esc', 'web-key-escape'],
  ['V', 'web-key-text'],
  ['L M', 'web-key-record'],
  ['?', 'web-key-help'],
] as const

export interface CardKeys {
  build(index: number): void
  act(verb: string): void
  trade(): void
  hand(): void
  why(): void
  text(): void
  help(): void
  log(): void
  chat(): void
  escape(): void
}

/** Carries out a key; the answer says whether it was one of ours. */
export function cardKey(event: KeyboardEvent, does: CardKeys): boolean {
  const field = (event.target as Element | null)?.closest?.('input, textarea, select')
  if (event.key === 'Escape') return (does.escape(), false)
  if (field || event.ctrlKey || event.metaKey || event.altKey) return false
  const build = ['1', '2', '3'].indexOf(event.key)
  if (build >= 0) return (does.build(build), true)
  const byKey: Record<string, () => void> = {
    r: () => does.act('roll'),
    e: () => does.act('end'),
    p: () => does.act('pass'),
    t: does.trade,
    c: does.hand,
    i: does.why,
    v: does.text,
    l: does.log,
    m: does.chat,
    '?': does.help,
  }
  const found = byKey[event.key.toLowerCase()]
  found?.()
  return !!found
}
