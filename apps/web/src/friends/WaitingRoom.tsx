import type { Me, Party } from '@modern-art/protocol'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Fault } from '../online/request.ts'
import { PaintingWall } from '../paintings/PaintingWall.tsx'
import { useFirstFocus } from '../pieces/useFirstFocus.ts'
import { useTitle } from '../pieces/useTitle.ts'
import { useVoice } from '../pieces/useVoice.tsx'
import type { Words } from '../words/words.ts'
import { useWords } from '../words/words.ts'
import { ChairList } from './ChairList.tsx'
import { ChosenSettings } from './ChosenSettings.tsx'
import { Invitation } from './Invitation.tsx'
import { StartBar } from './StartBar.tsx'
import { TableSettings } from './TableSettings.tsx'
import { faultText } from './faultText.ts'
import type { RoomDeeds } from './roomDeeds.ts'
import { hostName } from './people.ts'
import { roomNews } from './roomNews.ts'
import './friends.css'
import './room.css'

export interface WaitingRoomProps {
  readonly party: Party
  /** The viewer's own chair. */
  readonly chair: number | null
  /** Who the viewer is to the server; `null` until it has said so. */
  readonly me: Me | null
  /** What a viewer without a name may be called. */
  readonly suggestedName?: string
  /** The address that leads others here. */
  readonly link: string
  /** Whether it leads only those here who are at this computer. */
  readonly isOnlyHere: boolean
  /** Where one finds other tables. */
  readonly tablesHref: string
  /** Whether something that was asked is not answered yet. */
  readonly busy: boolean
  /** Why the last thing asked was not done. */
  readonly fault: Fault | null
  /** Whether somebody reads reports here. */
  readonly moderated: boolean
  readonly deeds: RoomDeeds
  /** The strip about the connection. */
  readonly note?: ReactNode
  /** What is said at the table. */
  readonly talk?: ReactNode
}

/** A table before its game: who is there, how others come, and what will be played. */
export function WaitingRoom(props: WaitingRoomProps): ReactNode {
  const { party, chair, me, suggestedName = '', link, isOnlyHere, tablesHref, busy, fault, deeds, note, talk } = props
  const words = useWords()
  const { room } = words.online
  const heading = useFirstFocus<HTMLHeadingElement>()
  useFocusKept(heading, chair, me)
  const news = useNews(party, chair, words)
  const host = hostName(party)
  const hosts = chair !== null && chair === party.host
  const title = hosts ? room.titleYours : host === null ? room.titleNobodys : room.title(host)
  useTitle(title)
  const isOpen = party.settings.access === 'open'
  const invitation = <Invitation code={party.code} link={link} first={hosts} isOnlyHere={isOnlyHere} />
  const start = (
    <StartBar
      party={party}
      chair={chair}
      me={me}
      suggestedName={suggestedName}
      busy={busy}
      fault={fault === null ? null : faultText(fault, words)}
      deeds={deeds}
    />
  )
  return (
    <div className="room" data-hosts={hosts}>
      {/* It is seen, but a screen reader that comes to the table is not led through a gallery first. */}
      <div className="room-wall" aria-hidden="true">
        <PaintingWall />
      </div>
      <header className="room-bar">
        {/* Whoever has a chair keeps it. */}
        <Link href={tablesHref} className="button button-quiet -ml-3">
          ← {words.back}
        </Link>
        <Link href="/" className="font-serif text-lg font-semibold">
          {words.gameName}
        </Link>
      </header>
      <main className="room-main-part">
        <div className="room-heading">
          <h1 ref={heading} tabIndex={-1} className="title outline-none">
            {title}
          </h1>
          {hosts && <p className="text-muted">{room.about}</p>}
          {!hosts && !isOpen && host !== null && <p className="text-muted wrap-anywhere">{room.aboutGuest(host)}</p>}
        </div>
        {/* A host invites before starting; for anybody else the first thing is to sit down, or to be ready. */}
        {!hosts && start}
        {hosts && invitation}
        <ChairList party={party} chair={chair} name={me?.name ?? null} moderated={props.moderated} deeds={deeds} />
        {!hosts && invitation}
        {hosts && start}
        {talk !== undefined && <div className="panel room-talk">{talk}</div>}
        {hosts ? (
          <TableSettings party={party} onSettings={deeds.onSettings} />
        ) : (
          <ChosenSettings settings={party.settings} />
        )}
      </main>
      {note}
      {news}
    </div>
  )
}

/** Whoever says a name or sits down has pressed something that is gone by then: with keys they go on from the heading. */
function useFocusKept(heading: RefObject<HTMLElement | null>, chair: number | null, me: Me | null): void {
  const before = useRef({ chair, me })
  useEffect(() => {
    const isAsBefore = before.current.chair === chair && before.current.me === me
    before.current = { chair, me }
    if (!isAsBefore && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [heading, chair, me])
}

/** What has just changed at the table, for those who do not see it. */
function useNews(party: Party, chair: number | null, words: Words): ReactNode {
  const before = useRef(party)
  const { region, say } = useVoice()
  useEffect(() => {
    for (const sentence of roomNews(before.current, party, chair, words)) say(sentence)
    before.current = party
  }, [party, chair, words, say])
  return region
}
