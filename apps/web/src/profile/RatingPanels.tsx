import { PACE_FAMILIES } from '@modern-art/protocol'
import type { PaceFamily, Profile, ShownRating } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useProfileWords } from '../words/profileWords.ts'
import { useWords } from '../words/words.ts'
import { ratingLine } from './figures.ts'
import { RatingLine } from './RatingLine.tsx'

/** One's ratings, at each pace, and how they came to be. */
export function RatingPanels({ profile }: { readonly profile: Profile }): ReactNode {
  const { rating } = useProfileWords()
  return (
    <ul aria-label={rating.title} className="rating-panels">
      {PACE_FAMILIES.map((pace) => (
        <RatingPanel
          key={pace}
          pace={pace}
          isYou={profile.isYou}
          rating={profile.ratings[pace]}
          line={ratingLine(profile.games, pace)}
        />
      ))}
    </ul>
  )
}

interface RatingPanelProps {
  readonly pace: PaceFamily
  readonly isYou: boolean
  readonly rating: ShownRating | null
  /** Points before the first game, and after each. */
  readonly line: readonly number[]
}

function RatingPanel({ pace, isYou, rating, line }: RatingPanelProps): ReactNode {
  const words = useWords()
  const profile = useProfileWords()
  return (
    <li className="panel rating-panel">
      <div>
        <h2 className="text-muted font-sans text-sm font-semibold">{profile.paces[pace]}</h2>
        {rating === null ? (
          <>
            <p className="mt-1 font-serif text-lg italic">{profile.rating.none}</p>
            {isYou && (
              <Link href="/match" className="text-link">
                {profile.rating.play}
              </Link>
            )}
          </>
        ) : (
          <>
            <p className="title rating-points" data-provisional={rating.gamesMissing > 0}>
              {words.figure(rating.points)}
            </p>
            <p className="text-muted text-sm">
              {profile.rating.doubt(rating.doubt)}
              <br />
              {rating.gamesMissing > 0
                ? profile.rating.provisional(rating.gamesMissing)
                : profile.rating.games(rating.games)}
            </p>
          </>
        )}
      </div>
      {line.length > 1 && (
        <RatingLine
          points={line}
          label={profile.rating.line(profile.paces[pace], line[0] ?? 0, line.at(-1) ?? 0, line.length - 1)}
        />
      )}
    </li>
  )
}
