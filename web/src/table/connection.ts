// The event stream of a table. It reports whether it is alive and heals itself.

import type { ServerMessage } from '../protocol/ServerMessage'

export interface Listener {
  message(message: ServerMessage): void
  alive(alive: boolean): void
}

/** Opens the stream of a table; the answer closes it. */
export function listen(id: string, listener: Listener): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let closed = false

  const open = () => {
    clearTimeout(timer)
    source?.close()
    source = new EventSource(`/api/tables/${encodeURIComponent(id)}/events`)
    source.onopen = () => {
      failures = 0
      listener.alive(true)
    }
    source.onmessage = event => listener.message(JSON.parse(event.data) as ServerMessage)
    source.onerror = () => {
      if (closed) return
      listener.alive(false)
      // The browser itself tries again with `Last-Event-ID`, unless the answer was final.
      if (source?.readyState === EventSource.CLOSED) again()
    }
  }
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(open, Math.min(8000, 500 * 2 ** failures++))
  }
  const wake = () => {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) open()
  }
  const offline = () => listener.alive(false)

  open()
  addEventListener('online', open)
  addEventListener('offline', offline)
  document.addEventListener('visibilitychange', wake)
  return () => {
    closed = true
    clearTimeout(timer)
    source?.close()
    removeEventListener('online', open)
    removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', wake)
  }
}
