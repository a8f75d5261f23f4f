import type { Chair, MyTable, MyTables, OnlineBot, OpenTables, PartySettings } from '@modern-art/protocol'
import type { ChairRecord, UserId } from '../parties/partyRecord.ts'
import type { StoredTable } from '../storage/storage.ts'
import type { ApiParts } from './parts.ts'

/* Lists of tables as pages may see them: copied field by field, because what is stored names users. */

/** Of tables that wait for people, those with a free chair. */
export function openTablesOf(
  tables: readonly StoredTable[],
  { isHere, nameOfBot }: Pick<ApiParts, 'isHere' | 'nameOfBot'>,
): OpenTables {
  return {
    tables: tables
      .filter(({ party }) => party.chairs.some(({ kind }) => kind === 'free'))
      .map(({ code, party }) => ({
        code,
        settings: settingsOf(party.settings),
        chairs: party.chairs.map((chair, index) => chairOf(chair, isHere(code, index), nameOfBot)),
        host: party.host === null ? null : chairWith(party.chairs, party.host),
      })),
  }
}

/** The tables at which a user has a chair. */
export function myTablesOf(
  tables: readonly StoredTable[],
  user: UserId,
  { nameOfBot }: Pick<ApiParts, 'nameOfBot'>,
): MyTables {
  return {
    tables: tables.flatMap((table) => {
      const chair = chairWith(table.party.chairs, user)
      return chair === null ? [] : [myTableOf(table, chair, nameOfBot)]
    }),
  }
}

function myTableOf(table: StoredTable, chair: number, nameOfBot: (bot: OnlineBot) => string): MyTable {
  const { code, stage, party, game, asked, changedAt, money } = table
  const isPlaying = stage === 'playing'
  return {
    code,
    stage,
    pace: party.settings.pace,
    // A game keeps the names that it began with; before it, a free chair has none.
    players: game === null ? party.chairs.map((record) => nameOn(record, nameOfBot)) : [...game.config.players],
    chair,
    yourTurn: isPlaying && asked.includes(chair),
    asked: isPlaying ? [...asked] : [],
    changedAt,
    money: money === null ? null : [...money],
  }
}

/** The chair of a user; `null` if they have none. */
export function chairWith(chairs: readonly ChairRecord[], user: UserId): number | null {
  const index = chairs.findIndex((chair) => chair.kind === 'person' && chair.user === user)
  return index === -1 ? null : index
}

function chairOf(chair: ChairRecord, here: boolean, nameOfBot: (bot: OnlineBot) => string): Chair {
  switch (chair.kind) {
    case 'free':
      return { kind: 'free' }
    case 'bot':
      return { kind: 'bot', bot: chair.bot, name: nameOfBot(chair.bot) }
    case 'person':
      return { kind: 'person', name: chair.name, here, ready: chair.ready }
  }
}

function nameOn(chair: ChairRecord, nameOfBot: (bot: OnlineBot) => string): string {
  switch (chair.kind) {
    case 'free':
      return ''
    case 'bot':
      return nameOfBot(chair.bot)
    case 'person':
      return chair.name
  }
}

function settingsOf({ access, deck, variants, memoryAid, pace, spectators }: PartySettings): PartySettings {
  const { mysteryHand, splitDouble, openMoney } = variants
  return { access, deck, variants: { mysteryHand, splitDouble, openMoney }, memoryAid, pace, spectators }
}
