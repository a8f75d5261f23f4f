import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { PrivacyChoice } from '../profile/PrivacyChoice.tsx'
import { useProfile } from '../profile/useProfile.ts'
import { useProfileWords } from '../words/profileWords.ts'
import { Card } from './Card.tsx'

/** The way to one's profile, and whether others see it. */
export function ProfileCard(): ReactNode {
  const { page, board } = useProfileWords()
  const { profile, privacy } = useProfile(null)
  return (
    <Card title={page.card}>
      <div className="flex flex-wrap gap-2">
        <Link href="/profile" className="button">
          {board.ownProfile}
        </Link>
        <Link href="/leaderboard" className="button">
          {board.title}
        </Link>
      </div>
      {profile !== null && <PrivacyChoice {...privacy} />}
    </Card>
  )
}
