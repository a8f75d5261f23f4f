import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { PartySettings } from '@modern-art/protocol'
import type { ChairRecord, PartyRecord } from '../parties/partyRecord.ts'
import type { GameOpening, StoredTable } from '../storage/storage.ts'

/** A table as it is stored, of which a test says only what matters to it. */
export function storedTable(
  code: string,
  chairs: readonly ChairRecord[],
  changes: Partial<StoredTable> = {},
  settings: Partial<PartySettings> = {},
): StoredTable {
  const [first] = chairs
  const party: PartyRecord = {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    chairs,
    host: first?.kind === 'person' ? first.user : null,
    removed: ['user-who-was-removed'],
    next: null,
  }
  return {
    id: Number.parseInt(code, 36),
    code,
    stage: 'waiting',
    party,
    partyVersion: 3,
    game: null,
    version: 0,
    node: 'node-of-the-table',
    deadline: null,
    asked: [],
    dues: [],
    said: 0,
    forgotten: 0,
    changedAt: 1_800_000_000_000,
    money: null,
    ...changes,
  }
}

/** A game with a seed, whose players have these names. */
export function gameOf(players: readonly string[]): GameOpening {
  return {
    config: {
      players,
      deck: 'rulebook',
      variants: { mysteryHand: false, splitDouble: false, openMoney: false },
      startingSeat: 0,
      seed: 'seed-of-the-game',
    },
    rules: {
      clock: { kind: 'untimed' },
      hammer: null,
      sameMoment: 0,
      absence: { standIn: null, grace: 0 },
      botPatience: 1000,
      memoryAid: false,
    },
    occupants: players.map(() => ({ kind: 'person', present: true, standIn: false })),
    at: 1_800_000_000_000,
    actions: [],
    format: '1',
    after: 0,
  }
}
