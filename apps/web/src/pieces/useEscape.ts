import { useEffect, useEffectEvent } from 'react'

/** What Escape does at the table, where nothing lies above the table that it closes; `null` where it does nothing. */
export function useEscape(what: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || what === null) return
    if (document.querySelector('dialog[open], :popover-open') !== null) return
    event.preventDefault()
    what()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
