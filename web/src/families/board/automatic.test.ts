import { expect, test } from 'vitest'
import type { BoardPicture } from '../../protocol/BoardPicture'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import type { PlayerPicture } from '../../protocol/PlayerPicture'
import { automatic } from './automatic'

const choice = (verb: string) => ({ verb, action: verb }) as ChoiceCard
const picture = { turn: 0 } as BoardPicture
const player = { seat: 0, hand_size: 0, cards_held: 0 } as PlayerPicture
const ALL = { autoRoll: true, autoEnd: true }

test('the only thing to do is done, if that is wanted', () => {
  expect(automatic([choice('roll')], picture, player, ALL)?.verb).toBe('roll')
  expect(automatic([choice('end')], picture, player, ALL)?.verb).toBe('end')
  expect(automatic([choice('roll')], picture, player, { ...ALL, autoRoll: false })).toBe(null)
  expect(automatic([choice('end')], picture, player, { ...ALL, autoEnd: false })).toBe(null)
  expect(automatic([choice('roll'), choice('knight')], picture, player, ALL)).toBe(null)
  expect(automatic([choice('reject')], picture, player, ALL)).toBe(null)
  expect(automatic([choice('end')], { ...picture, turn: 1 }, player, ALL)).toBe(null)
})

test('whoever holds a card nobody else knows is left alone', () => {
  const holding = { ...player, cards_held: 1 }
  expect(automatic([choice('roll')], picture, holding, ALL)).toBe(null)
  expect(automatic([choice('end')], picture, holding, ALL)).toBe(null)
  const progress = {
    turn: 0,
    knights: { realms: [{ seat: 0, hidden: [{ kind: 'trade', count: 1 }] }] },
  } as unknown as BoardPicture
  expect(automatic([choice('roll')], progress, player, ALL)).toBe(null)
})

test('a hand with cards could trade, so the turn does not end by itself', () => {
  const rich = { ...player, hand_size: 2 }
  expect(automatic([choice('end')], picture, rich, ALL)).toBe(null)
  expect(automatic([choice('roll')], picture, rich, ALL)?.verb).toBe('roll')
})
