// Where everything of a principality lies: columns of landscapes and towns in turn, up to five
// rows. The middle row has
// the towns and roads; the sites of a side stand one above the other, the second one of a city
// outside and a little lower.

import type { LandPicture } from '../../protocol/LandPicture'
import type { RealmPicture } from '../../protocol/RealmPicture'
import type { TownPicture } from '../../protocol/TownPicture'

export type End = 'left' | 'right'

export type Cell = { column: number; row: number } & (
  | { kind: 'land'; land: LandPicture }
  | { kind: 'town'; town: TownPicture; number: number }
  /** Between two towns, or beyond the last one: built, or a place for one. */
  | { kind: 'road'; end: End | null; built: boolean; /** The town to its left. */ after: number }
  /** Where the next settlement will stand, once a road leads there. */
  | { kind: 'plot'; end: End }
  | { kind: 'site'; side: string; index: number; card: string | null }
)

export interface Layout {
  columns: number
  /** How high each row is, measured by the usual one. */
  rows: number[]
  cells: Cell[]
}

/** Rows of outer sites are lower, so that all others can be larger. */
const OUTER = 0.62
/** While nothing stands there they are lower still. */
const EMPTY = 0.45

/** The number in `s-1`, `c0.u`. */
export const numberOf = (place: string) => parseInt(place.slice(1), 10)
export const isUpper = (place: string) => place.endsWith('.u')

export function layoutOf(realm: RealmPicture): Layout {
  const first = numberOf(realm.towns[0].id)
  const last = numberOf(realm.towns.at(-1)!.id)
  const start = realm.road_left ? 1 : 0
  const tall = realm.towns.some(it => it.is_city)
  const middle = tall ? 3 : 2
  const townColumn = (n: number) => start + 2 * (n - first) + 2
  const landColumn = (n: number) => townColumn(n) - 1
  const lastColumn = landColumn(last + 1)
  const cells: Cell[] = realm.landscapes.map(land => ({
    kind: 'land',
    land,
    column: landColumn(numberOf(land.place)),
    row: middle + (isUpper(land.place) ? -1 : 1),
  }))
  for (const [i, town] of realm.towns.entries()) {
    const column = townColumn(numberOf(town.id))
    cells.push({ kind: 'town', town, number: i + 1, column, row: middle })
    const after = numberOf(town.id) - 1
    if (i)
      cells.push({ kind: 'road', end: null, built: true, after, column: column - 1, row: middle })
    for (const side of [`${town.id}.u`, `${town.id}.l`])
      cells.push(...sitesOf(realm, town, side, column, middle))
  }
  cells.push({
    kind: 'road',
    end: 'left',
    built: realm.road_left,
    after: first - 1,
    column: start + 1,
    row: middle,
  })
  cells.push({
    kind: 'road',
    end: 'right',
    built: realm.road_right,
    after: last,
    column: lastColumn,
    row: middle,
  })
  if (realm.road_left) cells.push({ kind: 'plot', end: 'left', column: start, row: middle })
  if (realm.road_right)
    cells.push({ kind: 'plot', end: 'right', column: lastColumn + 1, row: middle })
  return {
    columns: lastColumn + (realm.road_right ? 1 : 0),
    rows: tall ? [outerRow(cells, 1), 1, 1, 1, outerRow(cells, 5)] : [1, 1, 1],
    cells: inReadingOrder(cells),
  }
}

const outerRow = (cells: readonly Cell[], row: number) =>
  cells.some(it => it.row === row && it.kind === 'site' && it.card) ? OUTER : EMPTY

function sitesOf(
  realm: RealmPicture,
  town: TownPicture,
  side: string,
  column: number,
  middle: number,
): Cell[] {
  const cards = realm.cards.filter(it => it.side === side).map(it => it.card)
  const outwards = isUpper(side) ? -1 : 1
  return Array.from({ length: Math.max(town.is_city ? 2 : 1, cards.length) }, (_, index) => ({
    kind: 'site',
    side,
    index,
    card: cards[index] ?? null,
    column,
    row: middle + outwards * (index + 1),
  }))
}

const inReadingOrder = (cells: Cell[]) => cells.sort((a, b) => a.row - b.row || a.column - b.column)

export interface Fit {
  /** How high a cell of the usual rows is. */
  size: number
  /** How wide all of them are: where only height is short, they are wider than high. */
  width: number
  /** One principality stands beside the other instead of above it. */
  beside: boolean
}

/** How much larger the cells have to be before principalities are moved beside each other. */
const WORTH_IT = 1.1
/** Between principalities that stand beside each other, in pixels. */
const APART = 24
/** So much wider than high a cell may be, and still looks like a card. */
const WIDEST = 1.45
/** Cells that are this wide need not be wider. */
const LARGE = 84

/**
 * The largest cells with which both principalities fit, one above or beside the other, but not
 * smaller than can be read or touched.
 */
export function bestFit(
  room: { width: number; height: number },
  layouts: readonly Layout[],
  gap: number,
  between: number,
  limits: { least: number; most: number },
): Fit {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, it) => all + it, 0)
  const heights = layouts.map(it => sum(it.rows))
  const rows = layouts.map(it => it.rows.length)
  const columns = layouts.map(it => it.columns)
  const within = (high: number, rows: number, columns: number, apart: number) =>
    Math.min(
      (room.height - between - rows * gap) / high,
      (room.width - apart - columns * gap) / columns,
    )
  const above = within(sum(heights), sum(rows), Math.max(...columns), 0)
  const side = within(Math.max(...heights), Math.max(...rows), sum(columns), APART)
  const beside = Math.min(side, limits.most) > Math.min(above, limits.most) * WORTH_IT
  const wanted = Math.min(limits.most, beside ? side : above)
  const size = Math.floor(Math.max(limits.least, wanted))
  const most = Math.max(...columns)
  const wide = beside
    ? (room.width - APART - sum(columns) * gap) / sum(columns)
    : (room.width - most * gap) / most
  const width = Math.max(size, Math.min(LARGE, size * WIDEST, Math.floor(wide)))
  return { size, width: Math.floor(width), beside }
}

/** Where a side is marked: at its first free site or, where there is none, at its first card. */
export function isFirst(cell: Cell, cells: readonly Cell[]): boolean {
  if (cell.kind !== 'site') return true
  const free = cells.flatMap(it =>
    it.kind === 'site' && it.side === cell.side && !it.card ? [it.index] : [],
  )
  return cell.index === (free.length ? Math.min(...free) : 0)
}

/** What stands for a cell among the choices. */
export function spotOf(cell: Cell): string {
  switch (cell.kind) {
    case 'land':
      return cell.land.place
    case 'town':
      return cell.town.id
    case 'road':
      return cell.end && !cell.built ? `road ${cell.end}` : ''
    case 'plot':
      return `settle ${cell.end}`
    case 'site':
      return cell.card ? `${cell.side} ${cell.card}` : cell.side
  }
}
