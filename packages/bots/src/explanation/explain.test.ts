import { formatCard, viewFor } from '@modern-art/engine'
import type { Action, GameState, Seat } from '@modern-art/engine'
import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import type { Bot, Question } from '../bot.ts'
import { botNamed } from '../botNamed.ts'
import { frozen } from '../testing/frozen.ts'
import { lastCards } from '../testing/lastCards.ts'
import { FIRST_ROUND } from '../testing/positions.ts'
import { answerOf, questionFor } from '../testing/questions.ts'
import { after } from '../testing/scenario.ts'
import { explain } from './explain.ts'
import { explainAction } from './explainAction.ts'
import type { Explanation } from './explanation.ts'

const SEED = 5

function explained(state: GameState, action: Exclude<Action, { type: 'hammer' }>): Explanation {
  return explainAction(questionFor(state, action.seat, SEED), action)
}

function plays(seat: Seat, id: string): Action & { type: 'play_card' } {
  return { type: 'play_card', seat, card: cardNamed(id) }
}

/** Manuel has three paintings and no tile; seat 0 has the fourth, and nobody can catch up. */
const MANUEL_WINS = lastCards({
  hands: ['manuel-open-1 manuel-one_offer-1 sigrid-open-1', 'sigrid-open-2', 'daniel-open-1 ramon-open-1'],
  played: 'manuel-open-2 manuel-open-3 manuel-hidden-1',
  past: ['sigrid daniel ramon', 'sigrid daniel ramon', 'sigrid daniel ramon'],
})

describe('what a lot is worth', () => {
  it('is exact where nothing can change it', () => {
    const lot = after(
      lastCards({
        hands: ['manuel-open-1 sigrid-open-1', 'sigrid-open-2', 'daniel-open-1'],
        played: 'manuel-open-2 manuel-open-3 manuel-hidden-1',
        past: ['sigrid daniel ramon', 'sigrid daniel ramon', 'sigrid daniel ramon'],
      }),
      '0 plays manuel-open-1',
    )
    expect(explained(lot, { type: 'pass', seat: 1 }).worth).toEqual({ low: 30, mean: 30, high: 30 })
  })

  it('counts earlier tiles again', () => {
    const lot = after(
      lastCards({
        hands: ['manuel-open-1 sigrid-open-1', 'sigrid-open-2', 'daniel-open-1'],
        played: 'manuel-open-2 manuel-open-3 manuel-hidden-1',
        past: ['manuel daniel ramon', 'sigrid manuel ramon', 'sigrid daniel ramon'],
      }),
      '0 plays manuel-open-1',
    )
    expect(explained(lot, { type: 'pass', seat: 1 }).worth).toEqual({ low: 80, mean: 80, high: 80 })
  })

  it('is nothing where the artist cannot be placed', () => {
    const lot = after(
      lastCards({
        hands: ['ramon-open-1 rafael-open-1', 'manuel-open-1', 'sigrid-open-1'],
        played: 'manuel-open-2 manuel-open-3 sigrid-open-2 sigrid-open-3 daniel-open-1 daniel-open-2',
      }),
      '0 plays ramon-open-1',
    )
    const { worth, reasons } = explained(lot, { type: 'pass', seat: 1 })
    expect(worth).toEqual({ low: 0, mean: 0, high: 0 })
    expect(reasons[0]).toEqual({ code: 'no_place', artist: 3 })
  })

  it('is that of both paintings of a completed double', () => {
    const both = after(
      lastCards({
        hands: ['manuel-double-1 manuel-open-1 sigrid-open-1', 'sigrid-open-2', 'daniel-open-1'],
        played: 'manuel-open-2 manuel-open-3',
        past: ['sigrid daniel ramon', 'sigrid daniel ramon', 'sigrid daniel ramon'],
      }),
      '0 plays manuel-double-1',
    )
    const adding: Action = { type: 'offer_second', seat: 0, card: cardNamed('manuel-open-1') }
    expect(explained(both, adding).worth).toEqual({ low: 60, mean: 60, high: 60 })
    expect(explained(both, { type: 'decline_second', seat: 0 }).lot.map(formatCard)).toEqual(['manuel-double-1'])
    const sold = after(both, '0 adds manuel-open-1')
    expect(explained(sold, { type: 'pass', seat: 1 }).worth).toEqual({ low: 60, mean: 60, high: 60 })
  })

  it('lies between low and high where cards are hidden', () => {
    const { worth } = explained(FIRST_ROUND, plays(0, 'manuel-open-1'))
    expect(worth?.low).toBeLessThan(worth?.mean ?? 0)
    expect(worth?.mean).toBeLessThan(worth?.high ?? 0)
    expect(worth?.high).toBeLessThanOrEqual(30)
  })

  it('is none where nothing will be sold', () => {
    const fifth = after(
      MANUEL_WINS,
      '0 plays manuel-open-1',
      'hammer',
      '1 plays sigrid-open-2',
      'hammer',
      '2 plays daniel-open-1',
      'hammer',
    )
    expect(explained(fifth, plays(0, 'manuel-one_offer-1'))).toMatchObject({
      lot: [cardNamed('manuel-one_offer-1')],
      worth: null,
    })
    const last = lastCards({ hands: ['sigrid-open-1', '', ''], played: 'manuel-open-1' })
    expect(explained(last, plays(0, 'sigrid-open-1'))).toMatchObject({ lot: [cardNamed('sigrid-open-1')], worth: null })
    const mystery = after(
      lastCards({
        hands: ['manuel-open-1 sigrid-open-1', 'sigrid-open-2', 'daniel-open-1'],
        played: 'manuel-open-2',
        mystery: 'daniel-open-2',
        variants: { mysteryHand: true },
      }),
      '0 plays manuel-open-1',
      'hammer',
    )
    expect(explained(mystery, { type: 'skip_mystery', seat: 0 })).toMatchObject({ lot: [], worth: null })
  })
})

