import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { Stage } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { changeParty, handOnFromAbsent, moveSeat } from './changeParty.ts'
import type { PartyCommand } from './changeParty.ts'
import type { Outcome } from './outcome.ts'
import type { ChairRecord, PartyRecord } from './partyRecord.ts'
import { userNamed } from '../testing/records.ts'

const person = (user: string, ready = false): ChairRecord => ({ kind: 'person', user, name: user.toUpperCase(), ready })
const FREE: ChairRecord = { kind: 'free' }
const BOT: ChairRecord = { kind: 'bot', bot: 'easy' }

/** Ana is the host, Ben sits beside her, then a bot and a free chair; Rex was removed. */
const PARTY: PartyRecord = {
  settings: DEFAULT_SETTINGS,
  chairs: [person('ana', true), person('ben', true), BOT, FREE],
  host: 'ana',
  removed: ['rex'],
  next: null,
}

const COMMANDS: readonly PartyCommand[] = [
  { type: 'sit', id: '1', chair: null },
  { type: 'leave', id: '1' },
  { type: 'be_ready', id: '1', ready: true },
  { type: 'change_settings', id: '1', settings: { ...DEFAULT_SETTINGS, memoryAid: true } },
  { type: 'set_chairs', id: '1', count: 5 },
  { type: 'seat_bot', id: '1', chair: 3, bot: 'hard' },
  { type: 'remove', id: '1', chair: 1 },
]

const told = (outcome: Outcome): string => (outcome.ok ? 'ok' : outcome.error.code)

const by = (user: string, stage: Stage, command: PartyCommand, party = PARTY): Outcome =>
  changeParty(party, stage, userNamed(user, user), command)

