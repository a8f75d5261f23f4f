import type { Party } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { withWayBack } from '../account/ownPath.ts'
import { ConnectionPage } from '../friends/ConnectionPage.tsx'
import { WaitingRoom } from '../friends/WaitingRoom.tsx'
import { isBeingDealt } from '../friends/people.ts'
import type { RoomDeeds } from '../friends/roomDeeds.ts'
import { noteBeenOnline } from '../online/beenOnline.ts'
import { callMe } from '../online/callMe.ts'
import type { Asked } from '../online/commands.ts'
import { loadNewPage } from '../online/loadNewPage.ts'
import { meStore } from '../online/me.ts'
import { onlineTable } from '../online/online.ts'
import type { OnlineState } from '../online/onlineTable.ts'
import type { Fault } from '../online/request.ts'
import { useMe } from '../online/useMe.ts'
import { useOnline, useTableOnline } from '../online/useOnline.ts'
import { useModerated, useSite } from '../online/useSite.ts'
import { Opening } from '../pieces/Opening.tsx'
import { choose, useSetting } from '../settings/settings.ts'
import { useWords } from '../words/words.ts'
import { BannedScreen } from './BannedScreen.tsx'
import { OnlineGame } from './OnlineGame.tsx'
import { OnlineStrip } from './OnlineStrip.tsx'
import { OnlineTalk, TalkVoice, beginTalk } from './OnlineTalk.tsx'
import { PeopleAtTable } from './PeopleAtTable.tsx'
import { whyNotDone } from './whyNotDone.ts'

/** Where one finds tables, and types the code of one. */
export const TABLES = '/friends'

/** A table online, whatever its stage: the waiting room, the game, the podium. */
export function TableScreen({ code }: { readonly code: string }): ReactNode {
  useTableOnline(code, 'player')
  const status = useOnline((state) => state.status)
  const party = useOnline((state) => state.party)
  const [, navigate] = useLocation()
  useEffect(noteBeenOnline, [])
  // So that the page knows when somebody is signed out from another device.
  useMe()
  useNextTable(party, navigate)
  useEffect(beginTalk, [code])
  if (party === null || isOver(status, party.stage === 'waiting')) return <NoTable />
  return (
    <>
      {party.stage !== 'waiting' ? (
        <OnlineGame code={code} as="player" />
      ) : isBeingDealt(party) ? (
        <Dealing />
      ) : (
        <Waiting code={code} />
      )}
      <TalkVoice />
    </>
  )
}

/** The same people play again: whoever sees it happen goes along. Somebody who looks at an old game stays there. */
function useNextTable(party: Party | null, navigate: (to: string, options: { replace: boolean }) => void): void {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (party === null) return
    if (party.next === null) seen.current = party.code
    else if (seen.current === party.code) navigate(`/table/${party.next}`, { replace: true })
  }, [party, navigate])
}

/** A game that can go on in this window stays on the page with a note over it; anything else is over. */
export function isOver(status: OnlineState['status'], isWaiting: boolean): boolean {
  switch (status.state) {
    case 'refused':
      return true
    case 'old_page':
      return isWaiting
    case 'goodbye':
      return isWaiting || status.reason !== 'newer_window'
    case 'closed':
    case 'connecting':
    case 'connected':
    case 'reconnecting':
      return false
  }
}

/** Why there is no table on the page. */
export function NoTable(): ReactNode {
  const [path] = useLocation()
  const status = useOnline((state) => state.status)
  const [slow, setSlow] = useState(false)
  const isBanned = status.state === 'refused' && status.error.code === 'banned'
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 5000)
    return () => clearTimeout(timer)
  }, [])
  if (isBanned) return <BannedScreen onAgain={onlineTable.takeOver} />
  const state =
    status.state === 'refused'
      ? ({ kind: 'fault', code: status.error.code } as const)
      : status.state === 'old_page'
        ? ({ kind: 'fault', code: 'old_page' } as const)
        : status.state === 'goodbye'
          ? ({ kind: 'goodbye', reason: status.reason } as const)
          : ({ kind: 'connecting', slow } as const)
  return (
    <ConnectionPage
      state={state}
      tablesHref={TABLES}
      signInHref={withWayBack('/account/sign-in', path)}
      onAgain={onlineTable.takeOver}
      onReload={() => void loadNewPage()}
    />
  )
}

/** Pages give their random numbers away: it takes a moment. */
function Dealing(): ReactNode {
  const words = useWords()
  return (
    <>
      <Opening text={words.fairness.dealing} />
      <OnlineStrip />
    </>
  )
}

function Waiting({ code }: { readonly code: string }): ReactNode {
  const party = useOnline((state) => state.party)
  const chair = useOnline((state) => state.chair)
  const playerName = useSetting('playerName')
  const site = useSite()
  const moderated = useModerated()
  const me = useStore(meStore, (state) => state.me)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [person, setPerson] = useState<number | null>(null)
  if (party === null) return null

  const attempt = async (what: () => Promise<Fault | null>): Promise<void> => {
    setBusy(true)
    setFault(null)
    const error = await what()
    setBusy(false)
    setFault(error)
  }
  const ask = (asked: Asked): Promise<void> => attempt(() => whyNotDone(asked))
  const sit = async (wanted: number | null, called: string): Promise<Fault | null> => {
    if (called !== me?.name) {
      const answered = await callMe(called)
      if (!answered.ok) return answered.error.code
      choose({ playerName: called })
    }
    return whyNotDone({ type: 'sit', chair: wanted })
  }
  const deeds: RoomDeeds = {
    onSit: (wanted, called) => void attempt(() => sit(wanted, called)),
    onLeave: () => void ask({ type: 'leave' }),
    onReady: (ready) => void ask({ type: 'be_ready', ready }),
    onSettings: (settings) => ask({ type: 'change_settings', settings }),
    onChairs: (count) => void ask({ type: 'set_chairs', count }),
    onBot: (at, bot) => void ask({ type: 'seat_bot', chair: at, bot }),
    onRemove: (at) => void ask({ type: 'remove', chair: at }),
    onStart: () => void ask({ type: 'start' }),
    onPerson: setPerson,
  }
  return (
    <>
      <WaitingRoom
        party={party}
        chair={chair}
        me={me}
        suggestedName={playerName}
        link={`${site.origin}/table/${code}`}
        isOnlyHere={site.isOnlyHere}
        tablesHref={TABLES}
        busy={busy}
        fault={fault}
        moderated={moderated}
        deeds={deeds}
        note={<OnlineStrip />}
        talk={<OnlineTalk titled />}
      />
      {person !== null && <PeopleAtTable chair={person} onClose={() => setPerson(null)} />}
    </>
  )
}
