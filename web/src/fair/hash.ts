// SHA-256 and HMAC of the browser; of a small library where the browser lends none.

export type Bytes = Uint8Array<ArrayBuffer>

/** Hashes a message with a key that is set already. */
export type Keyed = (message: Bytes) => Promise<Bytes>

/** Browsers hide their hashes from pages without HTTPS, except those of the same machine. */
const subtle = () => globalThis.crypto?.subtle as SubtleCrypto | undefined

export async function sha256(message: Bytes): Promise<Bytes> {
  const own = subtle()
  if (own) return new Uint8Array(await own.digest('SHA-256', message))
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return new Uint8Array(sha256(message))
}

export async function hmac(key: Bytes): Promise<Keyed> {
  const own = subtle()
  if (own) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const imported = await own.importKey('raw', key, algorithm, false, ['sign'])
    return async message => new Uint8Array(await own.sign('HMAC', imported, message))
  }
  const [{ hmac }, { sha256 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ])
  return async message => new Uint8Array(hmac(sha256, key, message))
}

export const bytesOfText = (text: string): Bytes => new TextEncoder().encode(text)

export const bytesOfHex = (digits: string): Bytes =>
  Uint8Array.from(digits.match(/../g) ?? [], pair => parseInt(pair, 16))

export const hexOf = (bytes: Bytes): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** One after the other, as `|` in docs/fair-chance.md. */
export function joined(...parts: (Bytes | readonly number[])[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const hashOfText = async (text: string): Promise<string> =>
  hexOf(await sha256(bytesOfText(text)))
