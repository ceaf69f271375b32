// A text that fits its box: smaller letters first, then as many whole lines as there is room for.

import type { Attachment } from 'svelte/attachments'

/** Sizes that can be read, in pixels. */
const SIZES = [12, 11, 10.5]

/**
 * Fits the element whenever its box changes; the text is named so that a new one is fitted anew.
 */
export function fit(text: string): Attachment<HTMLElement> {
  return element => {
    if (!text || !globalThis.ResizeObserver) return
    const adjust = () => {
      element.style.maxHeight = ''
      const room = element.clientHeight
      if (!room) return
      element.style.webkitLineClamp = 'none'
      for (const size of SIZES) {
        element.style.fontSize = `${size}px`
        if (element.scrollHeight <= room + 1) return
      }
      const line = parseFloat(getComputedStyle(element).lineHeight) || SIZES[0]
      const lines = Math.max(1, Math.floor((room + 1) / line))
      element.style.webkitLineClamp = String(lines)
      element.style.maxHeight = `${lines * line}px`
    }
    const watch = new ResizeObserver(adjust)
    watch.observe(element)
    adjust()
    return () => watch.disconnect()
  }
}
