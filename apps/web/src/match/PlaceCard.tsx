import type { MatchPlace, PaceFamily } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useLostFocus } from '../pieces/useLostFocus.ts'
import { useNow } from '../pieces/useNow.ts'
import { timeLeft } from '../words/grammar/timeLeft.ts'
import { useMatchWords } from '../words/matchWords.ts'
import { useWords } from '../words/words.ts'

export interface PlaceDeeds {
  readonly busy: boolean
  readonly onStop: (pace: PaceFamily) => void
  readonly onShowUp: (pace: PaceFamily) => void
  readonly onBots: (pace: PaceFamily, rated: boolean) => void
}

interface PlaceCardProps extends PlaceDeeds {
  readonly place: MatchPlace
  /** When it was heard, by `performance.now()`. */
  readonly heardAt: number
  readonly hrefOf: (code: string) => string
}

const SECOND = 1000

/** Where somebody stands in the queue, and what they can do there. */
export function PlaceCard({ place, heardAt, hrefOf, ...deeds }: PlaceCardProps): ReactNode {
  const match = useMatchWords()
  const passed = Math.max(0, useNow(true, SECOND) - heardAt)
  const { pace, sizes, rated } = place
  const card = useLostFocus<HTMLElement>(stepOf(place))
  const wanted = match.wanted(pace, sizes, rated)
  return (
    <section ref={card} tabIndex={-1} aria-label={wanted} className="panel match-place outline-none">
      <p className="text-muted text-sm">{wanted}</p>
      <State place={place} passed={passed} hrefOf={hrefOf} {...deeds} />
    </section>
  )
}

/** Names what there is to press. */
function stepOf({ now }: MatchPlace): string {
  switch (now.state) {
    case 'waiting':
      return `${now.state} ${now.saidYes} ${now.offer !== null}`
    case 'found':
      return `${now.state} ${now.shownUp} ${now.saidYes} ${now.offer !== null}`
    case 'pausing':
    case 'playing':
    case 'seated':
      return now.state
  }
}

interface StateProps extends PlaceDeeds {
  readonly place: MatchPlace
  readonly hrefOf: (code: string) => string
  /** How long ago it was heard, in milliseconds. */
  readonly passed: number
}

function State({ place, passed, hrefOf, ...deeds }: StateProps): ReactNode {
  const words = useWords()
  const match = useMatchWords()
  const { pace, now } = place
  const left = (milliseconds: number): string => timeLeft(Math.ceil(Math.max(0, milliseconds - passed) / SECOND))
  switch (now.state) {
    case 'waiting':
      return (
        <>
          <Standing text={pace === 'live' ? match.waiting : match.waitingTurnBased} />
          <p className="tabular-nums">
            {match.waited(timeLeft(Math.floor((place.waited + passed) / SECOND)))}{' '}
            {now.offer === null && !now.saidYes && match.botsIn(left(now.botsIn))}
          </p>
          <Bots place={place} offer={now.offer} saidYes={now.saidYes} about={match.offer} {...deeds} />
          <Stop label={match.stop} pace={pace} {...deeds} />
        </>
      )
    case 'pausing':
      return (
        <>
          <p className="tabular-nums">{match.pausing(left(now.left))}</p>
          <Stop label={match.stop} pace={pace} {...deeds} />
        </>
      )
    case 'playing':
      return (
        <>
          <Standing text={match.playing} />
          <Link href="/friends" className="text-link justify-self-start">
            {words.online.connection.toFriends}
          </Link>
          <Stop label={match.stop} pace={pace} {...deeds} />
        </>
      )
    case 'found':
      return now.shownUp ? (
        <>
          <Standing text={now.left === null ? match.someoneMissing : match.waitsForOthers} />
          <p role="status">{match.here(now.here, now.size - now.bots)}</p>
          <Bots place={place} offer={now.offer} saidYes={now.saidYes} about={match.offerHere} {...deeds} />
          {now.left !== null && <p className="text-muted text-sm">{match.notNowHint}</p>}
          <Stop label={match.stop} pace={pace} {...deeds} />
        </>
      ) : (
        <>
          <Standing text={match.found} isNews />
          <p>{match.foundAbout(now.size - now.bots, now.bots)}</p>
          <div className="flex flex-wrap items-center gap-3">
            <BusyButton
              className="button button-now min-h-14 text-lg"
              busy={deeds.busy}
              onClick={() => deeds.onShowUp(pace)}
            >
              {match.sitDown}
            </BusyButton>
            {now.left !== null && <span className="tabular-nums">{match.sitDownLeft(left(now.left))}</span>}
          </div>
          <p className="text-muted text-sm">{match.notNowHint}</p>
          <Stop label={match.notNow} pace={pace} {...deeds} />
        </>
      )
    case 'seated':
      return (
        <>
          <Standing text={match.seated} />
          <Link href={hrefOf(now.code)} className="button button-now justify-self-start">
            {match.toTheTable}
          </Link>
        </>
      )
  }
}

/** How it stands, for eyes and ears. */
function Standing({ text, isNews = false }: { readonly text: string; readonly isNews?: boolean }): ReactNode {
  return (
    <p role={isNews ? 'alert' : 'status'} className="font-serif text-2xl/tight font-semibold text-balance">
      {text}
    </p>
  )
}

interface BotsProps extends Pick<PlaceDeeds, 'busy' | 'onBots'> {
  readonly place: MatchPlace
  readonly offer: { readonly rated: boolean } | null
  readonly saidYes: boolean
  readonly about: string
}

function Bots({ place: { pace, rated, now }, offer, saidYes, about, busy, onBots }: BotsProps): ReactNode {
  const match = useMatchWords()
  if (saidYes) return <p>{now.state === 'found' ? match.saidYesHere : match.saidYes}</p>
  if (offer === null) return null
  // Those who have been put together play for the same.
  const mayBeUnrated = now.state === 'waiting'
  return (
    <>
      <p>{about}</p>
      <div className="flex flex-wrap gap-2">
        {offer.rated && (
          <BusyButton className="button button-ink" busy={busy} onClick={() => onBots(pace, true)}>
            {match.botsRated}
          </BusyButton>
        )}
        {(mayBeUnrated || !offer.rated) && (
          <BusyButton className="button" busy={busy} onClick={() => onBots(pace, false)}>
            {rated ? match.botsUnrated : match.bots}
          </BusyButton>
        )}
      </div>
    </>
  )
}

interface StopProps extends Pick<PlaceDeeds, 'busy' | 'onStop'> {
  readonly label: string
  readonly pace: PaceFamily
}

function Stop({ label, pace, busy, onStop }: StopProps): ReactNode {
  return (
    <BusyButton className="button button-quiet -ml-3 justify-self-start" busy={busy} onClick={() => onStop(pace)}>
      {label}
    </BusyButton>
  )
}
