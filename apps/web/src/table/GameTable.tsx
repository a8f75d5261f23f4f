import type { Card } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { backToTable, dropHint, skip } from '../play/play.ts'
import { isOnlooker, usePlay } from '../play/playStore.ts'
import type { Beat } from '../play/beat.ts'
import { DialogHoldingShow } from './pieces/DialogHoldingShow.tsx'
import { ruleThatMatters } from '../rules/ruleThatMatters.ts'
import { useMedia } from '../pieces/useMedia.ts'
import { paintingFor } from '../paintings/pictures.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { ArtistBoard } from './market/ArtistBoard.tsx'
import { AuctionArea } from './auction/AuctionArea.tsx'
import { Coins } from './Coins.tsx'
import { Controls } from './controls/Controls.tsx'
import { useShortcuts, useEscape } from '../pieces/shortcuts.ts'
import { GoalButton } from './Goal.tsx'
import { GameLog } from './log/GameLog.tsx'
import { Hand } from './hand/Hand.tsx'
import { HintButton, useHint } from './controls/Hint.tsx'
import { MarketStrip } from './market/MarketStrip.tsx'
import { PaintingDialog } from './PaintingDialog.tsx'
import { PlanStrip } from './plans/PlanStrip.tsx'
import { PlayerStrip, PlayerZones } from './players/PlayerZone.tsx'
import { SharedHands } from './hand/SharedHands.tsx'
import { choose, settings } from '../settings/settings.ts'
import { useAround } from './context/around.ts'
import { TableContext, useTable } from './context/tableContext.ts'
import { SpeedChoice, TableMenu } from './TableMenu.tsx'
import { TurnBanner } from './TurnBanner.tsx'
import { useImagined } from './context/useImagined.ts'
import './room.css'
import './table.css'
import { RulesReference } from '../rules/RulesReference.tsx'

/** Room for columns: players, stage and market side by side. The variant `wide` in app.css says the same. */
const WIDE = '(min-width: 60rem) and (min-height: 34rem)'

/** The whole table, for a desk or for a hand. */
export function GameTable({ screen, beat }: { readonly screen: Screen; readonly beat: Beat | null }): ReactNode {
  const wide = useMedia(WIDE)
  const [closely, setClosely] = useState<Card | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const { view } = screen
  const covered = usePlay((state) => state.covered)
  const imagined = useImagined(screen, beat, covered)
  const facts = useMemo(() => {
    const readRules = (number = ruleThatMatters(view)): void => setRule(number)
    return { screen, beat, ...imagined, readRules, lookClosely: setClosely }
  }, [screen, beat, imagined, view])
  const hint = useHint(screen)
  // The hint goes first, and then the card that it may have lifted.
  useEscape(hint !== null ? dropHint : imagined.forecast !== null ? () => imagined.select(null) : null)
  useShortcuts({ ' ': skip, m: () => choose({ muted: !settings.getState().muted }) })
  useEffect(() => {
    document.documentElement.dataset['screen'] = 'table'
    return () => {
      delete document.documentElement.dataset['screen']
    }
  }, [])
  return (
    <TableContext value={facts}>
      {wide ? <WideTable /> : <NarrowTable />}
      <Coins />
      {rule !== null && <RulesDialog at={rule} onClose={() => setRule(null)} />}
      {closely !== null && <PaintingDialog card={closely} onClose={() => setClosely(null)} />}
    </TableContext>
  )
}

function WideTable(): ReactNode {
  const words = useWords()
  const { readRules } = useTable()
  const { talk } = useAround()
  const onlooker = usePlay(isOnlooker)
  return (
    <div className="table-wide" data-onlooker={onlooker}>
      <header className="table-bar">
        <span className="table-bar-side">
          <TableMenu />
          <h1 className="table-name">{words.gameName}</h1>
          <SeasonOf />
        </span>
        <TurnBanner />
        <span className="table-bar-side">
          <BackToTable />
          <GoalButton />
          {talk}
          <SpeedChoice />
          <button
            type="button"
            className="text-muted min-h-11 px-1 underline-offset-4 hover:underline"
            onClick={() => readRules()}
          >
            {words.table.rules}
          </button>
        </span>
      </header>
      <aside className="table-players" aria-label={words.table.players}>
        <PlayerZones />
      </aside>
      <main className="table-stage">
        <div className="stage-wall">
          <AuctionArea />
        </div>
        <div className="table-controls">
          <PlanStrip wide />
          <Controls />
        </div>
      </main>
      <aside className="table-market" aria-label={words.table.market}>
        <ArtistBoard />
        <LogPanel />
      </aside>
      <Hands wide />
    </div>
  )
}

/** The viewer's hand, the place of everybody's where they share a screen, or a line for somebody who watches others play. */
function Hands({ wide }: { readonly wide: boolean }): ReactNode {
  const words = useWords()
  const seated = usePlay(({ looking }) => looking.at === 'seat')
  const onlooker = usePlay(isOnlooker)
  if (seated) return <Hand wide={wide} />
  return onlooker ? <p className="onlooker">{words.online.onlooker}</p> : <SharedHands />
}

