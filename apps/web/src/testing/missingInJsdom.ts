/*
 * What the page uses and jsdom does not have. Nothing has a place or a size here: what depends on them is tested in a browser.
 */

/** What is true of the screen that a test imagines, by media query; anything else is not. */
const media = new Map<string, boolean>()

/** A desk, or a phone; with motion, or without. */
export interface Display {
  readonly wide: boolean
  readonly lessMotion: boolean
}

/** `wide` is the query of `GameTable`. */
const WIDE = '(min-width: 60rem) and (min-height: 34rem)'

export function setDisplay({ wide, lessMotion }: Display): void {
  media.set(WIDE, wide)
  media.set('(prefers-reduced-motion: reduce)', lessMotion)
}

class NoSizes {
  public observe(): void {}
  public unobserve(): void {}
  public disconnect(): void {}
}

/** A movement that never ends by itself: what is carried stays where it goes. */
function animate(): Animation {
  const playback = {
    currentTime: 0,
    playState: 'running',
    cancel: () => {},
    finish: () => {},
    pause: () => {},
    play: () => {},
  }
  return Object.assign(new EventTarget(), playback, { finished: new Promise(() => {}) }) as unknown as Animation
}

/** The open dialogs, the topmost last, and where the focus was before each. */
const dialogs = new Map<HTMLDialogElement, Element | null>()

function showModal(this: HTMLDialogElement): void {
  dialogs.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href], [tabindex]')?.focus()
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return
  const before = dialogs.get(this)
  dialogs.delete(this)
  this.open = false
  if (before instanceof HTMLElement && before.isConnected) before.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

/** Escape closes the topmost dialog, unless somebody has taken it. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) [...dialogs.keys()].at(-1)?.close()
}

/** Makes jsdom's window enough of a browser for the page. More than once does no more than once. */
export function completeWindow(): void {
  Object.assign(globalThis, {
    ResizeObserver: NoSizes,
    scrollTo: () => {},
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { media: query, matches: media.get(query) ?? false }),
    reportError: (error: unknown) => {
      throw error
    },
  })
  Object.assign(Element.prototype, { animate, scrollIntoView: () => {}, checkVisibility: () => true })
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  addEventListener('keydown', closeByEscape)
  // Without styles nothing has one.
  document.documentElement.style.fontSize = '16px'
}
