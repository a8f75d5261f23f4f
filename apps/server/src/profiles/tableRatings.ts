import type { TableRatings } from '@modern-art/protocol'
import type { RatingStorage } from '../storage/ratings.ts'
import type { StoredTable } from '../storage/storage.ts'
import { ratingStep } from './profileOf.ts'
import { gamesMissing } from './shownRating.ts'

/** By chair, what the game of a table did to the ratings, and where its people's profiles are. */
export async function tableRatings(
  { id, party }: StoredTable,
  storage: Pick<RatingStorage, 'resultsAt' | 'publicHandles'>,
): Promise<TableRatings> {
  const results = await storage.resultsAt(id)
  const handles = await storage.publicHandles(results.map(({ user }) => user))
  return {
    chairs: party.chairs.map((_, chair) => {
      const result = results.find(({ seat }) => seat === chair)
      const step = result === undefined ? null : ratingStep(result)
      const after = result?.after ?? null
      return {
        handle: handles.get(result?.user ?? '') ?? null,
        rating: step === null || after === null ? null : { ...step, gamesMissing: gamesMissing(after) },
      }
    }),
  }
}
