import { fingerprintOfChance, fingerprintOfSecret } from '@modern-art/engine'
import type { FairDeal, SeatChance } from '@modern-art/engine'
import type { DealStage, Stage } from '@modern-art/protocol'
import { refuse } from '../refusal.ts'
import type { Outcome } from './outcome.ts'
import { chairOf, withoutPromise } from './partyRecord.ts'
import type { ChairRecord, DealRecord, PartyRecord, UserId } from './partyRecord.ts'

/* How the cards come to be dealt, pure: pages promise their chances, the promises are frozen, pages give the chances away. */

/** The deal of a new table. `gathers`: its people need nobody to start the game. */
export function newDeal(code: string, secret: string, gathers: boolean): DealRecord {
  return { secret, fingerprint: fingerprintOfSecret(code, secret), gathers, seats: null }
}

/** Where the deal of a party stands; `null` for one that knows no fair deal. */
export function dealStage({ deal }: PartyRecord, stage: Stage): DealStage | null {
  if (deal === undefined) return null
  if (stage !== 'waiting') return 'dealt'
  if (deal.seats !== null) return 'frozen'
  return deal.gathers ? 'gathering' : 'open'
}

/** Whether the game begins by itself from here on, so that nobody may sit down any more, or change anything. */
export function isBeingDealt(party: PartyRecord, stage: Stage): boolean {
  const where = dealStage(party, stage)
  return where === 'gathering' || where === 'frozen'
}

/** The stage by which changes of a party are judged: from the freeze on nothing changes but as in a game. */
export function stageForChanges(party: PartyRecord, stage: Stage): Stage {
  return isBeingDealt(party, stage) ? 'playing' : stage
}

/** A person's page promises its chance. Until promises are frozen, the latest counts. */
export function promiseChance(party: PartyRecord, stage: Stage, user: UserId, fingerprint: string): Outcome {
  const where = dealStage(party, stage)
  if (where !== 'open' && where !== 'gathering') return refuse('not_waiting', 'the promises are frozen')
  const chair = chairOf(party, user)
  const there = chair === null ? undefined : party.chairs[chair]
  if (chair === null || there?.kind !== 'person') return refuse('not_seated', 'this person has no chair')
  if (there.promise === fingerprint) return { ok: true, party }
  return { ok: true, party: { ...party, chairs: party.chairs.with(chair, { ...there, promise: fingerprint }) } }
}

/** A person's page gives its chance away. One that is not as promised is none. */
export function revealChance(party: PartyRecord, stage: Stage, code: string, user: UserId, chance: string): Outcome {
  const seats = dealStage(party, stage) === 'frozen' ? (party.deal?.seats ?? null) : null
  if (party.deal === undefined || seats === null) return refuse('not_dealing', 'the cards are not being dealt now')
  const chair = chairOf(party, user)
  if (chair === null) return refuse('not_seated', 'this person has no chair')
  const promised = seats[chair] ?? null
  if (promised === null || fingerprintOfChance(code, chance) !== promised.fingerprint) {
    return refuse('wrong_chance', 'this chance is not the one that was promised')
  }
  if (promised.chance === chance) return { ok: true, party }
  return { ok: true, party: { ...party, deal: { ...party.deal, seats: seats.with(chair, { ...promised, chance }) } } }
}

/** The party once what is promised counts. Nobody is ready for anything any more: that is for after the game. */
export function frozen(party: PartyRecord): PartyRecord {
  const { deal } = party
  if (deal === undefined) return party
  const seats = party.chairs.map((chair): SeatChance | null =>
    chair.kind === 'person' && chair.promise !== undefined ? { fingerprint: chair.promise, chance: null } : null,
  )
  const chairs = party.chairs.map((chair): ChairRecord =>
    chair.kind === 'person' ? { ...withoutPromise(chair), ready: false } : chair,
  )
  return { ...party, chairs, deal: { ...deal, seats } }
}

/** Whether some page is worth waiting for: that of a person who is here, and has not done yet what comes next. */
export function isPageAwaited({ chairs, deal }: PartyRecord, isHere: (chair: number) => boolean): boolean {
  if (deal === undefined) return false
  const { seats } = deal
  return chairs.some((chair, index) => {
    if (chair.kind !== 'person') return false
    // Before the freeze, those who are on their way are awaited as well.
    if (seats === null) return !isHere(index) || chair.promise === undefined
    return isHere(index) && seats[index]?.chance === null
  })
}

/** The record of a deal whose promises are frozen: for whoever deals, and for the transcript once the game is over. */
export function fairDealOf({ deal }: PartyRecord, code: string): FairDeal | null {
  const seats = deal?.seats ?? null
  if (deal === undefined || seats === null) return null
  const { secret, fingerprint } = deal
  return { table: code, secret, fingerprint, seats }
}
