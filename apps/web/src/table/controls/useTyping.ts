import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isForTable } from '../../pieces/shortcuts.ts'
import { useSetting } from '../../settings/settings.ts'
import { amountOf, bidsByEnter, typeKey } from './typing.ts'
import type { Typing } from './typing.ts'

interface Typist {
  /** Whether an amount is asked. */
  readonly asked: boolean
  readonly amount: number | null
  readonly prepare: (amount: number | null) => void
  readonly bid: () => void
}

/**
 * While an amount is asked, digits typed anywhere at the table are that amount, and Enter bids it. Returns whether
 * anything was typed this way: no field has read it out.
 */
export function useTyping({ asked, amount, prepare, bid }: Typist): boolean {
  const shortcuts = useSetting('shortcuts')
  const typing = useRef<Typing | null>(null)
  const [hasTyped, setHasTyped] = useState(false)
  const doElse = useEffectEvent((): void => {
    if (typing.current !== null) typing.current = { ...typing.current, isLatest: false }
  })
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, repeat } = event
    if (key === 'Shift') return
    if (!isForTable(event)) return doElse()
    if (key === 'Enter') {
      const onButton = target instanceof Element && target.closest('button, a, summary') !== null
      if (!bidsByEnter(typing.current, amount, onButton)) return doElse()
      event.preventDefault()
      if (!repeat) bid()
      return
    }
    const typed = repeat && key !== 'Backspace' ? null : typeKey(typing.current, key, amount, event.timeStamp)
    if (typed === null) return doElse()
    event.preventDefault()
    typing.current = typed
    setHasTyped(true)
    prepare(amountOf(typed.digits))
  })
  useEffect(() => {
    if (!asked || !shortcuts) return undefined
    const hear = (event: KeyboardEvent): void => press(event)
    const notice = (): void => doElse()
    addEventListener('keydown', hear)
    addEventListener('pointerdown', notice)
    addEventListener('focusin', notice)
    return () => {
      removeEventListener('keydown', hear)
      removeEventListener('pointerdown', notice)
      removeEventListener('focusin', notice)
    }
  }, [asked, shortcuts])
  return hasTyped
}
