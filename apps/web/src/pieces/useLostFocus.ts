import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * What was pressed may go with the step that it began. Whenever `step` is another, an element takes the focus that
 * nothing has any more: whoever uses keys, or listens, goes on from there.
 */
export function useLostFocus<Element extends HTMLElement>(step: string): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [step])
  return element
}
