// A sheet of the dice game, box by box: what was built, and what rolls and decisions brought.

import type { DiceTurn } from '../../protocol/DiceTurn'
import type { GameAnalysis } from '../../protocol/GameAnalysis'

export interface Box {
  number: number
  turn: DiceTurn
  /** Points with this box. */
  total: number
  /** What the rolls of the turn brought, in hundredths. */
  luck: number
  /** What the decisions of the turn cost. */
  lost: number
}

export function boxesOf(
  { draws, decisions }: Pick<GameAnalysis, 'draws' | 'decisions'>,
  turns: readonly DiceTurn[],
  seat: number,
): Box[] {
  let total = 0
  return turns
    .filter(it => it.seat === seat)
    .map((turn, i) => {
      const isIn = ({ step }: { step: number }) => step >= turn.rolls[0].step && step <= turn.last
      total += turn.points ?? 0
      return {
        number: i + 1,
        turn,
        total,
        luck: sum(draws.filter(isIn).map(it => it.luck[seat])),
        lost: sum(decisions.filter(isIn).map(it => it.loss)),
      }
    })
}

const sum = (values: readonly number[]) => values.reduce((all, it) => all + it, 0)

/** The place of the roll one looks at: the last one before what is done with it. */
export const rollAt = (turn: DiceTurn, step: number) =>
  turn.rolls.findLastIndex(it => it.step <= step)
