import type { Profile } from '@modern-art/protocol'
import { useState } from 'react'
import { profileApi } from '../online/profileApi.ts'
import type { Fault } from '../online/request.ts'
import { useAnswer } from '../online/useAnswer.ts'
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
  const [fault, setFault] = useState<Fault | null>(null)
  const onPrivate = async (isPrivate: boolean): Promise<void> => {
    setWanted(isPrivate)
    setFault(null)
    const answered = await profileApi.setPrivate(isPrivate)
    if (answered.ok) asked.hear(answered)
    else setFault(answered.error.code)
    setWanted(null)
  }
  return {
    profile: asked.answer,
    fault: asked.fault,
    privacy: {
      isPrivate: wanted ?? asked.answer?.isPrivate ?? false,
      busy: wanted !== null,
      fault,
      onPrivate: (isPrivate) => void onPrivate(isPrivate),
    },
  }
}
