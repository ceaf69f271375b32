// What happened in every step, in the words of the log.

import { logLines } from '../../families/board/events'
import { logLines as diceLines } from '../../families/dice/events'
import { cardLines } from '../../families/rivals/replay'
import { words } from '../../i18n/index.svelte'
import type { Part } from '../../i18n/phrases'
import type { EventEntry } from '../../protocol/EventEntry'
import type { GameAnalysis } from '../../protocol/GameAnalysis'
import type { GameEvent } from '../../protocol/GameEvent'
import type { Picture } from '../../protocol/Picture'
import type { Scene } from '../../protocol/Scene'
import { doerOf } from '../../table/log'
import type { TableStore } from '../../table/store.svelte'

export interface Film {
  analysis: GameAnalysis | null
  table: TableStore
  scene: Scene | null
  picture: Picture | null
}

/** What happened in a step. */
export interface Move {
  step: number
  seat: number | null
  parts: Part[]
  /** What the dice showed, on the step they were rolled in. */
  roll: string
}

/** A move without pictures; empty without a move. */
export const plain = (move: Move | undefined) => move?.parts.map(it => it.text).join('') ?? ''

function linesOf(events: readonly EventEntry[], { table, scene, picture }: Film) {
  if (scene?.family === 'board') return logLines(events, words(), table.names, scene)
  return scene?.family === 'rivals' && picture?.family === 'rivals'
    ? cardLines(events, words(), table.names, scene, picture)
    : diceLines(events, words(), table.names)
}

function rollOf(event: GameEvent): string {
  if (event.event !== 'rolled' || event.family === 'dice') return ''
  return String(event.family === 'board' ? event.dice[0] + event.dice[1] : event.number)
}

/** Who did something; who comes next has done nothing yet. */
const deeds = (events: readonly EventEntry[]) =>
  events.filter(it => it.event.event !== 'turn-began').map(it => doerOf(it.event))

/** A decision that no event tells is told in its own words. */
export function movesOf(told: readonly EventEntry[], film: Film): Move[] {
  const byStep = new Map<number, EventEntry[]>()
  for (const entry of told) byStep.set(entry.step, [...(byStep.get(entry.step) ?? []), entry])
  const decisions = new Map(film.analysis?.decisions.map(it => [it.step, it]))
  const steps = new Set([...byStep.keys(), ...decisions.keys()])
  return [...steps]
    .sort((a, b) => a - b)
    .flatMap(step => {
      const events = byStep.get(step) ?? []
      const lines = linesOf(events, film).flatMap(it => (it.heading ? [] : [it]))
      const decision = decisions.get(step)
      const seat =
        decision?.seat ??
        deeds(events).find(it => it !== null) ??
        lines.find(it => it.seat !== null)?.seat ??
        null
      const parts = lines.length
        ? lines.flatMap((line, i) => [
            ...(i ? [{ kind: 'text' as const, text: ' ' }] : []),
            ...line.pieces.flatMap(it => it()),
          ])
        : decision
          ? words().parts(decision.choices[decision.played].choice.phrase, film.table.names)
          : []
      const roll = events.map(it => rollOf(it.event)).find(Boolean) ?? ''
      return parts.length ? [{ step, seat, parts, roll }] : []
    })
}
