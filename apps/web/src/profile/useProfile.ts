import type { Profile } from '@modern-art/protocol'
import { useState } from 'react'
import { profileApi } from '../online/profileApi.ts'
import type { Fault } from '../online/request.ts'
import { useAnswer } from '../online/useAnswer.ts'
import { useAttempt } from '../online/useAttempt.ts'
import type { PrivacyProps } from './PrivacyChoice.tsx'

interface ProfileAsked {
  /** `null` until the server has told it. */
  readonly profile: Profile | null
  /** Why it has not. */
  readonly fault: Fault | null
  readonly privacy: PrivacyProps
}

/** Somebody's profile by its handle, or one's own (`null`), and the choice whether others see that. */
export function useProfile(handle: string | null): ProfileAsked {
  const asked = useAnswer<Profile>(handle ?? '', () =>
    handle === null ? profileApi.mine() : profileApi.profile(handle),
  )
  /** What was chosen, until that is answered. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { busy, refused, attempt } = useAttempt()
  const onPrivate = async (isPrivate: boolean): Promise<void> => {
    setWanted(isPrivate)
    const answered = await attempt(() => profileApi.setPrivate(isPrivate))
    if (answered !== null) asked.hear({ ok: true, ...answered })
    setWanted(null)
  }
  return {
    profile: asked.answer,
    fault: asked.fault,
    privacy: {
      isPrivate: wanted ?? asked.answer?.isPrivate ?? false,
      busy,
      fault: refused?.code ?? null,
      onPrivate: (isPrivate) => void onPrivate(isPrivate),
    },
  }
}
