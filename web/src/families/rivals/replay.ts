// The log of a finished card game, for the replay.

import type { Names, Words } from '../../i18n/phrases'
import type { EventEntry } from '../../protocol/EventEntry'
import type { RivalsPicture } from '../../protocol/RivalsPicture'
import type { RivalsScene } from '../../protocol/RivalsScene'
import type { LogLine } from '../../table/log'
import { Deck } from './cards'
import { logLines } from './events'

export function cardLines(
  entries: readonly EventEntry[],
  words: Words,
  names: Names,
  scene: RivalsScene,
  picture: RivalsPicture,
): LogLine[] {
  return logLines(entries, words, names, new Deck(scene), picture.realms)
}
