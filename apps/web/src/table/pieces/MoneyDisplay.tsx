import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { factorOf, prefersLessMotion } from '../../settings/speed.ts'
import { settings } from '../../settings/settings.ts'
import { useWords } from '../../words/words.ts'

interface MoneyDisplayProps {
  readonly amount: number
  readonly className?: string
}

/** How long an amount counts to the next, in milliseconds at normal speed. */
const COUNTING = 350

/** An amount that counts up or down where it changes. */
export function MoneyDisplay({ amount, className = '' }: MoneyDisplayProps): ReactNode {
  const words = useWords()
  const figure = useRef<HTMLSpanElement>(null)
  const before = useRef(amount)
  useEffect(() => {
    const text = figure.current?.firstChild ?? null
    if (text === null) return undefined
    const from = before.current
    before.current = amount
    const lasts = from === amount || prefersLessMotion() ? 0 : COUNTING * factorOf(settings.getState().speed)
    const start = performance.now()
    let frame = 0
    const count = (now: number): void => {
      const part = lasts === 0 ? 1 : Math.min(1, Math.max(0, now - start) / lasts)
      const eased = 1 - (1 - part) ** 3
      text.nodeValue = words.money(Math.round(from + (amount - from) * eased))
      if (part < 1) frame = requestAnimationFrame(count)
    }
    count(start)
    return () => cancelAnimationFrame(frame)
  }, [amount, words])
  return (
    <span ref={figure} className={`inline-block ${className}`}>
      {words.money(amount)}
    </span>
  )
}

/** The largest figure on the screen. */
export function Price({ amount }: { readonly amount: number }): ReactNode {
  return <MoneyDisplay amount={amount} className="price title" />
}
