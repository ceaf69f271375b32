// Which screen is shown: plain paths and the browser's own history.

import { find, type Route } from './screens'

class Router {
  route = $state.raw<Route>({ screen: null, parts: {} })
  /** Where one wants to be; shown as soon as its screen is there. */
  #wanted: Route = this.route

  /** Reads the address bar and follows links; called once. */
  start() {
    this.route = this.#wanted = find(location.pathname, location.search)
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', event => this.follow(event))
  }

  go(path: string, replace = false) {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.read().then(() => scrollTo(0, 0))
  }

  /** Until the next screen is there, the old one stays, with the parts of its own address. */
  private async read() {
    const wanted = (this.#wanted = find(location.pathname, location.search))
    // One that does not come is the business of whoever draws it.
    await Promise.resolve(wanted.screen?.load()).catch(() => {})
    if (wanted === this.#wanted) this.route = wanted
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
