import { fingerprintOfChance } from '@modern-art/engine'

/**
 * How the cards of a table come to be dealt, as everybody there may know it (docs/fair-deals.md). The server's secret is in
 * the transcript, once the game is over.
 */
export interface Deal {
  readonly stage: DealStage
  /** The fingerprint of the server's secret for this table. */
  readonly fingerprint: string
  /** By chair, the fingerprint by which the page there has promised its chance; `null` where there is none. */
  readonly promised: readonly (string | null)[]
  /** By chair, the chances that the deck follows from; all `null` until the cards are dealt. */
  readonly chances: readonly (string | null)[]
}

/**
 * Open: people come, and their pages promise. Gathering: the same, but nobody needs to start the game. Frozen: what is
 * promised counts, and pages give their chances away. Dealt: the game has begun.
 */
export const DEAL_STAGES = ['open', 'gathering', 'frozen', 'dealt'] as const

export type DealStage = (typeof DEAL_STAGES)[number]

/** What the page of a person on a chair is to say about the deal. */
export type ChanceAsked =
  | { readonly type: 'promise_chance'; readonly fingerprint: string }
  | { readonly type: 'reveal_chance'; readonly chance: string }

/** What a page with this chance is to say now; `null` for nothing. A chance that was not promised in time is never given away. */
export function chanceAsked(
  { code, deal }: { readonly code: string; readonly deal: Deal | null },
  chair: number | null,
  chance: string,
): ChanceAsked | null {
  if (deal === null || chair === null || deal.stage === 'dealt') return null
  const fingerprint = fingerprintOfChance(code, chance)
  const isPromised = deal.promised[chair] === fingerprint
  if (deal.stage === 'frozen') return isPromised ? { type: 'reveal_chance', chance } : null
  return isPromised ? null : { type: 'promise_chance', fingerprint }
}
