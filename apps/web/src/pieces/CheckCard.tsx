import type { ReactNode } from 'react'

interface CheckCardProps {
  readonly label: { readonly name: string; readonly about: string }
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** Something to have or not, with a word about it. */
export function CheckCard({ label, checked, disabled = false, onChange }: CheckCardProps): ReactNode {
  return (
    <label className={`panel flex min-h-11 gap-3 px-3.5 py-2.5 ${disabled ? 'text-muted border-dashed' : ''}`}>
      <input
        type="checkbox"
        className="accent-ink mt-1 size-4 shrink-0"
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <span className="font-semibold">{label.name}</span>
        <span className="text-muted block text-[0.8125rem]">{label.about}</span>
      </span>
    </label>
  )
}