/** The log in the room that the market leaves; where that is too little, a button that opens it. */
function LogPanel(): ReactNode {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useShortcuts({
    l: () => {
      const log = list.current?.querySelector<HTMLElement>('.game-log') ?? null
      if (log?.checkVisibility() === true) log.focus()
      else setOpen(true)
    },
  })
  return (
    <section className="table-log" aria-labelledby="log-title">
      <div ref={list} className="table-log-list">
        <h2 id="log-title" className="text-base">
          {words.table.log}
        </h2>
        <GameLog />
      </div>
      <button type="button" className="table-log-button button button-quiet" onClick={() => setOpen(true)}>
        {words.table.log}
      </button>
      {open && (
        <DialogHoldingShow title={words.table.log} onClose={() => setOpen(false)} className="max-w-xl">
          <GameLog />
        </DialogHoldingShow>
      )}
    </section>
  )
}

function NarrowTable(): ReactNode {
  const words = useWords()
  const { forecast } = useTable()
  const { talk } = useAround()
  const onlooker = usePlay(isOnlooker)
  const [sheet, setSheet] = useState<'players' | 'market' | 'log' | null>(null)
  useShortcuts({ l: () => setSheet('log') })
  return (
    <div className="table-narrow" data-onlooker={onlooker}>
      <header className="narrow-bar flex items-center gap-1 px-1.5 pt-1">
        <TableMenu />
        <TurnBanner />
        <HintButton className="button button-quiet px-2! text-sm underline underline-offset-4" />
        {talk}
        <button type="button" className="button button-quiet px-2! text-sm" onClick={() => setSheet('log')}>
          {words.table.log}
        </button>
        <h1 className="sr-only">{words.gameName}</h1>
      </header>
      <Strip label={words.table.market} area="market" onOpen={() => setSheet('market')}>
        <MarketStrip />
      </Strip>
      <Strip label={words.table.players} area="players" onOpen={() => setSheet('players')}>
        <PlayerStrip />
      </Strip>
      <main className="narrow-stage">
        <div data-forecast={forecast !== null} className="narrow-season gives-way text-muted text-xs">
          <p>
            <SeasonOrForecast />
            <GoalButton />
          </p>
        </div>
        <div className="stage-wall">
          <AuctionArea />
        </div>
        <BackToTable />
      </main>
      <section aria-label={words.controls.title} className="narrow-controls">
        <PlanStrip wide={false} />
        <Controls />
      </section>
      <Hands wide={false} />
      {sheet !== null && (
        <DialogHoldingShow
          title={words.table[sheet]}
          titleHidden={sheet === 'market'}
          onClose={() => setSheet(null)}
          className="max-w-xl"
        >
          {sheet === 'players' && <PlayerZones />}
          {sheet === 'market' && <ArtistBoard />}
          {sheet === 'log' && <GameLog />}
        </DialogHoldingShow>
      )}
    </div>
  )
}

interface StripProps {
  readonly label: string
  readonly area: 'market' | 'players'
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** A summary; pressing it anywhere shows everything. */
function Strip({ label, area, onOpen, children }: StripProps): ReactNode {
  return (
    <section aria-label={label} className={`relative px-2 narrow-${area}`}>
      {children}
      <button type="button" className="absolute inset-0" onClick={onOpen} aria-label={label} />
    </section>
  )
}

function SeasonOf(): ReactNode {
  const words = useWords()
  const round = usePlay(({ screen }) => screen?.view.round ?? 1)
  return <span className="text-muted">{words.table.season(round)}</span>
}

/** Above the lot on a narrow screen: which season it is, or which card the market imagines as played. */
function SeasonOrForecast(): ReactNode {
  const words = useWords()
  const { forecast } = useTable()
  if (forecast === null) return <SeasonOf />
  return (
    <span className="text-now-text truncate">
      <Rich text={words.table.forecastOf(paintingFor(forecast, words).title)} />
    </span>
  )
}

/** Gives the screen back to everybody after somebody looked at their hand during an open auction. */
function BackToTable(): ReactNode {
  const words = useWords()
  const looksInBetween = usePlay(
    ({ looking, people }) => people.length > 1 && looking.at === 'seat' && looking.during !== null,
  )
  if (!looksInBetween) return null
  return (
    <button type="button" className="button" onClick={backToTable}>
      {words.stage.backToTable}
    </button>
  )
}

/** The rules at the table, opened at one of them: nothing that is being prepared is lost. */
function RulesDialog({ at, onClose }: { readonly at: string; readonly onClose: () => void }): ReactNode {
  const words = useWords()
  return (
    <DialogHoldingShow title={words.rules.title} onClose={onClose} className="max-w-2xl">
      <RulesReference at={at} />
    </DialogHoldingShow>
  )
}
