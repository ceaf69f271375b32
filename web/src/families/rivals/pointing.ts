// Where in the principalities something happened: a seat and a spot, such as `0 s0.u abbey`.

import type { RealmPicture } from '../../protocol/RealmPicture'
import type { RivalsEvent } from '../../protocol/RivalsEvent'
import type { EntryOf } from '../../table/log'
import type { Deck } from './cards'
import { numberOf, spotOf, type Cell, type End } from './layout'

/** How a road is called: by the town to its left. */
const roadAfter = (town: number) => `road ${town}`
/** At the beginning there are two towns with a road between them. */
const MIDDLE = { left: 0, right: 1 }

/** How many roads lie beyond those of the beginning, to one end. */
function roadsTo(end: End, realm: RealmPicture): number {
  const towns = realm.towns.map(it => numberOf(it.id))
  return end === 'left'
    ? MIDDLE.left - Math.min(...towns) + Number(realm.road_left)
    : Math.max(...towns) - MIDDLE.right + Number(realm.road_right)
}

/** The places of events, which must be asked for in their order: roads are known by counting. */
export function pointing(
  entries: readonly EntryOf<'rivals'>[],
  realms: readonly RealmPicture[],
  deck: Deck,
): (event: RivalsEvent) => string[] {
  const roads = new Map<string, number>()
  for (const { seat } of realms)
    for (const end of ['left', 'right'] as const) {
      const told = entries.filter(
        ({ event }) => event.event === 'road-built' && event.seat === seat && event.end === end,
      )
      // Others lay there before the first event, if the game began at a position.
      roads.set(`${seat} ${end}`, roadsTo(end, realms[seat]) - told.length)
    }
  const nextRoad = (seat: number, end: End) => {
    const before = roads.get(`${seat} ${end}`) ?? 0
    roads.set(`${seat} ${end}`, before + 1)
    return roadAfter(end === 'left' ? MIDDLE.left - 1 - before : MIDDLE.right + before)
  }
  const producing = (number: number) =>
    realms.flatMap(({ seat, landscapes }) =>
      landscapes
        .filter(it => deck.land(it.landscape).number === number)
        .map(it => `${seat} ${it.place}`),
    )
  return event => {
    switch (event.event) {
      case 'rolled':
        return producing(event.number)
      case 'road-built':
        return [`${event.seat} ${nextRoad(event.seat, event.end as End)}`]
      case 'settlement-built':
      case 'city-built':
        return [`${event.seat} ${event.centre}`]
      case 'landscape-laid':
      case 'attached':
        return [`${event.seat} ${event.place}`]
      case 'landscapes-swapped':
        return [`${event.seat} ${event.one}`, `${event.seat} ${event.two}`]
      case 'built':
        return [`${event.seat} ${event.side} ${event.card}`]
      default:
        return []
    }
  }
}

/** The spots of one principality among those that are pointed at. */
export const spotsOf = (seat: number, pointed: readonly string[]) =>
  pointed.flatMap(it => (it.startsWith(`${seat} `) ? [it.slice(it.indexOf(' ') + 1)] : []))

/** The cells of these spots; where a card is gone, the sites it stood on. */
export function cellsAt(cells: readonly Cell[], spots: readonly string[]): ReadonlySet<Cell> {
  const callOf = (cell: Cell) => (cell.kind === 'road' ? roadAfter(cell.after) : spotOf(cell))
  const found = spots.flatMap(spot => {
    const exact = cells.filter(it => callOf(it) === spot)
    const side = spot.split(' ')[0]
    return exact.length ? exact : cells.filter(it => it.kind === 'site' && it.side === side)
  })
  return new Set(found)
}
