import { STAND_IN, calledAtTable } from '@modern-art/bots/roster'
import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import {
  dismissAbsence,
  dismissSaveTrouble,
  goOn,
  lookAway,
  lookBack,
  readSeason,
  reviveGame,
  startGame,
} from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { GameOver } from '../season/GameOver.tsx'
import { SeasonSummary } from '../season/SeasonSummary.tsx'
import type { Way } from '../season/SeasonSummary.tsx'
import { AuctioneerVoice } from '../table/AuctioneerVoice.tsx'
import { GameTable } from '../table/GameTable.tsx'
import { HandOver } from '../table/HandOver.tsx'
import { SoundCaptions } from '../sound/SoundCaptions.tsx'
import { useWords } from '../words/words.ts'
import { gameLike } from '../setUp/readyMade.ts'
import { Notice } from '../pieces/Notice.tsx'
import { Opening } from '../pieces/Opening.tsx'
import '../season/season.css'

interface GameOnScreenProps {
  /** Tries to open it once more. */
  readonly onRetry: () => void
  /** The way on at a season's end, if it is not the next season. */
  readonly afterSeason?: Way | undefined
}

/** The game that is open, whatever it shows just now, or why there is none. */
export function GameOnScreen({ onRetry, afterSeason }: GameOnScreenProps): ReactNode {
  const status = usePlay((state) => state.status)
  // A person who reads the rules in between misses nothing.
  useEffect(() => {
    const see = (): void => (document.hidden ? lookAway() : lookBack())
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      lookAway()
    }
  }, [])
  switch (status) {
    case 'closed':
    case 'opening':
      return <Opening />
    case 'not_opened':
      return <NotOpened onRetry={onRetry} />
    case 'died':
      return <Died />
    case 'open':
      return (
        <>
          <AuctioneerVoice />
          <Playing afterSeason={afterSeason} />
          <SoundCaptions />
          <div className="fixed inset-x-3 top-16 z-40 mx-auto grid max-w-2xl gap-2">
            <NotSaved />
            <Absent />
          </div>
        </>
      )
  }
}

function Playing({ afterSeason }: Pick<GameOnScreenProps, 'afterSeason'>): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const again = (over: Screen): void => {
    startGame(gameLike(over))
    navigate('/game/new')
  }
  const screen = usePlay((state) => state.screen)
  const beat = usePlay((state) => state.beat)
  const events = usePlay((state) => state.events)
  const looking = usePlay((state) => state.looking)
  const seasonRead = usePlay((state) => state.seasonRead)
  if (screen === null) return <Opening />
  if (looking.at === 'handover') return <HandOver to={looking.to} />
  const finished = screen.view.phase.name === 'finished'
  const seasons = screen.view.past.length
  if (seasonRead !== null) {
    const back = { label: finished ? words.season.toTheEnd : words.season.back, go: () => readSeason(null) }
    const on = { label: words.season.readNext(seasonRead + 1), go: () => readSeason(seasonRead + 1) }
    const ways = seasonRead < seasons ? { next: on, back } : { next: back }
    return <SeasonSummary key={seasonRead} screen={screen} events={events} round={seasonRead} {...ways} />
  }
  if (beat?.name === 'season') {
    const label = finished ? words.season.toTheEnd : words.season.next(beat.round + 1)
    const next = afterSeason ?? { label, go: goOn }
    return <SeasonSummary screen={screen} events={events} round={beat.round} next={next} />
  }
  if (finished) return <GameOver screen={screen} onAgain={() => again(screen)} />
  return <GameTable screen={screen} beat={beat} />
}

function NotOpened({ onRetry }: Pick<GameOnScreenProps, 'onRetry'>): ReactNode {
  const words = useWords()
  const trouble = usePlay((state) => state.trouble)
  const toMenu = { label: words.trouble.menu, href: '/' }
  switch (trouble?.code) {
    case 'open_elsewhere':
      return (
        <Notice text={words.trouble.openElsewhere} actions={[{ label: words.trouble.tryAgain, go: onRetry }, toMenu]} />
      )
    case 'unreadable':
      return <Notice text={words.trouble.unreadable(trouble.action, trouble.message)} actions={[toMenu]} />
    case 'unknown_bot':
      return <Notice text={words.trouble.unknownBot} actions={[toMenu]} />
    case 'storage':
      return <Notice text={words.trouble.noSaves} actions={[toMenu]} />
    case 'not_found':
    case undefined:
      return <Notice text={words.trouble.notFound} actions={[toMenu]} />
  }
}

function Died(): ReactNode {
  const words = useWords()
  const kept = usePlay((state) => state.saveTrouble === null)
  if (!kept) return <Notice text={words.trouble.diedUnsaved} actions={[{ label: words.trouble.menu, href: '/' }]} />
  return (
    <Notice
      text={words.trouble.died}
      actions={[
        { label: words.trouble.revive, go: reviveGame },
        { label: words.trouble.menu, href: '/' },
      ]}
    />
  )
}

/** The game goes on, but will not be there after a reload. */
function NotSaved(): ReactNode {
  const words = useWords()
  const trouble = usePlay((state) => state.saveTrouble)
  const read = usePlay((state) => state.saveTroubleRead)
  if (trouble === null || read) return null
  return <Note text={words.trouble.notSaved[trouble]} onRead={dismissSaveTrouble} />
}

/** The game goes on, but somebody else plays. */
function Absent(): ReactNode {
  const words = useWords()
  const absent = usePlay((state) => state.absent)
  const read = usePlay((state) => state.absentRead)
  if (absent.length === 0 || read) return null
  const standIn = calledAtTable(STAND_IN)
  const text = absent.map((bot) => words.trouble.absent(calledAtTable(bot), standIn)).join(' ')
  return <Note text={text} onRead={dismissAbsence} />
}

function Note({ text, onRead }: { readonly text: string; readonly onRead: () => void }): ReactNode {
  const words = useWords()
  return (
    <div role="alert" className="bg-ink text-on-ink flex items-center gap-4 rounded-2xl px-5 py-3 shadow-xl">
      <p className="flex-1">{text}</p>
      <button type="button" className="min-h-11 font-semibold underline underline-offset-4" onClick={onRead}>
        {words.trouble.dismiss}
      </button>
    </div>
  )
}
