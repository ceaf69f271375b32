// Which choices are lit on the board, and which wait for a button.

import type { PieceKind } from '../../art/pieces'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import { isOnBoard, kindOf, type PlaceKind } from './geometry'

export type Ghost = PieceKind | 'road'

/** Verbs that are done to a place of the board. */
const ON_BOARD: Record<string, { place: PlaceKind; ghost: Ghost | null }> = {
  road: { place: 'edge', ghost: 'road' },
  settle: { place: 'corner', ghost: 'settlement' },
  city: { place: 'corner', ghost: 'city' },
  robber: { place: 'hex', ghost: 'robber' },
  'road-for': { place: 'edge', ghost: 'road' },
  'settle-for': { place: 'corner', ghost: 'settlement' },
  ship: { place: 'edge', ghost: 'ship' },
  'move-ship': { place: 'edge', ghost: null },
  pirate: { place: 'hex', ghost: 'pirate' },
  harbour: { place: 'edge', ghost: null },
  wall: { place: 'corner', ghost: 'wall' },
  raise: { place: 'corner', ghost: 'recruit' },
  activate: { place: 'corner', ghost: null },
  promote: { place: 'corner', ghost: null },
  move: { place: 'corner', ghost: 'knight' },
  chase: { place: 'corner', ghost: null },
  'chase-pirate': { place: 'corner', ghost: null },
  commit: { place: 'corner', ghost: null },
  relocate: { place: 'corner', ghost: 'recruit' },
  reduce: { place: 'corner', ghost: null },
  crown: { place: 'corner', ghost: null },
  dismiss: { place: 'corner', ghost: null },
  heal: { place: 'corner', ghost: 'city' },
  oust: { place: 'corner', ghost: null },
  'enlist-basic': { place: 'corner', ghost: 'recruit' },
  'enlist-strong': { place: 'corner', ghost: 'recruit' },
  'enlist-mighty': { place: 'corner', ghost: 'recruit' },
  drive: { place: 'hex', ghost: 'robber' },
  merchant: { place: 'hex', ghost: 'merchant' },
  chip: { place: 'hex', ghost: null },
  dismantle: { place: 'edge', ghost: null },
  rebuild: { place: 'edge', ghost: 'road' },
}

/** What is chosen in the dock, by how it is shown. */
export interface Asks {
  /** Whether one may build at the same time. */
  free: boolean
  /** Cards are given up together. */
  discarding: boolean
  /** Kinds of cards to take or to name. */
  taking: readonly ChoiceCard[]
  /** Things that lie open to be chosen: dice, decks, cards. */
  laidOut: readonly ChoiceCard[]
  /** Whom to rob or to choose, by colour. */
  robbing: ReadonlyMap<string, ChoiceCard[]>
  /** Deeds of a scenario. */
  special: ChoiceCard[]
  /** Everything else. */
  plain: readonly ChoiceCard[]
}

/** Verbs with a button of their own in the build bar, or at least a key: the first has the 1. */
const BUILDS = ['road', 'settle', 'city', 'buy', 'ship'] as const
const WITH_KNIGHTS = [
  'road',
  'settle',
  'city',
  'wall',
  'ship',
  'raise',
  'activate',
  'promote',
  'move',
] as const
export type Build = (typeof BUILDS)[number] | (typeof WITH_KNIGHTS)[number]

export const buildsOf = (picture: { knights?: unknown }): readonly Build[] =>
  picture.knights ? WITH_KNIGHTS : BUILDS

/** What a button of the build bar arms; for a ship also moving one that is on the board. */
const ARMS: Partial<Record<Build, readonly string[]>> = { ship: ['ship', 'move-ship'] }
export const armedVerbs = (wish: Build): readonly string[] => ARMS[wish] ?? [wish]

/** Verbs some part of the board table shows; all others get a plain button. */
export const SHOWN = new Set([
  ...Object.keys(ON_BOARD),
  ...[
    'buy',
    'roll',
    'end',
    'waive',
    'bank',
    'discard',
    'give',
    'take',
    'rob',
    'conclude',
    'accept',
    'reject',
    'withdraw',
  ],
  ...[
    'knight',
    'road-building',
    'invention',
    'monopoly',
    'offer',
    'counter',
    'rob-cloth',
    'attack',
    'claim',
    'wonder',
  ],
  ...[
    'play',
    'improve',
    'pass',
    'die',
    'deck',
    'name',
    'hand',
    'pick',
    'seize',
    'return',
    'choose',
    'exchange',
  ],
])

/** What is done to a place of the board; the frame is none. */
export const onBoard = (choices: readonly ChoiceCard[]) =>
  choices.filter(it => it.verb in ON_BOARD && isOnBoard(it.target))

/** Nothing has to be done before anything else: one may roll, or build and trade as one likes. */
export const isFree = (choices: readonly ChoiceCard[], phase = '') =>
  phase === 'main' || choices.some(it => it.verb === 'end' || it.verb === 'roll')

/**
 * The verbs whose places are lit: the armed ones, or all there are when something has to be placed
 * before anything else.
 */
export function litVerbs(
  choices: readonly ChoiceCard[],
  armed: Build | null,
  free = isFree(choices),
): string[] {
  const verbs = [...new Set(onBoard(choices).map(it => it.verb))]
  const wanted = armed ? verbs.filter(it => armedVerbs(armed).includes(it)) : []
  if (wanted.length) return wanted
  return free ? [] : verbs
}

/**
 * What one would most often do at a place, to ask why it cannot be done; `wet` if there is water.
 */
export function usualVerb(place: string, lit: readonly string[], wet: boolean): string {
  const plain = (verb: string) => (verb === 'move-ship' ? 'ship' : verb.replace('-for', ''))
  const here = [...new Set(lit.filter(it => placeKind([it]) === kindOf(place)).map(plain))]
  if (here.length === 1) return here[0]
  const dry = { hex: 'robber', corner: 'settle', edge: 'road' }[kindOf(place)]
  const sea = { hex: 'pirate', corner: 'settle', edge: 'ship' }[kindOf(place)]
  return wet && (lit.length === 0 || lit.includes(sea)) ? sea : dry
}

/** An offer as good as any, to ask why there is no trade now. */
export const TYPICAL_OFFER = 'offer 1 lumber for 1 ore'

/** Verbs of keys that are worth a question when they cannot be done. */
export const ASKABLE = new Set(['roll', 'end', 'accept'])

export const placeKind = (verbs: readonly string[]): PlaceKind | null =>
  verbs.length ? (ON_BOARD[verbs[0]]?.place ?? null) : null
export const ghostOf = (verb: string | undefined): Ghost | null =>
  verb ? (ON_BOARD[verb]?.ghost ?? null) : null
