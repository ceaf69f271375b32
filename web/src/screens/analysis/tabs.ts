// The parts of an analysis beside its curve.

export const TABS = ['moves', 'luck', 'trades', 'production'] as const
export type Tab = (typeof TABS)[number]

/** What every game has; the others are about goods of a board. */
export const COMMON = TABS.slice(0, 2)
