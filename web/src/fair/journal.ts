// Reading journals: every byte is accounted for, and nothing is guessed. See docs/fair-chance.md.

import { readList, readTerms, isHash, type StartList, type Terms } from './agreed'
import type { Form } from './chance'
import { excerpt, Fault, type Facts, type Problem } from './fault'
import { bytesOfText, hashOfText, type Bytes } from './hash'

const MOST_BYTES = 4 << 20
const LONGEST_LINE = 64 << 10
const NONCE = /^(?:[0-9a-f]{2}){1,64}$/
const NUMBER = /^(?:0|[1-9]\d*)$/
const POINTS = /^(?:0|-?[1-9]\d*)$/

/** A finished game, as far as it can be understood without its rules. */
export interface Journal {
  form: Form
  family: string
  /** The version of the rules it says it follows. */
  rules: number
  commitment: string
  /** What the second form adds: texts that are hashed, and what they say. */
  deal: Deal | null
  /** The seats in the order of turns. */
  names: string[]
  /** In hexadecimal digits; empty if a seat added nothing. */
  nonces: string[]
  /** One for each step, the first on the line `firstStep`. */
  steps: string[]
  firstStep: number
  outcome: string
  seed: string
  digest: string
}

export interface Deal {
  terms: Terms
  termsText: string
  list: StartList
  listText: string
  layout: Ticket[]
}

export interface Ticket {
  ticket: number
  total: number
}

/** Reads a finished game that promises fair chance; throws a [`Fault`]. */
export async function readJournal(bytes: Bytes): Promise<Journal> {
  const lines = new Lines(bytes)
  const form = lines.form()
  const family = lines.value('family')
  const rules = lines.number('rules', lines.value('rules'))
  // Versions are counted from one.
  if (rules === 0) throw new Fault(3, 'unreadable', { what: 'rules' })
  lines.value('setup')
  const header = form === 1 ? lines.firstHeader() : lines.secondHeader()
  const firstStep = lines.taken + 1
  const steps = lines.steps()
  const outcome = lines.outcome(header.names)
  const seed = lines.hash('seed')
  const digest = await lines.digest()
  return { form, family, rules, ...header, firstStep, steps, outcome, seed, digest }
}

/** The number of a draw, in the second form, its ticket and its bag. */
export function readTicket(text: string, form: Form, line: number) {
  const [, draw, ticket, bag] =
    (form === 1 ? /^()(\S+) (.*)$/s : /^(\S+) (\S+) (.*)$/s).exec(text) ?? []
  const numbers = bag === undefined ? null : readFraction(ticket)
  if (!numbers || (form === 2 && !NUMBER.test(draw)))
    throw new Fault(line, 'unreadable', { what: excerpt(text) })
  return { ...numbers, draw: form === 1 ? null : draw, bag }
}

/** `9/18` */
function readFraction(text: string): Ticket | null {
  const [ticket, total, ...more] = text.split('/')
  const isFit = (it?: string) => it !== undefined && NUMBER.test(it) && Number(it) < 2 ** 32
  return !more.length && isFit(ticket) && isFit(total)
    ? { ticket: Number(ticket), total: Number(total) }
    : null
}

/** The lines of a journal, taken from the top. */
class Lines {
  /** How many were taken. */
  taken = 0
  private readonly lines: string[]

  constructor(bytes: Bytes) {
    if (bytes.length > MOST_BYTES) throw new Fault(1, 'too-long')
    this.lines = decoded(bytes).split('\n')
    const rest = this.lines.pop()
    if (rest) throw new Fault(this.lines.length + 1, 'unfinished')
    const long = this.lines.findIndex(
      line => line.length * 3 > LONGEST_LINE && bytesOfText(line).length > LONGEST_LINE,
    )
    if (long >= 0) throw new Fault(long + 1, 'line-too-long')
  }

  form(): Form {
    const first = this.next()
    if (first === 'landnam journal 1') return 1
    if (first === 'landnam journal 2') return 2
    throw new Fault(1, 'not-a-journal')
  }

  /** The value of the line that must come next. */
  value(key: string): string {
    const line = this.next()
    if (line?.startsWith(`${key}: `)) return line.slice(key.length + 2)
    throw this.fault('expected', { what: key })
  }

