import type { ReactNode } from 'react'
import { useId } from 'react'
import { useWords } from '../../words/words.ts'

const RAISES = [1, 5, 10] as const

interface BidInputProps {
  readonly amount: number
  readonly min: number
  readonly max: number
  readonly onChange: (amount: number) => void
  readonly onEnter: () => void
}

/** An amount: typed, by arrows, or raised by 1, 5 and 10. */
export function BidInput({ amount, min, max, onChange, onEnter }: BidInputProps): ReactNode {
  const words = useWords()
  const id = useId()
  const within = (wanted: number): number => Math.min(max, Math.max(min, wanted))
  return (
    <div className="bid-input">
      <div className="flex gap-2">
        {RAISES.map((by) => (
          <button
            key={by}
            type="button"
            className="button flex-1 px-2!"
            aria-label={words.controls.raiseLabel(by)}
            disabled={amount >= max}
            onClick={() => onChange(within(amount + by))}
          >
            {words.controls.raise(by)}
          </button>
        ))}
      </div>
      <div className="border-line-strong bg-panel flex h-11 items-center rounded-[0.625rem] border">
        <button
          type="button"
          className="h-full w-10 text-xl"
          aria-label={words.controls.lower}
          disabled={amount <= min}
          onClick={() => onChange(within(amount - 1))}
        >
          −
        </button>
        <label htmlFor={id} className="sr-only">
          {words.controls.amount}
        </label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="h-full w-14 bg-transparent text-center font-serif text-2xl font-semibold"
          value={Number.isNaN(amount) ? '' : String(amount)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 5)
            onChange(digits === '' ? Number.NaN : Number(digits))
          }}
          onBlur={() => onChange(within(Number.isNaN(amount) ? min : amount))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter()
            else if (event.key === 'ArrowUp') onChange(within(amount + 1))
            else if (event.key === 'ArrowDown') onChange(within(amount - 1))
            else return
            event.preventDefault()
          }}
        />
        <button
          type="button"
          className="h-full w-10 text-xl"
          aria-label={words.controls.higher}
          disabled={amount >= max}
          onClick={() => onChange(within(amount + 1))}
        >
          +
        </button>
      </div>
    </div>
  )
}