describe('an explanation', () => {
  const auction = after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 5')

  it('is about what the bot would do, asked or not', async () => {
    for (const name of ['easy', 'medium', 'hard'] as const) {
      for (const [state, seat] of [[FIRST_ROUND, 0] as const, [auction, 2] as const]) {
        // oxlint-disable-next-line no-await-in-loop
        const { action } = await explain(botNamed(name), questionFor(state, seat, SEED))
        expect(action).toEqual(answerOf(botNamed(name), questionFor(state, seat, SEED)))
      }
    }
  })

  it('waits for a bot that takes its time', async () => {
    const slow: Bot = {
      decide: async (question) => {
        await Promise.resolve()
        return answerOf(botNamed('medium'), question)
      },
    }
    const question = (): Question => questionFor(auction, 2, SEED)
    expect(await explain(slow, question())).toEqual(await explain(botNamed('medium'), question()))
  })

  it('is the same for the same question, and another for another chance', async () => {
    const asked = async (seed: number): Promise<Explanation> => explain(botNamed('hard'), questionFor(auction, 2, seed))
    expect(await asked(SEED)).toEqual(await asked(SEED))
    const worths = await Promise.all([1, 2, 3, 4, 5].map(async (seed) => (await asked(seed)).worth))
    expect(new Set(worths.map((worth) => JSON.stringify(worth))).size).toBeGreaterThan(1)
  })

  it('leaves the question as it is', async () => {
    const question = questionFor(auction, 2, SEED)
    frozen(question.view)
    frozen(question.choices)
    await expect(explain(botNamed('medium'), question)).resolves.toBeDefined()
  })

  it('tells who leads only of one who does', () => {
    const level = after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 40')
    expect(explained(level, { type: 'pass', seat: 2 }).reasons).toContainEqual({
      code: 'pays_seller',
      seller: 0,
      leads: false,
    })
    const ahead = after(
      FIRST_ROUND,
      '0 sells manuel-open-1 to 1 for 60',
      '1 sells sigrid-open-1 to 2 for 20',
      '2 sells daniel-open-1 to 2 for 1',
      '0 plays manuel-one_offer-1',
    )
    expect(explained(ahead, { type: 'pass', seat: 1 }).reasons).toContainEqual({
      code: 'pays_seller',
      seller: 0,
      leads: true,
    })
  })

  it('is none for a spectator', async () => {
    const question = { ...questionFor(auction, 2, SEED), view: viewFor(auction, null) }
    const unasked: Bot = { decide: () => expect.fail('nobody asks this bot') }
    await expect(explain(unasked, question)).rejects.toThrow('a spectator has nothing to decide')
  })
})
