import { fault, isObject, parsed, quote, unknownField } from '../fault.ts'
import type { JsonObject, Parsed } from '../fault.ts'
import { FAIR_DEAL_VERSION, isFairNumber } from './fairDeal.ts'
import type { FairDeal, SeatChance } from './fairDeal.ts'

/* The record of a fair deal as transcripts write it. Whether it is true is for `checkDeal` to say. */

/** Letters alone, so that there is one way to write the text that is hashed. */
const TABLE = /^[A-Z]{1,32}$/

export function formatFairDeal({ table, secret, fingerprint, seats }: FairDeal): JsonObject {
  return { version: FAIR_DEAL_VERSION, table, secret, fingerprint, seats: seats.map(formatSeat) }
}

function formatSeat(seat: SeatChance | null): JsonObject | null {
  return seat === null ? null : { fingerprint: seat.fingerprint, chance: seat.chance }
}

/** Reads the record of a deal for so many seats, which may be anything at all. */
export function parseFairDeal(json: unknown, seats: number): Parsed<FairDeal> {
  if (!isObject(json)) return bad(`fairDeal must be an object, not ${quote(json)}`)
  const extra = unknownField(json, ['version', 'table', 'secret', 'fingerprint', 'seats'])
  if (extra !== null) return fault('unknown_field', `fairDeal has no field ${quote(extra)}`)
  const { version, table, secret, fingerprint } = json
  if (version !== FAIR_DEAL_VERSION) return bad(`fairDeal.version must be ${FAIR_DEAL_VERSION}, not ${quote(version)}`)
  if (typeof table !== 'string' || !TABLE.test(table)) return bad(`fairDeal.table must be a code, not ${quote(table)}`)
  if (!isNumber(secret)) return bad(`fairDeal.secret ${NOT_HEX} ${quote(secret)}`)
  if (!isNumber(fingerprint)) return bad(`fairDeal.fingerprint ${NOT_HEX} ${quote(fingerprint)}`)
  const list = json['seats']
  if (!Array.isArray(list) || list.length !== seats) return bad(`fairDeal.seats must be a list for ${seats} seats`)
  const chances: (SeatChance | null)[] = []
  for (const [seat, each] of (list as readonly unknown[]).entries()) {
    const chance = parseSeat(each, seat)
    if (!chance.ok) return chance
    chances.push(chance.value)
  }
  return parsed({ table, secret, fingerprint, seats: chances })
}

function parseSeat(json: unknown, seat: number): Parsed<SeatChance | null> {
  if (json === null) return parsed(null)
  if (!isObject(json)) return bad(`fairDeal.seats[${seat}] must be an object or null, not ${quote(json)}`)
  const extra = unknownField(json, ['fingerprint', 'chance'])
  if (extra !== null) return fault('unknown_field', `fairDeal.seats[${seat}] has no field ${quote(extra)}`)
  const { fingerprint, chance } = json
  if (!isNumber(fingerprint)) return bad(`fairDeal.seats[${seat}].fingerprint ${NOT_HEX} ${quote(fingerprint)}`)
  if (chance !== null && !isNumber(chance)) return bad(`fairDeal.seats[${seat}].chance ${NOT_HEX} ${quote(chance)}`)
  return parsed({ fingerprint, chance })
}

const NOT_HEX = 'must be 64 digits 0 to 9 and a to f, not'

function isNumber(json: unknown): json is string {
  return typeof json === 'string' && isFairNumber(json)
}

function bad(message: string): Parsed<never> {
  return fault('bad_fair_deal', message)
}
