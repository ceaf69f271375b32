// People whose chat this browser does not show: names by ids. Nobody else learns of it.

const KEY = 'landnam-hidden'

function stored(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found ? (found as Record<string, string>) : {}
  } catch {
    return {}
  }
}

class Hidden {
  #people = $state.raw<Record<string, string>>(stored())

  has(person: string) {
    return person in this.#people
  }

  hide(person: string, name: string) {
    this.keep({ ...this.#people, [person]: name })
  }

  show(person: string) {
    const others = Object.entries(this.#people).filter(([it]) => it !== person)
    this.keep(Object.fromEntries(others))
  }

  private keep(people: Record<string, string>) {
    this.#people = people
    try {
      localStorage.setItem(KEY, JSON.stringify(people))
    } catch {
      // Storage can be forbidden; then it lasts as long as the page.
    }
  }
}

export const hidden = new Hidden()
