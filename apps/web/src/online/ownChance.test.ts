import { fingerprintOfChance } from '@modern-art/engine'
import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { ChanceAsked, Deal, Party } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { settle } from '../testing/pageInMemory.ts'
import { sessionInMemory } from '../testing/sessionInMemory.ts'
import { dealNotesIn } from './dealNotes.ts'
import type { DealNotes } from './dealNotes.ts'
import { isInDeal, ownChanceAt } from './ownChance.ts'
import type { OwnChance } from './ownChance.ts'

const CODE = 'KXRTMWQP'
const OWN = 'aa'.repeat(32)
const SERVERS = 'bb'.repeat(32)
const BENS = 'cc'.repeat(32)
const PROMISE = fingerprintOfChance(CODE, OWN)

const person = (name: string): Party['chairs'][number] => ({
  kind: 'person',
  name,
  program: false,
  portrait: null,
  here: true,
  ready: false,
})

/** Ana's page is on chair 0. */
function party(deal: Partial<Deal>, changes: Partial<Party> = {}): Party {
  return {
    code: CODE,
    stage: 'waiting',
    settings: DEFAULT_SETTINGS,
    chairs: ['Ana', 'Ben', 'Cleo'].map(person),
    host: 0,
    watching: 0,
    next: null,
    match: null,
    deal: {
      stage: 'open',
      fingerprint: SERVERS,
      promised: [null, BENS, null],
      chances: [null, null, null],
      ...deal,
    },
    ...changes,
  }
}

interface Page {
  readonly chance: OwnChance
  readonly notes: DealNotes
  readonly sent: ChanceAsked[]
}

function page(session = sessionInMemory(), { takes = true, chance: made = OWN } = {}): Page {
  const sent: ChanceAsked[] = []
  const notes = dealNotesIn(() => session)
  const chance = ownChanceAt({
    code: CODE,
    notes,
    newChance: () => made,
    send: (asked) => {
      sent.push(asked)
      return Promise.resolve(takes)
    },
  })
  return { chance, notes, sent }
}

const FROZEN = party({ stage: 'frozen', promised: [PROMISE, BENS, null] })

