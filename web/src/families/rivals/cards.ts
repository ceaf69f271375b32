// The cards of a game by their ids: figures from the scene, words from the texts, colours by kind.

import { t, words } from '../../i18n/index.svelte'
import type { RivalsCard } from '../../protocol/RivalsCard'
import type { RivalsLandscape } from '../../protocol/RivalsLandscape'
import type { RivalsScene } from '../../protocol/RivalsScene'

const key = (id: string) => `RIV-CARD-${id}`

export const cardName = (id: string) => t(`${key(id)}.name`)
/** What the card does, in a sentence or two. */
export const cardText = (id: string) => t(key(id))
export const ruleOf = key

/** Green cards stand anywhere, red ones in cities; yellow ones are played and gone. */
const COLOURS: Record<string, string> = {
  action: 'var(--riv-action)',
  attack: 'var(--riv-attack)',
  city: 'var(--riv-city)',
  landscape: 'var(--riv-land)',
  event: 'var(--riv-event)',
}
export const colourOf = (kind: string) => COLOURS[kind] ?? 'var(--riv-green)'

/** Backs of the draw stacks. */
export const BACKS: Record<string, string> = {
  base: '#7a5636',
  gold: '#96700f',
  turmoil: '#8a3440',
  progress: '#34617f',
}

const TERRAIN: Record<string, string> = {
  lumber: 'forest',
  brick: 'hills',
  wool: 'pasture',
  grain: 'fields',
  ore: 'mountains',
  gold: 'gold',
}
export const terrainOf = (resource: string) => TERRAIN[resource] ?? 'desert'

export const RESOURCES = ['lumber', 'brick', 'wool', 'grain', 'ore', 'gold'] as const
/** Symbols besides the victory points. */
export const SYMBOLS = ['commerce', 'strength', 'skill', 'progress'] as const

export class Deck {
  private cards: Map<string, RivalsCard>
  private lands: Map<string, RivalsLandscape>

  constructor(scene: RivalsScene) {
    this.cards = new Map(scene.cards.map(it => [it.id, it]))
    this.lands = new Map(scene.landscapes.map(it => [it.id, it]))
  }

  card(id: string): RivalsCard {
    return (
      this.cards.get(id) ?? {
        id,
        set: 'base',
        kind: 'building',
        copies: 0,
        cost: [],
        points: [],
        once: false,
      }
    )
  }

  land(id: string): RivalsLandscape {
    return this.lands.get(id) ?? { id, resource: 'lumber', number: 0 }
  }

  /** "Forest 2". */
  landName(id: string): string {
    return `${cardName(id)} ${this.land(id).number}`
  }
}

/** "2 strength, 1 skill" for readers. */
export const pointsText = (card: RivalsCard) =>
  card.points
    .map(it =>
      it.kind === 'victory'
        ? t('web-riv-victory-count', { count: it.count })
        : `${it.count} ${t(`web-riv-${it.kind}`)}`,
    )
    .join(', ')
export const costText = (card: RivalsCard) =>
  card.cost.length ? words().amounts(card.cost) : t('web-riv-free')
