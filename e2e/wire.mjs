// What comes over the wire.

/** Counts from now on; the answer tells what has come so far. */
export async function wireBytes(page) {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const byRequest = new Map()
  const add = (id, bytes) => byRequest.set(id, (byRequest.get(id) ?? 0) + bytes)
  // Heads and bodies as they come, compressed; an event stream never ends.
  wire.on('Network.dataReceived', it => add(it.requestId, it.encodedDataLength))
  wire.on('Network.responseReceived', it => add(it.requestId, it.response.encodedDataLength))
  wire.on('Network.loadingFinished', it => byRequest.set(it.requestId, it.encodedDataLength))
  return () => [...byRequest.values()].reduce((sum, it) => sum + it, 0)
}
