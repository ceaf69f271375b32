// Boards as pictures before a game: printed ones as they are, dealt ones face down.

import type { BoardScene } from '../../protocol/BoardScene'
import beginner from '../../../../crates/board/data/beginner.json'

export type IslandPicture = Pick<BoardScene, 'hexes' | 'harbours'>

/** A map as the rules read it, as far as a picture needs it. */
interface MapFile {
  maps: { seats: number[]; map: PrintedMap }[]
}
interface PrintedMap {
  hexes: { q: number; r: number; terrain: string; number: number | null }[]
  harbours: { q: number; r: number; dir: number; type: string }[]
  sea?: {
    deal?: {
      groups?: [number, number][][]
      always?: boolean
      harbours?: 'never' | 'variable' | 'always'
    }
  }
}

const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE']

/** The very maps the server plays on; one is fetched when its picture is looked at. */
const MAPS = import.meta.glob<MapFile>(
  ['../../../../crates/board/data/*.json', '!**/beginner.json'],
  { import: 'default' },
)

/** The map of a scenario for so many players: what is dealt lies face down. */
export function drawnMap(map: PrintedMap, shuffled: boolean): IslandPicture {
  const deal = map.sea?.deal ?? {}
  const down = new Set((shuffled || deal.always ? (deal.groups ?? []) : []).flat().map(String))
  const hidden = deal.harbours === 'always' || (shuffled && deal.harbours === 'variable')
  return {
    hexes: map.hexes.map(({ q, r, terrain, number }) => {
      const name = `${q},${r}`
      return down.has(name) ? { name, terrain: 'back', number: null } : { name, terrain, number }
    }),
    harbours: map.harbours.map(({ q, r, dir, type }) => ({
      edge: `${q},${r}.${DIRECTIONS[dir]}`,
      corners: [],
      kind: hidden ? 'generic' : type,
      rate: hidden ? 0 : type === 'generic' ? 3 : 2,
    })),
  }
}

/** The picture of a scenario; none for one that nobody has drawn. */
export async function scenarioMap(
  scenario: string,
  seats: number,
  options: Record<string, unknown> = {},
): Promise<IslandPicture | null> {
  const load = Object.entries(MAPS).find(([path]) => path.endsWith(`/${scenario}.json`))?.[1]
  if (!load) return null
  const { maps } = await load()
  const found = maps.find(it => it.seats.includes(seats)) ?? maps.at(-1)
  return found ? drawnMap(found.map, options.board === 'variable') : null
}

/** The printed island for beginners. */
export const BEGINNER_ISLAND = drawnMap(beginner, false)

/** The island that is the same in every game with these options. */
export const printedIsland = (options: Record<string, unknown>): IslandPicture | null =>
  ['beginner', 'printed'].includes(String(options.board)) ? BEGINNER_ISLAND : null

/** The island of nineteen hexes, face down. */
export const DEALT_ISLAND: IslandPicture = {
  hexes: BEGINNER_ISLAND.hexes.map(it => ({ ...it, terrain: 'back', number: null })),
  harbours: [],
}

/** A board nobody has drawn yet. */
export const HIDDEN_COAST: IslandPicture = {
  hexes: ['0,-1', '1,-1', '-1,0', '0,0', '1,0', '-1,1', '0,1'].map(name => ({
    name,
    terrain: 'fog',
    number: null,
  })),
  harbours: [],
}
