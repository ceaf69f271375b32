// Keeps the client, so that it opens quickly and without a network. Never the games: what a table
// shows comes from the server, and without it the client says so.

const KEPT = 'landnam-client'
/** Every page of the client is this file. */
const PAGE = '/'
const ASSETS = /\/assets\/[\w.-]+/g

addEventListener('install', event => event.waitUntil(keepPage()))
addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api')) {
    event.respondWith(page(event))
  }
})

async function keepPage() {
  const kept = await caches.open(KEPT)
  const answer = await fetch(PAGE)
  await kept.addAll((await answer.clone().text()).match(ASSETS) ?? [])
  await kept.put(PAGE, answer)
  await skipWaiting()
}

/** Files with a hash in their name never change. */
async function asset(request) {
  const kept = await caches.open(KEPT)
  const found = await kept.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await kept.put(request, answer.clone())
  return answer
}

/** The page of today, or the last one that was seen. */
async function page(event) {
  const kept = await caches.open(KEPT)
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(renew(kept, answer.clone()))
    return answer
  } catch (error) {
    const found = await kept.match(PAGE)
    if (found) return found
    throw error
  }
}

/** A new client: the files of the old one are not needed any more. */
async function renew(kept, answer) {
  const before = await (await kept.match(PAGE))?.text()
  const now = await answer.clone().text()
  if (before === now) return
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/') && !now.includes(pathname)) await kept.delete(request)
  }
  await kept.put(PAGE, answer)
}
