import { fingerprintOfChance, fingerprintOfSecret } from '@modern-art/engine'
import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { chanceNamed } from '../testing/pageChance.ts'
import { fairDealOf, frozen, isPageAwaited, newDeal, promiseChance, revealChance } from './dealing.ts'
import { moveSeat } from './changeParty.ts'
import type { Outcome } from './outcome.ts'
import { partyFor } from './partyFor.ts'
import type { ChairRecord, PartyRecord } from './partyRecord.ts'
import { nextParty } from './playAgain.ts'

const CODE = 'ABCDEFGH'
const SECRET = chanceNamed('the server')
const ANA = chanceNamed('Ana')
const BEN = chanceNamed('Ben')

const person = (user: string): ChairRecord => ({ kind: 'person', user, name: user, ready: true })

/** Ana, Ben and a bot. */
const PARTY: PartyRecord = {
  settings: DEFAULT_SETTINGS,
  chairs: [person('ana'), person('ben'), { kind: 'bot', bot: 'easy' }],
  host: 'ana',
  removed: [],
  next: null,
  deal: newDeal(CODE, SECRET, false),
}

const promiseOf = (chance: string): string => fingerprintOfChance(CODE, chance)

function partyOf(outcome: Outcome): PartyRecord {
  if (!outcome.ok) throw new Error(outcome.error.message)
  return outcome.party
}

const told = (outcome: Outcome): string => (outcome.ok ? 'ok' : outcome.error.code)

const promised = (party: PartyRecord, user: string, chance: string): PartyRecord =>
  partyOf(promiseChance(party, 'waiting', user, promiseOf(chance)))

const both = promised(promised(PARTY, 'ana', ANA), 'ben', BEN)
const everybody = (): boolean => true

describe('the deal of a party', () => {
  it('has a promise for each person who made one, the latest before the freeze', () => {
    const again = promised(promised(both, 'ana', BEN), 'ana', ANA)
    expect(again).toEqual(both)
    expect(frozen(both).deal?.seats).toEqual([
      { fingerprint: promiseOf(ANA), chance: null },
      { fingerprint: promiseOf(BEN), chance: null },
      null,
    ])
    expect(told(promiseChance(frozen(both), 'waiting', 'ana', promiseOf(BEN)))).toBe('not_waiting')
    expect(told(promiseChance(both, 'playing', 'ana', promiseOf(BEN)))).toBe('not_waiting')
    expect(told(promiseChance(both, 'waiting', 'eve', promiseOf(BEN)))).toBe('not_seated')
  })

  it('takes no chance but the promised one, and only between the freeze and the deal', () => {
    const reveal = (
      party: PartyRecord,
      user: string,
      chance: string,
      stage: 'waiting' | 'playing' = 'waiting',
    ): Outcome => revealChance(party, stage, CODE, user, chance)
    expect(told(reveal(both, 'ana', ANA))).toBe('not_dealing')
    expect(told(reveal(frozen(both), 'ana', ANA, 'playing'))).toBe('not_dealing')
    expect(told(reveal(frozen(both), 'ana', BEN))).toBe('wrong_chance')
    expect(told(reveal(frozen(both), 'eve', ANA))).toBe('not_seated')
    expect(told(reveal(frozen(PARTY), 'ana', ANA))).toBe('wrong_chance')
    // Another table's promise is none here.
    expect(told(revealChance(frozen(both), 'waiting', 'ABCDEFGJ', 'ana', ANA))).toBe('wrong_chance')
    const given = partyOf(reveal(frozen(both), 'ana', ANA))
    expect(given.deal?.seats?.[0]?.chance).toBe(ANA)
    expect(partyOf(reveal(given, 'ana', ANA))).toBe(given)
    expect(told(reveal(given, 'ana', BEN))).toBe('wrong_chance')
  })

  it('awaits the pages of those who are here, and nobody else', () => {
    const after = frozen(both)
    expect(isPageAwaited(after, everybody)).toBe(true)
    expect(isPageAwaited(after, () => false)).toBe(false)
    expect(isPageAwaited(frozen(PARTY), everybody)).toBe(false)
    const given = partyOf(revealChance(after, 'waiting', CODE, 'ana', ANA))
    expect(isPageAwaited(given, everybody)).toBe(true)
    expect(isPageAwaited(given, (chair) => chair === 0)).toBe(false)
    const left = { ...given, chairs: given.chairs.with(1, { kind: 'left', name: 'ben' }) }
    expect(isPageAwaited(left, everybody)).toBe(false)
    // At a table where people gather, those who are on their way are awaited, too.
    const gathering = { ...both, deal: newDeal(CODE, SECRET, true) }
    expect(isPageAwaited(gathering, everybody)).toBe(false)
    expect(isPageAwaited(gathering, (chair) => chair === 0)).toBe(true)
    expect(isPageAwaited({ ...PARTY, deal: newDeal(CODE, SECRET, true) }, everybody)).toBe(true)
  })

  it('leaves everybody the face that they chose', () => {
    const chosen = { ...both, chairs: both.chairs.with(0, { ...person('ana'), portrait: 7 } as ChairRecord) }
    expect(frozen(chosen).chairs[0]).toMatchObject({ user: 'ana', portrait: 7, ready: false })
    expect(partyOf(moveSeat(chosen, 'playing', 'ana', 'phone')).chairs[0]).toMatchObject({ user: 'phone', portrait: 7 })
  })

  it('forgets a promise that its page cannot keep: of a seat that moves, and of the game before', () => {
    expect(partyOf(moveSeat(both, 'playing', 'ana', 'phone')).chairs[0]).toEqual({
      ...person('phone'),
      name: 'ana',
      portrait: null,
    })
    const next = nextParty({ ...frozen(both), chairs: both.chairs })
    expect('deal' in next).toBe(false)
    expect(JSON.stringify(nextParty(frozen(both)))).not.toContain('promise')
  })

  it('is told to pages without its secret, and without chances until the cards are dealt', () => {
    const given = partyOf(revealChance(frozen(both), 'waiting', CODE, 'ana', ANA))
    const shown = (party: PartyRecord, stage: 'waiting' | 'playing' | 'finished'): string =>
      JSON.stringify(partyFor(party, { code: CODE, stage, here: everybody, watching: 0 }))
    for (const stage of ['waiting', 'playing', 'finished'] as const) {
      expect(shown(given, stage)).not.toContain(SECRET)
      expect(shown(given, stage)).toContain(fingerprintOfSecret(CODE, SECRET))
    }
    expect(shown(given, 'waiting')).not.toContain(ANA)
    expect(shown(given, 'playing')).toContain(ANA)
    expect(partyFor(both, { code: CODE, stage: 'waiting', here: everybody, watching: 0 }).deal).toEqual({
      stage: 'open',
      fingerprint: fingerprintOfSecret(CODE, SECRET),
      promised: [promiseOf(ANA), promiseOf(BEN), null],
      chances: [null, null, null],
    })
    const { deal: _, ...older } = PARTY
    expect(partyFor(older, { code: CODE, stage: 'playing', here: everybody, watching: 0 }).deal).toBe(null)
  })

  it('is on record once it is frozen', () => {
    expect(fairDealOf(both, CODE)).toBe(null)
    expect(fairDealOf(frozen(both), CODE)).toMatchObject({ table: CODE, secret: SECRET, seats: [{}, {}, null] })
  })
})
