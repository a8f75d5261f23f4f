import { useEffect, useEffectEvent } from 'react'
import { useSetting } from '../settings/settings.ts'

/** Whether a key is meant for the table as a whole: nobody types in a field, and nothing lies above the table. */
export function isForTable({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return false
  if (target instanceof HTMLTextAreaElement) return false
  return document.querySelector('dialog[open], :popover-open, [inert]') === null
}

/**
 * Keys that do something anywhere at the table, unless somebody is typing, a dialog is open, a lesson is over, or shortcuts
 * are turned off.
 */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | null>>): void {
  const on = useSetting('shortcuts')
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!isForTable(event)) return
    const arrow = event.key.startsWith('Arrow')
    // A held key is one press; only amounts run on. Where a list is in focus, arrows scroll it.
    if (event.repeat && !arrow) return
    if (arrow && document.activeElement?.matches('ol, select') === true) return
    // A button under the focus takes Space and Enter for itself.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
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

/** Does something on Escape, unless it closes a dialog above the table; `null` does nothing. */
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
