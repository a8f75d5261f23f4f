import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import type { FieldName } from './accountFault.ts'

interface FieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'defaultValue' | 'readOnly' | 'onInput' | 'autoCapitalize'
> {
  readonly name: FieldName
  readonly label: string
  /** What browsers and keepers of passwords fill in: in their words, several perhaps. */
  readonly fills: string
  readonly hint?: string
  /** What is wrong with it. */
  readonly fault: string | null
  /** What stands in the field, at its end. */
  readonly children?: ReactNode
}

/** Something to type, with its name above and, below, what is wrong with it or what there is to know. */
export function Field({ name, label, fills, hint = '', fault, children, ...input }: FieldProps): ReactNode {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="password">
        <input
          {...input}
          id={id}
          name={name}
          className="field"
          autoComplete={fills}
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-note`}
        />
        {children}
      </div>
      <p
        id={`${id}-note`}
        role={fault === null ? undefined : 'alert'}
        className={`field-note ${fault === null ? 'text-muted' : 'text-now-text font-semibold'}`}
      >
        {fault ?? hint}
      </p>
    </div>
  )
}
