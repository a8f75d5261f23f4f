import type { MyTable, MyTables, OpenTables, Stage } from '@modern-art/protocol'
import { namesOf } from '../parties/namesOf.ts'
import { partyFor } from '../parties/partyFor.ts'
import { chairOf, isHuman } from '../parties/partyRecord.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { StoredTable, TableId } from '../storage/storage.ts'
import type { ApiParts } from './parts.ts'

/* Lists of tables as pages may see them: copied field by field, because what is stored names users. */

/** So many pages are looked through: a table that was left alone waits for two days. */
const MOST_PAGES = 20

/** The newest tables that have a free chair and somebody who waits there, however many newer ones have nobody. */
export async function openTablesOf(
  limit: number,
  { storage, chairsHere }: Pick<ApiParts, 'storage' | 'chairsHere'>,
): Promise<OpenTables> {
  const found: OpenTable[] = []
  let before: TableId | null = null
  for (let pages = 0; pages < MOST_PAGES && found.length < limit; pages += 1) {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page: readonly StoredTable[] = await storage.openTables(limit, before)
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await waitedAt(page, chairsHere)))
    before = page.at(-1)?.id ?? null
    if (page.length < limit) break
  }
  return { tables: found.slice(0, limit) }
}

type OpenTable = OpenTables['tables'][number]

async function waitedAt(
  tables: readonly StoredTable[],
  chairsHere: ApiParts['chairsHere'],
): Promise<readonly OpenTable[]> {
  const free = tables.filter(({ party }) => party.chairs.some(({ kind }) => kind === 'free'))
  const listed = await Promise.all(
    free.map(async ({ code, stage, party }) => {
      const present = await chairsHere(code)
      const here = (chair: number): boolean => present.includes(chair)
      const { settings, chairs, host } = partyFor(party, { code, stage, here, watching: 0 })
      // A program does not wait for anybody.
      const isAwaited = party.chairs.some((chair, index) => isHuman(chair) && here(index))
      return !isAwaited ? [] : [{ code, settings, chairs, host }]
    }),
  )
  return listed.flat()
}

/** The tables at which a user has a chair, the most urgent first. */
export function myTablesOf(tables: readonly StoredTable[], user: UserId, now: number): MyTables {
  const mine = tables.flatMap((table) => {
    const chair = chairOf(table.party, user)
    return chair === null ? [] : [myTableOf(table, chair, now)]
  })
  return { tables: mine.toSorted(byUrgency) }
}

function myTableOf(table: StoredTable, chair: number, now: number): MyTable {
  const { code, stage, party, game, asked, dues, changedAt, money } = table
  const isPlaying = stage === 'playing'
  const yourTurn = isPlaying && asked.includes(chair)
  const due = yourTurn ? (dues[chair] ?? null) : null
  return {
    code,
    stage,
    pace: party.settings.pace,
    // A game keeps the names that it began with; before it, a free chair has none.
    players: game === null ? namesOf(party.chairs) : [...game.config.players],
    chair,
    yourTurn,
    left: due === null ? null : Math.max(0, due - now),
    asked: isPlaying ? [...asked] : [],
    changedAt,
    money: money === null ? null : [...money],
  }
}

const STAGES: readonly Stage[] = ['playing', 'waiting', 'finished']

/** One's own turn first, the least time left first; a turn without a clock after those with one. */
function byUrgency(one: MyTable, other: MyTable): number {
  return (
    Number(other.yourTurn) - Number(one.yourTurn) ||
    STAGES.indexOf(one.stage) - STAGES.indexOf(other.stage) ||
    Math.sign((one.left ?? Infinity) - (other.left ?? Infinity)) ||
    other.changedAt - one.changedAt
  )
}
