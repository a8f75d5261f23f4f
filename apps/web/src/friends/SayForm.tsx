import { LONGEST_LINE, plainText } from '@modern-art/protocol'
import type { ReactNode, SyntheticEvent } from 'react'
import { useId } from 'react'
import { useWords } from '../words/words.ts'

/** From here on one is told how much room is left. */
const NEAR_END = 40

interface SayFormProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onSay: (text: string) => void
}

/** A field for what one wants to say. */
export function SayForm({ typed, onType, onSay }: SayFormProps): ReactNode {
  const words = useWords()
  const { talk } = words.online
  const id = useId()
  const left = LONGEST_LINE - typed.length
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const text = plainText(typed)
    if (text !== '') onSay(text)
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
        onChange={({ currentTarget }) => onType(currentTarget.value)}
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
