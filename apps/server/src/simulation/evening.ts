import { match } from '../matching/match.ts'
import { acceptBots } from '../matching/queue.ts'
import type { Match, Offer, OpenTable, QueueEntry } from '../matching/queue.ts'
import { judgeShowingUp, missedAgain, NO_NO_SHOWS, showUpBy } from '../matching/showingUp.ts'
import type { NoShows } from '../matching/showingUp.ts'
import { PACE_FAMILIES } from '../ratings/paceFamily.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { pointsOf } from '../ratings/rating.ts'
import { HOUR, SECOND } from './visitors.ts'
import type { Visitor } from './visitors.ts'

/** A table that has begun. */
export interface Begun {
  readonly pace: PaceFamily
  readonly rated: boolean
  readonly size: number
  readonly bots: number
  /** How long each person has waited, in seconds. */
  readonly waits: readonly number[]
  /** Between the strongest and the weakest person, in points. */
  readonly difference: number
}

export interface Evening {
  readonly tables: readonly Begun[]
  /** People who were still waiting when the simulation ended. */
  readonly waiting: number
  /** The most who waited at one time. */
  readonly longestQueue: number
}

interface Seated {
  readonly made: Match
  readonly entries: readonly QueueEntry[]
  readonly code: string
  readonly due: number
}

const TICK: Readonly<Record<PaceFamily, number>> = { live: SECOND, turn_based: 60 * SECOND }
const LIVE_ENDS = 6 * HOUR
const END = 48 * HOUR

/** An evening with these visitors: the queue is looked at every second, and every minute for turn-based games. */
export function runEvening(visitors: readonly Visitor[]): Evening {
  const people = new Map(visitors.map((visitor) => [visitor.entry.person, visitor]))
  const missing = new Set(visitors.filter(({ misses }) => misses).map(({ entry }) => entry.person))
  const noShows = new Map<string, NoShows>()
  const offered = new Map<string, number>()
  const tables: Begun[] = []
  let [entries, open, seated]: [readonly QueueEntry[], OpenTable[], Seated[]] = [[], [], []]
  let [next, codes, longestQueue] = [0, 0, 0]

  function look(now: number, pace: PaceFamily): void {
    const own = entries.filter((entry) => entry.pace === pace)
    const tablesOpen = open.filter(({ people: [first] }) => first?.pace === pace)
    if (own.length === 0 && tablesOpen.length === 0) return
    const all = [...own, ...tablesOpen.flatMap((table) => table.people)]
    const { matches, offers, waiting } = match({ entries: own, open: tablesOpen }, now)
    const complete = new Set(matches.map(({ code }) => code))
    for (const made of matches) {
      const at = all.filter(({ person }) => made.people.includes(person))
      begin(made, at, now)
    }
    const byPerson = new Map(offers.map((offer) => [offer.person, offer]))
    const answer = (entry: QueueEntry): QueueEntry => answerOf(entry, byPerson.get(entry.person), now)
    entries = [...entries.filter((entry) => entry.pace !== pace), ...waiting.map(answer)]
    open = open
      .filter(({ code }) => !complete.has(code))
      .map((table) => ({ ...table, people: table.people.map(answer) }))
    longestQueue = Math.max(longestQueue, entries.length)
  }

  function begin(made: Match, at: readonly QueueEntry[], now: number): void {
    codes += 1
    if (made.people.some((person) => missing.has(person))) {
      seated.push({ made, entries: at, code: made.code ?? String(codes), due: showUpBy(made.pace, now) })
      return
    }
    const points = at.map(({ rating }) => pointsOf(rating))
    const { pace, rated, size, bots } = made
    const waits = at.map(({ since, notBefore }) => (now - Math.max(since, notBefore)) / SECOND)
    tables.push({ pace, rated, size, bots, waits, difference: Math.max(...points) - Math.min(...points) })
  }

  function answerOf(entry: QueueEntry, offer: Offer | undefined, now: number): QueueEntry {
    const visitor = people.get(entry.person)
    if (offer === undefined || visitor === undefined || (entry.withBots && offer.rated)) return entry
    const since = offered.get(entry.person) ?? now
    offered.set(entry.person, since)
    if (now < since + visitor.thinks) return entry
    if (offer.rated && visitor.likesBots) return acceptBots(entry, true)
    return visitor.likesUnratedBots ? acceptBots(entry, false) : entry
  }

  /** Whoever did not show up comes back to it, and does the next time. */
  function judge({ made, entries: at, code }: Seated, now: number): void {
    const outcome = judgeShowingUp(code, made, at, (person) => !missing.has(person))
    if (outcome.kind === 'open') open.push(outcome.table)
    if (outcome.kind === 'dissolved') entries = [...entries, ...outcome.back]
    for (const entry of at.filter(({ person }) => missing.has(person))) {
      const again = missedAgain(noShows.get(entry.person) ?? NO_NO_SHOWS, now)
      noShows.set(entry.person, again.noShows)
      missing.delete(entry.person)
      entries = [...entries, { ...entry, since: now, notBefore: again.notBefore }]
    }
  }

  for (let now = 0; now < END; now += now < LIVE_ENDS ? TICK.live : TICK.turn_based) {
    for (let visitor = visitors[next]; visitor !== undefined && visitor.entry.since <= now; visitor = visitors[next]) {
      entries = [...entries, visitor.entry]
      next += 1
    }
    for (const table of seated.filter(({ due }) => due <= now)) judge(table, now)
    seated = seated.filter(({ due }) => due > now)
    for (const pace of PACE_FAMILIES) if (now % TICK[pace] === 0) look(now, pace)
  }
  return { tables, waiting: entries.length, longestQueue }
}
