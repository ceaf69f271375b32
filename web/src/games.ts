// The games of the house, in groups: `sea/…` is one group with several games. A game of a group
// that has a screen
// appears as the server lists it, with plain words until `text/` has better ones.

import { t, tOr } from './i18n/index.svelte'
import type { BoardScene } from './protocol/BoardScene'
import type { GameCard } from './protocol/GameCard'

export interface GameGroup {
  id: string
  games: GameCard[]
}

/** The groups this client can draw, in the order of the first page. */
const GROUPS = ['base', 'two', 'sea', 'knights', 'knights+sea', 'rivals', 'dice']

/** About how long a game takes, in minutes. */
const MINUTES: Record<string, number> = {
  base: 60,
  two: 45,
  sea: 90,
  knights: 120,
  'knights+sea': 150,
  rivals: 45,
  dice: 15,
}

/** The part of a game's id before the slash. */
export const groupOf = (id: string) => id.split('/')[0]

/** What a group plays by beside the base game, the most special last. */
const BOXES: Record<string, string[]> = {
  two: ['two'],
  knights: ['cities'],
  sea: ['sea', 'scenario'],
}

/** The boxes whose rules a game plays by. */
export function boxesOf(game: string): string[] {
  const group = groupOf(game)
  return group === 'dice' || group === 'rivals'
    ? [group]
    : ['base', ...group.split('+').flatMap(it => BOXES[it] ?? [])]
}

export function grouped(games: readonly GameCard[]): GameGroup[] {
  const groups = GROUPS.map(id => ({ id, games: games.filter(it => groupOf(it.id) === id) }))
  return groups.filter(it => it.games.length)
}

/** The game an address means: its id, or the first one of a group. */
export const findGame = (games: readonly GameCard[], id: string | null) =>
  games.find(it => it.id === id) ?? games.find(it => groupOf(it.id) === id)

/**
 * Keys of `text/` have neither slash nor plus: `sea/four_islands` is the scenario `four_islands`
 * there, `rivals/gold` the game `rivals-gold`.
 */
const isScenario = (id: string) => id.includes('sea/')
const dashed = (id: string) => id.replace(/[/+]/, '-')
const nameKey = (id: string) =>
  isScenario(id) ? `scenario-${id.split('/')[1]}` : `web-game-${dashed(id)}`
const aboutKey = (id: string) =>
  isScenario(id) ? `scenario-${id.split('/')[1]}.about` : `web-about-${dashed(id)}`

/** `four-islands` as words: "Four islands". */
function plain(id: string): string {
  const words = id.split('/').at(-1)!.replaceAll(/[-_+]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const gameName = (id: string) => tOr(nameKey(id), plain(id))
/** With the box it is joined with. */
export const fullName = (id: string) =>
  id.startsWith('knights+sea/') ? t('web-with-knights', { game: gameName(id) }) : gameName(id)
export const aboutGame = (id: string) => tOr(aboutKey(id), '')

/** Which games of a group go well together, and which do not at all. */
export const suitedGames = (id: string) => tOr(`web-suits-${dashed(id)}`, '')

/** How many may play, how many games a group has, how long it takes. */
export function factsOf(games: readonly GameCard[]): string[] {
  const least = Math.min(...games.map(it => it.min_seats))
  const most = Math.max(...games.map(it => it.max_seats))
  const minutes = MINUTES[groupOf(games[0].id)]
  return [
    least === most
      ? t('web-players-count', { count: most })
      : t('web-players-range', { least, most }),
    ...(games.length > 1 ? [t('web-variants', { count: games.length })] : []),
    ...(minutes ? [t('web-minutes', { count: minutes })] : []),
  ]
}

/** Points that win if nobody chooses others. */
export const pointsOf = (game: GameCard): number | null => {
  const points = game.options.find(it => it.id === 'points')?.default
  return typeof points === 'number' ? points : game.goal
}

/** What scenarios ask for besides points. */
const ALSO: Record<string, string> = {
  pirate_islands: 'web-goal-fortress',
  wonders_of_catan: 'web-goal-wonder',
}

/** How a game is won. */
export const goalOf = (id: string, goal: number) =>
  t(ALSO[id.split('/')[1]] ?? 'web-goal', { goal })

/** How it is won at a table, on maps of one's own, too: by what lies on them. */
export const goalAt = ({ goal, sea }: BoardScene) =>
  t(
    sea?.fleet_path.length
      ? ALSO.pirate_islands
      : sea?.wonders.length
        ? ALSO.wonders_of_catan
        : 'web-goal',
    { goal },
  )

/** How many people and bots a game may have, as a list to choose from. */
export const seatCounts = (game: GameCard, least = game.min_seats) =>
  Array.from({ length: game.max_seats - least + 1 }, (_, i) => least + i)
