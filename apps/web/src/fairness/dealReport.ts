import { checkDeal, checkWitness } from '@modern-art/engine'
import type { FairDeal, Seat, Transcript } from '@modern-art/engine'
import type { DealNote } from '../online/dealNotes.ts'
import type { DealVerdict, DeviceFinding, FileFinding } from '../words/grammar/dealVerdict.ts'

/** In the order in which it is told. */
const FINDINGS = ['secret', 'promise', 'numbers', 'own', 'deck', 'cards'] as const

/** How a deal was made, and what of it holds, as this device can tell. */
export interface DealReport {
  readonly verdict: DealVerdict
  readonly findings: readonly { readonly name: FileFinding | DeviceFinding; readonly verdict: DealVerdict }[]
  /** The names of those whose random numbers made the deck. */
  readonly added: readonly string[]
  /** Of those whose pages had promised one that did not come in time. */
  readonly leftOut: readonly string[]
}

/** `null` for a game whose transcript does not say how it was dealt. */
export function dealReportOf(transcript: Transcript, noteAt: (table: string) => DealNote | null): DealReport | null {
  const { fairDeal, config } = transcript
  if (fairDeal === undefined) return null
  const verdicts = { ...ofTheFile(fairDeal, transcript), ...ofTheDevice(fairDeal, transcript, noteAt(fairDeal.table)) }
  const findings = FINDINGS.map((name) => ({ name, verdict: verdicts[name] }))
  const namesWhere = (holds: (seat: Seat) => boolean): readonly string[] =>
    config.players.filter((_, seat) => holds(seat))
  return {
    verdict: worst(findings.map(({ verdict }) => verdict)),
    findings,
    added: namesWhere((seat) => typeof fairDeal.seats[seat]?.chance === 'string'),
    leftOut: namesWhere((seat) => fairDeal.seats[seat]?.chance === null),
  }
}

/** What follows from the transcript alone. */
function ofTheFile(deal: FairDeal, { config }: Transcript): Record<FileFinding, DealVerdict> {
  const { secret, wrongChances, deck, start } = checkDeal(deal, config)
  return {
    secret: verdictOf(secret),
    numbers: verdictOf(wrongChances.length === 0),
    deck: verdictOf(deck && start),
  }
}

/** What only a device can tell that was there. */
function ofTheDevice(
  deal: FairDeal,
  transcript: Transcript,
  note: DealNote | null,
): Record<DeviceFinding, DealVerdict> {
  const witness = note?.witness ?? null
  if (witness === null) {
    // A page that had a number of its own, and was not there when it was asked for, knows that it is not part of the deal.
    return { promise: 'unknown', own: verdictOf(note === null ? null : false), cards: 'unknown' }
  }
  const { fingerprint, promises, ownChance, ownCards } = checkWitness(transcript, deal, witness)
  return { promise: verdictOf(fingerprint && promises), own: verdictOf(ownChance), cards: verdictOf(ownCards) }
}

function verdictOf(holds: boolean | null): DealVerdict {
  if (holds === null) return 'unknown'
  return holds ? 'holds' : 'fails'
}

function worst(verdicts: readonly DealVerdict[]): DealVerdict {
  if (verdicts.includes('fails')) return 'fails'
  return verdicts.includes('unknown') ? 'unknown' : 'holds'
}
