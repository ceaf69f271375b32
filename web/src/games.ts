// The games of the house as the server lists them, with words for them. A game appears with plain
// words until `text/` has better ones.

import { t, tOr } from './i18n/index.svelte'
import type { BoardScene } from './protocol/BoardScene'
import type { GameCard } from './protocol/GameCard'

export interface GameGroup {
  id: string
  games: GameCard[]
}

/** The families this client can draw. */
const FAMILIES = ['board', 'dice', 'rivals']

/** In the order in which the server lists them. */
export function grouped(games: readonly GameCard[]): GameGroup[] {
  const drawn = games.filter(it => FAMILIES.includes(it.family))
  const groups = new Set(drawn.map(it => it.group))
  return [...groups].map(id => ({ id, games: drawn.filter(it => it.group === id) }))
}

/** The boxes whose rules games are played by. */
export const boxesOf = (games: readonly GameCard[]) => [
  ...new Set(grouped(games).flatMap(group => group.games.flatMap(it => it.boxes))),
]

/** The game an address means: its id, or the first one of a group. */
export const findGame = (games: readonly GameCard[], id: string | null) =>
  games.find(it => it.id === id) ?? games.find(it => it.group === id)

/** A game of a list, or the one of a table. */
type Played = Pick<GameCard, 'scenario' | 'boxes'> & ({ id: string } | { game: string })
const idOf = (game: Played) => ('game' in game ? game.game : game.id)

/** Keys of `text/` have neither slash nor plus. */
const dashed = (id: string) => id.replace(/[/+]/, '-')

/** `rivals/gold` as words: "Gold". */
function plain(id: string): string {
  const words = id.split('/').at(-1)!.replaceAll(/[-_+]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const scenarioName = (scenario: string) => tOr(`scenario-${scenario}`, plain(scenario))
export const aboutScenario = (scenario: string) => tOr(`scenario-${scenario}.about`, '')

/** The place of a scenario in the rule book. */
export const chapterOf = (scenario: string) => `scenario/${scenario.replaceAll('_', '-')}`

export const groupName = (id: string) => tOr(`web-game-${dashed(id)}`, plain(id))
export const aboutGroup = (id: string) => tOr(`web-about-${dashed(id)}`, '')

export const gameName = (game: Played) =>
  game.scenario ? scenarioName(game.scenario) : groupName(idOf(game))
/** With the box it is joined with. */
export const fullName = (game: Played) =>
  game.scenario && game.boxes.includes('cities')
    ? t('web-with-knights', { game: gameName(game) })
    : gameName(game)
export const aboutGame = (game: Played) =>
  game.scenario ? aboutScenario(game.scenario) : aboutGroup(idOf(game))

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

/** How it is won at a table, on maps of one's own, too. */
export const goalAt = ({ goal, also_needs }: BoardScene) => wonBy(goal, also_needs)

/** How many people and bots a game may have, as a list to choose from. */
export const seatCounts = (game: GameCard, least = game.min_seats) =>
  Array.from({ length: game.max_seats - least + 1 }, (_, i) => least + i)
