import { NO_VARIANTS, dealtBy, eventFor, fingerprintOfChance, fingerprintOfSecret, startGame } from '@modern-art/engine'
import type { FairDeal, GameConfig, Transcript, Witness } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { dealReportOf } from './dealReport.ts'

const TABLE = 'KXRTMWQP'
const SECRET = 'aa'.repeat(32)
const CHANCES = ['bb'.repeat(32), 'cc'.repeat(32)] as const

/** Ana gave her chance away, Ben's did not come in time, Viktor is a bot. */
const deal: FairDeal = {
  table: TABLE,
  secret: SECRET,
  fingerprint: fingerprintOfSecret(TABLE, SECRET),
  seats: [
    { fingerprint: fingerprintOfChance(TABLE, CHANCES[0]), chance: CHANCES[0] },
    { fingerprint: fingerprintOfChance(TABLE, CHANCES[1]), chance: null },
    null,
  ],
}
const config: GameConfig = {
  players: ['Ana', 'Ben', 'Viktor'],
  deck: 'rulebook',
  variants: NO_VARIANTS,
  ...dealtBy(deal, 'rulebook'),
}
const transcript: Transcript = { config, actions: [], fairDeal: deal }
const dealt = startGame(config)
  .events.map((event) => eventFor(event, 0))
  .flatMap((event) => (event.type === 'cards_dealt' ? event.own : []))
const witness: Witness = {
  table: TABLE,
  seat: 0,
  chance: CHANCES[0],
  fingerprint: deal.fingerprint,
  promised: deal.seats.map((seat) => seat?.fingerprint ?? null),
  deck: 'rulebook',
  mysteryHand: false,
  dealt,
}

/** By finding, what the device of Ana says. */
function verdicts(told: Transcript, seen: Witness | null = witness): Readonly<Record<string, string>> {
  const report = dealReportOf(told, () => (seen === null ? null : { chance: seen.chance, witness: seen }))
  return Object.fromEntries(report?.findings.map(({ name, verdict }) => [name, verdict]) ?? [])
}

describe('the report on a deal', () => {
  it('says that it holds, who took part, and who was left out', () => {
    const report = dealReportOf(transcript, (table) => (table === TABLE ? { chance: CHANCES[0], witness } : null))
    expect(report).toMatchObject({ verdict: 'holds', added: ['Ana'], leftOut: ['Ben'] })
    expect(report?.findings.map(({ name }) => name)).toEqual(['secret', 'promise', 'numbers', 'own', 'deck', 'cards'])
  })

  it('says what cannot be known without a note', () => {
    expect(dealReportOf(transcript, () => null)?.verdict).toBe('unknown')
    expect(verdicts(transcript, null)).toEqual({
      secret: 'holds',
      promise: 'unknown',
      numbers: 'holds',
      own: 'unknown',
      deck: 'holds',
      cards: 'unknown',
    })
    expect(dealReportOf({ config, actions: [] }, () => null)).toBe(null)
  })

  it('tells a page that was not there when its number was asked for that it is not part of the deal', () => {
    const report = dealReportOf(transcript, () => ({ chance: CHANCES[0], witness: null }))
    expect(report?.findings.find(({ name }) => name === 'own')?.verdict).toBe('fails')
  })

  it('says each thing that is wrong under its name', () => {
    const wrong = (changed: Partial<FairDeal>): Readonly<Record<string, string>> =>
      verdicts({ ...transcript, fairDeal: { ...deal, ...changed } })
    const OTHER = 'dd'.repeat(32)
    expect(wrong({ secret: OTHER })).toMatchObject({ secret: 'fails', deck: 'fails', promise: 'holds' })
    expect(wrong({ fingerprint: OTHER })).toMatchObject({ secret: 'fails', promise: 'fails', deck: 'holds' })
    const [, ...others] = deal.seats
    expect(wrong({ seats: [null, ...others] })).toMatchObject({ own: 'fails', promise: 'fails', deck: 'fails' })
    const forged = { fingerprint: witness.promised[0] ?? '', chance: OTHER }
    expect(wrong({ seats: [forged, ...others] })).toMatchObject({ numbers: 'fails', own: 'fails', promise: 'holds' })
    const start = { ...config, startingSeat: (config.startingSeat + 1) % 3 }
    expect(verdicts({ ...transcript, config: start })).toMatchObject({ deck: 'fails', cards: 'holds' })
    expect(verdicts(transcript, { ...witness, dealt: dealt.toReversed() })).toMatchObject({
      cards: 'fails',
      deck: 'holds',
    })
    expect(dealReportOf({ ...transcript, config: start }, () => null)?.verdict).toBe('fails')
  })
})
