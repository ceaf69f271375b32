// The words of the chosen language, loaded when it is chosen.

import type { FluentVariable } from '@fluent/bundle'
import type { Language } from '../settings.svelte'
import { Words } from './phrases'

const FILES = import.meta.glob<string>(
  ['../../../text/*/terms.ftl', '../../../text/*/board.ftl', '../../../text/*/sea.ftl', '../../../text/*/knights.ftl', '../../../text/*/scenarios.ftl', '../../../text/*/dice.ftl', '../../../text/*/lobby.ftl', '../../../text/*/web.ftl'],
  { query: '?raw', import: 'default' },
)

/** What only some tables say; loaded when one of them is looked at. */
const MORE = {
  knights: import.meta.glob<string>('../../../text/*/rules-knights.ftl', { query: '?raw', import: 'default' }),
  rivals: import.meta.glob<string>(['../../../text/*/rivals.ftl', '../../../text/*/cards-rivals.ftl'], { query: '?raw', import: 'default' }),
}
const learned = new Set<keyof typeof MORE>()

let current = $state.raw(new Words('en', []))

/** Loads a language and shows it; the old one stays until the new one is there. */
export async function speak(language: Language) {
  const files = [FILES, ...[...learned].map((tables) => MORE[tables])].flatMap((it) => Object.entries(it))
  const spoken = files.filter(([path]) => path.includes(`/text/${language}/`))
  const texts = await Promise.all(spoken.map(([, load]) => load()))
  current = new Words(language, texts)
}

/** Loads what is said at some tables only. */
export async function learn(tables: keyof typeof MORE) {
  if (learned.has(tables)) return
  learned.add(tables)
  await speak(current.language as Language)
}

/** The words of the chosen language. */
export const words = () => current

/** A label of a screen. */
export const t = (key: string, args?: Record<string, FluentVariable>) => current.label(key, args)

/** A label if there is one, otherwise the second text. */
export const tOr = (key: string, other: string) => (current.has(key) ? current.label(key) : other)
