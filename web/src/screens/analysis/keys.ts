// The keys of an analysis. Every one is listed for `?`.

export const KEYS = [
  ['← →', 'web-key-step'],
  ['Shift ←', 'web-key-turn'],
  ['K', 'web-key-moment'],
  ['1 2 3 0', 'web-key-choice'],
  ['P', 'web-key-play-on'],
  ['V', 'web-key-sentences'],
  ['?', 'web-key-help'],
] as const

export interface AnalysisKeys {
  step(by: 1 | -1): void
  turn(by: 1 | -1): void
  moment(by: 1 | -1): void
  /** None for what was done. */
  choose(choice: number | null): void
  playOn(): void
  text(): void
  help(): void
}

/** Fields take every key, tabs the arrows. */
const atHome = ({ target, key }: KeyboardEvent) =>
  target instanceof Element &&
  !!target.closest(
    `input:not([type=range]), select, dialog${key.startsWith('Arrow') ? ', [role=tablist]' : ''}`,
  )

/** Carries out a key, if it is one of ours. */
export function analysisKey(event: KeyboardEvent, does: AnalysisKeys) {
  if (event.ctrlKey || event.metaKey || event.altKey || atHome(event)) return
  const byKey: Record<string, () => void> = {
    ArrowRight: () => (event.shiftKey ? does.turn(1) : does.step(1)),
    ArrowLeft: () => (event.shiftKey ? does.turn(-1) : does.step(-1)),
    k: () => does.moment(event.shiftKey ? -1 : 1),
    '1': () => does.choose(0),
    '2': () => does.choose(1),
    '3': () => does.choose(2),
    '0': () => does.choose(null),
    p: does.playOn,
    v: does.text,
    '?': does.help,
  }
  const found = byKey[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!found) return
  event.preventDefault()
  found()
}
