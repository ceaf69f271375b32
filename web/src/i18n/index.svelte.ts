// The words of the chosen language, loaded when it is chosen.

import type { FluentVariable } from '@fluent/bundle'
import type { Language } from '../settings.svelte'
import { Words } from './phrases'

const FILES = import.meta.glob<string>(
  ['../../../text/*/terms.ftl', '../../../text/*/board.ftl', '../../../text/*/sea.ftl', '../../../text/*/knights.ftl', '../../../text/*/scenarios.ftl', '../../../text/*/dice.ftl', '../../../text/*/lobby.ftl', '../../../text/*/web.ftl'],
  { query: '?raw', import: 'default' },
)

/** What only some tables say; loaded when one of them is looked at. */
const MORE = import.meta.glob<string>(['../../../text/*/rules-knights.ftl', '../../../text/*/rivals.ftl', '../../../text/*/cards-rivals.ftl'], { query: '?raw', import: 'default' })
type Topic = 'rules-knights' | 'rivals' | 'cards-rivals'
const wanted = new Set<Topic>()

let current = $state.raw(new Words('en', []))

/** Loads a language and shows it; the old one stays until the new one is there. */
export async function speak(language: Language) {
  const files = [...Object.entries(FILES), ...Object.entries(MORE).filter(([path]) => [...wanted].some((it) => path.endsWith(`/${it}.ftl`)))]
  const spoken = files.filter(([path]) => path.includes(`/text/${language}/`))
  const texts = await Promise.all(spoken.map(([, load]) => load()))
  current = new Words(language, texts)
}

/** Adds files of `text/` that are not needed everywhere. */
export async function alsoSpeak(...topics: Topic[]) {
  if (topics.every((it) => wanted.has(it))) return
  for (const topic of topics) wanted.add(topic)
  await speak(current.language as Language)
}

/** The words of the chosen language. */
export const words = () => current

/** A label of a screen. */
export const t = (key: string, args?: Record<string, FluentVariable>) => current.label(key, args)

/** A label if there is one, otherwise the second text. */
export const tOr = (key: string, other: string) => (current.has(key) ? current.label(key) : other)
