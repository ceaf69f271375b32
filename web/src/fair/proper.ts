// JSON with one way to write it: sorted keys, whole numbers, no blanks, no needless escapes.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** As deep as the server reads. */
const DEEPEST = 127
const STRING = /"(?:[^"\\]|\\.)*"/y
const NUMBER = /-?\d+/y
const WORDS = { null: null, true: true, false: false } as const
const SMALLEST = -(2n ** 63n)
const LARGEST = 2n ** 64n - 1n

class Improper extends Error {}

/** None if the text is not JSON, or not written in its proper form. */
export function readProper(text: string): { value: Json } | null {
  const reader = new Reader(text)
  try {
    const value = reader.value(0)
    return reader.isDone ? { value } : null
  } catch (error) {
    if (error instanceof Improper || error instanceof SyntaxError) return null
    throw error
  }
}

class Reader {
  private at = 0

  constructor(private readonly text: string) {}

  get isDone() {
    return this.at === this.text.length
  }

  value(depth: number): Json {
    if (depth > DEEPEST) throw new Improper()
    if (this.take('[')) return this.list(depth)
    if (this.take('{')) return this.object(depth)
    if (this.text[this.at] === '"') return this.string()
    for (const [word, meaning] of Object.entries(WORDS)) if (this.take(word)) return meaning
    return this.number()
  }

  private list(depth: number): Json[] {
    const list: Json[] = []
    if (this.take(']')) return list
    do list.push(this.value(depth + 1))
    while (this.take(','))
    this.must(']')
    return list
  }

  private object(depth: number): { [key: string]: Json } {
    const fields: [string, Json][] = []
    if (this.take('}')) return {}
    do {
      const key = this.string()
      const before = fields.at(-1)?.[0]
      if (before !== undefined && !isBefore(before, key)) throw new Improper()
      this.must(':')
      fields.push([key, this.value(depth + 1)])
    } while (this.take(','))
    this.must('}')
    return Object.fromEntries(fields)
  }

  private string(): string {
    const text = this.match(STRING)
    const value = JSON.parse(text) as string
    if (JSON.stringify(value) !== text) throw new Improper()
    return value
  }

  private number(): number {
    const text = this.match(NUMBER)
    const value = BigInt(text)
    if (String(value) !== text || value < SMALLEST || value > LARGEST) throw new Improper()
    return Number(value)
  }

  private take(text: string): boolean {
    const isThere = this.text.startsWith(text, this.at)
    if (isThere) this.at += text.length
    return isThere
  }

  private must(text: string) {
    if (!this.take(text)) throw new Improper()
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) throw new Improper()
    this.at += found[0].length
    return found[0]
  }
}

/** In the order of code points; that of UTF-16, which `<` has, is another. */
function isBefore(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]]
  const parted = a.findIndex((letter, place) => letter !== b[place])
  if (parted < 0) return a.length < b.length
  return parted < b.length && a[parted].codePointAt(0)! < b[parted].codePointAt(0)!
}
