// Zooming and moving a drawing by wheel, fingers and buttons.

import type { Box } from './geometry'

const LARGEST = 4

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

  by(factor: number, box: Box) {
    this.scale = Math.min(LARGEST, Math.max(1, this.scale * factor))
    this.keepInside(box)
  }

  wheel(event: WheelEvent, box: Box) {
    event.preventDefault()
    this.by(Math.exp(-event.deltaY / 400), box)
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

  up(event: PointerEvent) {
    this.#pointers.delete(event.pointerId)
    if (this.dragged || event.pointerType !== 'touch') return
    if (event.timeStamp - this.#lastTap < 280 && this.scale > 1) this.fit()
    this.#lastTap = event.timeStamp
  }

  private pinch(event: PointerEvent, box: Box) {
    const [a, b] = [...this.#pointers.values()]
    const other = a.pointerId === event.pointerId ? b : a
    const mine = a.pointerId === event.pointerId ? a : b
    const apart = (p: PointerEvent) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY)
    this.by(apart(event) / Math.max(1, apart(mine)), box)
  }

  private pan(event: PointerEvent, before: PointerEvent, box: Box, unitsPerPixel: number) {
    this.x -= (event.clientX - before.clientX) * unitsPerPixel
    this.y -= (event.clientY - before.clientY) * unitsPerPixel
    this.keepInside(box)
  }

  private keepInside(box: Box) {
    const room = (size: number) => (size - size / this.scale) / 2 + (this.scale > 1 ? size * 0.1 : 0)
    this.x = Math.max(-room(box.width), Math.min(room(box.width), this.x))
    this.y = Math.max(-room(box.height), Math.min(room(box.height), this.y))
  }
}
