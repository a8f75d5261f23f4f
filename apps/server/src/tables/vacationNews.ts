import type { Table } from '@modern-art/table'
import type { Input } from '@modern-art/table/contract'
import { restsAlone } from '../parties/paces.ts'
import { usersOf } from '../parties/partyRecord.ts'
import type { PartyRecord } from '../parties/partyRecord.ts'
import type { StoredVacation, VacationStorage } from '../storage/storage.ts'

/**
 * What a game has not heard yet about its people's vacations. They hold at tables that count days, and nowhere else. Nothing
 * is kept of who has been told: whoever opens a game compares, so that no crash in between loses one.
 */
export async function vacationNews(
  table: Table,
  party: PartyRecord,
  storage: VacationStorage,
  now: number,
): Promise<readonly Input[]> {
  if (restsAlone(party.settings.pace) || table.state.phase.name === 'finished') return []
  const vacations = await storage.vacationsNow(usersOf(party), now)
  return party.chairs.flatMap((chair, seat): readonly Input[] => {
    const wanted = chair.kind === 'person' ? vacations.find(({ user }) => user === chair.user) : undefined
    const heard = table.vacations[seat] ?? null
    if (wanted === undefined) return heard === null || heard.until <= now ? [] : [{ type: 'came_back', seat }]
    if (heard !== null && isSame(heard, wanted, now)) return []
    return [{ type: 'went_on_vacation', seat, from: wanted.from, until: wanted.until }]
  })
}

/** A vacation of which a table heard late has begun for it when it did. */
function isSame(
  heard: NonNullable<Table['vacations'][number]>,
  { from, until }: Pick<StoredVacation, 'from' | 'until'>,
  now: number,
): boolean {
  return heard.until === until && (heard.hasBegun ? from <= now : heard.from === from)
}
