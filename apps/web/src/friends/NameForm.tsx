import { LONGEST_NAME, plainText } from '@modern-art/protocol'
import type { ReactNode, SyntheticEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { onlineName } from '../online/onlineName.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useWords } from '../words/words.ts'

interface NameFormProps {
  /** The name to begin with. */
  readonly first?: string
  /** What the button says. */
  readonly action: string
  readonly busy?: boolean
  /** Why the last name was not taken. */
  readonly fault?: string | null
  /** Whether one can type at once: where pressing something brought the form. */
  readonly takesFocus?: boolean
  readonly onName: (name: string) => void
}

/** Asks for the name that everybody at the table will see. */
export function NameForm(props: NameFormProps): ReactNode {
  const { first = '', action, busy = false, fault = null, takesFocus = false, onName } = props
  const words = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(onlineName(first))
  const [missing, setMissing] = useState(false)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const name = plainText(typed)
    setMissing(name === '')
    if (name !== '') return onName(name)
    return field.current?.focus()
  }
  const wrong = missing ? words.online.name.missing : fault
  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {words.online.name.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          name="name"
          className="field min-w-0 flex-[3_1_11rem]"
          maxLength={LONGEST_NAME}
          // The linter does not know it; browsers do.
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid
          autoComplete="nickname"
          autoFocus={takesFocus}
          value={typed}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-about`}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setMissing(false)
          }}
        />
        <BusyButton type="submit" className="button button-ink flex-[1_0_auto] sm:flex-none" busy={busy}>
          {action}
        </BusyButton>
      </div>
      <p
        id={`${id}-about`}
        role={wrong === null ? undefined : 'alert'}
        className={`text-sm ${wrong === null ? 'text-muted' : 'text-now-text font-semibold'}`}
      >
        {wrong ?? words.online.name.hint}
      </p>
    </form>
  )
}
