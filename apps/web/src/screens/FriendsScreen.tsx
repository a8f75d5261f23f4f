import type { Access, OpenTables } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { withWayBack } from '../account/ownPath.ts'
import { FriendsPage } from '../friends/FriendsPage.tsx'
import { wantedStore } from '../match/wanted.ts'
import { api } from '../online/api.ts'
import { callMe } from '../online/callMe.ts'
import { matchApi } from '../online/matchApi.ts'
import { askMatches, heardMatches, matchesStore, queuedBy } from '../online/matches.ts'
import { meStore } from '../online/me.ts'
import { noteNotOpened, whyNotOpened } from '../online/notOpened.ts'
import { openUsualTable } from '../online/openUsualTable.ts'
import { myTablesStore, watchMyTables } from '../online/myTables.ts'
import { useAskUntilAnswered } from '../online/useAskUntilAnswered.ts'
import { playsByTurns, useVacation } from '../online/useVacation.ts'
import type { Fault } from '../online/request.ts'
import { useSanction } from '../online/sanctions.ts'
import { useMe } from '../online/useMe.ts'
import { choose, useSetting } from '../settings/settings.ts'
import { BannedScreen } from './BannedScreen.tsx'
import { exportGame } from './exportGame.ts'

const BlockedList = lazy(() => import('../safety/BlockedList.tsx').then((module) => ({ default: module.BlockedList })))

const NoticePanel = lazy(() => import('../notices/NoticePanel.tsx').then((module) => ({ default: module.NoticePanel })))

/** How often open tables are looked for, in milliseconds. */
const LOOKED_EVERY = 4000

/** Tables online, for those who may come to them. */
export function FriendsScreen(): ReactNode {
  useMe()
  const ban = useSanction('ban')
  const [wasBanned, setWasBanned] = useState(false)
  if (ban !== null && !wasBanned) setWasBanned(true)
  // Once it has ended, one goes on when one has read so.
  return wasBanned ? <BannedScreen onAgain={() => setWasBanned(false)} /> : <Tables />
}

/** Open a table, find one, come back to one's own. */
function Tables(): ReactNode {
  const [, navigate] = useLocation()
  const search = useSearch()
  const playerName = useSetting('playerName')
  const { me, fault: meFault } = useStore(meStore)
  const [openTables, setOpenTables] = useState<OpenTables['tables'] | null>(null)
  const [openFault, setOpenFault] = useState<Fault | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(whyNotOpened)
  const myTables = useStore(myTablesStore)
  const { vacation, fault: vacationFault, busy: vacationBusy, take, end } = useVacation(myTables.tables)

  useEffect(() => noteNotOpened(null), [])
  useEffect(watchMyTables, [])
  const places = useStore(matchesStore, (heard) => heard.places)
  useAskUntilAnswered('matches', askMatches, Boolean)
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return
      const answered = await api.openTables()
      setOpenFault(answered.ok ? null : answered.error.code)
      if (answered.ok) setOpenTables(answered.tables)
    }
    void look()
    const timer = setInterval(() => void look(), LOOKED_EVERY)
    return () => clearInterval(timer)
  }, [])

  /** Does one thing at a time, and says whether it was done and why not. */
  const attempt = async (what: () => Promise<Fault | null>): Promise<boolean> => {
    setBusy(true)
    setFault(null)
    const error = await what()
    setBusy(false)
    setFault(error)
    return error === null
  }

  const open = async (access: Access, called: string): Promise<Fault | null> => {
    const answered = await openUsualTable(access, called)
    if (!answered.ok) return answered.error.code
    choose({ playerName: called })
    navigate(`/table/${answered.code}`)
    return null
  }

  /** In one press, once there is a name. */
  const match = async (): Promise<Fault | null> => {
    const { name = null, hasAccount = false } = me ?? {}
    const wanted = wantedStore.getState()
    const { person } = meStore.getState()
    const answered = name === null ? null : await matchApi.look({ ...wanted, rated: wanted.rated && hasAccount })
    if (answered?.ok === false) return answered.error.code
    if (answered !== null) heardMatches(answered, person)
    navigate('/match')
    return null
  }

  return (
    <FriendsPage
      me={me}
      suggestedName={playerName}
      asksNameFor={search === 'open' ? 'private' : null}
      openTables={openTables}
      openTablesFault={openFault}
      myTables={myTables.tables}
      myTablesHeardAt={myTables.heardAt}
      myTablesFault={myTables.fault}
      vacation={vacation}
      vacationFault={vacationFault}
      vacationBusy={vacationBusy}
      busy={busy}
      fault={fault ?? meFault}
      hrefOf={(code) => `/table/${code}`}
      matchHref="/match"
      queue={places === null ? null : queuedBy(places)}
      accountHref="/account"
      signInHref={withWayBack('/account/sign-in', '/friends')}
      onRename={(called) => attempt(() => sayName(called))}
      onOpen={(access, called) => void attempt(() => open(access, called))}
      onMatch={() => void attempt(match)}
      onJoin={(code) => navigate(`/table/${code}`)}
      onExport={(code) => void attempt(() => exportGame(code))}
      onVacation={take}
      onBack={end}
      notices={
        playsByTurns(myTables.tables) && (
          <Suspense fallback={null}>
            <NoticePanel className="p-4" />
          </Suspense>
        )
      }
    >
      <Suspense fallback={null}>
        <BlockedList className="panel mt-8 max-w-2xl p-4 sm:p-5" />
      </Suspense>
    </FriendsPage>
  )
}

/** Tells the server a name, and keeps it on this device. Why it was not taken; `null` if it was. */
async function sayName(called: string): Promise<Fault | null> {
  const answered = await callMe(called)
  if (!answered.ok) return answered.error.code
  choose({ playerName: called })
  return null
}
