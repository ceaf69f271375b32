// Every screen: its address and what draws it. A screen is a line here, a component in `screens/`.

import type { Component } from 'svelte'
import Home from './screens/Home.svelte'

/** What a screen is given: the named parts of its path, and those it wants of the query. */
export type Parts = Record<string, string>

export interface Screen {
  /** `/rules/:rule?` has a part `rule` that may be missing. */
  path: string
  query?: readonly string[]
  /** Home is there at once; the others come when they are needed, and are kept. */
  load: () => Loaded | Promise<Loaded>
}
// Each screen has props of its own; the table does not know them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loaded = { default: Component<any> }

const HOME = { default: Home }

const RULES = once(() => import('./screens/Rules.svelte'))

const SCREENS: readonly Screen[] = [
  { path: '/', load: () => HOME },
  { path: '/new', query: ['game'], load: once(() => import('./screens/Setup.svelte')) },
  { path: '/bots', query: ['game'], load: once(() => import('./screens/Bots.svelte')) },
  { path: '/t/:id', load: once(() => import('./screens/Table.svelte')) },
  { path: '/t/:id/end', load: once(() => import('./screens/End.svelte')) },
  { path: '/t/:id/verify', load: once(() => import('./screens/Verify.svelte')) },
  { path: '/t/:id/replay', load: once(() => import('./screens/Replay.svelte')) },
  { path: '/t/:id/analysis', load: once(() => import('./screens/Analysis.svelte')) },
  { path: '/rules/:rule?', query: ['search'], load: RULES },
  { path: '/rules/:part/:chapter', load: RULES },
  { path: '/learn', query: ['part'], load: once(() => import('./screens/Learn.svelte')) },
  { path: '/learn/:id', load: once(() => import('./screens/Lesson.svelte')) },
  { path: '/mine', load: once(() => import('./screens/MyGames.svelte')) },
  { path: '/account', load: once(() => import('./screens/Account.svelte')) },
  { path: '/settings', load: once(() => import('./screens/Settings.svelte')) },
]

/** The screen of an address with its parts; none if nothing is there. */
export interface Route {
  screen: Screen | null
  parts: Parts
}

export function find(path: string, query = ''): Route {
  const given = path.split('/').filter(Boolean).map(decodeURIComponent)
  const params = new URLSearchParams(query)
  for (const screen of SCREENS) {
    const parts = match(screen.path, given)
    if (!parts) continue
    for (const name of screen.query ?? []) {
      const value = params.get(name)
      if (value !== null) parts[name] = value
    }
    return { screen, parts }
  }
  return { screen: null, parts: {} }
}

function match(path: string, given: readonly string[]): Parts | null {
  const wanted = path.split('/').filter(Boolean)
  if (given.length > wanted.length) return null
  const parts: Parts = {}
  for (const [i, part] of wanted.entries()) {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? []
    if (given[i] === undefined ? !optional : !name && given[i] !== part) return null
    if (name && given[i] !== undefined) parts[name] = given[i]
  }
  return parts
}

/** Further calls get the same screen, at once: what is shown stays, or changes with its parts. */
function once(fetch: () => Promise<Loaded>): () => Loaded | Promise<Loaded> {
  let asked: Promise<Loaded> | null = null
  let loaded: Loaded | null = null
  return () => {
    asked ??= fetch().then(
      it => (loaded = it),
      error => {
        asked = null
        throw error
      },
    )
    return loaded ?? asked
  }
}
