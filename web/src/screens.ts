// The screens that come when they are needed.

import type { Route } from './router.svelte'

export const SCREENS = {
  setup: () => import('./screens/Setup.svelte'),
  table: () => import('./screens/Table.svelte'),
  end: () => import('./screens/End.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  mine: () => import('./screens/MyGames.svelte'),
  settings: () => import('./screens/Settings.svelte'),
}

/** Fetches a screen while something else is still on its way. */
export function fetchAhead({ screen }: Route) {
  if (screen in SCREENS) SCREENS[screen as keyof typeof SCREENS]().catch(() => {})
}
