import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { useWords } from '../words/words.ts'
import { CodeLetters } from './CodeLetters.tsx'
import { CopyLink } from './CopyLink.tsx'
import { QrCode } from './QrCode.tsx'

interface InvitationProps {
  readonly code: string
  readonly link: string
  /** Whether inviting is what this person is here for. */
  readonly first: boolean
  /** Whether the link leads nobody here who is at another computer. */
  readonly isOnlyHere: boolean
}

/** How others find the table: a link to send, a code to read aloud, and one for a camera. */
export function Invitation({ code, link, first, isOnlyHere }: InvitationProps): ReactNode {
  const words = useWords()
  const { room } = words.online
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <section aria-labelledby={id} className="panel room-invitation">
      <h2 id={id} className="text-lg">
        {room.invite}
      </h2>
      <CopyLink link={link} label={room.link} first={first} />
      {isOnlyHere && <p className="text-now-text text-sm font-semibold">{room.onlyHere}</p>}
      <div className="room-code">
        <p className="text-muted text-sm">{room.code}</p>
        <CodeLetters code={code} className="room-letters" />
        <span className="flex flex-wrap gap-2">
          <ShareButton link={link} />
          <button
            type="button"
            className="button room-show-qr"
            aria-expanded={shown}
            aria-controls={`${id}-qr`}
            onClick={() => setShown(!shown)}
          >
            {shown ? room.hideQr : room.showQr}
          </button>
        </span>
      </div>
      <figure id={`${id}-qr`} className="room-qr" data-shown={shown}>
        <QrCode text={link} label={room.qr} />
        <figcaption className="text-muted text-center text-xs">{room.qrHint}</figcaption>
      </figure>
    </section>
  )
}

/** Hands the link to whatever the device shares with, where it can. */
function ShareButton({ link }: { readonly link: string }): ReactNode {
  const words = useWords()
  const { room } = words.online
  if (!('share' in navigator)) return null
  const share = (): void => {
    // Whoever changes their mind has shared nothing, and nothing is wrong.
    navigator.share({ title: words.gameName, text: room.shareText, url: link }).catch(() => {})
  }
  return (
    <button type="button" className="button" onClick={share}>
      {room.share}
    </button>
  )
}
