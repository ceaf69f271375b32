// What is published, pledged and drawn, byte by byte as docs/fair-chance.md has it.

import { bytesOfHex, bytesOfText, hexOf, joined, sha256, type Bytes, type Keyed } from './hash'

/** The two ways in which chance is agreed on; the version of a journal. */
export type Form = 1 | 2
export type Purpose = 'layout' | 'chance'

/** A ticket with the hash it was taken from. */
export interface Drawn {
  ticket: number
  /** In hexadecimal digits; none where there is only one ticket. */
  hash: string
}

/** The terms are part of the second form only. */
export async function commitmentTo(seed: string, terms: string | null): Promise<string> {
  const about = terms === null ? [] : await sha256(bytesOfText(terms))
  const tag = bytesOfText(`landnam commitment ${terms === null ? 1 : 2}\0`)
  return hexOf(await sha256(joined(tag, bytesOfHex(seed), about)))
}

/** What stands for a nonce until the list is closed. */
export async function pledgeOf(commitment: string, nonce: string): Promise<string> {
  const tag = bytesOfText('landnam nonce 2\0')
  return hexOf(await sha256(joined(tag, bytesOfHex(commitment), bytesOfHex(nonce))))
}

/** The key of all draws. A seat that adds nothing has an empty nonce. */
export async function tableSeed(
  seed: string,
  list: string | null,
  nonces: readonly string[],
): Promise<Bytes> {
  const added = nonces.map(bytesOfHex).flatMap((nonce, seat) => {
    const lead = list === null ? [seat, nonce.length] : [nonce.length]
    return [lead, nonce]
  })
  const tag = bytesOfText(`landnam table seed ${list === null ? 1 : 2}\0`)
  const listed = list === null ? [] : await sha256(bytesOfText(list))
  return sha256(joined(tag, bytesOfHex(seed), listed, [nonces.length], ...added))
}

/** A number below `total`, each one equally likely; `total` is at least one. */
export async function draw(
  keyed: Keyed,
  purpose: Purpose,
  number: number,
  total: number,
): Promise<Drawn> {
  const unused = Math.clz32(total - 1)
  if (unused === 32) return { ticket: 0, hash: '' }
  const message = joined(bytesOfText(`${purpose}\0`), new Array<number>(12).fill(0))
  const view = new DataView(message.buffer)
  const end = message.length
  view.setBigUint64(end - 12, BigInt(number))
  for (let attempt = 0; ; attempt++) {
    view.setUint32(end - 4, attempt)
    // A remainder would favour small tickets, so what is too large is drawn again.
    const hash = await keyed(message.slice())
    const ticket = new DataView(hash.buffer, hash.byteOffset).getUint32(0) >>> unused
    if (ticket < total) return { ticket, hash: hexOf(hash) }
  }
}
