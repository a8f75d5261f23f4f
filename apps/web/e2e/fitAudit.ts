// The page gets this one function, with all that it uses.
/* oxlint-disable unicorn/consistent-function-scoping */

/** What is asked, what it is answered with and the hand: at a table that does not scroll they are always there. */
export const TABLE_PARTS = ['.turn-banner', '.action-bar', '.hand'] as const

/**
 * Runs in the page once it is drawn, and looks at it as a person would: which texts lie on each other, are cut or covered, and what that
 * can be pressed is out of reach. Each trouble is a line that names what it is about; a page that fits has none.
 *
 * Two things may be out of sight: a part of `.gives-way` that has given way as a whole, and what lies further on in
 * something that scrolls and shows that it does (`.scrolls`). A page that may scroll down, as those around the table do,
 * is looked at as a whole, from its end: there what sticks to the bottom of the window lies on nothing.
 * `needed` are selectors of what has to be in the window as a whole, if the page may not scroll.
 */
export async function troublesOnPage({
  scrolls,
  needed = [],
}: {
  readonly scrolls: boolean
  readonly needed?: readonly string[]
}): Promise<readonly string[]> {
  /** The size of a letter's edges, which nobody misses. */
  const HAIR = 1.5
  /** The least size of something to press, as WCAG 2.5.8 has it. */
  const LEAST_TARGET = 24
  /** The least height of what a thumb has to hit again and again, as WCAG 2.5.5 has it. */
  const LEAST_FOR_THUMBS = 44
  const LEAST_PAINTING = 56

  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** An element that cuts off what is inside it to the side or below. */
  interface Clip {
    readonly at: Element
    readonly across: boolean
    readonly down: boolean
    readonly scrolls: boolean
    readonly givesWay: boolean
  }
  interface Piece {
    readonly element: Element
    readonly text: string
    readonly box: Box
    /** Where its element began when the box was measured: what scrolls moves both. */
    readonly began: DOMRect
  }

  const nextFrame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  // Twice: what is drawn anew after the first time may have made the page longer.
  for (let time = 0; time < (scrolls ? 2 : 1); time += 1) {
    await nextFrame()
    if (scrolls) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await nextFrame()
  }
  // A frame asks before it lays the page out: what its size changes is there only after it.
  await new Promise((resolve) => {
    setTimeout(resolve)
  })

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
  /** The answers are kept: what surrounds one piece of text surrounds many. */
  const kept = <K extends object, T>(answer: (about: K) => T): ((about: K) => T) => {
    const answers = new Map<K, T>()
    return (about) => {
      const known = answers.get(about)
      if (known !== undefined) return known
      const found = answer(about)
      answers.set(about, found)
      return found
    }
  }
  /** Only for screen readers. */
  const isUnseen = kept((element: Element): boolean => {
    const { position } = getComputedStyle(element)
    if (position === 'absolute' && element.clientWidth <= 1 && element.clientHeight <= 1) return true
    return element.parentElement !== null && isUnseen(element.parentElement)
  })

  /** What cuts off whatever is inside an element and lies beyond it: itself first, if it does, and then what it is in. */
  const clipsFrom = kept((element: Element): readonly Clip[] => {
    if (element === document.documentElement) return []
    const outer = element.parentElement === null ? [] : clipsFrom(element.parentElement)
    const { overflowX, overflowY } = getComputedStyle(element)
    if (overflowX === 'visible' && overflowY === 'visible') return outer
    const first = { at: element, across: overflowX !== 'visible', down: overflowY !== 'visible' }
    return [{ ...first, scrolls: element.matches('.scrolls'), givesWay: element.matches('.gives-way') }, ...outer]
  })

  const insideOf = ({ at, across, down }: Clip): Box => {
    const { left, top } = at.getBoundingClientRect()
    return {
      left: across ? left + at.clientLeft : -Infinity,
      top: down ? top + at.clientTop : -Infinity,
      right: across ? left + at.clientLeft + at.clientWidth : Infinity,
      bottom: down ? top + at.clientTop + at.clientHeight : Infinity,
    }
  }
  /** Where nothing scrolls, nothing moves. */
  const room = scrolls ? insideOf : kept(insideOf)

  /** What its surroundings leave of a box, and whether somebody can scroll to the rest or it has given way on purpose. */
  const leftOf = (element: Element, whole: Box): { readonly box: Box; readonly excused: boolean } => {
    let box = whole
    let excused = false
    for (const clip of element.parentElement === null ? [] : clipsFrom(element.parentElement)) {
      const rest = overlap(box, room(clip))
      if (clip.scrolls) {
        excused ||= rest.left > box.left || rest.right < box.right || rest.top > box.top || rest.bottom < box.bottom
      }
      if (clip.givesWay && isEmpty(rest)) excused = true
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

  /** Whether it need not be scrolled to. */
  const isInMiddle = (element: Element): boolean => {
    if (!scrolls) return true
    const { top, bottom } = element.getBoundingClientRect()
    return top > innerHeight / 4 && bottom < (innerHeight * 3) / 4
  }

  /** What lies on the beginning, the middle or the end of a text. */
  const coverOf = ({ element, box: { left, right, top, bottom }, began }: Piece): Element | undefined => {
    const now = element.getBoundingClientRect()
    const isPartOf = (other: Element): boolean => other.contains(element) || element.contains(other)
    for (const share of [0.05, 0.5, 0.95]) {
      const x = left + (right - left) * share + now.left - began.left
      const y = (top + bottom) / 2 + now.top - began.top
      // Mostly nothing lies on it: then there is no need to look further down.
      const first = document.elementFromPoint(x, y)
      if (first !== null && isPartOf(first)) continue
      const above = document.elementsFromPoint(x, y)
      const found = above.findIndex(isPartOf)
      const cover = above.slice(0, found === -1 ? undefined : found).find((other) => paints(other))
      if (cover !== undefined) return cover
    }
    return undefined
  }

  const topAt = (control: Element): Element | null => {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  }
  const isOnTop = (control: Element): boolean => {
    const found = topAt(control)
    return found !== null && (control.contains(found) || found.contains(control) || found.closest('label') !== null)
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
      if (!isEmpty(box)) pieces.push({ element, text, box, began: element.getBoundingClientRect() })
    }
  }

  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next]
      if (other === undefined || one.element === other.element) continue
      // Most are far apart.
      if (one.box.bottom < other.box.top || other.box.bottom < one.box.top) continue
      if (!isEmpty(overlap(one.box, other.box))) {
        troubles.push(`on each other: “${one.text}” and “${other.text}” at ${round(overlap(one.box, other.box))}`)
      }
    }
    // What is out of the window has nothing above it, as far as a browser can tell; and what sticks to an edge of the window
    // lies only on what has been scrolled there.
    const inSight = isInMiddle(one.element)
    let cover = inSight ? coverOf(one) : undefined
    if (scrolls && (!inSight || cover !== undefined)) {
      one.element.scrollIntoView({ block: 'center', behavior: 'instant' })
      // A long text may be higher than the window.
      const line = (one.box.top + one.box.bottom) / 2 + one.element.getBoundingClientRect().top - one.began.top
      if (line < innerHeight / 4 || line > (innerHeight * 3) / 4) {
        scrollBy({ top: line - innerHeight / 2, behavior: 'instant' })
      }
      cover = coverOf(one)
    }
    if (cover !== undefined) troubles.push(`covered: “${one.text}” by ${describe(cover)} at ${round(one.box)}`)
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
    if (scrolls && !(isInMiddle(control) && isOnTop(control))) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    if (!isOnTop(control)) {
      const found = topAt(control)
      troubles.push(`cannot be pressed: ${describe(control)} under ${found === null ? 'nothing' : describe(found)}`)
    }
  }

  for (const control of document.querySelectorAll('.narrow-controls :is(button, input)')) {
    const whole = control.getBoundingClientRect()
    if (!isShown(control) || whole.height >= LEAST_FOR_THUMBS) continue
    troubles.push(`too low for a thumb: ${describe(control)} at ${round(whole)}`)
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

  for (const part of scrolls ? [] : needed) {
    const found = document.querySelector(part)
    if (found === null || !isShown(found)) {
      troubles.push(`missing: ${part}`)
      continue
    }
    const { left, top, right, bottom } = found.getBoundingClientRect()
    if (left < -HAIR || top < -HAIR || right > innerWidth + HAIR || bottom > innerHeight + HAIR) {
      troubles.push(`beyond the window: ${part} at ${round(found.getBoundingClientRect())}`)
    }
  }

  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
  if (scrollWidth > clientWidth) troubles.push(`the page scrolls to the side by ${scrollWidth - clientWidth}`)
  if (!scrolls && scrollHeight > clientHeight) troubles.push(`the page scrolls down by ${scrollHeight - clientHeight}`)
  return troubles
}
