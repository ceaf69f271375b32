// The text of a card beside it, while one rests on it or walks to it.

import type { Attachment } from 'svelte/attachments'

export interface Tip {
  card: string
  left: number
  right: number
  top: number
  bottom: number
}

class Shown {
  tip = $state.raw<Tip | null>(null)
}
export const shown = new Shown()

/** So long one rests before the text comes. */
const REST = 320

/** Shows the text of a card; an empty id shows nothing. */
export function tip(card: string): Attachment<Element> {
  return element => {
    if (!card) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      shown.tip = { card, left, right, top, bottom }
    }
    const point = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(show, REST)
    }
    const focus = () => element.matches(':focus-visible') && show()
    const leave = () => {
      clearTimeout(timer)
      if (shown.tip?.card === card) shown.tip = null
    }
    const events = [
      ['pointerenter', point],
      ['pointerleave', leave],
      ['focusin', focus],
      ['focusout', leave],
      ['pointerdown', leave],
    ] as const
    for (const [name, does] of events) element.addEventListener(name, does)
    return () => {
      leave()
      for (const [name, does] of events) element.removeEventListener(name, does)
    }
  }
}
