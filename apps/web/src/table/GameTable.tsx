import type { Card } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { backToTable, skip } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import type { Beat } from '../play/beat.ts'
import { Dialog } from '../pieces/Dialog.tsx'
import { useMedia } from '../pieces/useMedia.ts'
import type { Screen } from '../worker/messages.ts'
import { useWords } from '../words/words.ts'
import { ArtistBoard, MarketStrip } from './ArtistBoard.tsx'
import { AuctionArea } from './auction/AuctionArea.tsx'
import { AuctioneerVoice } from './AuctioneerVoice.tsx'
import { Coins } from './Coins.tsx'
import { ActionBar } from './controls/ActionBar.tsx'
import { CeilingPanel } from './controls/CeilingPanel.tsx'
import { useShortcuts } from './controls/shortcuts.ts'
import { GameLog } from './GameLog.tsx'
import { Hand } from './Hand.tsx'
import { PaintingDialog } from './PaintingDialog.tsx'
import { PlayerStrip, PlayerZones } from './PlayerZone.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { SharedBidding } from './SharedBidding.tsx'
import { TableContext } from './tableContext.ts'
import { SpeedChoice, TableMenu } from './TableMenu.tsx'
import { TurnBanner } from './TurnBanner.tsx'
import './table.css'

const WIDE = '(min-width: 68.75rem)'

/** The whole table, for a desk or for a hand. */
export function GameTable({ screen, beat }: { readonly screen: Screen; readonly beat: Beat | null }): ReactNode {
  const wide = useMedia(WIDE)
  const [chosen, setChosen] = useState<{ readonly card: Card; readonly round: number } | null>(null)
  const [pointed, pointAt] = useState<Card | null>(null)
  const [closely, setClosely] = useState<Card | null>(null)
  const { view } = screen
  // A card that has left the hand is no longer lifted.
  const selected = chosen !== null && view.hand.includes(chosen.card) ? chosen.card : null
  const select = useCallback(
    (card: Card | null) => setChosen(card === null ? null : { card, round: view.round }),
    [view.round],
  )
  const facts = useMemo(() => {
    const forecast = pointed !== null && view.hand.includes(pointed) ? pointed : selected
    return { screen, beat, selected, select, forecast, pointAt, lookClosely: setClosely }
  }, [screen, beat, selected, select, pointed, view.hand])
  const keys = useMemo(() => ({ ' ': skip }), [])
  useShortcuts(keys)
  useEffect(() => {
    document.documentElement.dataset['screen'] = 'table'
    return () => {
      delete document.documentElement.dataset['screen']
    }
  }, [])
  return (
    <TableContext value={facts}>
      <AuctioneerVoice />
      {wide ? <WideTable /> : <NarrowTable />}
      <Coins />
      {closely !== null && <PaintingDialog card={closely} onClose={() => setClosely(null)} />}
    </TableContext>
  )
}

const LOG_KEYS = { l: () => document.querySelector<HTMLElement>('.game-log')?.focus() }

function WideTable(): ReactNode {
  const words = useWords()
  useShortcuts(LOG_KEYS)
  const seated = usePlay(({ looking }) => looking.at === 'seat')
  return (
    <div className="table-wide">
      <header className="table-bar">
        <TableMenu />
        <h1 className="text-[1.1875rem]">{words.gameName}</h1>
        <SeasonOf />
        <TurnBanner />
        <span className="ml-auto flex items-center gap-3">
          <BackToTable />
          <SpeedChoice />
          <Link href="/rules" className="text-muted px-1 underline-offset-4 hover:underline">
            {words.table.rules}
          </Link>
        </span>
      </header>
      <aside className="table-players">
        <PlayerZones />
      </aside>
      <main className="table-stage">
        <div className="stage-wall">
          <AuctionArea />
        </div>
        <div className="table-controls">
          <RefusalNote />
          {seated ? <ActionBar /> : <SharedBidding />}
        </div>
      </main>
      <aside className="table-market">
        <ArtistBoard />
        <CeilingPanel />
      </aside>
      {seated && <Hand wide />}
      <section className={`table-log ${seated ? '' : 'table-log-alone'}`} aria-labelledby="log-title">
        <h2 id="log-title" className="text-base">
          {words.table.log}
        </h2>
        <GameLog />
      </section>
    </div>
  )
}

function NarrowTable(): ReactNode {
  const words = useWords()
  const seated = usePlay(({ looking }) => looking.at === 'seat')
  const [sheet, setSheet] = useState<'players' | 'market' | 'log' | 'ceiling' | null>(null)
  const keys = useMemo(() => ({ l: () => setSheet('log') }), [])
  useShortcuts(keys)
  return (
    <div className="table-narrow">
      <header className="flex items-center gap-1 px-1.5 pt-1">
        <TableMenu />
        <TurnBanner />
        <button type="button" className="button button-quiet px-2! text-sm" onClick={() => setSheet('log')}>
          {words.table.log}
        </button>
      </header>
      <h1 className="sr-only">{words.gameName}</h1>
      <div className="relative px-2">
        <MarketStrip />
        <button
          type="button"
          className="absolute inset-0"
          onClick={() => setSheet('market')}
          aria-label={words.table.market}
        />
      </div>
      <div className="relative px-2">
        <PlayerStrip />
        <button
          type="button"
          className="absolute inset-0"
          onClick={() => setSheet('players')}
          aria-label={words.table.players}
        />
      </div>
      <main className="narrow-stage">
        <div className="stage-wall">
          <AuctionArea />
        </div>
        <RefusalNote />
        <BackToTable />
      </main>
      <div className="narrow-controls">
        {seated ? <ActionBar /> : <SharedBidding />}
        {seated && <CeilingButton onOpen={() => setSheet('ceiling')} />}
      </div>
      {seated && <Hand wide={false} />}
      {sheet !== null && (
        <Dialog
          title={sheet === 'ceiling' ? words.controls.ceiling : words.table[sheet]}
          titleHidden={sheet === 'market' || sheet === 'ceiling'}
          onClose={() => setSheet(null)}
          className="max-w-xl"
        >
          {sheet === 'players' && <PlayerZones />}
          {sheet === 'market' && <ArtistBoard />}
          {sheet === 'log' && <GameLog />}
          {sheet === 'ceiling' && <CeilingPanel />}
        </Dialog>
      )}
    </div>
  )
}

function SeasonOf(): ReactNode {
  const words = useWords()
  const round = usePlay(({ screen }) => screen?.view.round ?? 1)
  return <span className="text-muted">{words.table.season(round)}</span>
}

/** On a narrow screen the ceiling is in a sheet. */
function CeilingButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const words = useWords()
  const shown = usePlay(({ screen }) => {
    const phase = screen?.view.phase
    return (
      phase?.name === 'auction' &&
      phase.bidding.type !== 'hidden' &&
      !(phase.bidding.type === 'fixed_price' && phase.offer.auctioneer === screen?.view.seat)
    )
  })
  const stands = usePlay(({ screen }) => screen?.order ?? null)
  if (!shown) return null
  return (
    <button
      type="button"
      className="text-muted mx-auto block min-h-8 text-[0.8125rem] underline underline-offset-4"
      onClick={onOpen}
    >
      {stands === null
        ? `${words.controls.ceiling}…`
        : stands.type === 'out'
          ? words.controls.outStands
          : words.controls.ceilingStands(stands.amount, stands.above)}
    </button>
  )
}

/** Who looked at their hand during an open auction gives the screen back. */
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
