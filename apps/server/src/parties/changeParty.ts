import { MYSTERY_SEATS } from '@modern-art/engine'
import type { Command, Stage } from '@modern-art/protocol'
import type { User } from '../storage/storage.ts'
import { misfit } from './misfit.ts'
import { chairOf, isHuman, isNamedOn, usersOf, withoutPromise } from './partyRecord.ts'
import type { ChairRecord, PartyRecord, UserId } from './partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { Outcome } from './outcome.ts'
import { whySeatStays } from './whySeatStays.ts'

/** The commands that change who is at a table, and how they want to play. */
export type PartyCommand = Extract<
  Command,
  { type: 'sit' | 'leave' | 'be_ready' | 'change_settings' | 'set_chairs' | 'seat_bot' | 'remove' }
>

/** What a user's command makes of a party, at a stage of its table. Never alters what it is given. */
export function changeParty(party: PartyRecord, stage: Stage, user: User, command: PartyCommand): Outcome {
  switch (command.type) {
    case 'sit':
      return sit(party, stage, user, command.chair)
    case 'leave':
      return leave(party, stage, user.id)
    case 'be_ready':
      return beReady(party, stage, user.id, command.ready)
    case 'change_settings':
    case 'set_chairs':
    case 'seat_bot':
    case 'remove':
      return arrange(party, stage, user.id, command)
  }
}

function sit(party: PartyRecord, stage: Stage, { id, name, portrait, owner }: User, wanted: number | null): Outcome {
  const { chairs } = party
  const notHere = owner === null ? null : whyNoProgram(party)
  if (notHere !== null) return notHere
  if (stage !== 'waiting') return refuse('not_waiting', 'the game has begun')
  if (name === null) return refuse('name_needed', 'a person with a chair needs a name')
  if (party.removed.includes(id)) return refuse('removed', 'the host has removed this person')
  const present = chairOf(party, id)
  if (wanted === null && present !== null) return { ok: true, party }
  const chair = wanted ?? chairs.findIndex(({ kind }) => kind === 'free')
  const there = chairs[chair]
  if (there === undefined && wanted === null) return refuse('table_full', 'no chair is free')
  if (there === undefined) return refuse('no_such_chair', `there is no chair ${chair}`)
  if (chair === present) return { ok: true, party }
  if (there.kind !== 'free') return refuse('chair_taken', `chair ${chair} is taken`)
  const person: ChairRecord = (present === null ? undefined : chairs[present]) ?? {
    kind: 'person',
    user: id,
    name,
    portrait,
    ready: false,
    ...(owner !== null && { owner }),
  }
  const freed = present === null ? chairs : chairs.with(present, { kind: 'free' })
  const host = party.host ?? (owner === null ? id : null)
  const seated = { ...party, chairs: freed.with(chair, person), host }
  return misfit(seated) ?? { ok: true, party: seated }
}

/** Why no program may sit at a table, whosever it is; `null` if one may. */
export function whyNoProgram({ match, host }: PartyRecord): Refused | null {
  if (match !== undefined) return refuse('not_for_programs', 'quick match is for people')
  return host === null ? refuse('not_for_programs', 'a table of programs needs a person who hosts it') : null
}

/** A user gives up their chair. */
export function leave(party: PartyRecord, stage: Stage, user: UserId): Outcome {
  const chair = chairOf(party, user)
  const there = chair === null ? undefined : party.chairs[chair]
  if (chair === null || there?.kind !== 'person') return refuse('not_seated', 'this person has no chair')
  const chairs = party.chairs.with(chair, given(there, stage))
  return { ok: true, party: handedOn({ ...party, chairs }, chair, stage) }
}

/** A person's chair once they have given it up. */
function given(there: Extract<ChairRecord, { kind: 'person' }>, stage: Stage): ChairRecord {
  if (stage === 'waiting') return { kind: 'free' }
  const { name, portrait = null, user, owner } = there
  return { kind: 'left', name, portrait, user, ...(owner !== undefined && { owner }) }
}

/** A host without a chair hands the table on to the next person clockwise. Programs do not stay without any person. */
export function handedOn(party: PartyRecord, from: number, stage: Stage): PartyRecord {
  if (party.host !== null && chairOf(party, party.host) !== null) return party
  const host = nextPerson(party, from, () => true)
  if (host !== null || stage === 'finished') return { ...party, host }
  const chairs = party.chairs.map((chair) => (chair.kind === 'person' ? given(chair, stage) : chair))
  return { ...party, chairs, host }
}

function nextPerson(
  { chairs }: PartyRecord,
  from: number,
  may: (chair: number, user: UserId) => boolean,
): UserId | null {
  const turns = chairs.map((_, turn) => (from + 1 + turn) % chairs.length)
  for (const chair of turns) {
    const there = chairs[chair]
    if (there !== undefined && isHuman(there) && may(chair, there.user)) return there.user
  }
  return null
}

