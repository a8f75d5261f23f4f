import type { ReactNode } from 'react'
import { faultText } from '../friends/faultText.ts'
import { useMe } from '../online/useMe.ts'
import { useModeration } from '../online/useModeration.ts'
import { Page } from '../pieces/Page.tsx'
import { ModerationPage } from '../safety/ModerationPage.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'
import { useWords } from '../words/words.ts'

/** Looking after the others: for moderators. */
export function ModerationScreen(): ReactNode {
  const words = useWords()
  const { moderation } = useSafetyWords()
  const { me, fault } = useMe()
  if (me?.isModerator === true) return <Reports />
  const why = me === null ? fault : 'not_moderator'
  return (
    <Page title={moderation.title}>
      <p role="status" className="text-muted mt-6 font-serif text-lg italic">
        {why === null ? moderation.loading : faultText(why, words)}
      </p>
    </Page>
  )
}

function Reports(): ReactNode {
  const moderation = useModeration()
  return <ModerationPage {...moderation} />
}
