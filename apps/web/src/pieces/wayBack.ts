/*
 * "Back" leads to the page before, if it is one of ours. The browser does not tell whose page that is, so every
 * entry of its history that was reached from within is marked, and stays so over a reload.
 */

interface Entry {
  readonly fromWithin: true
}

const MARK: Entry = { fromWithin: true }

/** Marks what is reached from within, from now on. */
export function markWays(): void {
  let marked = hasWayBack()
  const mark = (): void => {
    if (!hasWayBack()) history.replaceState(MARK, '')
  }
  // The router says so after the address has changed.
  addEventListener('pushState', () => {
    marked = true
    mark()
  })
  // An address that takes the place of another is reached from where that one was.
  addEventListener('replaceState', () => {
    if (marked) mark()
  })
  addEventListener('popstate', () => {
    marked = hasWayBack()
  })
}

/** Whether the page before is one of ours. */
export function hasWayBack(): boolean {
  const entry = history.state as Partial<Entry> | null
  return entry?.fromWithin === true
}
