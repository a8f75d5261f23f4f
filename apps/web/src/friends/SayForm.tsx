import { LONGEST_LINE, plainText } from '@modern-art/protocol'
import type { ReactNode, SyntheticEvent } from 'react'
import { useId, useState } from 'react'
import { useWords } from '../words/words.ts'

/** From here on one is told how much room is left. */
const NEAR_END = 40

interface SayFormProps {
  /** Whether it was said. */
  readonly onSay: (text: string) => Promise<boolean>
}

/** A field for what one wants to say. What could not be said is given back, unless something else has been typed. */
export function SayForm({ onSay }: SayFormProps): ReactNode {
  const words = useWords()
  const { talk } = words.online
  const id = useId()
  const [typed, setTyped] = useState('')
  const left = LONGEST_LINE - typed.length
  const send = async (): Promise<void> => {
    const text = plainText(typed)
    if (text === '') return
    setTyped('')
    if (!(await onSay(text))) setTyped((since) => (since === '' ? text : since))
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    void send()
  }
  return (
    <form onSubmit={submit} className="talk-say">
      <label htmlFor={id} className="sr-only">
        {talk.line}
      </label>
      <input
        id={id}
        name="line"
        className="field min-w-0 flex-1"
        maxLength={LONGEST_LINE}
        autoComplete="off"
        placeholder={talk.line}
        value={typed}
        aria-describedby={`${id}-left`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="submit" className="button" aria-disabled={plainText(typed) === ''}>
        {talk.send}
      </button>
      <p id={`${id}-left`} className="text-muted w-full text-xs empty:hidden">
        {left <= NEAR_END ? talk.left(left) : ''}
      </p>
    </form>
  )
}
