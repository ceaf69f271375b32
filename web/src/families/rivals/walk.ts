// Arrows walk over the table by what one sees: to the nearest cell in that direction.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Spot {
  x: number
  y: number
}

/** The nearest of the spots within 60° of the direction; ways across count double. */
export function nearest(here: Spot, spots: readonly Spot[], key: string): number | null {
  const [dx, dy] = WAYS[key] ?? [0, 0]
  let best: [number, number] | null = null
  for (const [i, spot] of spots.entries()) {
    const [x, y] = [spot.x - here.x, spot.y - here.y]
    const along = x * dx + y * dy
    const across = Math.abs(x * dy) + Math.abs(y * dx)
    if (along < 2 || across > along * 1.75) continue
    const length = along + 2 * across
    if (!best || length < best[1]) best = [i, length]
  }
  return best ? best[0] : null
}

/**
 * Moves the focus among the cells of the stage: lit ones, or all of them with Ctrl or if nothing is
 * lit.
 */
export function walk(event: KeyboardEvent, stage: HTMLElement): boolean {
  if (!(event.key in WAYS)) return false
  const all = [...stage.querySelectorAll<HTMLElement>('.cell[data-spot]')]
  const lit = all.filter(it => it.classList.contains('lit'))
  const cells = (event.ctrlKey || !lit.length ? all : lit).filter(
    it => it !== document.activeElement,
  )
  const middle = (it: HTMLElement): Spot => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const from = all.find(it => it === document.activeElement)
  const next = from ? nearest(middle(from), cells.map(middle), event.key) : 0
  if (next !== null) cells[next]?.focus()
  return true
}
