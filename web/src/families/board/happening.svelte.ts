// What has just happened on the board, for the eye and the ear: fresh pieces, cards on their way,
// sounds.

import type { BoardScene } from '../../protocol/BoardScene'
import type { EventEntry } from '../../protocol/EventEntry'
import type { Update } from '../../protocol/Update'
import { eventsOf, turnOf } from '../../table/log'
import { play } from '../../table/sound'
import { fly } from '../../table/travel'
import { flightsOf, placeOf, soundOf, voyageOf } from './events'

export class Happening {
  /** Places whose piece has just been put down. */
  fresh = $state.raw<readonly string[]>([])
  /** Hexes the fog has just lifted from. */
  found = $state.raw<readonly string[]>([])
  /** Ships and knights that have just moved: where to, where from. */
  sailed = $state.raw<ReadonlyMap<string, string>>(new Map())

  take(entries: readonly EventEntry[], { picture }: Update, scene: BoardScene, me: number | null) {
    if (picture.family !== 'board') return
    const events = eventsOf(entries, 'board').map(it => it.event)
    const rolled = picture.dice ? picture.dice[0] + picture.dice[1] : null
    this.fresh = events.flatMap(it => placeOf(it) ?? [])
    this.found = events.flatMap(it => (it.event === 'discovered' ? [it.hex] : []))
    this.sailed = new Map(events.flatMap(voyageOf))
    fly(events.flatMap(it => flightsOf(it, scene, rolled, picture.sea?.villages)))
    for (const sound of new Set(events.flatMap(it => soundOf(it) ?? []))) play(sound)
    if (entries.some(it => turnOf(it.event) === me)) play('turn')
  }
}
