// The improvement ladders: names of their levels, and what they bring.

import { t } from '../../../i18n/index.svelte'
import type { ImprovementPicture } from '../../../protocol/ImprovementPicture'
import { TOP_LEVEL } from './realm'

export const LEVELS = Array.from({ length: TOP_LEVEL }, (_, i) => i + 1)

/** "Market", "Town hall" …; nothing before the first level. */
export const levelName = (area: string, level: number) =>
  level ? t(`web-level-${area}-${level}`) : ''

export const nextLevel = (it: ImprovementPicture) => (it.level < TOP_LEVEL ? it.level + 1 : null)
