// The words of the chosen language, loaded when it is chosen.

import type { FluentVariable } from '@fluent/bundle'
import type { Language } from '../settings.svelte'
import { Words } from './phrases'

const FILES = import.meta.glob<string>(
  '../../../text/*/{terms,board,scenarios,dice,lobby,table,web}.ftl',
  { query: '?raw', import: 'default' },
)

/** What only some tables and screens say; loaded when one of them is looked at. */
const MORE = {
  coach: import.meta.glob<string>('../../../text/*/{web-,}coach.ftl', {
    query: '?raw',
    import: 'default',
  }),
  fair: import.meta.glob<string>('../../../text/*/{web-,}fair.ftl', {
    query: '?raw',
    import: 'default',
  }),
  lessons: import.meta.glob<string>('../../../text/*/{,web-}lessons.ftl', {
    query: '?raw',
    import: 'default',
  }),
  puzzles: import.meta.glob<string>('../../../text/*/{,web-}puzzles.ftl', {
    query: '?raw',
    import: 'default',
  }),
  knights: import.meta.glob<string>('../../../text/*/{,rules-,web-}knights.ftl', {
    query: '?raw',
    import: 'default',
  }),
  sea: import.meta.glob<string>('../../../text/*/{,web-}sea.ftl', {
    query: '?raw',
    import: 'default',
  }),
  rivals: import.meta.glob<string>('../../../text/*/{,cards-,web-}rivals.ftl', {
    query: '?raw',
    import: 'default',
  }),
}
type Topic = keyof typeof MORE

let current = $state.raw(new Words('en', []))
let wanted: Language = 'en'
const topics = new Set<Topic>()
/**
 * Everything asked for so far, one after the other, so that a later request with fewer words does
 * not overtake an earlier one.
 */
let spoken: Promise<void> = Promise.resolve()

/** Loads a language and shows it; the old one stays until the new one is there. */
export function speak(language: Language): Promise<void> {
  wanted = language
  spoken = spoken.catch(() => {}).then(load)
  return spoken
}

/** Loads what is said at some tables only. */
export function learn(topic: Topic): Promise<void> {
  if (topics.has(topic)) return spoken
  topics.add(topic)
  return speak(wanted)
}

async function load() {
  const language = wanted
  const files = [FILES, ...[...topics].map(topic => MORE[topic])].flatMap(it => Object.entries(it))
  const texts = await Promise.all(
    files.filter(([path]) => path.includes(`/text/${language}/`)).map(([, read]) => read()),
  )
  current = new Words(language, texts)
}

/** The words of the chosen language. */
export const words = () => current

/** A label of a screen. */
export const t = (key: string, args?: Record<string, FluentVariable>) => current.label(key, args)

/** A label if there is one, otherwise the second text. */
export const tOr = (key: string, other: string) => (current.has(key) ? current.label(key) : other)

/** Several things as one: "Ketil, Aud, and Njal". */
export const list = (items: readonly string[]) =>
  new Intl.ListFormat(current.language, { type: 'conjunction' }).format(items)

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago a moment was, in words; both in seconds since 1970. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - moment)
  if (passed < 60) return t('web-just-now')
  const [unit, length] = UNITS.find(([, it]) => passed >= it) ?? UNITS[2]
  return new Intl.RelativeTimeFormat(current.language, { numeric: 'auto' }).format(
    -Math.floor(passed / length),
    unit,
  )
}
