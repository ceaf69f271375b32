// A trade on the board: from a building of the one to a building of the other, and back.

import type { Point } from '../../art/shapes'
import { cornerAt, distance } from '../../families/board/geometry'
import type { Trade } from '../../families/board/ledger'
import type { Amount } from '../../protocol/Amount'
import type { BoardPicture } from '../../protocol/BoardPicture'

export interface Arrow {
  /** A curve: where it begins, what bends it, where it ends. */
  from: Point
  bend: Point
  to: Point
  /** What goes this way, each with its place; `count` where there are too many to draw. */
  goods: { kind: string; count: number; at: Point }[]
}

export interface Arrows {
  arrows: [Arrow, Arrow]
  /** The seats, and where what it brought them is written. */
  ends: { seat: number; at: Point }[]
}

/** Buildings at this distance are joined if there are such: there is room for goods between. */
const ROOM = 380
/** An arrow keeps so far off a building, and bends by so much of its length. */
const OFF = 44
const BEND = 0.2
/** Figures stand so far behind a building. */
const BEHIND = 78
const TILE = 44
/** More of a kind are told by a number. */
const MOST = 3

/** None with the bank, or where somebody has no building yet. */
export function arrowsOf(trade: Trade, picture: BoardPicture): Arrows | null {
  if (trade.with === null) return null
  const [ours, theirs] = [trade.seat, trade.with].map(seat => buildings(picture, seat))
  const pairs = ours.flatMap(a => theirs.map(b => [a, b] as const))
  if (!pairs.length) return null
  const far = ([a, b]: readonly [Point, Point]) => Math.abs(distance(a, b) - ROOM)
  const [a, b] = pairs.reduce((best, it) => (far(it) < far(best) ? it : best))
  const along = unit(a, b)
  return {
    arrows: [arrow(a, b, trade.give), arrow(b, a, trade.get)],
    ends: [
      { seat: trade.seat, at: [a[0] - along[0] * BEHIND, a[1] - along[1] * BEHIND] },
      { seat: trade.with, at: [b[0] + along[0] * BEHIND, b[1] + along[1] * BEHIND] },
    ],
  }
}

function buildings(picture: BoardPicture, seat: number): Point[] {
  const owner = picture.owners.find(it => it.seat === seat && !it.neutral)
  return [...(owner?.cities ?? []), ...(owner?.settlements ?? [])].map(cornerAt)
}

function unit(a: Point, b: Point): Point {
  const length = distance(a, b) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** Both arrows of a trade bend to their own left, so that they do not touch. */
function arrow(a: Point, b: Point, goods: readonly Amount[]): Arrow {
  const [x, y] = unit(a, b)
  const aside = Math.max(90, distance(a, b) * BEND)
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const bend: Point = [middle[0] + y * aside, middle[1] - x * aside]
  const [start, end] = [unit(a, bend), unit(b, bend)]
  const tiles = goods.flatMap(({ kind, count }) =>
    count > MOST ? [{ kind, count }] : Array.from({ length: count }, () => ({ kind, count: 1 })),
  )
  // The curve is as far from the middle as half its bend.
  const centre: Point = [middle[0] + (y * aside) / 2, middle[1] - (x * aside) / 2]
  return {
    from: [a[0] + start[0] * OFF, a[1] + start[1] * OFF],
    bend,
    to: [b[0] + end[0] * OFF, b[1] + end[1] * OFF],
    goods: tiles.map((it, i) => {
      const place = (i - (tiles.length - 1) / 2) * TILE
      return { ...it, at: [centre[0] + x * place, centre[1] + y * place] }
    }),
  }
}
