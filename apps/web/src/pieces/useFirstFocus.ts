import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Where a screen takes the place of another, its heading has the focus first: not a button that a held key would press. */
export function useFirstFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const heading = useRef<Element>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
