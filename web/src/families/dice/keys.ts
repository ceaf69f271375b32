// The keys of the dice table. Every one is listed for `?`.

export const KEYS = [
  ['1 … 6', 'web-key-keep'],
  ['R', 'web-key-reroll'],
  ['E', 'web-key-end'],
  ['H', 'web-key-hint'],
  ['Tab Enter', 'web-key-take'],
  ['Esc', 'web-key-escape'],
  ['V', 'web-key-text'],
  ['?', 'web-key-help'],
] as const

export interface DiceKeys {
  die(index: number): void
  roll(): void
  end(): void
  text(): void
  help(): void
  escape(): void
}

/** Carries out a key; the answer says whether it was one of ours. */
export function diceKey(event: KeyboardEvent, does: DiceKeys): boolean {
  const field = (event.target as Element | null)?.closest?.('input, textarea, select')
  if (field || event.ctrlKey || event.metaKey || event.altKey) return false
  const die = ['1', '2', '3', '4', '5', '6'].indexOf(event.key)
  if (die >= 0) return (does.die(die), true)
  const byKey: Record<string, () => void> = {
    r: does.roll,
    e: does.end,
    v: does.text,
    '?': does.help,
    escape: does.escape,
  }
  const found = byKey[event.key.toLowerCase()]
  found?.()
  return !!found
}
