import { artistOf, formatArtist } from '@modern-art/engine'
import type { Action, GameState, Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { BOT_NAMES } from './roster.ts'
import type { BotName } from './roster.ts'
import { answerOf, questionFor } from './testing/questions.ts'
import { FIRST_ROUND, LAST_ROUND, LATE_COMERS, MANUEL_LEADS } from './testing/positions.ts'
import { after } from './testing/scenario.ts'
import { shippedBot } from './testing/shippedBots.ts'

const SAMPLES = 64

function artistPlayed(action: Action): string {
  if (action.type === 'play_card') return formatArtist(artistOf(action.card))
  throw new Error(`${action.type} plays no card`)
}

/** What the bot answers with some seeds, each answer once. */
function answers(name: BotName, state: GameState, seat: Seat, seeds: number): readonly Action[] {
  const all = new Map<string, Action>()
  for (let seed = 0; seed < seeds; seed += 1) {
    const action = answerOf(shippedBot(name), questionFor(state, seat, seed, SAMPLES))
    all.set(JSON.stringify(action), action)
  }
  return [...all.values()]
}

function amountOf(action: Action): number {
  if (action.type === 'bid' || action.type === 'submit_bid') return action.amount
  throw new Error(`${action.type} has no amount`)
}

describe.each(['medium', 'hard'] as const)('%s, where the answer is plain', (name) => {
  it.each<[string, GameState, Seat]>([
    ['in an open auction', after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 31'), 2],
    ['in an open auction of its own', after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 31'), 0],
    ['with one offer', after(FIRST_ROUND, '0 plays manuel-one_offer-1', '1 bids 31'), 2],
    [
      'with the last offer on its own lot',
      after(FIRST_ROUND, '0 plays manuel-one_offer-1', '1 bids 31', '2 passes'),
      0,
    ],
    ['at a fixed price', after(FIRST_ROUND, '0 plays manuel-fixed_price-1', '0 asks 31'), 1],
    [
      'at a fixed price, being asked last',
      after(FIRST_ROUND, '0 plays manuel-fixed_price-1', '0 asks 31', '1 passes'),
      2,
    ],
  ])('passes when a lot costs more than it can ever pay, %s', (_, state, seat) => {
    expect(answers(name, state, seat, 4)).toEqual([{ type: 'pass', seat }])
  })

  it.each([0, 1])('seals no more than a lot can ever pay, seat %i', (seat) => {
    for (const action of answers(name, after(FIRST_ROUND, '0 plays manuel-hidden-1'), seat, 4)) {
      expect(amountOf(action)).toBeLessThanOrEqual(30)
    }
  })

  it.each([0, 1, 2])('seals nothing for what comes too late to be placed, seat %i', (seat) => {
    const state = after(LATE_COMERS, '0 plays ramon-hidden-1')
    expect(answers(name, state, seat, 4)).toEqual([{ type: 'submit_bid', seat, amount: 0 }])
  })

  it('passes what comes too late to be placed, at a price of 1 or above any bid', () => {
    expect(answers(name, after(LATE_COMERS, '0 plays ramon-fixed_price-1', '0 asks 1'), 1, 4)).toEqual([
      { type: 'pass', seat: 1 },
    ])
    expect(answers(name, after(LATE_COMERS, '0 plays ramon-open-1', '1 bids 1'), 2, 4)).toEqual([
      { type: 'pass', seat: 2 },
    ])
  })

  it('buys for 1 what is certain to pay 50, and bids while that costs little', () => {
    const forSale = after(MANUEL_LEADS, '0 plays manuel-fixed_price-1', '0 asks 1')
    expect(answers(name, forSale, 1, 4)).toEqual([{ type: 'buy', seat: 1 }])
    const contested = after(MANUEL_LEADS, '0 plays manuel-open-3', '1 bids 1')
    expect(new Set(answers(name, contested, 2, 4).map((action) => action.type))).toEqual(new Set(['bid']))
  })

  it('takes a lot of its own that nobody bids for without paying for it [T6]', () => {
    const offered = after(MANUEL_LEADS, '0 plays manuel-open-3')
    const unwanted = after(offered, '1 passes', '2 passes')
    expect(answers(name, offered, 0, 4)).toEqual([{ type: 'pass', seat: 0 }])
    expect(answers(name, unwanted, 0, 4)).toEqual([{ type: 'pass', seat: 0 }])
  })

  it('tops a bid of 1 on its own lot, and by no more than it must', () => {
    const cheap = after(FIRST_ROUND, '0 plays manuel-one_offer-1', '1 bids 1', '2 passes')
    expect(answers(name, cheap, 0, 4)).toEqual([{ type: 'bid', seat: 0, amount: 2 }])
  })

  it('asks no more than somebody can pay', () => {
    const state = after(
      FIRST_ROUND,
      '0 sells manuel-open-1 to 0 for 15',
      '1 sells sigrid-open-1 to 1 for 80',
      '2 sells daniel-open-1 to 2 for 80',
      '0 plays manuel-fixed_price-1',
    )
    const prices = answers(name, state, 0, 6).map((action) => ('price' in action ? action.price : Infinity))
    expect(Math.max(...prices)).toBeLessThanOrEqual(20)
    expect(Math.min(...prices)).toBeGreaterThan(10)
  })

  it('ends the game when that wins it', () => {
    const artists = answers(name, LAST_ROUND, 0, 6).map(artistPlayed)
    expect(artists).not.toContain('ramon')
    expect(artists).not.toContain('rafael')
    const missed = after(LAST_ROUND, '0 plays rafael-double-2', '0 declines', '1 declines', '2 declines')
    expect(new Set(answers(name, missed, 1, 6).map(artistPlayed))).toEqual(new Set(['ramon']))
  })
})

describe.each(BOT_NAMES)('%s', (name) => {
  it('does not always seal the same', () => {
    const state = after(MANUEL_LEADS, '0 plays manuel-hidden-1')
    expect(answers(name, state, 1, 12).length).toBeGreaterThan(1)
  })
})
