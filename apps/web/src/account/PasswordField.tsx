import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAccountWords } from '../words/accountWords.ts'
import { Field } from './Field.tsx'

interface PasswordFieldProps {
  /** Whether it is to be a new one. */
  readonly isNew: boolean
  readonly label: string
  readonly fault: string | null
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({ isNew, label, fault }: PasswordFieldProps): ReactNode {
  const { fields } = useAccountWords()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      name="password"
      type={isShown ? 'text' : 'password'}
      label={label}
      fills={isNew ? 'new-password' : 'current-password'}
      maxLength={LONGEST_PASSWORD}
      autoCapitalize="none"
      {...(isNew && { hint: fields.shortest(SHORTEST_PASSWORD) })}
      fault={fault}
    >
      <button
        type="button"
        className="password-eye"
        aria-label={isShown ? fields.hide : fields.show}
        onClick={() => setIsShown(!isShown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12C5 6.5 8.5 4.5 12 4.5S19 6.5 22 12C19 17.5 15.5 19.5 12 19.5S5 17.5 2 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z" />
          {isShown && <path d="M4 20L20 4" />}
        </svg>
      </button>
    </Field>
  )
}
