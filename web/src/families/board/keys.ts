// The keys of the board table. Every one is listed for `?`.

import type { BoardScene } from '../../protocol/BoardScene'
import { nextPart } from '../../table/zones'
import { isArrow } from './walk'

const KEYS = [
  ['R', 'web-key-roll'],
  ['E', 'web-key-end'],
  ['1 2 3 4', 'web-key-build'],
  ['T', 'web-key-trade'],
  ['H', 'web-key-hint'],
  ['A D C', 'web-key-answer'],
  ['← → ↑ ↓', 'web-key-walk'],
  ['Ctrl ←', 'web-key-walk-all'],
  ['PgUp PgDn', 'web-key-kind'],
  ['Enter', 'web-key-take'],
  ['I', 'web-key-why'],
  ['Esc', 'web-key-escape'],
  ['V', 'web-key-text'],
  ['L M', 'web-key-record'],
  ['+ − 0', 'web-key-zoom'],
  ['F6', 'web-key-zones'],
  ['?', 'web-key-help'],
] as const

/** At sea there is one more thing to build, and a scenario to look up. */
const AT_SEA = [
  ['5', 'web-key-ship'],
  ['S', 'web-key-scenario'],
] as const
const WITH_KNIGHTS = [
  ['6 7 8 9', 'web-key-knights'],
  ['U', 'web-key-improvements'],
  ['B', 'web-key-barbarians'],
] as const

export function keysOf(
  scene: BoardScene,
  hasKnights = false,
): readonly (readonly [string, string])[] {
  const builds: readonly [string, string] = hasKnights
    ? ['1 2 3 4', 'web-key-build-walls']
    : KEYS[2]
  return [
    ...KEYS.slice(0, 2),
    builds,
    ...(scene.sea ? AT_SEA : []),
    ...(hasKnights ? WITH_KNIGHTS : []),
    ...KEYS.slice(3),
  ]
}

export interface BoardKeys {
  build(index: number): void
  /** From anywhere else to the lit places of the board. */
  walk(): void
  act(verb: string): void
  trade(): void
  counter(): void
  text(): void
  scenario(): void
  improvements(): void
  barbarians(): void
  help(): void
  log(): void
  chat(): void
  /** Zero fits the board to the window again. */
  zoom(factor: number): void
  escape(): void
}

/** Arrows have a meaning of their own on the board, and in the log. */
const atHome = (target: EventTarget | null) =>
  target instanceof Element && !!target.closest('.stage, .record, dialog')

/** Carries out a key; the answer says whether it was one of ours. */
export function boardKey(event: KeyboardEvent, does: BoardKeys): boolean {
  const field = (event.target as Element | null)?.closest?.('input, textarea, select')
  if (event.key === 'Escape') return (does.escape(), false)
  if (event.key === 'F6') return (nextPart(event.shiftKey), true)
  if (field || event.ctrlKey || event.metaKey || event.altKey) return false
  if (isArrow(event.key)) return !atHome(event.target) && (does.walk(), true)
  const build = '123456789'.indexOf(event.key)
  if (build >= 0) return (does.build(build), true)
  const byKey: Record<string, () => void> = {
    r: () => does.act('roll'),
    e: () => does.act('end'),
    a: () => does.act('accept'),
    d: () => does.act('reject'),
    c: does.counter,
    t: does.trade,
    v: does.text,
    s: does.scenario,
    u: does.improvements,
    b: does.barbarians,
    l: does.log,
    m: does.chat,
    '?': does.help,
    '+': () => does.zoom(1.4),
    '-': () => does.zoom(1 / 1.4),
    '0': () => does.zoom(0),
  }
  const found = byKey[event.key.toLowerCase()]
  found?.()
  return !!found
}
