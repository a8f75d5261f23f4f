import { quickRandom } from '@modern-art/engine'
import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { beginGame, filled } from './beginGame.ts'
import { FAIR_DEALER } from './dealer.ts'
import { frozen, newDeal } from './dealing.ts'
import { namesOf } from './namesOf.ts'
import { openParty } from './openParty.ts'
import type { ChairRecord, PartyRecord } from './partyRecord.ts'
import { allWantMore, nextParty } from './playAgain.ts'
import { userNamed } from '../testing/records.ts'

const person = (user: string, ready: boolean): ChairRecord => ({ kind: 'person', user, name: user, ready })
const LEFT: ChairRecord = { kind: 'left', name: 'dov' }

const party = (...chairs: readonly ChairRecord[]): PartyRecord => ({
  settings: DEFAULT_SETTINGS,
  chairs,
  host: 'ana',
  removed: ['rex'],
  next: null,
})

const everybody = (): boolean => true
const nobody = (): boolean => false

const program = (user: string, ready: boolean): ChairRecord => ({
  kind: 'person',
  user,
  name: user,
  ready,
  owner: 'odile',
})

describe('playing again', () => {
  it('waits for no program, and is for no programs alone', () => {
    expect(allWantMore(party(person('ana', true), program('magpie', false)), everybody)).toBe(true)
    expect(allWantMore(party(person('ana', false), program('magpie', true)), everybody)).toBe(false)
    expect(allWantMore(party(LEFT, program('magpie', true)), everybody)).toBe(false)
    const next = nextParty(party(program('magpie', true), person('ben', true), program('crow', false)))
    expect([next.host, next.chairs.map(({ kind }) => kind)]).toEqual(['ben', ['person', 'free', 'person']])
  })

  it('waits for everybody who is there, and for nobody else', () => {
    expect(allWantMore(party(person('ana', true), person('ben', false)), everybody)).toBe(false)
    expect(allWantMore(party(person('ana', true), person('ben', false)), (chair) => chair === 0)).toBe(true)
    expect(allWantMore(party(person('ana', true), LEFT), everybody)).toBe(true)
    expect(allWantMore(party(person('ana', false), LEFT), nobody)).toBe(false)
  })

  it('moves everybody one chair on; chairs of those who have gone are free', () => {
    const next = nextParty(party(person('ana', true), person('ben', false), LEFT, { kind: 'bot', bot: 'easy' }))
    expect(next.chairs).toEqual([{ kind: 'free' }, { kind: 'free' }, { kind: 'bot', bot: 'easy' }, person('ana', true)])
    expect(next).toMatchObject({ host: 'ana', removed: ['rex'], next: null })
    expect(nextParty(party(person('ben', true), person('ana', false))).host).toBe('ben')
  })
})

describe('a game', () => {
  it('begins with bots on the free chairs, each another, and a deck by its deal', () => {
    const full = filled(party(person('ana', true), { kind: 'free' }, { kind: 'free' }), quickRandom(1))
    expect(new Set(namesOf(full.chairs)).size).toBe(3)
    const dealt = frozen({ ...full, deal: newDeal('ABCDEFGH', FAIR_DEALER.newSecret(), false) })
    const { config, occupants } = beginGame('ABCDEFGH', dealt, (chair) => chair === 0, FAIR_DEALER, 5)
    expect(occupants[0]).toEqual({ kind: 'person', present: true, standIn: false })
    expect(occupants.slice(1).map(({ kind }) => kind)).toEqual(['bot', 'bot'])
    expect('deckOrder' in config && new Set(config.deckOrder).size).toBe(70)
    expect(() => beginGame('ABCDEFGH', full, () => true, FAIR_DEALER, 5)).toThrow('not frozen')
  })
})

describe('names', () => {
  it('are told apart', () => {
    expect(
      namesOf([person('ana', true), person('ana', true), { kind: 'bot', bot: 'easy' }, { kind: 'bot', bot: 'easy' }]),
    ).toEqual(['ana', 'ana II', 'Pia', 'Pia II'])
  })

  it('are not given to free chairs, however many there are', () => {
    expect(namesOf([person('ana', true), { kind: 'free' }, { kind: 'free' }])).toEqual(['ana', '', ''])
  })
})

describe('a party', () => {
  it('is opened by somebody with a name, on the first chair, with variants that fit', () => {
    const ana = userNamed('ana', 'Ana')
    expect(openParty({ settings: DEFAULT_SETTINGS, chairs: ['easy', null, 'hard'] }, ana)).toMatchObject({
      ok: true,
      party: { host: 'ana', chairs: [{ user: 'ana' }, { kind: 'free' }, { kind: 'bot' }] },
    })
    const nameless = openParty({ settings: DEFAULT_SETTINGS, chairs: [null, null, null] }, userNamed('x', null))
    expect(nameless).toMatchObject({ error: { code: 'name_needed' } })
    const mystery = { ...DEFAULT_SETTINGS, variants: { ...DEFAULT_SETTINGS.variants, mysteryHand: true } }
    const four = openParty({ settings: mystery, chairs: [null, null, null, null] }, ana)
    expect(four).toMatchObject({ error: { code: 'variant_needs_other_seats' } })
  })
})
