// Which question to ask the server when a whole verb is impossible: one typical place for it.

import { t, words } from '../../i18n/index.svelte'
import type { Amount } from '../../protocol/Amount'
import type { BoardPicture } from '../../protocol/BoardPicture'
import type { BoardScene } from '../../protocol/BoardScene'
import type { KnightsRealm } from '../../protocol/KnightsRealm'
import type { OwnerPicture } from '../../protocol/OwnerPicture'
import type { Refusal } from '../../protocol/Refusal'
import { told } from '../../table/refusal'
import { usualVerb, type Build } from './arming'
import { isLand } from './chart'
import { cornersOf, distance, hexesAround, placeAt } from './geometry'
import { realmOf } from './knights/realm'

type Typical = (realm: KnightsRealm, owner: OwnerPicture, scene: BoardScene) => string

/** A knight like this, or any, or where one could stand. */
const knightIn = (
  realm: KnightsRealm,
  scene: BoardScene,
  suits: (knight: KnightsRealm['knights'][number]) => boolean,
) => (realm.knights.find(suits) ?? realm.knights[0])?.corner ?? scene.corners[0]

/** The knight, the city or the corner the answer is most likely about. */
const WITH_KNIGHTS: Partial<Record<Build, Typical>> = {
  raise: (_, owner, scene) => {
    const ends = owner.roads.flatMap(it => cornersOf(it, scene.corners))
    const built = [...owner.settlements, ...owner.cities]
    return `raise ${ends.find(it => !built.includes(it)) ?? scene.corners[0]}`
  },
  activate: (realm, _, scene) => `activate ${knightIn(realm, scene, it => !it.active)}`,
  promote: (realm, _, scene) => `promote ${knightIn(realm, scene, it => it.rank !== 'mighty')}`,
  wall: (realm, owner, scene) => {
    const places = [...owner.cities, ...owner.settlements, scene.corners[0]]
    return `wall ${owner.cities.find(it => !realm.walls.includes(it)) ?? places[0]}`
  },
  move: (realm, owner, scene) => {
    const from = knightIn(realm, scene, it => it.active)
    const ends = owner.roads.flatMap(it => cornersOf(it, scene.corners))
    return `move ${from} ${ends.find(it => it !== from) ?? scene.corners[1]}`
  },
}

/**
 * A place near the own pieces, so that the answer is about what is missing and not about distance.
 */
export function typicalAction(
  verb: Build,
  seat: number,
  scene: BoardScene,
  picture: BoardPicture,
): string {
  const owner = picture.owners.find(it => it.seat === seat)
  if (verb === 'buy' || !owner) return verb
  const realm = realmOf(picture, seat)
  if (realm && verb in WITH_KNIGHTS) return WITH_KNIGHTS[verb]!(realm, owner, scene)
  if (verb === 'city') return `city ${owner.settlements[0] ?? owner.cities[0] ?? scene.corners[0]}`
  const buildings = picture.owners.flatMap(it => [...it.settlements, ...it.cities])
  if (verb === 'settle') {
    const ends = owner.roads.flatMap(it => cornersOf(it, scene.corners))
    const room = (corner: string) =>
      Math.min(...buildings.map(it => distance(placeAt(it), placeAt(corner))))
    const [best] = [...ends].sort((a, b) => room(b) - room(a))
    return `settle ${best ?? scene.corners[0]}`
  }
  const fleets = picture.sea?.fleets ?? []
  const ships = fleets.find(it => it.seat === seat)?.ships ?? []
  const taken = new Set([
    ...picture.owners.flatMap(it => it.roads),
    ...fleets.flatMap(it => it.ships),
  ])
  const own = [
    ...(verb === 'ship' ? ships : owner.roads),
    ...owner.settlements,
    ...owner.cities,
  ].map(placeAt)
  const sea =
    verb === 'ship' ? scene.hexes.filter(it => it.terrain === 'sea').map(it => it.name) : []
  const free = scene.edges.filter(
    it => !taken.has(it) && (verb !== 'ship' || hexesAround(it, sea).length),
  )
  const far = (edge: string) => Math.min(...own.map(it => distance(it, placeAt(edge))))
  return `${verb} ${free.sort((a, b) => far(a) - far(b))[0] ?? scene.edges[0]}`
}

/** The question about a dark place, by what is lit. */
export function questionAt(
  place: string,
  lit: readonly string[],
  seat: number | null,
  scene: BoardScene,
  picture: BoardPicture,
): string {
  const around = hexesAround(
    place,
    scene.hexes.map(it => it.name),
  )
  const wet = scene.hexes.some(it => !isLand(it) && around.includes(it.name))
  // At sea the pirate is meant, even where it must not be moved yet.
  if (lit.includes('robber') && wet && picture.sea?.pirate) return `pirate ${place}`
  const verb = usualVerb(place, lit, wet)
  // With a ship armed, pointing at an own ship asks why it cannot be moved.
  const lies =
    picture.phase === 'main' &&
    picture.sea?.fleets.some(it => it.seat === seat && it.ships.includes(place))
  return `${verb === 'ship' && lies ? 'move-ship' : verb} ${place}`
}

/** Whoever lacks cards hears which, and nothing about a place that nobody named. */
export function withLack(refusal: Refusal, lack: Amount[]): Refusal {
  if (!lack.length) return refusal
  const sentence = t('web-offer-lack', { goods: words().amounts(lack) })
  return refusal.parts.length
    ? told(sentence)
    : { ...refusal, sentence: `${refusal.sentence} ${sentence}` }
}
