// The parts of an analysis beside its curve.

import type { Scene } from '../../protocol/Scene'

export const TABS = ['moves', 'luck', 'trades', 'production', 'cards', 'sheet'] as const
export type Tab = (typeof TABS)[number]

/** Moves and luck are in every game; the others are about goods of a board, cards, or a sheet. */
export function tabsOf(family: Scene['family'] | undefined, hasGoods: boolean): readonly Tab[] {
  if (family === 'rivals') return ['moves', 'luck', 'cards']
  if (family === 'dice') return ['moves', 'luck', 'sheet']
  return hasGoods ? ['moves', 'luck', 'trades', 'production'] : ['moves', 'luck']
}

/** What a tab is called: in the dice game every turn is told by its rolls. */
export const labelOf = (tab: Tab, tabs: readonly Tab[]) =>
  tab === 'moves' && tabs.includes('sheet') ? 'web-tab-turns' : `web-tab-${tab}`
