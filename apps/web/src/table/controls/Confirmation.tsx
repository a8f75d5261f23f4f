import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Dialog } from '../../pieces/Dialog.tsx'
import { useWords } from '../../words/words.ts'
import type { Doubt } from './doubts.ts'

interface ConfirmationProps {
  readonly doubts: readonly Doubt[]
  /** The action, as its button says. */
  readonly what: string
  readonly onYes: () => void
  /** Called in the end in any case. */
  readonly onNo: () => void
}

function close(event: { readonly currentTarget: Element }): void {
  event.currentTarget.closest('dialog')?.close()
}

/** Asks once more before a big or odd move. */
export function Confirmation({ doubts, what, onYes, onNo }: ConfirmationProps): ReactNode {
  const words = useWords()
  const sure = useRef(false)
  return (
    <Dialog
      title={words.confirm.title}
      className="max-w-md"
      onClose={() => {
        onNo()
        if (sure.current) onYes()
      }}
    >
      {doubts.map((doubt) => (
        <p key={doubt.type} className="mb-2">
          {doubt.type === 'most_of_money'
            ? words.confirm.mostOfMoney(doubt.amount, doubt.money)
            : words.confirm.overAnyValue(doubt.amount, doubt.most)}
        </p>
      ))}
      <div className="mt-5 flex flex-wrap justify-between gap-3">
        <button type="button" className="button" onClick={close}>
          {words.confirm.no}
        </button>
        <button
          type="button"
          className="button button-now"
          onClick={(event) => {
            sure.current = true
            close(event)
          }}
        >
          {words.confirm.yes(what)}
        </button>
      </div>
    </Dialog>
  )
}
