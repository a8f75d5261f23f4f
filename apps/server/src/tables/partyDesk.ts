import type { Random } from '@modern-art/engine'
import { newTableCode } from '@modern-art/protocol'
import type { Command } from '@modern-art/protocol'
import { beginGame, filled } from '../parties/beginGame.ts'
import { changeParty, handOnFromAbsent, leave, moveSeat } from '../parties/changeParty.ts'
import type { PartyCommand } from '../parties/changeParty.ts'
import type { Dealer } from '../parties/dealer.ts'
import {
  dealStage,
  frozen,
  isBeingDealt,
  isPageAwaited,
  newDeal,
  promiseChance,
  revealChance,
  stageForChanges,
} from '../parties/dealing.ts'
import { isDone, withDone } from '../parties/done.ts'
import type { PartyRecord, UserId } from '../parties/partyRecord.ts'
import { allWantMore, nextParty } from '../parties/playAgain.ts'
import { refuse } from '../refusal.ts'
import type { Outcome } from '../parties/outcome.ts'
import type { Refused } from '../refusal.ts'
import type { GameOpening, NewTable, Storage, StoredTable, User } from '../storage/storage.ts'
import { commandKey } from './commandKey.ts'
import { conflicts } from '../watching/metrics.ts'

/** Changes the party of one table, whatever other nodes change at the same time. A command that has changed it does nothing more. */
export interface PartyDesk {
  readonly change: (user: User, command: PartyCommand) => Promise<Refused | null>
  /** The host begins the game: bots take the free chairs, promises are frozen, and the cards are dealt when no page is awaited. */
  readonly start: (user: User, commandId: string) => Promise<Refused | null>
  readonly promise: (user: User, command: Extract<Command, { type: 'promise_chance' }>) => Promise<Refused | null>
  readonly reveal: (user: User, command: Extract<Command, { type: 'reveal_chance' }>) => Promise<Refused | null>
  readonly moveSeat: (from: UserId, to: UserId) => Promise<Refused | null>
  /** A user gives up their chair, as if they had asked for it. */
  readonly standUp: (user: UserId) => Promise<Refused | null>
  /** The next step of a deal, if no page is awaited any more. */
  readonly goOn: () => Promise<void>
  /** Those who were to gather have been awaited for long: promises are frozen without them. */
  readonly freeze: () => Promise<void>
  /** Chances have been awaited for long: the cards are dealt without those that are missing. */
  readonly deal: () => Promise<void>
  /** The host has been away for long. */
  readonly handOn: () => Promise<void>
  /** Everybody who is there has wanted to play again for a while: nobody else is waited for. */
  readonly playAgain: () => Promise<void>
}

export interface DeskParts {
  readonly storage: Storage
  readonly now: () => number
  readonly random: Random
  readonly dealer: Dealer
  readonly stored: () => StoredTable
  /** The table has changed, by this node or by another. */
  readonly replaced: (stored: StoredTable, by: 'us' | 'others') => Promise<void>
  readonly isHere: (chair: number) => boolean
}

/** What a change leads to besides another party. */
interface Change {
  readonly party: PartyRecord
  readonly game: GameOpening | null
  readonly next: NewTable | null
}

type Wanted = { readonly ok: true; readonly change: Change } | Refused

/** So often others can be first before something must be wrong. */
const MOST_TRIES = 20

