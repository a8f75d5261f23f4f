import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Where a screen takes the place of another it is seen from its top, and its heading has the focus: not a button that a
 * held key would press.
 */
export function useFirstFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const heading = useRef<Element>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
