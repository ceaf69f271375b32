// What is wrong with a screen as it is drawn. Runs in the page: it may use nothing from outside.

/** Faults in words, each with the element it was seen at. */
export function inspect() {
  const faults = []
  const WIDTH = innerWidth
  const HEIGHT = innerHeight
  const CONTROL = 'button, a[href], input, select, [role="button"]'
  /** Longer than anybody could foresee: what people call themselves and their tables. */
  const NAMES = '.pname, .name, .called, .who-name, .bar .title b, .log'
  const called = element => {
    const classes = [...element.classList].filter(it => !it.startsWith('svelte-')).join('.')
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)
    return `${element.localName}${classes ? `.${classes}` : ''} “${text}”`
  }
  const round = ({ left, top, width, height }) => {
    const [x, y, w, h] = [left, top, width, height].map(Math.round)
    return `${x},${y} ${w}×${h}`
  }
  const tell = (kind, element, more = '') =>
    faults.push(`${kind}: ${called(element)}${more ? ` ${more}` : ''}`)
  const isShown = element =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr, .flying, .choose') &&
    !isForEars(element)
  /** Drawn nowhere, only said. */
  function isForEars(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true
    return false
  }
  const [root] = ['dialog[open]', '.table', '.page'].flatMap(it => document.querySelector(it) ?? [])
  if (!root) return ['there is nothing']
  // On small screens an analysis is a page, with the board at its top.
  const isPage = root.matches('.page, .analysis') && getComputedStyle(root).overflowY === 'visible'
  const isTable = !!document.querySelector('.table') && !isPage
  const inside = selector => [...root.querySelectorAll(selector)].filter(isShown)

  page()
  if (document.querySelector('.table')) board()
  texts()
  areas()
  controls()
  overlays()
  return [...new Set(faults)]

  /** A table never scrolls as a whole, and nothing scrolls sideways. */
  function page() {
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > WIDTH || (isTable && scrollHeight > HEIGHT))
      faults.push(`the page is ${scrollWidth}×${scrollHeight}`)
  }

  /** Board, realms or sheet have their smallest size. */
  function board() {
    const element = document.querySelector('.stage :is(svg.board, .realms, svg.sheet)')
    if (!element) return faults.push('there is no board')
    const { width, height } = element.getBoundingClientRect()
    const isTall = WIDTH < 720 && HEIGHT > WIDTH
    // A sheet is as high as it is wide: more height would be water.
    // The guide of a lesson stands below the board.
    const share = (element.closest('.guided') ? 0.4 : 0.55) * HEIGHT
    const wanted = element.matches('.sheet') ? Math.min(share, 0.96 * WIDTH) : share
    const least = isTall ? wanted : 0.6 * Math.min(WIDTH, HEIGHT)
    const has = isTall ? height : Math.min(width, height)
    if (has < least - 1)
      faults.push(`the board has ${Math.round(width)}×${Math.round(height)}, not ${least}`)
  }

  /**
   * No text is cut, none leaves the box it stands in, and at a table none is written over another;
   * a page is scrolled under its menu.
   */
  function texts() {
    const written = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.data.trim() || !isShown(element) || element.closest(`svg, ${NAMES}`)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = range.getBoundingClientRect()
      if (!rect.width || !rect.height) continue
      const lines = [...range.getClientRects()].flatMap(it => visiblePart(element, inked(it)) ?? [])
      if (isTable) written.push({ element, lines })
      const box = boxOf(element)
      for (let at = element; at && at !== root; at = at.parentElement) {
        const style = getComputedStyle(at)
        const frame = at.getBoundingClientRect()
        const cutsX = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const cutsY = style.overflowY === 'hidden' || style.overflowY === 'clip'
        const beyondX = rect.right > frame.right + 1.5 || rect.left < frame.left - 1.5
        // Letters are drawn in a line that is a little higher than they are.
        const beyondY = rect.bottom > frame.bottom + 4 || rect.top < frame.top - 4
        if (style.overflowX === 'auto' || style.overflowY === 'auto') {
          if (at.clientWidth && (style.overflowX === 'auto' || !beyondX)) break
        }
        if ((cutsX && beyondX) || (cutsY && beyondY)) tell('text is cut', element, round(rect))
        else if (at === box && (beyondX || beyondY))
          tell('text leaves its box', element, round(rect))
        if (at === box) break
      }
    }
    for (const [i, { element, lines }] of written.entries())
      for (const other of written.slice(i + 1))
        if (
          lines.some(one => other.lines.some(two => common(one, two, 3))) &&
          !isSaidOver(element, other.element) &&
          element.closest('.prompt, .tip') === other.element.closest('.prompt, .tip')
        )
          tell('written over', element, `and ${called(other.element)}`)
  }

  /** What is said for a while lies on the stage, on a ground of its own. */
  function isSaidOver(one, other) {
    const [said] = [one, other].filter(it => it.closest('.toast'))
    return !!said && !!(said === one ? other : one).closest('.stage')
  }

  /** A line without the space above and below its letters. */
  function inked({ left, right, top, bottom }) {
    const space = (bottom - top) * 0.22
    return { left, right, top: top + space, bottom: bottom - space }
  }

  /** What is left of a rectangle inside of everything that cuts; none if nothing is. */
  function visiblePart(element, { left, right, top, bottom }) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const frame = at.getBoundingClientRect()
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    return right > left && bottom > top ? { left, right, top, bottom } : null
  }

  /** The nearest ancestor one can see: with a border or a ground of its own. */
  function boxOf(element) {
    for (let at = element; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at)
      const isPainted =
        style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        (style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none')
      if (isPainted && style.display !== 'inline') return at
    }
    return root
  }

  /** The areas lie beside each other. */
  function areas() {
    if (root.localName === 'dialog' || !isTable) return
    const names = ['.bar', '.seats', '.stage', '.side', '.dock']
    const found = names.flatMap(it => inside(`:scope > ${it}`)).filter(it => it.childElementCount)
    for (const [i, one] of found.entries())
      for (const other of found.slice(i + 1))
        if (common(one.getBoundingClientRect(), other.getBoundingClientRect(), 6))
          tell('areas overlap', one, `and ${called(other)}`)
    const room = root.querySelector(':scope > .bar')?.clientHeight
    for (const it of inside('.bar .title')) if (it.offsetHeight > room) tell('leaves the bar', it)
    const track = inside('.track-place')[0]?.getBoundingClientRect()
    for (const it of track ? inside('.bar > *') : [])
      if (common(track, it.getBoundingClientRect(), 1)) tell('under the track', it)
  }

  function common(one, other, least) {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > least && height > least
  }

  /** Everything one can press is in sight or can be scrolled there, and nothing lies on it. */
  function controls() {
    for (const it of inside(CONTROL)) {
      if (it.closest('svg') && !it.matches('.target.lit, .site.lit')) continue
      const rect = it.getBoundingClientRect()
      if (rect.width < 2 || rect.height < 2) tell('has no size', it)
      else if (!reach(it, rect)) tell('out of reach', it, round(rect))
      else {
        const over = isTable ? coverOf(it, rect) : null
        if (over) tell('is covered', it, `by ${called(over)}`)
      }
    }
  }

  /** Whether it is inside of everything that cuts and cannot be scrolled. */
  function reach(element, rect) {
    let { left, right, top, bottom } = rect
    // Of a place on the board its middle is enough.
    if (element.closest('svg')) {
      left = right = (left + right) / 2
      top = bottom = (top + bottom) / 2
    }
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const frame = at.getBoundingClientRect()
      const isRoot = at === document.body || at === document.documentElement
      if (isRoot) continue
      // What is scrolled through a slit cannot be hit by a finger.
      const isSlit = [
        [at.scrollWidth - at.clientWidth, style.overflowX, frame.width],
        [at.scrollHeight - at.clientHeight, style.overflowY, frame.height],
      ].some(([more, overflow, room]) => more > 1 && overflow !== 'hidden' && room < 44)
      if (isSlit && !at.closest('svg')) return false
      if (style.overflowX === 'auto' || style.overflowX === 'scroll')
        [left, right] = [frame.left, Math.min(frame.right, frame.left + right - left)]
      else if (left < frame.left - 3 || right > frame.right + 3) return false
      if (style.overflowY === 'auto' || style.overflowY === 'scroll')
        [top, bottom] = [frame.top, Math.min(frame.bottom, frame.top + bottom - top)]
      else if (top < frame.top - 3 || bottom > frame.bottom + 3) return false
    }
    const isInSight = left > -3 && top > -3 && right < WIDTH + 3 && bottom < HEIGHT + 3
    // A page is scrolled down to what is below.
    return isInSight || (!isTable && left > -3 && right < WIDTH + 3)
  }

  /** Something else is met in its middle, although the middle is in sight. */
  function coverOf(element, rect) {
    const x = rect.left + rect.width / 2
    const y = rect.top + rect.height / 2
    if (x < 0 || y < 0 || x > WIDTH || y > HEIGHT) return null
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const frame = at.getBoundingClientRect()
      const { overflowX } = getComputedStyle(at)
      if (overflowX !== 'visible' && !at.localName.startsWith('svg'))
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null
    }
    const met = document.elementFromPoint(x, y)
    if (!met || element.contains(met) || met.contains(element)) return null
    // What is said for a while lies on the stage.
    if (met.closest('.toast') && element.closest('.stage')) return null
    // A whole seat can be chosen, pieces stand on places, the dock is scrolled under its prompt,
    // an arrow leads to places out of sight, and a knight's menu lies beside it until it is closed.
    return met.closest('.choose, svg.board, svg.sheet, .prompt, .beyond, .knight-deeds')
      ? null
      : met
  }

  /** What lies on the stage leaves the hexes alone. */
  function overlays() {
    const hexes = inside('.stage svg.board [data-anchor^="hex-"]')
    for (const over of inside('.view > *, .stage .throw')) {
      const box = over.getBoundingClientRect()
      const hidden = hexes.filter(hex => {
        const it = hex.getBoundingClientRect()
        const x = it.left + it.width / 2
        const y = it.top + it.height / 2
        const near = Math.hypot(
          x - Math.max(box.left, Math.min(box.right, x)),
          y - Math.max(box.top, Math.min(box.bottom, y)),
        )
        return near < it.width * 0.4
      })
      if (hidden.length) tell('lies on the board', over, round(box))
    }
  }
}
