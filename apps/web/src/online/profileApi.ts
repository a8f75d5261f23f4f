import type { Leaderboard, PaceFamily, Profile, TableRatings } from '@modern-art/protocol'
import { questionsBy } from './request.ts'
import type { Answered, Fetch } from './request.ts'

/** What a page asks about ratings and profiles. Nothing here throws or rejects. */
export interface ProfileApi {
  readonly leaderboard: (pace: PaceFamily) => Promise<Answered<Leaderboard>>
  readonly profile: (handle: string) => Promise<Answered<Profile>>
  /** One's own; a guest has one, too. */
  readonly mine: () => Promise<Answered<Profile>>
  readonly setPrivate: (isPrivate: boolean) => Promise<Answered<Profile>>
  readonly tableRatings: (code: string) => Promise<Answered<TableRatings>>
}

function profileApiOf(fetch: Fetch): ProfileApi {
  const { get, post } = questionsBy(fetch)
  return {
    leaderboard: (pace) => get(`leaderboard?pace=${pace}`),
    profile: (handle) => get(`profiles/${encodeURIComponent(handle)}`),
    mine: () => get('me/profile'),
    setPrivate: (isPrivate) => post('me/profile', { isPrivate }),
    tableRatings: (code) => get(`tables/${code}/ratings`),
  }
}

/** The server of this page. */
export const profileApi = profileApiOf((address, init) => fetch(address, init))
