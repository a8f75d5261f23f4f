import { PORTRAITS } from '@modern-art/protocol'
import type { ReactNode, SyntheticEvent } from 'react'
import { useState } from 'react'
import { api } from '../online/api.ts'
import { heardMe } from '../online/me.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { Dialog } from '../pieces/Dialog.tsx'
import { FaceOf } from '../seats/FaceOf.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { CardNote } from './Card.tsx'
import { useAttempt } from '../online/useAttempt.ts'
import './account.css'

interface FaceDialogProps {
  readonly name: string
  readonly portrait: number | null
  readonly onClose: () => void
}

const NUMBERS = Array.from({ length: PORTRAITS }, (_, number) => number)

/** Chooses the face that everybody sees. */
export function FaceDialog({ name, portrait, onClose }: FaceDialogProps): ReactNode {
  const { you } = useAccountWords()
  const [chosen, setChosen] = useState(portrait)
  const { busy, refused, attempt } = useAttempt()
  const face = (number: number | null): ReactNode => (
    <span className="face">
      <input
        type="radio"
        name="face"
        aria-label={number === null ? you.nameFace : you.faceOf(number + 1)}
        checked={chosen === number}
        onChange={() => setChosen(number)}
      />
      <FaceOf name={name} portrait={number} />
    </span>
  )
  const take = async (): Promise<void> => {
    const me = await attempt(() => api.choosePortrait(chosen))
    if (me === null) return
    heardMe(me)
    onClose()
  }
  const send = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!busy) void take()
  }
  return (
    <Dialog title={you.face} onClose={onClose} className="max-w-2xl">
      <form className="grid gap-4" onSubmit={send}>
        <fieldset className="faces p-2">
          <legend className="sr-only">{you.faces}</legend>
          <label className="face-of-name">
            {face(null)}
            {you.nameFace}
          </label>
          {NUMBERS.map((number) => (
            <label key={number}>{face(number)}</label>
          ))}
        </fieldset>
        <div className="bg-panel sticky -bottom-5 -mx-5 -mb-5 grid gap-2 px-5 pt-2 pb-5">
          <CardNote refused={refused} />
          <BusyButton type="submit" className="button button-ink justify-self-start" busy={busy}>
            {you.saveFace}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}
