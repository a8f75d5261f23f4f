import { animate } from 'motion/mini'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/words.ts'

interface MoneyDisplayProps {
  readonly amount: number
  readonly className?: string
}

/** An amount that gives a small start when it changes. */
export function MoneyDisplay({ amount, className = '' }: MoneyDisplayProps): ReactNode {
  const words = useWords()
  const figure = useRef<HTMLSpanElement>(null)
  const before = useRef(amount)
  useEffect(() => {
    const { current } = figure
    if (current === null || before.current === amount) return
    before.current = amount
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const playback = animate(
      current,
      { transform: ['translateY(0.18em)', 'translateY(0)'], opacity: [0.3, 1] },
      { duration: 0.28 },
    )
    return () => playback.cancel()
  }, [amount])
  return (
    <span className={className}>
      <span ref={figure} className="inline-block">
        {words.money(amount)}
      </span>
      <small className="text-muted ml-[0.12em] text-[max(0.38em,0.6875rem)] font-normal">{words.thousand}</small>
    </span>
  )
}
