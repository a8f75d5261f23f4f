// The page gets this one function, with all that it uses.
/* oxlint-disable unicorn/consistent-function-scoping */

/**
 * Runs in the page, and looks at it as a person would: which texts lie on each other, are cut or covered, and what that
 * can be pressed is out of reach. Each trouble is a line that names what it is about; a page that fits has none.
 *
 * Two things may be out of sight: a part of `.gives-way` that has given way as a whole, and what lies further on in
 * something that scrolls and shows that it does (`.scrolls`). A page that may scroll down, as those around the table do,
 * is looked at as a whole.
 */
export function troublesOnPage({ scrolls }: { readonly scrolls: boolean }): readonly string[] {
  /** The size of a letter's edges, which nobody misses. */
  const HAIR = 1.5
  /** The least size of something to press, as WCAG 2.5.8 has it. */
  const LEAST_TARGET = 24
  const LEAST_PAINTING = 56

  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Piece {
    readonly element: Element
    readonly text: string
    readonly box: Box
    /** Where its element began when the box was measured: a page that scrolls moves both. */
    readonly began: number
  }

  const troubles: string[] = []
  const windowBox: Box = {
    left: 0,
    top: scrolls ? -Infinity : 0,
    right: innerWidth,
    bottom: scrolls ? Infinity : innerHeight,
  }

  const overlap = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < HAIR || bottom - top < HAIR
  const describe = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent
    const classes = [...element.classList].slice(0, 3).join('.')
    return `<${element.tagName.toLowerCase()}${classes === '' ? '' : `.${classes}`}> “${name.trim().slice(0, 40)}”`
  }
  const round = ({ left, top, right, bottom }: Box): string =>
    `${Math.round(left)},${Math.round(top)}–${Math.round(right)},${Math.round(bottom)}`

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** Only for screen readers. */
  const isUnseen = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).position === 'absolute' && at.clientWidth <= 1 && at.clientHeight <= 1) return true
    }
    return false
  }

  /** What its surroundings leave of a box, and whether somebody can scroll to the rest or it has given way on purpose. */
  const leftOf = (element: Element, whole: Box): { readonly box: Box; readonly excused: boolean } => {
    let box = whole
    let excused = false
    for (let at = element.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const { left, top } = at.getBoundingClientRect()
      const clip = {
        left: overflowX === 'visible' ? -Infinity : left + at.clientLeft,
        top: overflowY === 'visible' ? -Infinity : top + at.clientTop,
        right: overflowX === 'visible' ? Infinity : left + at.clientLeft + at.clientWidth,
        bottom: overflowY === 'visible' ? Infinity : top + at.clientTop + at.clientHeight,
      }
      const rest = overlap(box, clip)
      if (at.matches('.scrolls')) {
        excused ||= rest.left > box.left || rest.right < box.right || rest.top > box.top || rest.bottom < box.bottom
      }
      if (at.matches('.gives-way') && isEmpty(rest)) excused = true
      box = rest
    }
    return { box: overlap(box, windowBox), excused }
  }

  /** Letters stand in the middle of the box that a browser gives for them. */
  const lettersOf = ({ left, top, right, bottom }: Box): Box => {
    const quarter = (bottom - top) / 4
    return { left: left + 1, right: right - 1, top: top + quarter, bottom: bottom - quarter }
  }

  const paints = (element: Element): boolean => {
    if (element.matches('img, svg, svg *, canvas')) return true
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1]
    return backgroundImage !== 'none' || (backgroundColor !== 'transparent' && Number(alpha ?? 1) > 0.3)
  }

  // Every piece of text, line by line.
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    const text = (node.nodeValue ?? '').trim()
    const element = node.parentElement
    if (text === '' || element === null || !isShown(element) || isUnseen(element)) continue
    if (element.closest('select, option, script, style') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      if (line.width < HAIR) continue
      const letters = lettersOf(line)
      const { box, excused } = leftOf(element, letters)
      const whole =
        box.left <= letters.left + HAIR &&
        box.right >= letters.right - HAIR &&
        box.top <= letters.top + HAIR &&
        box.bottom >= letters.bottom - HAIR
      if (!whole && !excused) {
        troubles.push(`${isEmpty(box) ? 'hidden' : 'cut'}: “${text}” in ${describe(element)} at ${round(letters)}`)
      }
      if (!isEmpty(box)) pieces.push({ element, text, box, began: element.getBoundingClientRect().top })
    }
  }

  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (one.element === other.element) continue
      if (!isEmpty(overlap(one.box, other.box))) {
        troubles.push(`on each other: “${one.text}” and “${other.text}” at ${round(overlap(one.box, other.box))}`)
      }
    }
    const { left, right, top, bottom } = one.box
    // What is out of the window has nothing above it, as far as a browser can tell.
    if (scrolls) one.element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const moved = one.element.getBoundingClientRect().top - one.began
    for (const share of [0.05, 0.5, 0.95]) {
      const above = document.elementsFromPoint(left + (right - left) * share, (top + bottom) / 2 + moved)
      const found = above.findIndex((element) => element.contains(one.element) || one.element.contains(element))
      const cover = above.slice(0, found === -1 ? undefined : found).find((element) => paints(element))
      if (cover === undefined) continue
      troubles.push(`covered: “${one.text}” by ${describe(cover)} at ${round(one.box)}`)
      break
    }
  }

  for (const control of document.querySelectorAll('button, a[href], input, select, summary')) {
    if (!isShown(control) || isUnseen(control) || control.matches(':disabled')) continue
    const whole = control.getBoundingClientRect()
    const { box, excused } = leftOf(control, whole)
    if (excused) continue
    const { left, top, right, bottom } = box
    // What names a box to tick is pressed as well as the box.
    const target = control.closest('label')?.getBoundingClientRect() ?? whole
    if (target.width < LEAST_TARGET - HAIR || target.height < LEAST_TARGET - HAIR) {
      const reach = getComputedStyle(control, '::after').content
      if (reach === 'none') troubles.push(`too small to press: ${describe(control)} at ${round(whole)}`)
    }
    if (
      left > whole.left + HAIR ||
      right < whole.right - HAIR ||
      top > whole.top + HAIR ||
      bottom < whole.bottom - HAIR
    ) {
      troubles.push(`out of reach: ${describe(control)} at ${round(whole)}`)
      continue
    }
    if (scrolls) control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const seen = control.getBoundingClientRect()
    const found = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
    if (found === null || !(control.contains(found) || found.contains(control) || found.closest('label') !== null)) {
      troubles.push(`cannot be pressed: ${describe(control)} under ${found === null ? 'nothing' : describe(found)}`)
    }
  }

  for (const picture of document.querySelectorAll('.lot-work img')) {
    const whole = picture.getBoundingClientRect()
    const { box } = leftOf(picture, whole)
    if (box.right - box.left < whole.width - HAIR || box.bottom - box.top < whole.height - HAIR) {
      troubles.push(`cut: the painting on the easel at ${round(whole)}`)
    }
    if (whole.width < LEAST_PAINTING) troubles.push(`too small: the painting on the easel at ${round(whole)}`)
    for (const { element, text, box: letters } of pieces) {
      if (!picture.parentElement?.contains(element) && !isEmpty(overlap(letters, whole))) {
        troubles.push(`on the painting: “${text}” at ${round(letters)}`)
      }
    }
  }

  for (const seat of document.querySelectorAll('[data-seat]')) {
    if (!isShown(seat)) continue
    const whole = seat.getBoundingClientRect()
    const { box } = leftOf(seat, whole)
    if (box.right < whole.right - HAIR || box.bottom < whole.bottom - HAIR || isEmpty(whole)) {
      troubles.push(`out of view: ${describe(seat)} at ${round(whole)}`)
    }
  }

  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
  if (scrollWidth > clientWidth) troubles.push(`the page scrolls to the side by ${scrollWidth - clientWidth}`)
  if (!scrolls && scrollHeight > clientHeight) troubles.push(`the page scrolls down by ${scrollHeight - clientHeight}`)
  return troubles
}
