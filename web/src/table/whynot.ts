// Asking why something is off: by resting the mouse on it, or by reaching it with the keyboard.

import type { Attachment } from 'svelte/attachments'

/** So long one rests on a thing before one is told; walking over it tells nothing. */
const REST = 550

/** For things that are off: asks while they are pointed at or have the focus of the keyboard. */
export function whyNot(off: boolean, ask: () => void): Attachment<Element> {
  return (element) => {
    if (!off) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, REST)
    }
    const point = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && wait()
    const focus = () => element.matches(':focus-visible') && wait()
    const leave = () => clearTimeout(timer)
    element.addEventListener('pointerenter', point)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', focus)
    element.addEventListener('focusout', leave)
    element.addEventListener('click', leave)
    return () => {
      leave()
      element.removeEventListener('pointerenter', point)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('focusout', leave)
      element.removeEventListener('click', leave)
    }
  }
}
