import { dealStage, isBeingDealt, isPageAwaited } from '../parties/dealing.ts'
import type { StoredTable } from '../storage/storage.ts'
import type { Timers } from '../timers.ts'
import type { InTurn } from './inTurn.ts'
import { onceHeldFor } from './onceHeldFor.ts'
import type { PartyDesk } from './partyDesk.ts'

/** Sees to it that cards are dealt: once no page is awaited any more, and after a while in any case. */
export interface DealAtTable {
  /** The party has changed, or who is connected. */
  readonly attend: () => void
  readonly end: () => void
}

export interface DealParts {
  readonly stored: () => StoredTable
  readonly isHere: (chair: number) => boolean
  readonly desk: Pick<PartyDesk, 'goOn' | 'freeze' | 'deal'>
  readonly inTurn: InTurn
  readonly later: Timers['later']
}

/** People who play again are awaited at their new table for so long, in milliseconds. */
const GATHERING_IS_AWAITED = 5000
/** Once promises are frozen, pages have so long to give their chances away, in milliseconds. */
const CHANCES_ARE_AWAITED = 3000

export function dealAtTable({ stored, isHere, desk, inTurn, later }: DealParts): DealAtTable {
  let isEnded = false

  /** What was not kept is tried again, so that no table waits for ever. */
  const patience = (): void => {
    const { party, stage } = stored()
    const where = isEnded ? null : dealStage(party, stage)
    gathers.tell(where === 'gathering')
    deals.tell(where === 'frozen')
  }
  const gathers = onceHeldFor(GATHERING_IS_AWAITED, later, () => void inTurn(desk.freeze).then(patience))
  const deals = onceHeldFor(CHANCES_ARE_AWAITED, later, () => void inTurn(desk.deal).then(patience))

  return {
    attend: () => {
      patience()
      const { party, stage } = stored()
      if (!isBeingDealt(party, stage) || isPageAwaited(party, isHere)) return
      void inTurn(async () => {
        if (!isEnded) await desk.goOn()
      })
    },
    end: () => {
      isEnded = true
      patience()
    },
  }
}
