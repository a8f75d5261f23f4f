import { checkDeal, isFair } from '@modern-art/engine'
import { fairDealOf } from '../parties/dealing.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { PACE_FAMILIES } from '../ratings/paceFamily.ts'
import type { Storage, StoredTable } from '../storage/storage.ts'
import { checkCommands } from './checkCommands.ts'
import type { Kept } from './checkCommands.ts'
import { checkLog } from './checkLog.ts'
import { checkRating, checkResults } from './checkRatings.ts'
import { checkSitting } from './checkSitting.ts'
import { noFindings } from './findings.ts'
import type { Findings } from './findings.ts'
import { foldLog } from './folding.ts'
import type { Records } from './records.ts'

/** More than anybody says at a table, or plays. */
const ALL = 100_000

/** What was found, and how much was looked at. */
export interface Checked {
  readonly findings: Findings
  /** How often a game changed somebody's rating. */
  readonly ratingsWritten: number
  /** How many entries the logs have. */
  readonly entries: number
}

/** Holds all that people sent and were told against what the storage has in the end. */
export async function check({ tables, sent, sittingsAt }: Records, storage: Storage): Promise<Checked> {
  const findings = noFindings()
  const people = new Map<UserId, string>()
  let entries = 0
  for (const { code } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- there is one database
    const kept = await keptTable(code, storage)
    if (kept === null) {
      findings.lost.push(`${code}: its game is not there`)
      continue
    }
    const { chairs, deal } = kept.stored.party
    const seated = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair] : []))
    for (const { user, name } of seated) people.set(user, name)
    const users = seated.map(({ user }) => user)
    const secrets = deal === undefined ? users : [...users, deal.secret]
    entries += kept.log.entries
    checkLog(kept.log, kept.folding, findings)
    // oxlint-disable-next-line no-await-in-loop
    await checkEnd(kept, storage, findings)
    if (!isDealtFairly(kept.stored)) findings.lost.push(`${code}: its deck does not follow from what was given for it`)
    checkCommands(
      sent.filter((each) => each.code === code),
      kept,
      findings,
    )
    for (const sitting of sittingsAt(code)) {
      checkSitting(sitting, kept.folding, { seat: kept.chairOf(sitting.name), secrets }, findings)
    }
  }
  return { findings, ratingsWritten: await checkPeople(people, storage, findings), entries }
}

function isDealtFairly({ party, code, game }: StoredTable): boolean {
  const deal = fairDealOf(party, code)
  return deal !== null && game !== null && isFair(checkDeal(deal, game.config))
}

async function keptTable(code: string, storage: Storage): Promise<Kept | null> {
  const stored = await storage.findTable(code)
  const game = stored?.game ?? null
  if (stored === null || game === null) return null
  const entries = await storage.entriesAfter(stored.id, game.after)
  const actions = await storage.actionsOf(stored.id)
  return {
    stored,
    log: { stored, after: game.after, entries: entries.length, actions },
    folding: foldLog(game, entries),
    said: await storage.linesAfter(stored.id, 0, ALL),
    chairOf: (name) => {
      const chair = stored.party.chairs.findIndex((each) => each.kind === 'person' && each.name === name)
      return chair === -1 ? null : chair
    },
  }
}

/** What the game came to, where it is over. */
async function checkEnd({ stored, folding }: Kept, storage: Storage, findings: Findings): Promise<void> {
  const { code, id, party } = stored
  const { state, occupants } = folding.table
  if (state.phase.name !== 'finished') return
  const standIns = [...occupants.entries()].flatMap(([seat, each]) =>
    each.kind === 'person' && each.standIn ? [seat] : [],
  )
  const users = party.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.user] : []))
  const withAccounts = new Set((await storage.findUsers(users)).flatMap((user) => (user.hasAccount ? [user.id] : [])))
  const results = await storage.resultsAt(id)
  const { chairs, settings, match } = party
  checkResults(
    { code, rated: match?.rated ?? false, pace: settings.pace, chairs, money: state.money, standIns, results },
    (user) => withAccounts.has(user),
    findings,
  )
}

/** How often ratings were written. */
async function checkPeople(people: ReadonlyMap<UserId, string>, storage: Storage, findings: Findings): Promise<number> {
  let written = 0
  for (const [user, name] of people) {
    // oxlint-disable-next-line no-await-in-loop -- there is one database
    const results = await storage.resultsOf(user, ALL)
    for (const family of PACE_FAMILIES) {
      // oxlint-disable-next-line no-await-in-loop
      const rating = (await storage.ratingsOf([user], family)).get(user) ?? null
      checkRating(
        `${name} (${family})`,
        rating,
        results.filter((result) => result.family === family),
        findings,
      )
      written += rating?.games ?? 0
    }
  }
  return written
}
