import type { Party, TableRatings } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { profileApi } from '../online/profileApi.ts'
import { useAnswer } from '../online/useAnswer.ts'
import { RatingChanges } from '../profile/RatingChanges.tsx'

/** What a game that counted did to the ratings, once it is over: it was kept together with its end. */
export function RatingsAfterGame({ party }: { readonly party: Party }): ReactNode {
  const { answer } = useAnswer<TableRatings>(party.code, () => profileApi.tableRatings(party.code))
  return answer === null ? null : <RatingChanges chairs={party.chairs} ratings={answer} />
}
