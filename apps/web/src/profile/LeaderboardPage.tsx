import { PACE_FAMILIES } from '@modern-art/protocol'
import type { BoardPerson, Leaderboard, PaceFamily } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { faultText } from '../friends/faultText.ts'
import type { Fault } from '../online/request.ts'
import { Page } from '../pieces/Page.tsx'
import { FaceOf } from '../seats/FaceOf.tsx'
import type { ProfileWords } from '../words/profileWords.ts'
import { useProfileWords } from '../words/profileWords.ts'
import { useWords } from '../words/words.ts'
import './profile.css'

interface LeaderboardPageProps {
  readonly pace: PaceFamily
  /** `null` until the server has told it. */
  readonly leaderboard: Leaderboard | null
  /** Why it has not. */
  readonly fault: Fault | null
  readonly isKnown: boolean
  readonly hasAccount: boolean
  readonly signInHref: string
  readonly onPace: (pace: PaceFamily) => void
}

/** The best players of each kind of game, and where one stands. */
export function LeaderboardPage(props: LeaderboardPageProps): ReactNode {
  const { pace, leaderboard, fault, isKnown, hasAccount, signInHref, onPace } = props
  const words = useWords()
  const { board, paces } = useProfileWords()
  return (
    <Page title={board.title} about={board.about}>
      <div role="group" aria-label={board.pace} className="mt-6 flex flex-wrap gap-2">
        {PACE_FAMILIES.map((each) => (
          <button
            key={each}
            type="button"
            className="button rounded-full!"
            aria-pressed={each === pace}
            onClick={() => onPace(each)}
          >
            {paces[each]}
          </button>
        ))}
      </div>
      <div role="status" className="mt-4 max-w-3xl">
        {leaderboard === null ? (
          <p className="text-muted font-serif text-lg italic">
            {fault === null ? board.loading : faultText(fault, words)}
          </p>
        ) : (
          isKnown && <p className="board-own">{hasAccount ? standingText(leaderboard, board) : board.needsAccount}</p>
        )}
      </div>
      {leaderboard !== null && isKnown && (
        <Link href={hasAccount ? '/match' : signInHref} className="text-link">
          {hasAccount ? board.play : board.signIn}
        </Link>
      )}
      {leaderboard !== null && (
        <>
          {leaderboard.people.length === 0 ? (
            <p className="panel mt-4 max-w-3xl p-4 font-serif text-lg italic">{board.empty}</p>
          ) : (
            <ol aria-label={board.list(paces[pace])} className="panel board">
              {leaderboard.people.map((person) => (
                <BoardRow key={person.handle} person={person} />
              ))}
            </ol>
          )}
          {isKnown && (
            <Link href="/profile" className="button mt-4">
              {board.ownProfile}
            </Link>
          )}
        </>
      )}
    </Page>
  )
}

/** Where one stands, or what is missing. */
function standingText({ own, people }: Leaderboard, board: ProfileWords['board']): string {
  if (own === null) return board.noRating
  if (own.place === null) return board.missing(own.gamesMissing)
  const isListed = people.some(({ isYou }) => isYou) || people.length < own.place
  return isListed ? board.ownPlace(own.place) : `${board.ownPlace(own.place)} ${board.hidden}`
}

function BoardRow({ person }: { readonly person: BoardPerson }): ReactNode {
  const words = useWords()
  const { board } = useProfileWords()
  const { place, name, portrait, boardPoints, games, handle, isYou } = person
  return (
    <li className="board-row" data-you={isYou} data-place={place}>
      <span className="board-place">{words.figure(place)}</span>
      <FaceOf name={name} portrait={portrait} className="size-11" />
      <span className="min-w-0">
        <Link href={`/profile/${handle}`} className="board-name">
          {name}
        </Link>
        {isYou && <span className="board-you">{board.you}</span>}
        <span className="text-muted block text-sm">{board.games(games)}</span>
      </span>
      <span className="board-points">{board.points(boardPoints)}</span>
    </li>
  )
}
