import type { ReactNode } from 'react'

interface RadioCardsProps<Name extends string> {
  readonly legend: string
  readonly name: string
  readonly chosen: Name
  readonly options: readonly {
    readonly value: Name
    readonly name: string
    readonly about?: string
    readonly disabled?: boolean
  }[]
  readonly onChoose: (value: Name) => void
}

/** One of a few, each with a word about it. */
export function RadioCards<Name extends string>({
  legend,
  name,
  chosen,
  options,
  onChoose,
}: RadioCardsProps<Name>): ReactNode {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-serif text-lg font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {options.map(({ value, name: label, about, disabled }) => (
          <label
            key={value}
            className="panel has-checked:border-ink has-checked:shadow-[0_0_0_1px_var(--ink)] has-focus-visible:outline-focus flex min-h-11 gap-3 px-3.5 py-2.5 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              className="accent-ink mt-1 size-4 shrink-0"
              name={name}
              value={value}
              checked={chosen === value}
              disabled={disabled}
              onChange={() => onChoose(value)}
            />
            <span>
              <span className="font-semibold">{label}</span>
              {about !== undefined && <span className="text-muted block text-[0.8125rem]">{about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
