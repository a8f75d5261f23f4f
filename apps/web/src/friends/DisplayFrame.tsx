import { formatTableCode } from '@modern-art/protocol'
import type { Party } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { ProgramMark } from '../seats/ProgramMark.tsx'
import { useWords } from '../words/words.ts'
import { CodeLetters } from './CodeLetters.tsx'
import { ChairFace } from './Faces.tsx'
import { QrCode } from './QrCode.tsx'
import { freeChairs, hostName, isBeingDealt } from './people.ts'
import './display.css'
import './friends.css'

interface DisplayFrameProps {
  readonly party: Party
  /** The address that leads others to the table. */
  readonly link: string
  /** The address, as people type it, where a code is asked for: "example.org/friends". */
  readonly typed: string
  /** Whether both lead nobody here who is at another device. */
  readonly isOnlyHere: boolean
  /** The strip about the connection; the table itself has its own. */
  readonly note: ReactNode
  /** The table itself, once its game has begun. */
  readonly children?: ReactNode
}

/** A table on a television: before the game how to join it, to be read from the sofa; then the game and a small line. */
export function DisplayFrame(props: DisplayFrameProps): ReactNode {
  const { party, children } = props
  const words = useWords()
  useEffect(() => {
    document.documentElement.dataset['display'] = ''
    return () => {
      delete document.documentElement.dataset['display']
    }
  }, [])
  if (party.stage === 'waiting') return <DisplayLobby {...props} />
  return (
    <div className="display-game">
      {children}
      <footer className="display-line">
        {words.online.display.small(formatTableCode(party.code))}
        {party.watching > 0 && ` · ${words.online.room.watching(party.watching)}`}
      </footer>
    </div>
  )
}

function DisplayLobby({ party, link, typed, isOnlyHere, note }: DisplayFrameProps): ReactNode {
  const words = useWords()
  const { display, room } = words.online
  const host = hostName(party)
  const isFull = freeChairs(party) === 0
  const [first, second] = words.gameNameParts
  return (
    <main className="display night">
      <section className="display-join" aria-labelledby="display-join">
        <p className="display-game-name title">
          {first} <em>{second}</em>
        </p>
        <h1 id="display-join" className="display-title title">
          {isBeingDealt(party) ? words.fairness.dealing : isFull ? room.full : display.join}
        </h1>
        {!isFull && (
          <div className="display-ways">
            <QrCode text={link} label={room.qr} className="display-qr" />
            <div>
              <p>{display.scan}</p>
              {/* An address that breaks at its hyphen is typed without it. */}
              <p>{display.orType(typed.replaceAll('-', '\u2011'))}</p>
            </div>
          </div>
        )}
        <CodeLetters code={party.code} className="display-code" />
        {isOnlyHere && !isFull && <p className="display-only-here">{room.onlyHere}</p>}
      </section>
      <section className="display-people" aria-label={room.seats}>
        <ol>
          {party.chairs.map((chair, seat) => (
            // Chairs have nothing but their order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={seat} data-kind={chair.kind}>
              <ChairFace chair={chair} seat={seat} className="display-face" />
              <span className="display-name">
                {chair.kind === 'free' ? room.freeSeatOpen : chair.name}
                {chair.kind === 'person' && chair.program && <ProgramMark />}
              </span>
              {chair.kind === 'person' && chair.ready && (
                <span className="display-ready">
                  ✓ <span className="sr-only">{room.ready}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
        {host !== null && <p className="display-host">{room.waitsForHost(host)}</p>}
      </section>
      {note}
    </main>
  )
}
