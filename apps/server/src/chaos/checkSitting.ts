import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@modern-art/engine'
import { changedScreen } from '@modern-art/protocol'
import type { ServerMessage } from '@modern-art/protocol'
import type { Screen } from '@modern-art/table/contract'
import type { Findings } from './findings.ts'
import { lastingJson } from './folding.ts'
import type { Folding } from './folding.ts'
import type { Sitting } from './records.ts'

/** Words that stand only in what the server keeps to itself. */
const KEPT_WORDS = [
  '"deckOrder"',
  '"hands"',
  '"mystery":',
  '"answered"',
  '"orders"',
  '"actionId"',
  '"secret"',
  '"seats":[{"fingerprint"',
]

/**
 * Holds all that one socket was told against the log: each update follows the one before it, and is what the fold says that
 * the seat was to be told; none of those is missing. `seat` is the person's by the party; `secrets` are texts that nobody may be told.
 */
export function checkSitting(
  { code, name, frames }: Sitting,
  folding: Folding,
  { seat, secrets }: { readonly seat: Seat | null; readonly secrets: readonly string[] },
  findings: Findings,
): void {
  const seen: { screen: Screen | null } = { screen: null }
  const at = (what: string): string => `${code} ${name}: ${what}`

  const welcomed = (message: Extract<ServerMessage, { type: 'welcome' }>): void => {
    seen.screen = message.screen
    const { revision, moves } = message.screen
    if (message.seat !== seat) findings.leaks.push(at(`welcomed to seat ${message.seat} instead of ${seat}`))
    const known = folding.screensAt(seat, revision)
    if (known.size === 0) findings.outOfOrder.push(at(`welcomed at revision ${revision}, which never was`))
    else if (!known.has(lastingJson(message.screen))) findings.leaks.push(at(`another screen at ${revision}`))
    const history = folding.historyAt(seat, moves)
    if (!isDeepStrictEqual(message.history, history)) {
      const isShort = message.history.length !== history.length
      findings[isShort ? 'outOfOrder' : 'leaks'].push(at(`another history at ${revision}`))
    }
  }

  /**
   * Whether an update is the next that the seat was to be told of. Somebody whom another node took for gone was to be told
   * nothing meanwhile: their page misses a revision then, and asks for a welcome.
   */
  const follows = (revision: number, before: number): boolean => {
    for (let missed = before + 1; missed < revision; missed += 1) {
      if (folding.updateAt(seat, missed) !== null) return false
    }
    return revision > before
  }

  const updated = ({ revision, events, changes }: Extract<ServerMessage, { type: 'update' }>): void => {
    const before = seen.screen
    if (before === null || !follows(revision, before.revision)) {
      findings.outOfOrder.push(at(`${revision} came after ${before?.revision ?? 'nothing'}`))
    }
    if (before === null) return
    const screen = changedScreen(before, revision, changes)
    seen.screen = screen
    const update = folding.updateAt(seat, revision)
    if (update === null || update.screen.moves !== screen.moves || update.events.length !== events.length) {
      findings.outOfOrder.push(at(`the update ${revision} never happened`))
    } else if (!isDeepStrictEqual(events, update.events)) {
      findings.leaks.push(at(`other events at ${revision}: ${JSON.stringify(events)}`))
    } else if (!isDeepStrictEqual(screen, update.screen)) {
      findings.leaks.push(at(`another screen after ${revision}: ${differences(screen, update.screen)}`))
    }
  }

  for (const frame of frames) {
    for (const message of frame) {
      if (message.type === 'welcome') welcomed(message)
      else if (message.type === 'update') updated(message)
      const { screen } = seen
      if (screen !== null && !keepsSecrets(screen, seat)) findings.leaks.push(at(`money at ${screen.revision}`))
    }
    const text = JSON.stringify(frame)
    const told = [...KEPT_WORDS, ...secrets].filter((each) => text.includes(each))
    if (told.length > 0) findings.leaks.push(at(`was told ${told.join(', ')}`))
  }
}

/** By the rules alone, whatever the fold says: a seat sees its own money and hand. */
function keepsSecrets({ view }: Screen, seat: Seat | null): boolean {
  const { money, phase, setup, hand, handSizes } = view
  if (view.seat !== seat || hand.length !== (seat === null ? 0 : handSizes[seat])) return false
  if (setup.variants.openMoney || phase.name === 'finished') return true
  return money.every((amount, owner) => (amount !== null) === (owner === seat))
}

function differences(told: Screen, right: Screen): string {
  const fields = (Object.keys(right) as (keyof Screen)[]).filter(
    (field) => !isDeepStrictEqual(told[field], right[field]),
  )
  return fields.map((field) => `${field} ${JSON.stringify(told[field])} for ${JSON.stringify(right[field])}`).join('; ')
}
