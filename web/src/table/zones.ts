// The parts of a table for the keyboard: F6 goes round them, and the focus stays in its part when
// the thing that had it is gone.

import type { Attachment } from 'svelte/attachments'

const PARTS = [
  '.toast',
  '.picker',
  '.knight-deeds',
  '.prompt',
  '.options',
  '.stage',
  '.side .offer',
  '.hand',
  '.build',
  '.seats',
  '.barbarians',
  '.record',
  '.bar',
]
const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), a[href], [tabindex="0"]'

/** Whether the last thing a person did, they did with a key. */
let keys = false
globalThis.addEventListener?.('keydown', () => (keys = true), true)
globalThis.addEventListener?.('pointerdown', () => (keys = false), true)
export const usesKeys = () => keys

type Focusable = HTMLElement | SVGElement

/** The innermost part around an element. */
const partOf = (element: Element | null) => element?.closest(PARTS.join()) ?? null

/** Where one comes in; none if the part has nothing to do, or cannot be seen. */
function entrance(part: Element): Focusable | undefined {
  return [...part.querySelectorAll<Focusable>(FOCUSABLE)].find(
    it => it.tabIndex >= 0 && it.checkVisibility() && partOf(it) === part,
  )
}

const parts = () => PARTS.flatMap(it => [...document.querySelectorAll(it)]).filter(entrance)

/**
 * The part after the one at `here`, all the way round; -1 stands before the first and after the
 * last.
 */
export function nextOf(here: number, count: number, back: boolean): number {
  if (here < 0) return back ? count - 1 : 0
  return (here + (back ? count - 1 : 1)) % count
}

/** Jumps to the next part of the screen. */
export function nextPart(back: boolean) {
  const all = parts()
  const now = partOf(document.activeElement)
  const here = now ? all.indexOf(now) : -1
  const next = all[nextOf(here, all.length, back)]
  if (next) entrance(next)?.focus()
}

/**
 * For the whole table: gives the focus a new place in the same part when what had it vanished or
 * was switched off.
 */
export const keepFocus: Attachment<HTMLElement> = table => {
  let last: Element | null = null
  let part: Element | null = null
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest('dialog')) return
    last = target
    part = partOf(target)
  }
  const mend = (changes: MutationRecord[]) => {
    if (document.activeElement !== document.body) return
    const isGone = !!last && (!last.isConnected || last.matches(':disabled'))
    const isSheetClosed = changes.some(it =>
      [...it.removedNodes].some(node => node instanceof HTMLDialogElement),
    )
    if (!isGone && !isSheetClosed) return
    const [next] = [part, table.querySelector('.stage'), table.querySelector('.prompt')].flatMap(
      it => (it?.isConnected && entrance(it)) || [],
    )
    next?.focus()
  }
  const changes = new MutationObserver(mend)
  document.addEventListener('focusin', remember)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', remember)
    changes.disconnect()
  }
}

/** A part that scrolls and holds nothing to go to is gone to itself, so that keys can scroll it. */
export const scrollsByKeys: Attachment<HTMLElement> = part => {
  const look = () => {
    const needed = part.scrollHeight > part.clientHeight && !part.querySelector(FOCUSABLE)
    if (needed) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(part)
  const contents = new MutationObserver(look)
  const watched = { childList: true, characterData: true, subtree: true }
  contents.observe(part, { ...watched, attributeFilter: ['disabled'] })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
