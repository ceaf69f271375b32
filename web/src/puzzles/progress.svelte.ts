// Which puzzles somebody has solved, kept in this browser only. Nothing is counted.

const KEY = 'landnam-puzzles'

export function solvedFrom(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(it => typeof it === 'string') : []
  } catch {
    return []
  }
}

class Solved {
  #ids = $state.raw<ReadonlySet<string>>(
    new Set(solvedFrom(globalThis.localStorage?.getItem(KEY) ?? null)),
  )

  has(id: string) {
    return this.#ids.has(id)
  }

  add(id: string) {
    this.#ids = new Set(this.#ids).add(id)
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#ids]))
    } catch {
      // It is forgotten with the page, then.
    }
  }
}

export const solved = new Solved()
