import type { ReactNode, SyntheticEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { useWords } from '../words/words.ts'
import { accountFaultText, fieldAtFault } from './accountFault.ts'
import type { AccountFault, FieldName } from './accountFault.ts'
import type { Refused } from '../online/useAttempt.ts'

/** What was typed, without the blanks around it; a password keeps them. */
export type Typed = Readonly<Record<FieldName, string>>

type FieldFaults = Readonly<Partial<Record<FieldName, string>>>

interface AccountFormProps {
  /** What the button says. */
  readonly action: string
  readonly busy: boolean
  /** Why the last that was sent was refused. */
  readonly refused: Refused<AccountFault> | null
  /** All its fields, each with what to say where it is left empty. */
  readonly needed: FieldFaults
  readonly onSend: (typed: Typed) => void
  /** The fields, given what is wrong with each. */
  readonly children: (fault: (field: FieldName) => string | null) => ReactNode
  /** What stands below the button. */
  readonly below?: ReactNode
}

/** A form that keeps what was typed, says what is wrong next to the field, and leads there. */
export function AccountForm(props: AccountFormProps): ReactNode {
  const { action, busy, refused, needed, onSend, children, below } = props
  const words = useWords()
  const account = useAccountWords()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<FieldName | null>(null)
  const about = refused === null ? null : fieldAtFault(refused.code)
  // A refusal that is about a field which is not there is said below.
  const atFault = about !== null && Object.hasOwn(needed, about) ? about : null
  useEffect(() => {
    if (refused !== null && atFault !== null && form.current !== null) focusOn(form.current, atFault)
  }, [refused, atFault])
  const faultOf = (field: FieldName): string | null => {
    if (missing === field) return needed[field] ?? null
    if (missing !== null || refused === null || field !== atFault) return null
    return accountFaultText(refused.code, words, account)
  }
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy) return
    const typed = typedIn(event.currentTarget)
    const empty = (Object.keys(needed) as FieldName[]).find((field) => typed[field] === '') ?? null
    setMissing(empty)
    if (empty === null) onSend(typed)
    else focusOn(event.currentTarget, empty)
  }
  return (
    <form ref={form} noValidate className="grid gap-1" onSubmit={send} onInput={() => setMissing(null)}>
      {children(faultOf)}
      {refused !== null && atFault === null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {accountFaultText(refused.code, words, account)}
        </p>
      )}
      <div className="mt-1 grid">
        <BusyButton type="submit" className="button button-ink" busy={busy}>
          {action}
        </BusyButton>
        {below}
      </div>
    </form>
  )
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const textOf = (field: FieldName): string => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: textOf('name').trim(),
    email: textOf('email').trim(),
    password: textOf('password'),
    code: textOf('code').trim(),
  }
}

function focusOn(form: HTMLFormElement, field: FieldName): void {
  const element = form.elements.namedItem(field)
  if (element instanceof HTMLElement) element.focus()
}
