import type { ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../words/words.ts'
import { changedBy, RAISES } from './amount.ts'
import type { Range } from './amount.ts'

interface BidInputProps {
  /** As typed: it may be outside the range; `null` is an empty field. */
  readonly amount: number | null
  readonly range: Range
  readonly onChange: (amount: number | null) => void
  readonly onEnter: () => void
}

/** An amount: typed, changed one by one, or raised by 5 and 10. What is typed is never changed into something else. */
export function BidInput({ amount, range, onChange, onEnter }: BidInputProps): ReactNode {
  const words = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const typing = useRef(false)
  const drawn = useRef(amount)
  // Somebody's bid may change the number under the focus: it stays selected, so that typing still replaces it.
  useLayoutEffect(() => {
    const changed = drawn.current !== amount
    if (changed && !typing.current && document.activeElement === input.current) input.current?.select()
    drawn.current = amount
    typing.current = false
  })
  const change = (by: number): void => onChange(changedBy(amount, by, range))
  const highest = amount !== null && amount >= range.max
  const lowest = amount !== null && amount <= range.min
  return (
    <div className="amount">
      <div className="amount-stepper">
        <button type="button" aria-label={words.controls.lower} disabled={lowest} onClick={() => change(-1)}>
          −
        </button>
        <label htmlFor={id} className="sr-only">
          {words.controls.amount}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={amount ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            typing.current = true
            // 12.5 means 12.
            const digits = currentTarget.value
              .replace(/[.,].*/, '')
              .replaceAll(/\D/g, '')
              .slice(0, 5)
            onChange(digits === '' ? null : Number(digits))
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.repeat) onEnter()
            else if (event.key === 'ArrowUp') change(1)
            else if (event.key === 'ArrowDown') change(-1)
            else return
            event.preventDefault()
          }}
        />
        <button type="button" aria-label={words.controls.higher} disabled={highest} onClick={() => change(1)}>
          +
        </button>
      </div>
      {RAISES.map((by) => (
        <button
          key={by}
          type="button"
          className="button amount-raise"
          aria-label={words.controls.raiseLabel(by)}
          disabled={highest}
          onClick={() => change(by)}
        >
          {words.controls.raise(by)}
        </button>
      ))}
    </div>
  )
}
