import { useEffect, useEffectEvent } from 'react'
import { useSetting } from '../settings/settings.ts'

/** Keys that do something anywhere at the table, unless somebody types, a dialog is open, all is said in a lesson, or they are turned off. */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | null>>): void {
  const on = useSetting('shortcuts')
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const arrow = event.key.startsWith('Arrow')
    // A held key is one press; only amounts run on. Where a list is in focus, arrows scroll it.
    if (event.repeat && !arrow) return
    if (arrow && document.activeElement?.matches('ol, select') === true) return
    const { target } = event
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    ) {
      return
    }
    if (document.querySelector('dialog[open], :popover-open, [inert]') !== null) return
    // A button under the focus takes Space and Enter for itself.
    if (event.key === ' ' && target instanceof HTMLButtonElement) return
    const what = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (what === undefined || what === null) return
    event.preventDefault()
    what()
  })
  useEffect(() => {
    if (!on) return undefined
    const hear = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [on])
}
