// One door to the server: JSON in, JSON out, a refusal as an exception.

import type { Refusal } from '../protocol/Refusal'
import { t } from '../i18n/index.svelte'
import { told } from '../table/refusal'
import { settings } from '../settings.svelte'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence)
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** What a screen tells when something failed. */
export const problemOf = (error: unknown) =>
  error instanceof Refused && error.refusal.sentence
    ? error.refusal.sentence
    : t('web-error-unreachable')

/** A question that came too early is put again, so often at most. */
const TRIES = 4
/** Whoever is told to come back later than this, in seconds, is told so at once. */
const SOON = 5

/** The answer of the server, whatever it says; after a wait, if the server asks for one. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(method, path, body)
    const seconds = Number(answer.headers.get('retry-after') ?? Infinity)
    const comesBack = method === 'GET' && answer.status === 429 && seconds <= SOON
    if (!comesBack || attempt === TRIES) return answer
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
}

async function askOnce(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': settings.language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Unreachable()
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body)
  const json = await textOrJson(answer)
  if (answer.ok) return json as T
  throw refused(answer, json)
}

async function textOrJson(answer: Response): Promise<unknown> {
  const text = await answer.text()
  return answer.headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : text
}

const refused = (answer: Response, json: unknown) =>
  new Refused(answer.status, isRefusal(json) ? json : unexplained(answer.status))

const isRefusal = (json: unknown): json is Refusal =>
  typeof json === 'object' && json !== null && 'sentence' in json

const unexplained = (status: number) => told('', `http-${status}`)

export const get = <T>(path: string) => call<T>('GET', path)
/** A file as it is, byte by byte. */
export async function getBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask('GET', path)
  if (!answer.ok) throw refused(answer, await textOrJson(answer))
  return new Uint8Array(await answer.arrayBuffer())
}
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)

/** Sends again when the connection fails; only for what may safely arrive twice. */
export async function postAgain<T>(path: string, body: unknown, tries = 4): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await post<T>(path, body)
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt === tries) throw error
      await new Promise(resolve => setTimeout(resolve, 300 * 2 ** attempt))
    }
  }
}

/** So many random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(numbers, it => it.toString(16).padStart(2, '0')).join('')
}

/** Asks for many things, a few at a time; answers in the order they were asked for. */
export async function inParallel<A, B>(
  wishes: readonly A[],
  atOnce: number,
  ask: (wish: A) => Promise<B>,
): Promise<B[]> {
  const answers: B[] = []
  let next = 0
  const asking = async () => {
    while (next < wishes.length) {
      const place = next++
      answers[place] = await ask(wishes[place])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, asking))
  return answers
}
