// Sentences from keys and facts. The words are in `text/`; the server sends keys, never sentences.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Amount } from '../protocol/Amount'
import type { Fact } from '../protocol/Fact'
import type { Phrase } from '../protocol/Phrase'

/** How a table calls its seats and places. */
export interface Names {
  seat(seat: number): string
  place(notation: string): string
}

/** A piece of a sentence: plain text, or something a screen may draw. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'goods'; goods: Amount[]; text: string }
  | { kind: 'place'; place: string; text: string }

const PLAIN: Names = { seat: seat => `${seat + 1}`, place: notation => notation }

const isPart = (value: string | number | Part): value is Part => typeof value === 'object'

/** Marks where a fact stands in a formatted sentence; no text uses these characters. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKED = new RegExp(`${OPEN}(\\d+)${CLOSE}`)

/** A number as it is printed: below nothing with a minus, not a hyphen. */
export const figure = (number: number) => String(number).replace('-', '−')

/** Fluent writes hyphens, too; it still finds the plural of such a number. */
class Negative extends FluentNumber {
  override toString() {
    return figure(this.value)
  }
}

export class Words {
  private bundle: FluentBundle

  constructor(
    readonly language: string,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts)
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(key: string) {
    const [id, attribute] = key.split('.')
    const message = this.bundle.getMessage(id)
    return !!(attribute ? message?.attributes[attribute] : message?.value)
  }

  /** A label of a screen. A missing one shows its key. */
  label(key: string, args: Record<string, FluentVariable> = {}): string {
    const [id, attribute] = key.split('.')
    const message = this.bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return `{${key}}`
    const printed = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' && value < 0 ? new Negative(value) : value,
    ])
    return this.bundle.formatPattern(pattern, Object.fromEntries(printed), [])
  }

  /** A term of the games: `lumber`, `knight`. It may ask for its plural. */
  term(key: string, count = 1): string {
    return this.label(key, { count })
  }

  /** `2 lumber, 1 ore`, or the word for nothing. */
  amounts(amounts: Amount[]): string {
    const parts = amounts
      .filter(it => it.count > 0)
      .map(it => `${it.count} ${this.term(it.kind, it.count)}`)
    return parts.length ? parts.join(', ') : this.term('nothing', 0)
  }

  phrase(phrase: Phrase, names: Names = PLAIN): string {
    return this.parts(phrase, names)
      .map(part => part.text)
      .join('')
  }

  /** The sentence in pieces, so that goods can be drawn and names set in bold. */
  parts(phrase: Phrase, names: Names = PLAIN): Part[] {
    const drawn: Part[] = []
    const args: Record<string, FluentVariable> = {}
    for (const [name, fact] of Object.entries(phrase.facts)) {
      const value = this.value(fact, names)
      if (isPart(value)) {
        args[name] = `${OPEN}${drawn.length}${CLOSE}`
        drawn.push(value)
      } else {
        args[name] = value
      }
    }
    const pieces = this.label(phrase.key, args).split(MARKED)
    return pieces.flatMap((piece, i): Part[] => {
      if (i % 2) return [drawn[Number(piece)]]
      return piece ? [{ kind: 'text', text: piece }] : []
    })
  }

  /** A term, or the name of a card whose key tells what it does. */
  private word(key: string): string {
    if (this.has(`${key}.name`)) return this.label(`${key}.name`)
    return this.has(key) ? this.term(key) : key
  }

  private value(fact: Fact, names: Names): string | number | Part {
    if ('number' in fact) return fact.number
    if ('word' in fact) return this.word(fact.word)
    if ('seat' in fact) return { kind: 'seat', seat: fact.seat, text: names.seat(fact.seat) }
    if ('place' in fact) return { kind: 'place', place: fact.place, text: names.place(fact.place) }
    return { kind: 'goods', goods: fact.amounts, text: this.amounts(fact.amounts) }
  }
}
