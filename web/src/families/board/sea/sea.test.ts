import { expect, it } from 'vitest'
import type { BoardPicture } from '../../../protocol/BoardPicture'
import type { BoardScene } from '../../../protocol/BoardScene'
import { aboutCard } from '../cards'
import { columnsOf } from '../result'

const owners = (route_length: number) => [{ seat: 0, settlements: [], cities: [], route_length }]
const picture = (sea: object | undefined, route = 0) =>
  ({ sea, owners: owners(route), players: [] }) as unknown as BoardPicture
const scene = (fleet_path: string[]) => ({ sea: { fleet_path } }) as unknown as BoardScene
const atSea = (pirate: string | null) => ({ pirate, villages: [], fleets: [] })

it('shows no column for a route where none counts (SEA-87)', () => {
  const names = (it: BoardPicture) => columnsOf(it).map(column => column.name)
  expect(names(picture(atSea(null)))).not.toContain('route')
  expect(names(picture(atSea(null), 3))).toContain('route')
  expect(names(picture(undefined))).toContain('route')
})

it('says what cards do at this sea (SC7-21, SEA-101, SEA-120)', () => {
  const island = { sea: null } as unknown as BoardScene
  const told = [
    aboutCard('knight', island, picture(undefined)),
    aboutCard('knight', scene(['a']), picture(atSea('frame'))),
    aboutCard('knight', scene([]), picture(atSea('frame'))),
    aboutCard('road-building', scene([]), picture(atSea('frame'))),
    aboutCard('road-building', island, picture(undefined)),
  ]
  expect(new Set(told).size).toBe(5)
  expect(aboutCard('knight', scene([]), picture(atSea(null)))).toBe(told[0])
})
