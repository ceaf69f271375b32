// Which screen is shown: plain paths and the browser's own history.

export type Route =
  | { screen: 'home' }
  | { screen: 'setup'; game: string | null }
  | { screen: 'table'; id: string }
  | { screen: 'end'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; rule: string | null; search: string }
  | { screen: 'mine' }
  | { screen: 'settings' }
  | { screen: 'lost' }

export function parse(path: string, query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const params = new URLSearchParams(query)
  switch (parts[0]) {
    case undefined:
      return { screen: 'home' }
    case 'new':
      return { screen: 'setup', game: params.get('game') }
    case 't':
      if (!parts[1]) return { screen: 'lost' }
      if (parts[2] === undefined) return { screen: 'table', id: parts[1] }
      if (parts[2] === 'end' || parts[2] === 'replay') return { screen: parts[2], id: parts[1] }
      return { screen: 'lost' }
    case 'rules':
      return { screen: 'rules', rule: parts[1] ?? null, search: params.get('search') ?? '' }
    case 'mine':
    case 'settings':
      return { screen: parts[0] }
    default:
      return { screen: 'lost' }
  }
}

class Router {
  route = $state.raw<Route>({ screen: 'home' })

  /** Reads the address bar and follows links; called once. */
  start() {
    const read = () => (this.route = parse(location.pathname, location.search))
    read()
    addEventListener('popstate', read)
    document.addEventListener('click', event => this.follow(event))
  }

  go(path: string, replace = false) {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.route = parse(location.pathname, location.search)
    scrollTo(0, 0)
  }

  private follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