  number(what: string, text: string): number {
    if (!NUMBER.test(text) || Number(text) >= 2 ** 32) throw this.fault('unreadable', { what })
    return Number(text)
  }

  hash(key: string): string {
    const text = this.value(key)
    if (!isHash(text)) throw this.fault('unreadable', { what: key })
    return text
  }

  /** The rest of a header of the first form; the nonces name the seats. */
  firstHeader() {
    if (this.lines[this.taken] === 'commitment: none') throw new Fault(this.taken + 1, 'no-promise')
    const commitment = this.hash('commitment')
    const names: string[] = []
    const nonces: string[] = []
    for (;;) {
      const [, name] = /^nonce (.*?): /.exec(this.lines[this.taken] ?? '') ?? []
      if (name === undefined) break
      names.push(name)
      nonces.push(this.nonce(name))
    }
    this.gap()
    return { commitment, deal: null, names, nonces }
  }

  secondHeader() {
    const termsText = this.value('terms')
    const terms = readTerms(termsText)
    if (!terms) throw this.fault('unreadable', { what: 'terms' })
    const commitment = this.hash('commitment')
    const listText = this.value('list')
    const list = readList(listText)
    if (!list) throw this.fault('unreadable', { what: 'list' })
    const names = list.seats.map(seat => seat.colour)
    const nonces = names.map(name => this.nonce(name))
    const layout: Ticket[] = []
    while (this.lines[this.taken]) {
      const drawn = readFraction(this.value(`layout ${layout.length}`))
      if (!drawn) throw this.fault('unreadable', { what: `layout ${layout.length}` })
      layout.push(drawn)
    }
    this.gap()
    return { commitment, deal: { terms, termsText, list, listText, layout }, names, nonces }
  }

  /** The steps as they stand there; there is an ending after them. */
  steps(): string[] {
    const end = this.lines.indexOf('', this.taken)
    if (end < 0) throw new Fault(this.lines.length, 'not-over')
    const steps = this.lines.slice(this.taken, end)
    this.taken = end + 1
    return steps
  }

  /** `red 11, blue 9; won by red` */
  outcome(names: readonly string[]): string {
    const text = this.value('outcome')
    const [points, winners, ...more] = text.split('; won by ')
    const parts = points.split(', ')
    const isScored = names.every((name, place) => {
      const number = parts[place]?.startsWith(`${name} `) && parts[place].slice(name.length + 1)
      return number && POINTS.test(number) && Math.abs(Number(number)) < 2 ** 15
    })
    const won = names.filter(name => winners?.split(', ').includes(name))
    const isWon = winners === (won.join(', ') || 'nobody')
    if (more.length || parts.length !== names.length || !isScored || !isWon)
      throw this.fault('unreadable', { what: 'outcome' })
    return text
  }

  /** Nothing before it was changed, and nothing follows it. */
  async digest(): Promise<string> {
    const before = this.lines.slice(0, this.taken).map(line => `${line}\n`)
    const due = await hashOfText(before.join(''))
    if (this.value('digest') !== due) throw this.fault('digest')
    if (this.taken < this.lines.length) throw new Fault(this.taken + 1, 'trailing')
    return due
  }

  private next(): string | undefined {
    this.taken += 1
    return this.lines[this.taken - 1]
  }

  private nonce(name: string): string {
    const key = `nonce ${name}`
    const text = this.value(key)
    if (text === 'none') return ''
    if (!NONCE.test(text)) throw this.fault('unreadable', { what: key })
    return text
  }

  private gap() {
    if (this.next() !== '') throw this.fault('expected', { what: 'gap' })
  }

  private fault(problem: Problem, facts?: Facts) {
    return new Fault(this.taken, problem, facts)
  }
}

/** The text of the bytes, or the line that is none. */
function decoded(bytes: Bytes): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    return decoder.decode(bytes)
  } catch {
    for (let line = 1, from = 0; ; line++) {
      const end = bytes.indexOf(10, from)
      try {
        decoder.decode(bytes.subarray(from, end < 0 ? bytes.length : end))
      } catch {
        throw new Fault(line, 'not-utf8')
      }
      from = end + 1
    }
  }
}
