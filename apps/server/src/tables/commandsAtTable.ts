import type { Command, GoodbyeReason } from '@modern-art/protocol'
import { isDone } from '../parties/done.ts'
import { namesOf } from '../parties/namesOf.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { Storage, StoredTable } from '../storage/storage.ts'
import type { Answering, Job } from './answering.ts'
import { commandKey } from './commandKey.ts'
import type { GameAtTable } from './gameAtTable.ts'
import type { Guest, Guests } from './guests.ts'
import type { InTurn } from './inTurn.ts'
import type { PartyDesk } from './partyDesk.ts'
import type { TalkAtTable } from './talkAtTable.ts'
import { whyNot } from './whyNot.ts'

/** What the people at a table ask for. */
export interface CommandsAtTable {
  /** Every command is answered, once; a game answers its own. */
  readonly hear: (guest: Guest, command: Command) => void
  /** Whether it is a guest's own wish to go. */
  readonly isLeaving: (guest: Guest) => boolean
}

export interface CommandsAround extends Answering {
  readonly storage: Pick<Storage, 'findUser' | 'countUnfinished'>
  readonly now: () => number
  /** A secret text for a link that moves somebody's seat. */
  readonly newSeatLink: (user: UserId) => Promise<string>
  readonly stored: () => StoredTable
  readonly guests: Guests
  readonly game: GameAtTable
  readonly desk: PartyDesk
  readonly talk: TalkAtTable
  readonly inTurn: InTurn
  readonly dismiss: (guest: Guest, reason: GoodbyeReason) => void
  /** The people who are connected here may have changed. */
  readonly attendHere: () => Promise<void>
  readonly hintOthers: () => void
}

/** Somebody whose account was deleted a moment ago. */
const GONE = refuse('not_signed_in', 'this person is known no more')

/** A program plays at so many tables that are not over. */
const MOST_TABLES = 4

export function commandsAtTable(around: CommandsAround): CommandsAtTable {
  const { storage, now, stored, guests, game, desk, talk } = around
  const { answer, fulfil, inTurn, dismiss, attendHere, hintOthers } = around
  let leaving: Guest | null = null

  const sit = async (guest: Guest, command: Extract<Command, { type: 'sit' }>): Promise<Refused | null> => {
    const { user } = guest.connection
    // Somebody may have said who they are since they came in.
    const known = await storage.findUser(user.id)
    if (known === null) return GONE
    if (known.owner !== null && guest.chair() === null && (await storage.countUnfinished(user.id)) >= MOST_TABLES) {
      return refuse('too_many', 'this program plays at many tables')
    }
    const refused = await desk.change(known, command)
    const chair = refused === null ? guest.chair() : null
    // Of all windows in which they looked on, the one in which they sat down plays.
    if (chair !== null) for (const other of guests.on(chair)) if (other !== guest) dismiss(other, 'newer_window')
    return refused
  }

  const leave = async (guest: Guest, command: Extract<Command, { type: 'leave' }>): Promise<void> => {
    leaving = guest
    await fulfil(guest, command, () => desk.change(guest.connection.user, command))
    leaving = null
    if (guest.chair() !== null) return
    dismiss(guest, 'left')
    await attendHere()
  }

  const say = async (guest: Guest, command: Extract<Command, { type: 'call' | 'say' }>): Promise<Refused | null> => {
    const { user } = guest.connection
    // The chair may be gone by the time that it is this one's turn, and the table may be open.
    const speaker = guest.chair()
    const tooLate = whyNot(command, guest, stored(), game.isOpen())
    if (tooLate !== null || speaker === null) return tooLate
    // A moderator may have decided so since they came in.
    const known = await storage.findUser(user.id)
    if (known === null) return GONE
    if ((known.mutedUntil ?? 0) > now()) return refuse('muted', 'this person is muted')
    const name = namesOf(stored().party.chairs)[speaker] ?? ''
    await talk.say(user.id, speaker, name, command, commandKey(user.id, command.id))
    hintOthers()
    return null
  }

  const hear = (guest: Guest, command: Command): void => {
    const { user } = guest.connection
    const refusal = whyNot(command, guest, stored(), game.isOpen())
    // Whoever has left, and asks for it again, is told that they have.
    if (refusal !== null && !isDone(stored().party, commandKey(user.id, command.id))) {
      return answer(guest, command.id, refusal)
    }
    const later = (job: Job): void => void inTurn(() => fulfil(guest, command, job))
    const done = (): void => answer(guest, command.id, { ok: true })
    switch (command.type) {
      case 'act':
      case 'order':
      case 'plan':
        return game.hear(guest, command)
      case 'take_back':
        game.hear(guest, command)
        return game.whenTold(done)
      case 'resync':
        game.welcome(guest)
        return game.whenTold(done)
      case 'sit':
        return later(() => sit(guest, command))
      case 'be_ready':
      case 'change_settings':
      case 'set_chairs':
      case 'seat_bot':
      case 'remove':
        return later(() => desk.change(user, command))
      case 'leave':
        return void inTurn(() => leave(guest, command))
      case 'start':
        return later(() => desk.start(user, command.id))
      case 'promise_chance':
        return later(() => desk.promise(user, command))
      case 'reveal_chance':
        return later(() => desk.reveal(user, command))
      case 'move_seat':
        return later(async () => ({ ok: true, link: await around.newSeatLink(user.id) }))
      case 'call':
      case 'say':
        return later(() => say(guest, command))
    }
  }

  return { hear, isLeaving: (guest) => guest === leaving }
}
