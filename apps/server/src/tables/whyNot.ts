import type { Command, CommandType } from '@modern-art/protocol'
import { whySeatStays } from '../parties/whySeatStays.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { StoredTable } from '../storage/storage.ts'
import type { Guest } from './guests.ts'

/** What only somebody with a chair may ask for. */
const FOR_THE_SEATED: ReadonlySet<CommandType> = new Set([
  'act',
  'order',
  'plan',
  'take_back',
  'leave',
  'be_ready',
  'change_settings',
  'set_chairs',
  'seat_bot',
  'remove',
  'start',
  'promise_chance',
  'reveal_chance',
  'move_seat',
  'call',
  'say',
])

/** A program is silent, and its seat is nobody else's. */
const NOT_FOR_PROGRAMS: ReadonlySet<CommandType> = new Set(['call', 'say', 'move_seat'])

const OF_THE_GAME: ReadonlySet<CommandType> = new Set(['act', 'order', 'plan', 'take_back', 'resync'])

/**
 * Why a command cannot be heard, whatever else it says; `null` if it can. The chair comes from the party, never from the
 * command: who is the host, whether the game is over, and what the rules allow, is for those to say who carry it out.
 */
export function whyNot(
  { type }: Command,
  { chair, connection }: Pick<Guest, 'chair' | 'connection'>,
  { party, stage }: StoredTable,
  hasGame: boolean,
): Refused | null {
  if (connection.user.owner !== null && NOT_FOR_PROGRAMS.has(type)) {
    return refuse('not_for_programs', 'programs say nothing, and play their own seats')
  }
  if (chair() === null && FOR_THE_SEATED.has(type)) {
    return refuse('not_seated', 'only somebody with a chair may do this')
  }
  if (type === 'move_seat') return whySeatStays(party, stage)
  if (!hasGame && OF_THE_GAME.has(type)) return refuse('not_playing', 'there is no game here yet')
  if (type === 'say' && party.settings.access === 'open') {
    return refuse('calls_only', 'typed text is for private tables')
  }
  return null
}
