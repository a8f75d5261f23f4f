import type { RatingStorage } from '../storage/ratings.ts'

const nobody = (): Promise<null> => Promise.resolve(null)
const nothing = (): Promise<readonly never[]> => Promise.resolve([])
const none = (): Promise<ReadonlyMap<never, never>> => Promise.resolve(new Map<never, never>())

/** The storage of a server at which no game has ended. */
export function noRatings(): RatingStorage {
  return {
    ratingsOf: none,
    bestOf: nothing,
    countBetter: () => Promise.resolve(0),
    resultsOf: nothing,
    resultsAt: nothing,
    findProfile: nobody,
    profileOf: nobody,
    publicHandles: none,
    setPrivateProfile: () => Promise.resolve(),
  }
}
