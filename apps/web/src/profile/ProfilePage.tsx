import type { Profile } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../pieces/Page.tsx'
import { FaceOf } from '../seats/FaceOf.tsx'
import { useProfileWords } from '../words/profileWords.ts'
import { FavouriteArtists } from './FavouriteArtists.tsx'
import { FormChart } from './FormChart.tsx'
import { GameHistory } from './GameHistory.tsx'
import { PaidAndWorth } from './PaidAndWorth.tsx'
import { PrivacyChoice } from './PrivacyChoice.tsx'
import type { PrivacyProps } from './PrivacyChoice.tsx'
import { RatingPanels } from './RatingPanels.tsx'
import { WinShares } from './WinShares.tsx'
import './profile.css'

interface ProfilePageProps extends PrivacyProps {
  readonly profile: Profile
}

/** How somebody has played, drawn. */
export function ProfilePage({ profile, ...privacy }: ProfilePageProps): ReactNode {
  const { page } = useProfileWords()
  const { name, portrait, games, isYou, handle } = profile
  return (
    <Page title={name ?? page.own}>
      <div className="profile-head">
        <FaceOf name={name ?? ''} portrait={portrait} className="size-20 sm:size-24" />
        <div className="grid min-w-0 gap-1">
          {isYou && <p className="text-muted font-serif text-lg italic">{page.own}</p>}
          <Link href="/leaderboard" className="text-link justify-self-start">
            {page.board}
          </Link>
        </div>
      </div>
      {isYou && handle === null && (
        <div className="panel mt-4 grid max-w-2xl gap-3 p-4">
          <p>{page.guest}</p>
          <Link href="/account" className="button justify-self-start">
            {page.account}
          </Link>
        </div>
      )}
      {handle !== null && <RatingPanels profile={profile} />}
      {games.length === 0 ? (
        <div className="panel mt-4 grid max-w-2xl gap-3 p-4">
          <p className="font-serif text-lg italic">{isYou ? page.nobody : page.empty}</p>
          {isYou && (
            <Link href="/friends" className="button button-now justify-self-start">
              {page.play}
            </Link>
          )}
        </div>
      ) : (
        <div className="profile-panels">
          <FormChart games={games} />
          <WinShares games={games} />
          <FavouriteArtists games={games} />
          <PaidAndWorth games={games} />
          <GameHistory games={games} />
        </div>
      )}
      {isYou && handle !== null && (
        <div className="mt-4 max-w-2xl">
          <PrivacyChoice {...privacy} />
        </div>
      )}
    </Page>
  )
}
