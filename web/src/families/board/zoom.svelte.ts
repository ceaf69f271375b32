// Zooming and moving a drawing by wheel, fingers and buttons.

import type { Box } from './geometry'

const LARGEST = 4

/** Where a pointer is, from the middle of what it points at, in parts of the drawing's size. */
function place(event: MouseEvent): [number, number] {
  const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect()
  return [(event.clientX - left) / width - 0.5, (event.clientY - top) / height - 0.5]
}

export class Zoom {
  scale = $state(1)
  /** The point of the drawing in the middle of the window, relative to its own middle. */
  x = $state(0)
  y = $state(0)
  /** True once a press has become a drag, so that its end is no click. */
  dragged = false

  #pointers = new Map<number, PointerEvent>()
  #lastTap = 0

  /** The part of the drawing that is shown. */
  view(box: Box): string {
    const width = box.width / this.scale
    const height = box.height / this.scale
    const left = box.x + (box.width - width) / 2 + this.x
    const top = box.y + (box.height - height) / 2 + this.y
    return `${left} ${top} ${width} ${height}`
  }

  fit() {
    this.scale = 1
    this.x = this.y = 0
  }

  /**
   * Zooms; what lies at `at`, measured from the middle of the window in parts of its size, stays
   * there.
   */
  by(factor: number, box: Box, at: readonly [number, number] = [0, 0]) {
    const before = this.scale
    this.scale = Math.min(LARGEST, Math.max(1, before * factor))
    const shift = 1 / before - 1 / this.scale
    this.x += at[0] * box.width * shift
    this.y += at[1] * box.height * shift
    this.keepInside(box)
  }

  wheel(event: WheelEvent, box: Box) {
    event.preventDefault()
    this.by(Math.exp(-event.deltaY / 400), box, place(event))
  }

  down(event: PointerEvent) {
    this.#pointers.set(event.pointerId, event)
    if (this.#pointers.size === 1) this.dragged = false
  }

  move(event: PointerEvent, box: Box, unitsPerPixel: number) {
    const before = this.#pointers.get(event.pointerId)
    if (!before) return
    const far = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY)
    if (!this.dragged && far < 6) return
    this.dragged = true
    if (this.#pointers.size === 2) this.pinch(event, box)
    else if (this.scale > 1) this.pan(event, before, box, unitsPerPixel)
    this.#pointers.set(event.pointerId, event)
  }

  /** Two quick taps on open water come closer, or fit the board again. */
  up(event: PointerEvent, box: Box) {
    this.#pointers.delete(event.pointerId)
    if (this.dragged || event.pointerType !== 'touch') return
    const twice = event.timeStamp - this.#lastTap < 280
    this.#lastTap = twice ? 0 : event.timeStamp
    if (!twice) return
    if (this.scale > 1) this.fit()
    else if (!(event.target as Element).closest('.target')) this.by(2.2, box, place(event))
  }

  private pinch(event: PointerEvent, box: Box) {
    const [a, b] = [...this.#pointers.values()]
    const other = a.pointerId === event.pointerId ? b : a
    const mine = a.pointerId === event.pointerId ? a : b
    const apart = (p: PointerEvent) =>
      Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY)
    this.by(apart(event) / Math.max(1, apart(mine)), box)
  }

  private pan(event: PointerEvent, before: PointerEvent, box: Box, unitsPerPixel: number) {
    this.x -= (event.clientX - before.clientX) * unitsPerPixel
    this.y -= (event.clientY - before.clientY) * unitsPerPixel
    this.keepInside(box)
  }

  private keepInside(box: Box) {
    const room = (size: number) =>
      (size - size / this.scale) / 2 + (this.scale > 1 ? size * 0.1 : 0)
    this.x = Math.max(-room(box.width), Math.min(room(box.width), this.x))
    this.y = Math.max(-room(box.height), Math.min(room(box.height), this.y))
  }
}