/** The party once its host has been away for long: somebody who is there is the host instead, if anybody is. */
export function handOnFromAbsent(party: PartyRecord, here: (chair: number) => boolean): PartyRecord {
  const chair = party.host === null ? 0 : (chairOf(party, party.host) ?? 0)
  if (party.host !== null && here(chair)) return party
  const next = nextPerson(party, chair, here)
  return next === null ? party : { ...party, host: next }
}

function beReady(party: PartyRecord, stage: Stage, user: UserId, ready: boolean): Outcome {
  if (stage === 'playing') return refuse('not_waiting', 'the game has begun')
  const chair = chairOf(party, user)
  const there = chair === null ? undefined : party.chairs[chair]
  if (chair === null || there?.kind !== 'person') return refuse('not_seated', 'this person has no chair')
  return { ok: true, party: { ...party, chairs: party.chairs.with(chair, { ...there, ready }) } }
}

type Arrangement = Extract<PartyCommand, { type: 'change_settings' | 'set_chairs' | 'seat_bot' | 'remove' }>

/** What only the host may do, and only before the game. */
function arrange(party: PartyRecord, stage: Stage, user: UserId, command: Arrangement): Outcome {
  if (stage !== 'waiting') return refuse('not_waiting', 'the game has begun')
  if (party.host !== user) return refuse('not_host', 'only the host may do this')
  switch (command.type) {
    case 'change_settings': {
      const changed = unready({ ...party, settings: command.settings })
      return misfit(changed) ?? { ok: true, party: changed }
    }
    case 'set_chairs':
      return setChairs(party, command.count)
    case 'seat_bot': {
      const there = party.chairs[command.chair]
      if (there === undefined) return refuse('no_such_chair', `there is no chair ${command.chair}`)
      if (there.kind === 'person') return refuse('chair_taken', 'a person sits there')
      const seated: ChairRecord = command.bot === null ? { kind: 'free' } : { kind: 'bot', bot: command.bot }
      return { ok: true, party: { ...party, chairs: party.chairs.with(command.chair, seated) } }
    }
    case 'remove': {
      const there = party.chairs[command.chair]
      if (there?.kind !== 'person' || there.user === user) {
        return refuse('no_such_chair', `there is nobody to remove on chair ${command.chair}`)
      }
      const chairs = party.chairs.with(command.chair, { kind: 'free' })
      return { ok: true, party: { ...party, chairs, removed: [...party.removed, there.user].slice(-MOST_REMOVED) } }
    }
  }
}

/** A table remembers so many; whoever was removed before them has long lost interest. */
const MOST_REMOVED = 50

/** People who had agreed to other settings have not agreed to these; their host has. */
function unready(party: PartyRecord): PartyRecord {
  const chairs = party.chairs.map((chair) =>
    chair.kind === 'person' && chair.user !== party.host ? { ...chair, ready: false } : chair,
  )
  return { ...party, chairs }
}

/** Chairs come and go at the end of the row, but people stay. */
function setChairs(party: PartyRecord, count: number): Outcome {
  if (usersOf(party).length > count) return refuse('chair_taken', `more than ${count} people sit here`)
  const chairs = [...party.chairs]
  while (chairs.length > count) {
    const last = chairs.findLastIndex(({ kind }) => kind !== 'person')
    chairs.splice(last, 1)
  }
  while (chairs.length < count) chairs.push({ kind: 'free' })
  const { settings } = party
  const mysteryHand = settings.variants.mysteryHand && count === MYSTERY_SEATS
  return {
    ok: true,
    party: { ...party, chairs, settings: { ...settings, variants: { ...settings.variants, mysteryHand } } },
  }
}

/**
 * The party once a seat has moved to another user, who plays it from now on. In a rated game it moves to nobody.
 */
export function moveSeat(party: PartyRecord, stage: Stage, from: UserId, to: UserId): Outcome {
  const chair = chairOf(party, from)
  const there = chair === null ? undefined : party.chairs[chair]
  if (chair === null || there?.kind !== 'person') return refuse('link_used', 'the seat is no longer there to move')
  if (from === to) return { ok: true, party }
  if (party.removed.includes(to)) return refuse('removed', 'the host has removed this person')
  if (party.chairs.some((each) => isNamedOn(each, to))) {
    return refuse('chair_taken', 'this person has, or had, a seat at the table already')
  }
  const stays = whySeatStays(party, stage)
  if (stays !== null) return stays
  // What the other device has promised only that device can give away.
  const chairs = party.chairs.with(chair, { ...withoutPromise(there), user: to })
  const moved = { ...party, chairs, host: party.host === from ? to : party.host }
  return misfit(moved) ?? { ok: true, party: moved }
}
