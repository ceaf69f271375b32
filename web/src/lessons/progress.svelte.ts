// What somebody has learnt, kept in this browser only. There is nothing to lose or to win.

const KEY = 'landnam-lessons'

/** Of each lesson: finished once, or the moves made so far. */
interface Kept {
  done: string[]
  begun: Record<string, string[]>
  last: string | null
}

export function keptFrom(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Kept>
    const isText = (it: unknown) => typeof it === 'string'
    const begun = Object.entries(found.begun ?? {}).filter(
      ([, moves]) => Array.isArray(moves) && moves.every(isText),
    )
    return {
      done: Array.isArray(found.done) ? found.done.filter(isText) : [],
      begun: Object.fromEntries(begun),
      last: isText(found.last) ? (found.last as string) : null,
    }
  } catch {
    return { done: [], begun: {}, last: null }
  }
}

class Progress {
  #kept = $state.raw(keptFrom(globalThis.localStorage?.getItem(KEY) ?? null))

  get last() {
    return this.#kept.last
  }
  isDone(id: string) {
    return this.#kept.done.includes(id)
  }
  isBegun(id: string) {
    return !!this.#kept.begun[id]?.length
  }
  movesOf(id: string): string[] {
    return this.#kept.begun[id] ?? []
  }

  /** Where one would go on. */
  note(id: string, moves: readonly string[]) {
    this.#keep({ ...this.#kept, last: id, begun: { ...this.#kept.begun, [id]: [...moves] } })
  }

  finish(id: string) {
    const begun = { ...this.#kept.begun }
    delete begun[id]
    this.#keep({ last: id, begun, done: [...new Set([...this.#kept.done, id])] })
  }

  #keep(kept: Kept) {
    this.#kept = kept
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // It is forgotten with the page, then.
    }
  }
}

export const progress = new Progress()
