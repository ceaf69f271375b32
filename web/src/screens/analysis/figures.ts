// Numbers of an analysis in words of people.

import { t } from '../../i18n/index.svelte'
import type { GameAnalysis } from '../../protocol/GameAnalysis'

/** Ten-thousandths as whole percent. */
export const percent = (chance: number) => t('web-percent', { percent: Math.round(chance / 100) })

/** Hundredths with one place, as people of this language write it. */
export const points = (hundredths: number) =>
  (hundredths / 100).toFixed(1).replace('-', '−').replace('.', t('web-decimal-sign'))

/** What a seat stands at. */
export const worth = (analysis: Pick<GameAnalysis, 'unit'>, value: number) =>
  analysis.unit === 'points' ? points(value) : percent(value)

/** A change with its sign, in points of win chance or points of the game. */
export function signed(analysis: Pick<GameAnalysis, 'unit'>, value: number): string {
  const rounded = analysis.unit === 'points' ? Math.round(value / 10) / 10 : Math.round(value / 100)
  const text =
    analysis.unit === 'points'
      ? Math.abs(rounded).toFixed(1).replace('.', t('web-decimal-sign'))
      : String(Math.abs(rounded))
  return rounded > 0 ? `+${text}` : rounded < 0 ? `−${text}` : text
}

/** How far off a figure of the curve may be: chances near nothing and near certainty by less. */
export function marginOf(analysis: GameAnalysis, value: number): number {
  const part = value / 10000
  const of = analysis.unit === 'points' ? 1 : 2 * Math.sqrt(Math.max(0, part * (1 - part)))
  return analysis.margin * of
}

export const margin = (analysis: GameAnalysis, value: number) => points(marginOf(analysis, value))

/** How likely something is, in words: one game in how many. */
export function oneIn(chance: number): string {
  if (chance <= 0) return t('web-odds-never')
  const games = 10000 / chance
  if (games < 1.5) return t('web-odds-most')
  return t('web-odds', { games: games < 20 ? Math.round(games) : Math.round(games / 10) * 10 })
}
