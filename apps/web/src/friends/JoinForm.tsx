import type { ReactNode, SyntheticEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { BusyButton } from '../pieces/BusyButton.tsx'
import type { Words } from '../words/words.ts'
import { useWords } from '../words/words.ts'
import { typedCode } from './typedCode.ts'
import type { CodeFault } from './typedCode.ts'

interface JoinFormProps {
  readonly busy: boolean
  readonly onJoin: (code: string) => void
}

/** A field for a code as people send or read it to each other. */
export function JoinForm({ busy, onJoin }: JoinFormProps): ReactNode {
  const words = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<CodeFault | null>(null)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const read = typedCode(typed)
    setWrong(read.ok ? null : read.fault)
    if (!read.ok) return field.current?.focus()
    return onJoin(read.code)
  }
  const text = wrong === null ? null : codeFaultText(wrong, words)
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-serif text-lg font-semibold">
        {words.online.friends.code}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          name="code"
          className="field min-w-0 flex-[1_1_9rem] text-lg tracking-[0.12em] uppercase placeholder:tracking-normal"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          aria-invalid={text !== null}
          aria-describedby={`${id}-about`}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong(null)
          }}
        />
        <BusyButton type="submit" className="button flex-[0_1_auto]" busy={busy}>
          {words.online.friends.join}
        </BusyButton>
      </div>
      <p
        id={`${id}-about`}
        role={text === null ? undefined : 'alert'}
        className={`text-sm ${text === null ? 'text-muted' : 'text-now-text font-semibold'}`}
      >
        {text ?? words.online.friends.codeHint}
      </p>
    </form>
  )
}

function codeFaultText(fault: CodeFault, { online }: Words): string {
  const { codeFault } = online.friends
  switch (fault.kind) {
    case 'empty':
      return codeFault.empty
    case 'short':
      return codeFault.short(fault.letters)
    case 'long':
      return codeFault.long(fault.letters)
    case 'letter':
      return codeFault.letter(fault.letter)
  }
}
