// The columns of the result: where the points of each player came from.

import type { IconName } from '../../art/icons'
import type { BoardPicture } from '../../protocol/BoardPicture'
import { fleetOf } from './chart'
import { realmOf } from './knights/realm'

export type ColumnSign = 'settlement' | 'city' | 'ship' | 'merchant' | IconName
export interface Column {
  name: string
  sign: ColumnSign
  value: (picture: BoardPicture, seat: number) => number
  /** It brings no points by itself. */
  pointless?: true
  /** Who holds the award of this column. */
  holder?: (picture: BoardPicture) => number | null
}

const ownerOf = (picture: BoardPicture, seat: number) => picture.owners.find(it => it.seat === seat)
const playerOf = (picture: BoardPicture, seat: number) =>
  picture.players.find(it => it.seat === seat)

const BUILDINGS: readonly Column[] = [
  {
    name: 'settlements',
    sign: 'settlement',
    value: (picture, seat) => ownerOf(picture, seat)?.settlements.length ?? 0,
  },
  {
    name: 'cities',
    sign: 'city',
    value: (picture, seat) => ownerOf(picture, seat)?.cities.length ?? 0,
  },
]
const ROUTE: Column = {
  name: 'route',
  sign: 'route',
  value: (picture, seat) => ownerOf(picture, seat)?.route_length ?? 0,
  holder: picture => picture.route_holder,
}
const CARDS: readonly Column[] = [
  {
    name: 'knights',
    sign: 'army',
    value: (picture, seat) => playerOf(picture, seat)?.knights ?? 0,
    holder: picture => picture.army_holder,
  },
  {
    name: 'cards',
    sign: 'star',
    value: (picture, seat) =>
      playerOf(picture, seat)?.cards?.find(it => it.kind === 'point')?.count ?? 0,
  },
]
const KNIGHTS: readonly Column[] = [
  {
    name: 'metropolises',
    sign: 'tower',
    value: (picture, seat) =>
      picture.knights?.metropolises.filter(it => it.seat === seat).length ?? 0,
  },
  {
    name: 'defenders',
    sign: 'army',
    value: (picture, seat) => realmOf(picture, seat)?.defenders ?? 0,
  },
  {
    name: 'merchant',
    sign: 'merchant',
    value: (picture, seat) => Number(picture.knights?.merchant?.seat === seat),
  },
  {
    name: 'shown',
    sign: 'star',
    value: (picture, seat) => realmOf(picture, seat)?.shown.length ?? 0,
  },
]
const SEA = {
  ships: {
    name: 'ships',
    sign: 'ship',
    pointless: true,
    value: (picture, seat) => fleetOf(picture, seat)?.ships.length ?? 0,
  },
  cloth: {
    name: 'cloth',
    sign: 'sheaf',
    value: (picture, seat) => fleetOf(picture, seat)?.cloth ?? 0,
  },
  wonder: {
    name: 'wonder',
    sign: 'tower',
    pointless: true,
    value: (picture, seat) => fleetOf(picture, seat)?.level ?? 0,
  },
  bonus: {
    name: 'bonus',
    sign: 'percent',
    value: (picture, seat) => fleetOf(picture, seat)?.bonus ?? 0,
  },
} satisfies Record<string, Column>

/** Some scenarios have no award for the longest route; there no route has a length. */
export const hasRoute = (picture: BoardPicture) =>
  !picture.sea || picture.owners.some(it => it.route_length)

/** What a game had; what was won at sea only where anybody won it. */
export function columnsOf(picture: BoardPicture): Column[] {
  const { sea } = picture
  return [
    ...BUILDINGS,
    ...(picture.knights ? KNIGHTS.slice(0, 1) : []),
    ...(hasRoute(picture) ? [ROUTE] : []),
    ...(picture.knights ? KNIGHTS.slice(1) : CARDS),
    ...(sea ? [SEA.ships] : []),
    ...(sea?.villages.length ? [SEA.cloth] : []),
    ...(sea?.fleets.some(it => it.wonder) ? [SEA.wonder] : []),
    ...(sea?.fleets.some(it => it.bonus) ? [SEA.bonus] : []),
  ]
}
