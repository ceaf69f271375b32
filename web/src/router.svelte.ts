// Which screen is shown: plain paths and the browser's own history.

import { find, type Route } from './screens'

class Router {
  route = $state.raw<Route>({ screen: null, parts: {} })

  /** Reads the address bar and follows links; called once. */
  start() {
    const read = () => (this.route = find(location.pathname, location.search))
    read()
    addEventListener('popstate', read)
    document.addEventListener('click', event => this.follow(event))
  }

  go(path: string, replace = false) {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.route = find(location.pathname, location.search)
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
