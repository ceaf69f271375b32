// A finger that rests on a thing wants to read it.

import type { Attachment } from 'svelte/attachments'

/** So long it rests. */
const REST = 450

/** Calls back when a finger rests; the tap that would follow is swallowed. */
export function longPress(read: () => void): Attachment<HTMLElement> {
  return element => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let done = false
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      done = false
      timer = setTimeout(() => {
        done = true
        read()
      }, REST)
    }
    const stop = () => clearTimeout(timer)
    const click = (event: Event) => {
      if (!done) return
      done = false
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    const menu = (event: Event) => timer && event.preventDefault()
    element.addEventListener('pointerdown', down)
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'])
      element.addEventListener(name, stop)
    element.addEventListener('click', click, { capture: true })
    element.addEventListener('contextmenu', menu)
    return () => {
      stop()
      element.removeEventListener('pointerdown', down)
      for (const name of ['pointerup', 'pointercancel', 'pointerleave'])
        element.removeEventListener(name, stop)
      element.removeEventListener('click', click, { capture: true })
      element.removeEventListener('contextmenu', menu)
    }
  }
}