describe('a page’s chance', () => {
  it('is promised once, given away once it is frozen, and noted before that with all that was shown', () => {
    const { chance, notes, sent } = page()
    chance.heardParty(party({}), 0)
    chance.heardParty(party({}), 0)
    chance.heardParty(party({ promised: [PROMISE, BENS, null] }), 0)
    expect(sent).toEqual([{ type: 'promise_chance', fingerprint: PROMISE }])
    expect(notes.read(CODE)).toMatchObject({ chance: OWN, witness: null })
    chance.heardParty(FROZEN, 0)
    chance.heardParty(FROZEN, 0)
    expect(sent.slice(1)).toEqual([{ type: 'reveal_chance', chance: OWN }])
    expect(notes.read(CODE)?.witness).toEqual({
      table: CODE,
      seat: 0,
      chance: OWN,
      fingerprint: SERVERS,
      promised: [PROMISE, BENS, null],
      deck: 'rulebook',
      mysteryHand: false,
      dealt: [],
    })
  })

  it('is the same after a reload, and is promised again for whoever sits down again', async () => {
    const session = sessionInMemory()
    const before = page(session)
    before.chance.heardParty(party({}), 0)
    before.chance.heardParty(party({ promised: [PROMISE, BENS, null] }), 0)
    before.chance.heardParty(party({}), 0)
    expect(before.sent).toHaveLength(2)
    const after = page(session, { chance: BENS })
    after.chance.heardParty(FROZEN, 0)
    expect(after.sent).toEqual([{ type: 'reveal_chance', chance: OWN }])
    const refused = page(session, { takes: false })
    refused.chance.heardParty(party({}), 0)
    await settle()
    refused.chance.heardParty(party({}), 0)
    expect(refused.sent).toHaveLength(2)
  })

  it('is not given away to a server that asks again with another list, or without the promise', () => {
    const classic = { ...DEFAULT_SETTINGS, deck: 'classic' as const }
    const promised = [PROMISE, BENS, null]
    for (const other of [
      party({ stage: 'frozen', promised, fingerprint: 'dd'.repeat(32) }),
      party({ stage: 'frozen', promised: [PROMISE, 'dd'.repeat(32), null] }),
      party({ stage: 'frozen', promised: [PROMISE, BENS, 'dd'.repeat(32)] }),
      party({ stage: 'frozen', promised }, { settings: classic }),
    ]) {
      const session = sessionInMemory()
      const before = page(session)
      before.chance.heardParty(FROZEN, 0)
      // Be it that the page was loaded again in between.
      const after = page(session)
      for (const { chance } of [before, after]) chance.heardParty(other, 0)
      expect([before.sent.length, after.sent.length]).toEqual([1, 0])
      after.chance.heardParty(FROZEN, 0)
      expect(after.sent).toHaveLength(1)
    }
    const unpromised = page()
    unpromised.chance.heardParty(party({ stage: 'frozen' }), 0)
    expect(unpromised.sent).toEqual([])
  })

  it('is nobody’s without a chair', () => {
    const { chance, notes, sent } = page()
    chance.heardParty(party({}), null)
    chance.heardParty({ ...party({}), deal: null }, 0)
    expect(sent).toEqual([])
    expect(notes.read(CODE)).toBe(null)
  })

  it('comes with a note of the cards, in which what was told first counts', () => {
    const { chance, notes } = page()
    chance.heardCards([1])
    expect(notes.read(CODE)).toBe(null)
    chance.heardParty(FROZEN, 0)
    chance.heardCards([1, 2, 3])
    chance.heardCards([1, 2])
    expect(notes.read(CODE)?.witness?.dealt).toEqual([1, 2, 3])
    chance.heardCards([1, 2, 3, 4])
    chance.heardCards([9, 2, 3, 4, 5])
    expect(notes.read(CODE)?.witness?.dealt).toEqual([1, 2, 3, 4])
  })

  it('is looked for in what was dealt', () => {
    const { chance, notes } = page()
    chance.heardParty(FROZEN, 0)
    const note = notes.read(CODE)
    const dealt = { stage: 'dealt', promised: [PROMISE, BENS, null] } as const
    expect(isInDeal(FROZEN, note)).toBe(null)
    expect(isInDeal(party({ ...dealt, chances: [OWN, null, null] }), null)).toBe(null)
    expect(isInDeal(party({ ...dealt, chances: [OWN, null, null] }), note)).toBe(true)
    expect(isInDeal(party({ ...dealt, chances: [null, null, null] }), note)).toBe(false)
    expect(isInDeal(party({ ...dealt, chances: [BENS, null, null] }), note)).toBe(false)
    expect(isInDeal(party({ ...dealt, promised: [PROMISE, null, null], chances: [OWN, null, null] }), note)).toBe(false)
    expect(isInDeal(party({ ...dealt, fingerprint: BENS, chances: [OWN, null, null] }), note)).toBe(false)
  })
})

describe('notes of deals', () => {
  it('are kept for many tables, the latest of them, and survive what somebody else wrote', () => {
    const session = sessionInMemory()
    const notes = dealNotesIn(() => session)
    for (let table = 0; table < 120; table += 1) notes.keep(`T${table}`, { chance: OWN, witness: null })
    expect(notes.read('T19')).toBe(null)
    expect(notes.read('T20')).not.toBe(null)
    session.setItem('modern-art-deals', '[7, {"code":"T1","chance":"x","witness":{}}, null]')
    expect(notes.read('T1')).toBe(null)
    session.setItem('modern-art-deals', '{')
    expect(notes.read('T119')).not.toBe(null)
  })

  it('are known without storage, for as long as the page lives', () => {
    const notes = dealNotesIn(() => {
      throw new Error('forbidden')
    })
    notes.keep(CODE, { chance: OWN, witness: null })
    expect(notes.read(CODE)).toMatchObject({ chance: OWN })
  })
})
