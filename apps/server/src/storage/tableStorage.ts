import {
  and,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { PartyRecord, UserId } from '../parties/partyRecord.ts'
import { ANONYMOUS } from '../parties/anonymous.ts'
import { rowsOf } from './database.ts'
import type { Database } from './database.ts'
import {
  accounts,
  nodes,
  notices,
  oneTimeTokens,
  programs,
  said,
  seatLinks,
  sessions,
  tables,
  users,
} from './schema.ts'
import type { GameOpening, NewTable, PartyChange, StoredTable, TableStorage } from './storage.ts'

function calledOtherwise(game: GameOpening, chair: number, name: string): GameOpening {
  return { ...game, config: { ...game.config, players: game.config.players.with(chair, name) } }
}

const STORED = {
  id: tables.id,
  code: tables.code,
  stage: tables.stage,
  party: tables.party,
  partyVersion: tables.partyVersion,
  game: tables.game,
  version: tables.version,
  node: tables.node,
  deadline: tables.deadline,
  asked: tables.asked,
  dues: tables.dues,
  said: tables.said,
  forgotten: tables.forgotten,
  changedAt: tables.changedAt,
  money: tables.money,
}

export function tableStorage(database: Database): TableStorage {
  async function findTable(code: string): Promise<StoredTable | null> {
    const [table] = await database.select(STORED).from(tables).where(eq(tables.code, code))
    return table ?? null
  }

  return {
    addTable: async (table) => {
      const written = JSON.stringify(writtenTable(table))
      const rows = await rowsOf<{ added: boolean }>(
        database,
        sql`select add_table(${written}::jsonb) is not null as added`,
      )
      return rows[0]?.added === true ? findTable(table.code) : null
    },
    findTable,
    changeParty: async (change) => {
      const written = JSON.stringify(writtenChange(change))
      const [row] = await rowsOf<{ kept: boolean }>(database, sql`select change_party(${written}::jsonb) as kept`)
      return row?.kept === true
    },
    openTables: (limit, before) =>
      database
        .select(STORED)
        .from(tables)
        .where(
          and(
            eq(tables.stage, 'waiting'),
            eq(tables.access, 'open'),
            before === null ? undefined : lt(tables.id, before),
          ),
        )
        .orderBy(desc(tables.id))
        .limit(limit),
    tablesOf: (user, limit) =>
      database
        .select(STORED)
        .from(tables)
        .where(arrayContains(tables.members, [user]))
        .orderBy(sql`${tables.stage} = 'finished'`, desc(tables.changedAt), desc(tables.id))
        .limit(limit),
    tablesNaming: async (user) => {
      const found = await database
        .select({ code: tables.code })
        .from(tables)
        .where(
          or(
            sql`position(${user} in ${tables.party}::text) > 0`,
            exists(
              database
                .select()
                .from(said)
                .where(and(eq(said.table, tables.id), eq(said.user, user))),
            ),
          ),
        )
        .orderBy(tables.id)
      return found.map(({ code }) => code)
    },
    forgetSpeaker: (table, user, player) =>
      database.transaction(async (transaction) => {
        const [row] = await transaction
          .select({ game: tables.game })
          .from(tables)
          .where(eq(tables.id, table))
          .for('update')
        const game = row?.game ?? null
        const renamed = game === null || player === null ? game : calledOtherwise(game, player.chair, player.name)
        await transaction
          .update(tables)
          .set({ game: renamed, forgotten: sql`${tables.forgotten} + 1` })
          .where(eq(tables.id, table))
        const lines = and(eq(said.table, table), eq(said.user, user))
        await transaction
          .update(said)
          .set({ said: { text: '…' } })
          .where(and(lines, sql`${said.said}->>'text' is not null`))
        await transaction.update(said).set({ name: ANONYMOUS, user: null }).where(lines)
      }),
    unfinishedOf: async (of) =>
      of.length === 0
        ? []
        : database
            .select({ code: tables.code, stage: tables.stage, party: tables.party, changedAt: tables.changedAt })
            .from(tables)
            .where(and(arrayOverlaps(tables.members, [...of]), ne(tables.stage, 'finished'))),
    countUnfinished: (user) =>
      database.$count(tables, and(arrayContains(tables.members, [user]), ne(tables.stage, 'finished'))),
    addSeatLink: async ({ tokenHash, code, user, endsAt }) => {
      await database.insert(seatLinks).values({ tokenHash, code, user, endsAt })
    },
    findSeatLink: async (tokenHash, now) => {
      const [link] = await database
        .select({ code: seatLinks.code, user: seatLinks.user, usedBy: seatLinks.usedBy })
        .from(seatLinks)
        .where(and(eq(seatLinks.tokenHash, tokenHash), gt(seatLinks.endsAt, now)))
      return link ?? null
    },
    spendSeatLink: async (tokenHash, by) => {
      await database
        .update(seatLinks)
        .set({ usedBy: by })
        .where(and(eq(seatLinks.tokenHash, tokenHash), isNull(seatLinks.usedBy)))
    },
    waitingSince: async (then) => {
      const waiting = await database
        .select({ code: tables.code })
        .from(tables)
        .where(and(eq(tables.stage, 'waiting'), lt(tables.changedAt, then)))
      return waiting.map(({ code }) => code)
    },
    removeWaiting: async (codes, then) => {
      if (codes.length === 0) return
      await database
        .delete(tables)
        .where(and(inArray(tables.code, [...codes]), eq(tables.stage, 'waiting'), lt(tables.changedAt, then)))
    },
    tidy: async (now, silentSince) => {
      await database.delete(sessions).where(lte(sessions.endsAt, now))
      await database.delete(seatLinks).where(lte(seatLinks.endsAt, now))
      await database.delete(oneTimeTokens).where(lte(oneTimeTokens.endsAt, now))
      await database.delete(notices).where(and(eq(notices.subject, 'over'), isNotNull(notices.toldAt)))
      await database
        .delete(users)
        .where(
          and(
            sql`not exists (select from ${sessions} where ${sessions.user} = ${users.id})`,
            sql`not exists (select from ${accounts} where ${accounts.user} = ${users.id})`,
            sql`not exists (select from ${programs} where ${programs.user} = ${users.id})`,
            sql`not exists (select from ${tables} where ${tables.members} @> array[${users.id}])`,
          ),
        )
      await database
        .delete(nodes)
        .where(
          and(
            lt(nodes.beatAt, silentSince),
            sql`not exists (select from ${tables} where ${tables.stage} = 'playing' and ${tables.node} = ${nodes.node})`,
          ),
        )
    },
  }
}

/** As the database's functions take it: JSON that is kept as JSON is a text. */
interface WrittenParty {
  readonly party: string
  readonly access: string
  readonly members: readonly UserId[]
  readonly game: string | null
  readonly at: number
}

function writtenParty(party: PartyRecord, game: GameOpening | null, at: number): WrittenParty {
  return {
    party: JSON.stringify(party),
    access: party.settings.access,
    members: [...new Set(party.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.user] : [])))],
    game: game === null ? null : JSON.stringify(game),
    at,
  }
}

/** A new table as the database's function takes it. */
export function writtenTable({ code, party, game, at }: NewTable): WrittenParty & { readonly code: string } {
  return { code, ...writtenParty(party, game, at) }
}

function writtenChange({ table, expected, party, game, next, at }: PartyChange): object {
  return {
    table,
    expected,
    ...writtenParty(party, game, at),
    next: next === null ? null : writtenTable(next),
  }
}
