// The list of puzzles: which belongs to which day, how they are grouped, which one comes next.

import type { PuzzleCard } from '../protocol/PuzzleCard'
import type { PuzzleShelf } from '../protocol/PuzzleShelf'

const DAY = 86_400_000

/** The box a puzzle belongs to, as home groups games: `sea` of `sea/fog_islands`. */
export const groupOf = (card: PuzzleCard) => card.game.split('/')[0]

export const puzzleOf = ({ puzzles }: PuzzleShelf, day: number) => puzzles[day % puzzles.length]

/** A day as a date; days are those of UTC, for everybody. */
export const dateOf = (day: number) => new Date(day * DAY)

/** The days of a month up to today; months are counted back from the present one. */
export function daysOf(today: number, monthsBack: number): number[] {
  const now = dateOf(today)
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - monthsBack]
  const first = Date.UTC(year, month) / DAY
  const next = Date.UTC(year, month + 1) / DAY
  return Array.from({ length: Math.min(next, today + 1) - first }, (_, i) => first + i)
}

/** On Monday a week begins; before the first of a month so many places are empty. */
export const emptyBefore = (day: number) => (dateOf(day).getUTCDay() + 6) % 7

export interface Theme {
  kind: string
  groups: { id: string; puzzles: PuzzleCard[] }[]
}

const KINDS = ['win', 'founding', 'leader', 'dice']
const GROUPS = ['base', 'two', 'sea', 'knights', 'knights+sea', 'rivals', 'dice']

/** By kind, then by box; the easy ones first. */
export function themesOf(puzzles: readonly PuzzleCard[]): Theme[] {
  const at = (list: string[], it: string) =>
    (list.indexOf(it) + list.length + 1) % (list.length + 1)
  const sorted = puzzles.toSorted(
    (a, b) =>
      at(KINDS, a.kind) - at(KINDS, b.kind) ||
      at(GROUPS, groupOf(a)) - at(GROUPS, groupOf(b)) ||
      a.level - b.level ||
      a.id.localeCompare(b.id, 'en', { numeric: true }),
  )
  const themes: Theme[] = []
  for (const card of sorted) {
    let theme = themes.at(-1)
    if (theme?.kind !== card.kind) themes.push((theme = { kind: card.kind, groups: [] }))
    const group = theme.groups.at(-1)
    if (group?.id === groupOf(card)) group.puzzles.push(card)
    else theme.groups.push({ id: groupOf(card), puzzles: [card] })
  }
  return themes
}

/** Another one like it that is not solved yet, as hard or harder if there is one. */
export function nextAfter(
  puzzles: readonly PuzzleCard[],
  id: string,
  isSolved: (id: string) => boolean,
): PuzzleCard | undefined {
  const all = themesOf(puzzles).flatMap(theme => theme.groups.flatMap(it => it.puzzles))
  const at = all.findIndex(it => it.id === id)
  // Those behind it come first, then those from the beginning.
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  const open = others.filter(it => !isSolved(it.id))
  const card = all[at]
  const isAlike = (it: PuzzleCard) => it.kind === card?.kind && groupOf(it) === groupOf(card)
  return open.find(isAlike) ?? open.find(it => it.kind === card?.kind) ?? open[0] ?? others[0]
}
