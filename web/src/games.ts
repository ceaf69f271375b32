// The games of the house as the server lists them, with words for them. A game appears with plain
// words until `text/` has better ones.

import { t, tOr } from './i18n/index.svelte'
import type { BoardScene } from './protocol/BoardScene'
import type { GameCard } from './protocol/GameCard'

export interface GameGroup {
  id: string
  games: GameCard[]
}

/** The order of the first page; groups it does not name come last. */
const ORDER = ['base', 'two', 'sea', 'knights', 'knights+sea', 'rivals', 'dice']
/** The families this client can draw. */
const FAMILIES = ['board', 'dice', 'rivals']

export function grouped(games: readonly GameCard[]): GameGroup[] {
  const drawn = games.filter(it => FAMILIES.includes(it.family))
  const groups = [...new Set(drawn.map(it => it.group))]
  const place = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length)
  return groups
    .sort((a, b) => place(a) - place(b))
    .map(id => ({ id, games: drawn.filter(it => it.group === id) }))
}

/** The boxes whose rules games are played by. */
export const boxesOf = (games: readonly GameCard[]) => [
  ...new Set(grouped(games).flatMap(group => group.games.flatMap(it => it.boxes))),
]

/** The game an address means: its id, or the first one of a group. */
export const findGame = (games: readonly GameCard[], id: string | null) =>
  games.find(it => it.id === id) ?? games.find(it => it.group === id)

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

/** How many games a group has; at sea all are scenarios. */
export const howMany = (games: readonly GameCard[]) =>
  t(games.every(it => it.scenario) ? 'web-scenarios' : 'web-variants', { count: games.length })

/** How many may play, how many games a group has, how long it takes. */
export function factsOf(games: readonly GameCard[]): string[] {
  const least = Math.min(...games.map(it => it.min_seats))
  const most = Math.max(...games.map(it => it.max_seats))
  return [
    least === most
      ? t('web-players-count', { count: most })
      : t('web-players-range', { least, most }),
    ...(games.length > 1 ? [howMany(games)] : []),
    t('web-minutes', { count: games[0].minutes }),
  ]
}

/** Points that win if nobody chooses others. */
const pointsOf = (game: GameCard): number | null => {
  const points = game.options.find(it => it.id === 'points')?.default
  return typeof points === 'number' ? points : game.goal
}

/** How a game is won; nothing where points are not counted to a goal. */
export function goalOf(game: GameCard): string {
  const goal = pointsOf(game)
  return goal ? wonBy(goal, game.also_needs) : ''
}

const wonBy = (goal: number, also: string | null) =>
  t(also ? `web-goal-${also}` : 'web-goal', { goal })

/** How it is won at a table, on maps of one's own, too: by what lies on them. */
export const goalAt = ({ goal, sea }: BoardScene) =>
  wonBy(goal, sea?.fleet_path.length ? 'fortress' : sea?.wonders.length ? 'wonder' : null)

/** How many people and bots a game may have, as a list to choose from. */
export const seatCounts = (game: GameCard, least = game.min_seats) =>
  Array.from({ length: game.max_seats - least + 1 }, (_, i) => least + i)
