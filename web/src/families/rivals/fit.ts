// A text that fits its box: smaller letters first, then without the picture of its card, and not at
// all before it is cut. The card can be read in full elsewhere.

import type { Attachment } from 'svelte/attachments'

/** Sizes that can be read, in pixels. */
const SENTENCE = [12, 11, 10.5]
const NAME = [11.5, 11, 10, 9, 8.5, 8]

/**
 * Fits the element whenever its box changes; the text is named so that a new one is fitted anew.
 */
export function fit(text: string, sizes: readonly number[] = SENTENCE): Attachment<HTMLElement> {
  return element => {
    if (!text || !globalThis.ResizeObserver) return
    const face = element.closest('.face')
    const { style } = element
    const fits = () =>
      sizes.some(size => {
        style.fontSize = `${size}px`
        const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element
        return !!clientHeight && scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth
      })
    const adjust = () => {
      face?.classList.remove('tight')
      style.visibility = ''
      delete element.dataset.unread
      const isDrawn = element.getClientRects().length > 0
      if (!isDrawn || fits()) return
      face?.classList.add('tight')
      if (face && fits()) return
      face?.classList.remove('tight')
      style.visibility = 'hidden'
      element.dataset.unread = ''
    }
    const watch = new ResizeObserver(adjust)
    watch.observe(element)
    adjust()
    return () => watch.disconnect()
  }
}

/** The same for a name on one line. */
export const fitName = (name: string) => fit(name, NAME)
