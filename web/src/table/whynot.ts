// Asking why something is off: by resting the mouse on it, or by reaching it with the keyboard.

import type { Attachment } from 'svelte/attachments'

/** How long one has to rest on a thing to be told; passing over it tells nothing. */
const REST = 550

/** A mouse that moves less than this, in pixels, only trembles. */
const TREMBLE = 6

type Spot = Pick<PointerEvent, 'clientX' | 'clientY'>
const apart = (a: Spot, b: Spot) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

/** Where the mouse was last seen: what comes to lie beneath a resting mouse is not pointed at. */
let mouse: Spot = { clientX: -1, clientY: -1 }
globalThis.document?.addEventListener('pointermove', event => (mouse = event), {
  capture: true,
  passive: true,
})

/** Since when somebody has rested on a thing: they are told even if it is redrawn meanwhile. */
const rested = new WeakMap<Element, number>()

/** For things that are off: asks while they are pointed at or have the focus of the keyboard. */
export function whyNot(off: boolean, ask: () => void): Attachment<Element> {
  return element => {
    if (!off) return void rested.delete(element)
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Where the mouse was when the thing came beneath it; nothing once it has been pointed at. */
    let found: Spot | null = null
    let pointed = false
    const tell = () => {
      rested.delete(element)
      ask()
    }
    const wait = (since = performance.now()) => {
      clearTimeout(timer)
      rested.set(element, since)
      timer = setTimeout(tell, since + REST - performance.now())
    }
    const point = () => {
      pointed = true
      wait()
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (apart(event, mouse) > 0) point()
      else found = event
    }
    const move = (event: PointerEvent) => {
      if (pointed || event.pointerType !== 'mouse') return
      found ??= event
      if (apart(event, found) > TREMBLE) point()
    }
    const forget = () => {
      clearTimeout(timer)
      rested.delete(element)
    }
    const leave = () => {
      forget()
      found = null
      pointed = false
    }
    const focus = () => element.matches(':focus-visible') && wait()
    const heard: [string, (event: never) => void][] = [
      ['pointerenter', enter],
      ['pointermove', move],
      ['pointerleave', leave],
      ['focusin', focus],
      ['focusout', forget],
      ['click', forget],
    ]
    for (const [name, does] of heard) element.addEventListener(name, does as EventListener)
    const since = rested.get(element)
    if (since !== undefined) wait(since)
    return () => {
      clearTimeout(timer)
      for (const [name, does] of heard) element.removeEventListener(name, does as EventListener)
    }
  }
}
