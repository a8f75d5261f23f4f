import type { Party } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { DealReportDialog } from '../fairness/DealReportDialog.tsx'
import { reportOnTable } from '../fairness/reportOnTable.ts'
import type { DealReport } from '../fairness/dealReport.ts'
import { faultText } from '../friends/faultText.ts'
import { isPerson } from '../friends/people.ts'
import { RematchBar } from '../friends/RematchBar.tsx'
import { SeatMoveDialog } from '../friends/SeatMoveDialog.tsx'
import { onlineTable } from '../online/online.ts'
import type { Fault } from '../online/request.ts'
import { useOnline } from '../online/useOnline.ts'
import { useModerated, useSite } from '../online/useSite.ts'
import { Dialog } from '../pieces/Dialog.tsx'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { openOnlineGame } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { ChosenFaces } from '../seats/chosenFaces.ts'
import { ProgramSeats } from '../seats/programSeats.ts'
import { AroundContext } from '../table/context/around.ts'
import { useWords } from '../words/words.ts'
import { AccountAtTable } from './AccountAtTable.tsx'
import { GameOnScreen } from './GameOnScreen.tsx'
import { GiveUp } from './GiveUp.tsx'
import { OnlineStrip } from './OnlineStrip.tsx'
import { TalkDialog, TalkDuringGame } from './OnlineTalk.tsx'
import { PeopleAtTable } from './PeopleAtTable.tsx'
import { exportGame } from './exportGame.ts'
import { whyNotDone } from './whyNotDone.ts'

const RatingsAfterGame = lazy(() =>
  import('./RatingsAfterGame.tsx').then((module) => ({ default: module.RatingsAfterGame })),
)
const AllSettings = lazy(() => import('./AllSettings.tsx').then((module) => ({ default: module.AllSettings })))

interface OnlineGameProps {
  readonly code: string
  readonly as: 'player' | 'display'
}

const NO_CHAIRS: Party['chairs'] = []

/** The game at a table online. */
export function OnlineGame({ code, as }: OnlineGameProps): ReactNode {
  const wanted = usePlay((state) => state.wanted)
  const gameId = usePlay((state) => state.gameId)
  const chairs = useOnline((state) => state.party?.chairs) ?? NO_CHAIRS
  const faces = useMemo(() => chairs.map((chair) => (chair.kind === 'person' ? chair.portrait : null)), [chairs])
  const programs = useMemo(
    () => new Set(chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.program ? [seat] : []))),
    [chairs],
  )
  useEffect(() => {
    if (gameId !== code && wanted !== code) openOnlineGame(code, as)
  }, [code, as, gameId, wanted])
  const around =
    as === 'display'
      ? { talk: null, menu: null, podium: null }
      : { talk: <TalkDuringGame />, menu: <TableMenuOnline />, podium: <PlayAgain /> }
  return (
    <AroundContext value={around}>
      <ChosenFaces value={faces}>
        <ProgramSeats value={programs}>
          <GameOnScreen onRetry={() => openOnlineGame(code, as)} />
        </ProgramSeats>
      </ChosenFaces>
      {as === 'player' && <TalkDialog />}
      <OnlineStrip />
    </AroundContext>
  )
}

/** After the game: the same people once more, the game as a file, and whether it was dealt fairly. */
function PlayAgain(): ReactNode {
  const words = useWords()
  const party = useOnline((state) => state.party)
  const chair = useOnline((state) => state.chair)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [report, setReport] = useState<DealReport | null>(null)
  if (party === null) return null
  const check = async (code: string): Promise<Fault | null> => {
    const answered = await reportOnTable(code)
    if (!answered.ok) return answered.error.code
    setReport(answered.report)
    return null
  }
  const attempt = async (what: Promise<Fault | null>): Promise<void> => {
    setBusy(true)
    setFault(null)
    setFault(await what)
    setBusy(false)
  }
  return (
    <>
      <RematchBar
        party={party}
        chair={chair}
        busy={busy}
        hrefOf={(code) => `/table/${code}`}
        onReady={(ready) => void attempt(whyNotDone({ type: 'be_ready', ready }))}
      />
      {chair !== null && party.match?.rated === true && party.stage === 'finished' && (
        <Suspense fallback={null}>
          <RatingsAfterGame party={party} />
        </Suspense>
      )}
      {chair !== null && (
        <BusyButton className="button" busy={busy} onClick={() => void attempt(exportGame(party.code))}>
          {words.over.export}
        </BusyButton>
      )}
      {chair !== null && party.deal !== null && (
        <BusyButton className="button" busy={busy} onClick={() => void attempt(check(party.code))}>
          {words.fairness.check}
        </BusyButton>
      )}
      {report !== null && <DealReportDialog report={report} onClose={() => setReport(null)} />}
      {fault !== null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {faultText(fault, words)}
        </p>
      )}
    </>
  )
}

/** In the menu of the table: what is done without leaving it. */
function TableMenuOnline(): ReactNode {
  const words = useWords()
  const isRated = useOnline((state) => state.party?.match?.rated === true)
  const code = useOnline((state) => state.place?.code ?? null)
  return (
    <>
      {isRated && <p className="text-muted text-sm font-semibold">{words.online.rated}</p>}
      <SettingsAtTable />
      <PeopleInMenu />
      {code !== null && <AccountAtTable code={code} />}
      <OwnSeat />
    </>
  )
}

/** On a page of their own settings would take one away from the others. */
function SettingsAtTable(): ReactNode {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {words.settings.title}
      </button>
      {open && (
        <Dialog title={words.settings.title} onClose={() => setOpen(false)} className="max-w-3xl">
          <Suspense fallback={null}>
            <AllSettings />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

/** Blocks or reports somebody. */
function PeopleInMenu(): ReactNode {
  const words = useWords()
  const others = useOnline(({ party, chair }) => party?.chairs.some((each, seat) => isPerson(each) && seat !== chair))
  const isSeated = useOnline(({ chair }) => chair !== null)
  const moderated = useModerated()
  const [open, setOpen] = useState(false)
  if (!isSeated || others !== true) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {words.online.talk.people(moderated)}
      </button>
      {open && <PeopleAtTable onClose={() => setOpen(false)} />}
    </>
  )
}

/** What one can do with one's seat. */
function OwnSeat(): ReactNode {
  const chair = useOnline((state) => state.chair)
  const stage = useOnline((state) => state.party?.stage ?? null)
  if (chair === null) return null
  return (
    <>
      <OtherDevice />
      {stage === 'playing' && <GiveUp />}
    </>
  )
}

/** Takes the seat to another device. */
function OtherDevice(): ReactNode {
  const words = useWords()
  const site = useSite()
  const [open, setOpen] = useState(false)
  /** What the server knows the link by. */
  const [secret, setSecret] = useState<string | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const ask = async (): Promise<void> => {
    setOpen(true)
    setSecret(null)
    setFault(null)
    const result = await onlineTable.send({ type: 'move_seat' })
    if (result.ok && result.link !== undefined) setSecret(result.link)
    else if (result.ok || result.error.code === 'gone') setFault('offline')
    else setFault(result.error.code)
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void ask()}>
        {words.online.move.title}
      </button>
      {open && (
        <SeatMoveDialog
          link={secret === null ? null : `${site.origin}/seat/${secret}`}
          isOnlyHere={site.isOnlyHere}
          fault={fault}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
