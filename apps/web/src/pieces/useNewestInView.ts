import type { RefObject } from 'react'
import { useCallback, useEffect, useRef } from 'react'

/** Somebody who has scrolled further up than this is reading. */
const NEAR_END = 24

interface NewestInView {
  readonly list: RefObject<HTMLOListElement | null>
  /** Leaves the list where it is until somebody scrolls to its end. */
  readonly stay: () => void
  /** Notices whether somebody scrolls away from the end, or back to it. */
  readonly watch: () => void
}

/**
 * Keeps the end of a list in view as it grows or gets another size, unless somebody has scrolled up. `newest` is another
 * number for every new end: a list that drops its oldest entries grows no longer.
 */
export function useNewestInView(newest: number): NewestInView {
  const list = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  const goToEnd = useCallback((): void => {
    const { current } = list
    if (current !== null && follows.current) current.scrollTop = current.scrollHeight
  }, [])
  useEffect(goToEnd, [newest, goToEnd])
  // A sheet that is only just opening has no height yet; the observer tells when it has.
  useEffect(() => {
    if (list.current === null) return undefined
    const observer = new ResizeObserver(goToEnd)
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [goToEnd])
  return {
    list,
    stay: () => {
      follows.current = false
    },
    watch: () => {
      const { current } = list
      if (current === null) return
      follows.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END
    },
  }
}