/** What comes of each command, in their order: sit, leave, be_ready, change_settings, set_chairs, seat_bot, remove. */
const TABLE: Readonly<Record<Stage, Readonly<Record<string, readonly string[]>>>> = {
  waiting: {
    ana: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    ben: ['ok', 'ok', 'ok', 'not_host', 'not_host', 'not_host', 'not_host'],
    eve: ['ok', 'not_seated', 'not_seated', 'not_host', 'not_host', 'not_host', 'not_host'],
    rex: ['removed', 'not_seated', 'not_seated', 'not_host', 'not_host', 'not_host', 'not_host'],
  },
  playing: {
    ana: ['not_waiting', 'ok', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting'],
    ben: ['not_waiting', 'ok', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting'],
    eve: ['not_waiting', 'not_seated', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting'],
    rex: ['not_waiting', 'not_seated', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting'],
  },
  finished: {
    ana: ['not_waiting', 'ok', 'ok', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting'],
    ben: ['not_waiting', 'ok', 'ok', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting'],
    eve: ['not_waiting', 'not_seated', 'not_seated', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting'],
    rex: ['not_waiting', 'not_seated', 'not_seated', 'not_waiting', 'not_waiting', 'not_waiting', 'not_waiting'],
  },
}

describe('who may change a party, and when', () => {
  it('is told by stage, person and command', () => {
    const stages: readonly Stage[] = ['waiting', 'playing', 'finished']
    const found = stages.map((stage) => [
      stage,
      Object.fromEntries(
        ['ana', 'ben', 'eve', 'rex'].map((user) => [user, COMMANDS.map((command) => told(by(user, stage, command)))]),
      ),
    ])
    expect(Object.fromEntries(found)).toEqual(TABLE)
  })

  it('never alters the party that it is given', () => {
    const before = JSON.stringify(PARTY)
    for (const command of COMMANDS) for (const user of ['ana', 'ben', 'eve']) by(user, 'waiting', command)
    expect(JSON.stringify(PARTY)).toBe(before)
  })
})

const partyOf = (outcome: Outcome): PartyRecord => {
  if (!outcome.ok) throw new Error(outcome.error.message)
  return outcome.party
}

describe('a chair', () => {
  it('is taken with a name, if it is free, and left for another', () => {
    const sit = (chair: number | null): PartyCommand => ({ type: 'sit', id: '1', chair })
    expect(partyOf(by('eve', 'waiting', sit(null))).chairs[3]).toEqual({
      ...person('eve'),
      name: 'eve',
      portrait: null,
    })
    expect(told(changeParty(PARTY, 'waiting', userNamed('eve', null), sit(null)))).toBe('name_needed')
    expect(told(by('eve', 'waiting', sit(0)))).toBe('chair_taken')
    expect(told(by('eve', 'waiting', sit(2)))).toBe('chair_taken')
    expect(told(by('eve', 'waiting', sit(4)))).toBe('no_such_chair')
    const full = { ...PARTY, chairs: [person('ana'), person('ben'), BOT] }
    expect(told(by('eve', 'waiting', sit(null), full))).toBe('table_full')
    expect(partyOf(by('ben', 'waiting', sit(3))).chairs.map(({ kind }) => kind)).toEqual([
      'person',
      'free',
      'bot',
      'person',
    ])
  })

  it('is free again before the game, and has no person any more during it', () => {
    const leave: PartyCommand = { type: 'leave', id: '1' }
    expect(partyOf(by('ana', 'waiting', leave))).toMatchObject({ chairs: { 0: FREE }, host: 'ben' })
    expect(partyOf(by('ana', 'playing', leave))).toMatchObject({
      chairs: { 0: { kind: 'left', name: 'ANA' } },
      host: 'ben',
    })
    expect(partyOf(by('ben', 'playing', leave)).host).toBe('ana')
    const alone = { ...PARTY, chairs: [person('ana'), BOT, BOT] }
    expect(partyOf(by('ana', 'playing', leave, alone)).host).toBe(null)
  })

  it('of a person stays when there are fewer, and the mystery hand goes with the fourth', () => {
    const count = (chairs: number): PartyCommand => ({ type: 'set_chairs', id: '1', count: chairs })
    expect(partyOf(by('ana', 'waiting', count(3))).chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot'])
    const crowd = { ...PARTY, chairs: ['ana', 'ben', 'cleo', 'dov'].map((user) => person(user)) }
    expect(told(by('ana', 'waiting', count(3), crowd))).toBe('chair_taken')
    const mystery = { ...DEFAULT_SETTINGS, variants: { ...DEFAULT_SETTINGS.variants, mysteryHand: true } }
    expect(told(by('ana', 'waiting', { type: 'change_settings', id: '1', settings: mystery }))).toBe(
      'variant_needs_other_seats',
    )
    const three = { ...PARTY, settings: mystery, chairs: PARTY.chairs.slice(0, 3) }
    expect(partyOf(by('ana', 'waiting', count(4), three)).settings.variants.mysteryHand).toBe(false)
  })

  it('of a person is no bot’s, and nobody removes themselves, a bot or nobody', () => {
    expect(told(by('ana', 'waiting', { type: 'seat_bot', id: '1', chair: 1, bot: null }))).toBe('chair_taken')
    expect(told(by('ana', 'waiting', { type: 'seat_bot', id: '1', chair: 4, bot: null }))).toBe('no_such_chair')
    for (const chair of [0, 2, 3, 4]) {
      expect(told(by('ana', 'waiting', { type: 'remove', id: '1', chair }))).toBe('no_such_chair')
    }
    expect(partyOf(by('ana', 'waiting', { type: 'remove', id: '1', chair: 1 })).removed).toEqual(['rex', 'ben'])
  })

  it('other settings make everybody but the host unready', () => {
    const settings = { ...DEFAULT_SETTINGS, memoryAid: true }
    const { chairs } = partyOf(by('ana', 'waiting', { type: 'change_settings', id: '1', settings }))
    expect(chairs.slice(0, 2)).toEqual([person('ana', true), person('ben', false)])
  })
})

describe('a seat that moves', () => {
  it('goes to one user, with the table where it was the host’s', () => {
    expect(partyOf(moveSeat(PARTY, 'playing', 'ana', 'phone'))).toMatchObject({
      host: 'phone',
      chairs: { 0: { user: 'phone', name: 'ANA' } },
    })
    expect(partyOf(moveSeat(PARTY, 'playing', 'ben', 'phone')).host).toBe('ana')
    expect(partyOf(moveSeat(PARTY, 'playing', 'ben', 'ben'))).toBe(PARTY)
  })

  it('is refused where it is gone, to somebody who sits here, and to whoever was removed', () => {
    expect(told(moveSeat(PARTY, 'playing', 'eve', 'phone'))).toBe('link_used')
    expect(told(moveSeat(PARTY, 'playing', 'ana', 'ben'))).toBe('chair_taken')
    expect(told(moveSeat(PARTY, 'playing', 'ana', 'rex'))).toBe('removed')
  })

  it('stays where it is in a rated game, and never goes to somebody who had another one', () => {
    const rated: PartyRecord = { ...PARTY, match: { rated: true } }
    expect(told(moveSeat(rated, 'waiting', 'ana', 'phone'))).toBe('seat_stays')
    expect(told(moveSeat(rated, 'playing', 'ana', 'phone'))).toBe('seat_stays')
    expect(partyOf(moveSeat(rated, 'finished', 'ana', 'phone')).host).toBe('phone')
    expect(partyOf(moveSeat({ ...PARTY, match: { rated: false } }, 'playing', 'ana', 'phone')).host).toBe('phone')
    const left: PartyRecord = { ...PARTY, chairs: PARTY.chairs.with(1, { kind: 'left', name: 'ben', user: 'ben' }) }
    expect(told(moveSeat(left, 'playing', 'ana', 'ben'))).toBe('chair_taken')
  })
})

describe('a host who is away', () => {
  it('hands on to the next person who is there, clockwise', () => {
    expect(handOnFromAbsent(PARTY, (chair) => chair === 1).host).toBe('ben')
    expect(handOnFromAbsent(PARTY, () => true)).toBe(PARTY)
    expect(handOnFromAbsent(PARTY, () => false)).toBe(PARTY)
    expect(handOnFromAbsent({ ...PARTY, host: null }, (chair) => chair === 0).host).toBe('ana')
  })
})

describe('programs', () => {
  const magpie = { ...userNamed('magpie', 'Magpie'), owner: 'odile' }
  const crow = { ...userNamed('crow', 'Crow'), owner: 'odile' }
  const sit = { type: 'sit', id: '1', chair: null } as const
  const partyIn = (outcome: Outcome): PartyRecord => (outcome.ok ? outcome.party : expect.fail(outcome.error.code))

  it('never host, whoever leaves', () => {
    const seated = partyIn(changeParty(PARTY, 'waiting', magpie, sit))
    expect(handOnFromAbsent(seated, (chair) => chair === 3).host).toBe('ana')
    const withBen = partyIn(by('ana', 'playing', { type: 'leave', id: '1' }, seated))
    expect(withBen.host).toBe('ben')
    const alone = partyIn(by('ben', 'playing', { type: 'leave', id: '2' }, withBen))
    expect(alone.host).toBe(null)
    expect(alone.chairs.map(({ kind }) => kind)).toEqual(['left', 'left', 'bot', 'left'])
    // After the game nobody has to go.
    const after = partyIn(by('ben', 'finished', { type: 'leave', id: '2' }, withBen))
    expect(after.chairs[3]).toMatchObject({ kind: 'person', user: 'magpie' })
  })

  it('sit with another of the same owner at private tables alone', () => {
    const larger = { ...PARTY, chairs: [...PARTY.chairs, FREE] }
    const seated = partyIn(changeParty(larger, 'waiting', magpie, sit))
    expect(told(changeParty(seated, 'waiting', crow, sit))).toBe('ok')
    const open = { ...seated, settings: { ...seated.settings, access: 'open' as const } }
    expect(told(changeParty(open, 'waiting', crow, sit))).toBe('own_program')
    expect(told(changeParty(open, 'waiting', userNamed('odile', 'Odile'), sit))).toBe('own_program')
    expect(told(changeParty({ ...PARTY, match: { rated: false } }, 'waiting', magpie, sit))).toBe('not_for_programs')
  })
})
