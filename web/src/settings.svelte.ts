// What a person has chosen for this browser.

import { LANGUAGES } from './i18n/languages'

/** The code of a language: the name of its folder in `text/`. */
export type Language = string

/** Settings of which one value is chosen; the first is the usual one. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  /** How large words are written. */
  text: ['usual', 'large', 'largest'],
  /** How fast pieces, cards and dice move. */
  speed: ['usual', 'quick', 'none'],
  /** How long one can look at what a bot has done. */
  pause: ['usual', 'none', 'long'],
} as const
type Chosen = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }

/** Settings that are on or off, with how they begin. */
const SWITCHES = {
  /** More contrast than usual. */
  contrast: () => false,
  /** Colours that people tell apart who see fewer of them. */
  distinct: () => false,
  /** On a phone, what the thumb presses stands at the left. */
  leftHanded: () => false,
  /** A place is chosen by a second click on it. A finger slips more easily than a mouse. */
  confirm: () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false,
  /** Rolls when there is nothing else to do. */
  autoRoll: () => false,
  /** Ends the turn when nothing else is possible. */
  autoEnd: () => false,
  /** Declines offers one cannot pay. */
  autoDecline: () => true,
  /** How the game stands is shown beside the board, where one may ask the coach. */
  evaluation: () => false,
  /** The coach asks back before a blunder, where one may ask it. */
  warn: () => false,
  /** All sounds; their kinds only count while it is on. */
  sound: () => true,
}
export type Switch = keyof typeof SWITCHES

/** Sounds that can be switched off one by one. */
export const SOUND_KINDS = ['turn', 'dice', 'cards', 'chat', 'clock'] as const
export type SoundKind = (typeof SOUND_KINDS)[number]

const KEY = 'landnam-settings'
const PAUSES = { none: 0, usual: 600, long: 1500 }

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** The first language of the browser that we speak. */
function browserLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? []
  return wanted.map(it => it.slice(0, 2)).find(it => LANGUAGES.includes(it)) ?? 'en'
}

/** What is stored, as far as it makes sense; everything else as usual. */
export function settingsFrom(found: Record<string, unknown>) {
  const chosen = Object.entries(CHOICES).map(([key, values]) => [
    key,
    values.find(it => it === found[key]) ?? values[0],
  ])
  const switched = Object.entries(SWITCHES).map(([key, usual]) => {
    const it = found[key]
    return [key, typeof it === 'boolean' ? it : usual()]
  })
  const silenced = Array.isArray(found.silenced) ? found.silenced : []
  const all = {
    ...(Object.fromEntries(chosen) as Chosen),
    ...(Object.fromEntries(switched) as Record<Switch, boolean>),
    language: LANGUAGES.find(it => it === found.language) ?? browserLanguage(),
    sounds: Object.fromEntries(SOUND_KINDS.map(it => [it, !silenced.includes(it)])) as Record<
      SoundKind,
      boolean
    >,
    /** The name a guest wants to be called. */
    name: typeof found.name === 'string' ? found.name : '',
  }
  // Whoever wanted less motion before there was a choice of speeds must not get it back.
  if (found.calm === true && found.speed === undefined) all.speed = 'none'
  return all
}

const found = settingsFrom(stored())

class Settings {
  language = $state(found.language)
  theme = $state(found.theme)
  text = $state(found.text)
  speed = $state(found.speed)
  pause = $state(found.pause)
  contrast = $state(found.contrast)
  distinct = $state(found.distinct)
  leftHanded = $state(found.leftHanded)
  confirm = $state(found.confirm)
  autoRoll = $state(found.autoRoll)
  autoEnd = $state(found.autoEnd)
  autoDecline = $state(found.autoDecline)
  evaluation = $state(found.evaluation)
  warn = $state(found.warn)
  sound = $state(found.sound)
  sounds = $state(found.sounds)
  name = $state(found.name)

  /** Everything as it is stored. */
  get stored() {
    const { language, theme, text, speed, pause, contrast, distinct, leftHanded } = this
    const { confirm, autoRoll, autoEnd, autoDecline, evaluation, warn, sound, name } = this
    const silenced = SOUND_KINDS.filter(it => !this.sounds[it])
    return {
      ...{ language, theme, text, speed, pause, contrast, distinct, leftHanded },
      ...{ confirm, autoRoll, autoEnd, autoDecline, evaluation, warn, sound, name, silenced },
    }
  }

  /**
   * Writes everything down and shows it on the page; called by an effect whenever something
   * changes.
   */
  apply() {
    const { stored } = this
    const root = document.documentElement
    root.lang = stored.language
    const mark = (name: string, value: string | null) => {
      if (value) root.dataset[name] = value
      else delete root.dataset[name]
    }
    mark('theme', stored.theme === 'system' ? null : stored.theme)
    mark('contrast', stored.contrast ? 'more' : null)
    mark('palette', stored.distinct ? 'distinct' : null)
    mark('text', stored.text === 'usual' ? null : stored.text)
    mark('dock', stored.leftHanded ? 'left' : null)
    mark('motion', { usual: null, quick: 'quick', none: 'less' }[stored.speed])
    try {
      localStorage.setItem(KEY, JSON.stringify(stored))
    } catch {
      // Storage can be forbidden; then the choice lasts as long as the page.
    }
  }

  /** The one a click on the switch leads to. */
  get nextLanguage(): Language {
    return LANGUAGES[(LANGUAGES.indexOf(this.language) + 1) % LANGUAGES.length]
  }

  get dark() {
    return this.theme === 'system'
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : this.theme === 'dark'
  }

  get motion() {
    return this.speed !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** How long something that moves takes, of its usual time. */
  get tempo() {
    return this.speed === 'quick' ? 0.5 : 1
  }

  /** How long one can look at what a bot has done, in milliseconds. */
  get pauseMillis() {
    return PAUSES[this.pause]
  }

  turnDayAndNight() {
    this.theme = this.dark ? 'light' : 'dark'
  }
}

export const settings = new Settings()
