import type { ReactNode } from 'react'
import type { Fault } from '../online/request.ts'
import { Dialog } from '../pieces/Dialog.tsx'
import { useWords } from '../words/words.ts'
import { CopyLink } from './CopyLink.tsx'
import { QrCode } from './QrCode.tsx'
import { faultText } from './faultText.ts'
import './friends.css'
import './room.css'

interface SeatMoveDialogProps {
  /** `null` until the server has made it. */
  readonly link: string | null
  /** Whether no other device can open it. */
  readonly isOnlyHere: boolean
  readonly fault: Fault | null
  readonly onClose: () => void
}

/** Takes a seat to another device: a link that works once. */
export function SeatMoveDialog({ link, isOnlyHere, fault, onClose }: SeatMoveDialogProps): ReactNode {
  const words = useWords()
  const { move, room } = words.online
  return (
    <Dialog title={move.title} onClose={onClose} className="max-w-md">
      <p>{move.about}</p>
      {fault !== null && (
        <p role="alert" className="text-now-text mt-3 font-semibold">
          {faultText(fault, words)}
        </p>
      )}
      {fault === null && link === null && (
        <p role="status" className="text-muted mt-4 font-serif italic">
          {move.making}
        </p>
      )}
      {link !== null && (
        <div className="mt-4 grid gap-4">
          <QrCode text={link} label={move.qr} className="w-[min(100%,15rem,50dvh)] justify-self-center" />
          <CopyLink link={link} label={move.link} />
          {isOnlyHere && <p className="text-now-text text-sm font-semibold">{room.onlyHere}</p>}
          <p className="text-muted text-sm">{move.secret}</p>
        </div>
      )}
    </Dialog>
  )
}
