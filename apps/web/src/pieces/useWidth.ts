import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How wide an element is, in whole pixels, now and as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>, atFirst: number): number {
  const [width, setWidth] = useState(atFirst)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = (): void => setWidth(Math.round(current.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
