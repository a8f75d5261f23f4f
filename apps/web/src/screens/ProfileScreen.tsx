import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { faultText } from '../friends/faultText.ts'
import { Page } from '../pieces/Page.tsx'
import { ProfilePage } from '../profile/ProfilePage.tsx'
import { useProfile } from '../profile/useProfile.ts'
import { useProfileWords } from '../words/profileWords.ts'
import { useWords } from '../words/words.ts'

/** Somebody's profile by its handle, or one's own. */
export function ProfileScreen({ handle }: { readonly handle: string | null }): ReactNode {
  const words = useWords()
  const { page } = useProfileWords()
  const { profile, fault, privacy } = useProfile(handle)
  if (profile !== null) return <ProfilePage profile={profile} {...privacy} />
  const isStranger = handle === null && fault === 'not_signed_in'
  return (
    <Page title={handle === null ? page.own : page.title}>
      <p role="status" className="text-muted mt-6 max-w-2xl font-serif text-lg italic">
        {isStranger ? page.nobody : fault === null ? page.loading : faultText(fault, words)}
      </p>
      {isStranger && (
        <Link href="/friends" className="button button-now mt-4">
          {page.play}
        </Link>
      )}
    </Page>
  )
}
