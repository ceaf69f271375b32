// What the client does by itself, if the player wants that.
//
// It must tell nobody anything. A quick roll would say "no card to play first", and a quick end
// "nothing to build or trade with". So both happen only where everybody sees as much: how many
// cards lie in a hand is public, and so is everything on the board; only which cards they are is
// not. Whoever holds a card that might be of use decides alone, however useless it is.

import type { BoardPicture } from '../../protocol/BoardPicture'
import type { ChoiceCard } from '../../protocol/ChoiceCard'
import type { PlayerPicture } from '../../protocol/PlayerPicture'
import { hiddenCards } from './knights/realm'

export interface Wishes {
  autoRoll: boolean
  autoEnd: boolean
}

/** The only thing that can be done, if everybody knows that it is the only thing. */
export function automatic(
  choices: readonly ChoiceCard[],
  picture: BoardPicture,
  player: PlayerPicture,
  { autoRoll, autoEnd }: Wishes,
): ChoiceCard | null {
  const [only] = choices
  if (choices.length !== 1 || picture.turn !== player.seat) return null
  if (player.cards_held + hiddenCards(picture, player.seat) > 0) return null
  if (only.verb === 'roll') return autoRoll ? only : null
  return only.verb === 'end' && autoEnd && player.hand_size === 0 ? only : null
}
