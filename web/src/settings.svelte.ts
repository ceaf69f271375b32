// What a person has chosen for this browser.

import { LANGUAGES } from './i18n/languages'

export type Theme = 'system' | 'light' | 'dark'
/** The code of a language: the name of its folder in `text/`. */
export type Language = string

/** Sounds that can be switched off one by one. */
export const SOUND_KINDS = ['turn', 'dice', 'cards', 'chat', 'clock'] as const
export type SoundKind = (typeof SOUND_KINDS)[number]

const KEY = 'landnam-settings'

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

class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('system')
  /** More contrast than usual. */
  contrast = $state(false)
  /** Less motion than usual. */
  calm = $state(false)
  /** All sounds; the kinds below only count while it is on. */
  sound = $state(true)
  sounds = $state<Record<SoundKind, boolean>>({
    turn: true,
    dice: true,
    cards: true,
    chat: true,
    clock: true,
  })
  /** The name a guest wants to be called. */
  name = $state('')

  constructor() {
    const found = stored()
    this.language = LANGUAGES.find(it => it === found.language) ?? browserLanguage()
    if (found.theme === 'light' || found.theme === 'dark') this.theme = found.theme
    this.contrast = found.contrast === true
    this.calm = found.calm === true
    this.sound = found.sound !== false
    const silenced = Array.isArray(found.silenced) ? found.silenced : []
    for (const kind of SOUND_KINDS) this.sounds[kind] = !silenced.includes(kind)
    this.name = typeof found.name === 'string' ? found.name : ''
  }

  /**
   * Writes everything down and shows it on the page; called by an effect whenever something
   * changes.
   */
  apply() {
    const { language, theme, contrast, calm, sound, name } = this
    const silenced = SOUND_KINDS.filter(it => !this.sounds[it])
    const root = document.documentElement
    root.lang = language
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    if (contrast) root.dataset.contrast = 'more'
    else delete root.dataset.contrast
    if (calm) root.dataset.motion = 'less'
    else delete root.dataset.motion
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ language, theme, contrast, calm, sound, silenced, name }),
      )
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
    return !this.calm && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  turnDayAndNight() {
    this.theme = this.dark ? 'light' : 'dark'
  }
}

export const settings = new Settings()
