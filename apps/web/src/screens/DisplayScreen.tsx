import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { DisplayFrame } from '../friends/DisplayFrame.tsx'
import { useOnline, useTableOnline } from '../online/useOnline.ts'
import { useSite } from '../online/useSite.ts'
import { goOn, readSeason } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { OnlineGame } from './OnlineGame.tsx'
import { OnlineStrip } from './OnlineStrip.tsx'
import { NoTable, TABLES, isOver } from './TableScreen.tsx'

/** How long a season's page stays, in milliseconds. */
const READ_FOR = 15_000

/** A table on a television or a tablet in the room: phones are the hands. */
export function DisplayScreen({ code }: { readonly code: string }): ReactNode {
  useTableOnline(code, 'display')
  const status = useOnline((state) => state.status)
  const party = useOnline((state) => state.party)
  const site = useSite()
  const [, navigate] = useLocation()
  const next = party?.next ?? null
  useEffect(() => {
    // Nobody has to type another code on a television.
    if (next !== null) navigate(`/display/${next}`, { replace: true })
  }, [next, navigate])
  useSeasonsPassing()
  if (party === null || isOver(status, party.stage === 'waiting')) return <NoTable />
  return (
    <DisplayFrame
      party={party}
      link={`${site.origin}/table/${code}`}
      typed={`${new URL(site.origin).host}${TABLES}`}
      isOnlyHere={site.isOnlyHere}
      note={<OnlineStrip />}
    >
      <OnlineGame code={code} as="display" />
    </DisplayFrame>
  )
}

/** A season's page is there to be read for a while: nobody in front of a television turns it. */
function useSeasonsPassing(): void {
  const isShown = usePlay(({ beat, seasonRead }) => beat?.name === 'season' || seasonRead !== null)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => {
      readSeason(null)
      goOn()
    }, READ_FOR)
    return () => clearTimeout(timer)
  }, [isShown])
}