export function partyDesk({ storage, now, random, dealer, stored, replaced, isHere }: DeskParts): PartyDesk {
  /** Judges again after whatever others were first with, be it this very command. `null`: nobody has sent one. */
  const commit = async (command: string | null, wanted: (current: StoredTable) => Wanted): Promise<Refused | null> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const current = stored()
      if (command !== null && isDone(current.party, command)) return null
      const judged = wanted(current)
      if (!judged.ok) return judged
      if (judged.change.party === current.party && judged.change.game === null) return null
      const change = command === null ? judged.change : doneBy(command, judged.change)
      const at = now()
      // Each try stands on the one before.
      // oxlint-disable-next-line no-await-in-loop
      if (await storage.changeParty({ table: current.id, expected: current.partyVersion, ...change, at })) {
        // oxlint-disable-next-line no-await-in-loop
        await replaced(afterChange(stored(), change, at), 'us')
        return null
      }
      conflicts.labels('party').inc()
      // oxlint-disable-next-line no-await-in-loop
      const newer = await storage.findTable(current.code)
      // oxlint-disable-next-line no-await-in-loop
      if (newer !== null) await replaced(newer, 'others')
    }
    throw new Error(`the party of table ${stored().id} changes too often`)
  }

  /** After a game, once everybody who is waited for wants more, the next table is opened with the same change. */
  const withNext = (
    { stage, party: before }: StoredTable,
    party: PartyRecord,
    isAwaited: (chair: number) => boolean,
  ): Change => {
    if (stage !== 'finished' || before.next !== null || !allWantMore(party, isAwaited)) {
      return { party, game: null, next: null }
    }
    const again = filled(nextParty(party), random)
    const code = newTableCode(random)
    // They come over from here in a moment, with chances of their own.
    const next = { ...again, deal: newDeal(code, dealer.newSecret(), true) }
    return { party: { ...party, next: code }, game: null, next: { code, party: next, game: null, at: now() } }
  }

  const dealt = ({ code }: StoredTable, party: PartyRecord): Change => ({
    party,
    game: beginGame(code, party, isHere, dealer, now()),
    next: null,
  })

  /** A party that is being dealt goes on as far as it can without waiting for anybody. */
  const goneOn = (current: StoredTable, party: PartyRecord): Change => {
    if (!isBeingDealt(party, current.stage) || isPageAwaited(party, isHere)) return { party, game: null, next: null }
    return dealStage(party, current.stage) === 'frozen' ? dealt(current, party) : goneOn(current, frozen(party))
  }

  const wentOn = (current: StoredTable, outcome: Outcome): Wanted =>
    outcome.ok ? { ok: true, change: goneOn(current, outcome.party) } : outcome

  const changed = (current: StoredTable, outcome: Outcome): Wanted =>
    outcome.ok ? { ok: true, change: withNext(current, outcome.party, () => true) } : outcome

  return {
    change: (user, command) =>
      commit(commandKey(user.id, command.id), (current) =>
        changed(current, changeParty(current.party, stageForChanges(current.party, current.stage), user, command)),
      ),
    promise: (user, { id, fingerprint }) =>
      commit(commandKey(user.id, id), (current) =>
        wentOn(current, promiseChance(current.party, current.stage, user.id, fingerprint)),
      ),
    reveal: (user, { id, chance }) =>
      commit(commandKey(user.id, id), (current) =>
        wentOn(current, revealChance(current.party, current.stage, current.code, user.id, chance)),
      ),
    moveSeat: (from, to) =>
      commit(null, (current) => changed(current, moveSeat(current.party, current.stage, from, to))),
    standUp: (user) =>
      commit(null, (current) =>
        changed(current, leave(current.party, stageForChanges(current.party, current.stage), user)),
      ),
    start: (user, commandId) =>
      commit(commandKey(user.id, commandId), (current) => {
        const { party, stage } = current
        if (dealStage(party, stage) !== 'open') return refuse('not_waiting', 'the game has begun')
        if (party.host !== user.id) return refuse('not_host', 'only the host may begin the game')
        return { ok: true, change: goneOn(current, frozen(filled(party, random))) }
      }),
    goOn: async () => {
      await commit(null, (current) => ({ ok: true, change: goneOn(current, current.party) }))
    },
    freeze: async () => {
      await commit(null, (current) => {
        const gathers = dealStage(current.party, current.stage) === 'gathering'
        return { ok: true, change: goneOn(current, gathers ? frozen(current.party) : current.party) }
      })
    },
    deal: async () => {
      await commit(null, (current) => {
        const isFrozen = dealStage(current.party, current.stage) === 'frozen'
        return { ok: true, change: isFrozen ? dealt(current, current.party) : unchanged(current) }
      })
    },
    handOn: async () => {
      await commit(null, ({ party }) => ({
        ok: true,
        change: { party: handOnFromAbsent(party, isHere), game: null, next: null },
      }))
    },
    playAgain: async () => {
      await commit(null, (current) => ({ ok: true, change: withNext(current, current.party, isHere) }))
    },
  }
}

function unchanged({ party }: StoredTable): Change {
  return { party, game: null, next: null }
}

function doneBy(command: string, change: Change): Change {
  return { ...change, party: withDone(change.party, command) }
}

/** Its game may have ended while the change was on its way. */
function afterChange(current: StoredTable, { party, game }: Change, changedAt: number): StoredTable {
  const partyVersion = current.partyVersion + 1
  if (game === null) return { ...current, party, partyVersion, changedAt }
  return { ...current, party, partyVersion, changedAt, game, stage: 'playing' }
}
