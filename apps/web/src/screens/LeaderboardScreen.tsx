import type { Leaderboard, PaceFamily } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { withWayBack } from '../account/ownPath.ts'
import { profileApi } from '../online/profileApi.ts'
import { useAnswer } from '../online/useAnswer.ts'
import { useMe } from '../online/useMe.ts'
import { LeaderboardPage } from '../profile/LeaderboardPage.tsx'

/** The best players. */
export function LeaderboardScreen(): ReactNode {
  const [pace, setPace] = useState<PaceFamily>('live')
  const { me } = useMe()
  const { answer, fault } = useAnswer<Leaderboard>(pace, () => profileApi.leaderboard(pace))
  const isKnown = me !== null && (me.name !== null || me.hasAccount)
  return (
    <LeaderboardPage
      pace={pace}
      leaderboard={answer}
      fault={fault}
      isKnown={isKnown}
      hasAccount={me?.hasAccount === true}
      signInHref={withWayBack('/account/sign-in', '/leaderboard')}
      onPace={setPace}
    />
  )
}
