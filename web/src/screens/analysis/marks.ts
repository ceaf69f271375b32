// What stands out in a finished game, and how it is told.

import type { DecisionCard } from '../../protocol/DecisionCard'
import type { DrawLuck } from '../../protocol/DrawLuck'
import type { GameAnalysis } from '../../protocol/GameAnalysis'
import type { Mark } from '../../protocol/Mark'

export const LOSSES: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder']

/** A step everybody should look at. */
export interface Moment {
  step: number
  mark: Mark | null
  /** By how much it changed somebody's chances. */
  size: number
}

/** What counts: points where the game is played for them, chances elsewhere. */
export const worths = (analysis: GameAnalysis) => analysis.points ?? analysis.chances

/** What a step changed for a seat. */
export function change(analysis: GameAnalysis, step: number, seat: number): number {
  const [before, after] = [worths(analysis)[step - 1], worths(analysis)[step]]
  return before && after ? after[seat] - before[seat] : 0
}

/**
 * What a step cost or brought, and whom: a decision its loss; a draw its luck, of who drew or,
 * where it has a mark, of whom it changed most. None of what was not judged.
 */
export function outcome(
  decision: DecisionCard | undefined,
  draw: DrawLuck | undefined,
  doer: number | null,
): { seat: number; value: number } | null {
  if (decision) return { seat: decision.seat, value: -decision.loss }
  const seat = draw?.mark ? luckiest(draw, doer) : doer
  return draw && seat !== null ? { seat, value: draw.luck[seat] } : null
}

/** Whom a draw changed most; who drew, if nobody else more. */
export const luckiest = ({ luck }: DrawLuck, doer: number | null = null): number =>
  luck.reduce((best, it, seat) => (Math.abs(it) > Math.abs(luck[best]) ? seat : best), doer ?? 0)

/** The largest decisions and draws, and the largest loss of one's own; in the order of the game. */
export function moments(analysis: GameAnalysis, mine: number | null): Moment[] {
  const marked = analysis.decisions.filter(it => it.mark && it.mark !== 'good')
  const decisions = largest(marked, it => it.loss, 3)
  const own = largest(
    marked.filter(it => it.seat === mine),
    it => it.loss,
    1,
  )
  const draws = largest(
    analysis.draws.filter(it => it.mark),
    most,
    2,
  )
  const all = new Map<number, Moment>()
  for (const it of [...decisions, ...own])
    all.set(it.step, { step: it.step, mark: it.mark, size: it.loss })
  for (const it of draws) all.set(it.step, { step: it.step, mark: it.mark, size: most(it) })
  return [...all.values()].sort((a, b) => a.step - b.step)
}

const most = (draw: DrawLuck) => Math.max(...draw.luck.map(Math.abs))

function largest<T>(list: readonly T[], size: (it: T) => number, count: number): T[] {
  return [...list].sort((a, b) => size(b) - size(a)).slice(0, count)
}

/** The one that changed most. */
export const biggest = (list: readonly Moment[]): Moment | undefined =>
  largest(list, it => it.size, 1)[0]

/** The moment after or before a step; the first or last one if there is none. */
export function nextMoment(list: readonly Moment[], step: number, by: 1 | -1): Moment | undefined {
  return by > 0
    ? (list.find(it => it.step > step) ?? list[0])
    : (list.findLast(it => it.step < step) ?? list.at(-1))
}

/** A turn of the game: from its first step to the one before the next. */
export interface Span {
  number: number
  seat: number | null
  first: number
  last: number
}

/** The turns by their first steps; what comes before the first is number zero. */
export function spans(starts: readonly { step: number; seat: number }[], last: number): Span[] {
  const turns: Span[] = starts.map((start, i) => ({
    number: i + 1,
    seat: start.seat,
    first: start.step,
    last: (starts[i + 1]?.step ?? last + 1) - 1,
  }))
  const before = (starts[0]?.step ?? last + 1) - 1
  if (before > 0) turns.unshift({ number: 0, seat: null, first: 1, last: before })
  return turns
}

/** What is shown of a decision: the best few, and what was done if it is not among them. */
export function shownChoices(card: DecisionCard, most = 3): number[] {
  const best = card.choices.map((_, i) => i).slice(0, most)
  return best.includes(card.played) ? best : [...best, card.played]
}
