import type { MyMatches, PaceFamily, WantedMatch } from '@modern-art/protocol'
import { questionsBy } from './request.ts'
import type { Answered, Fetch } from './request.ts'

/** What a page asks the server about quick match. Nothing here throws or rejects. */
export interface MatchApi {
  /** Answers when it is something else than the version that was heard last, or after a while. */
  readonly places: (seen: string | null) => Promise<Answered<MyMatches>>
  readonly look: (wanted: WantedMatch) => Promise<Answered<MyMatches>>
  readonly leave: (pace: PaceFamily) => Promise<Answered<MyMatches>>
  readonly showUp: (pace: PaceFamily) => Promise<Answered<MyMatches>>
  readonly sayYesToBots: (pace: PaceFamily, rated: boolean) => Promise<Answered<MyMatches>>
}

function matchApiOf(fetch: Fetch): MatchApi {
  const { get, post } = questionsBy(fetch)
  return {
    places: (seen) => get(seen === null ? 'match' : `match?seen=${encodeURIComponent(seen)}`),
    look: (wanted) => post('match/look', wanted),
    leave: (pace) => post('match/leave', { pace }),
    showUp: (pace) => post('match/show_up', { pace }),
    sayYesToBots: (pace, rated) => post('match/bots', { pace, rated }),
  }
}

export const matchApi = matchApiOf((address, init) => fetch(address, init))
