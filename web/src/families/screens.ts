// The screen of each family, fetched when its first table is drawn.

import type { Picture } from '../protocol/Picture'
import { prepare } from './prepare'

const SCREENS = {
  board: () => import('./board/BoardTable.svelte'),
  dice: () => import('./dice/DiceTable.svelte'),
  rivals: () => import('./rivals/RivalsTable.svelte'),
}

/** The screen of the family, once all it draws is there. */
export async function screenOf(picture: Picture) {
  const [{ default: screen }] = await Promise.all([SCREENS[picture.family](), prepare(picture)])
  // The family of scene and picture is the same, which no type knows.
  return screen as unknown as typeof import('./board/BoardTable.svelte').default
}
