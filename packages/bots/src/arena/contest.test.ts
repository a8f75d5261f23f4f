import { NO_VARIANTS, defaultAction, randomOf } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { seatOf } from '../bot.ts'
import { samplesOnly } from '../budget.ts'
import { playDeal } from './contest.ts'
import type { Contest } from './contest.ts'
import { arenaFigures } from './figures.ts'
import { always } from './lineup.ts'
import { mergeScores } from './score.ts'
import type { Score } from './score.ts'

const fickle: Bot = { decide: ({ view, choices, rng }) => randomOf(choices, seatOf(view), rng) }

/** Spends nothing and asks next to nothing. */
const cautious: Bot = { decide: ({ view, choices }) => defaultAction(choices, seatOf(view)) }

/** Buys whatever is to be had for 1. */
const thrifty: Bot = {
  decide: ({ view, choices }) => {
    const seat = seatOf(view)
    const [choice] = choices
    if (choice?.type === 'bid' && choice.min === 1) return { type: 'bid', seat, amount: 1 }
    if (choice?.type === 'submit_bid') return { type: 'submit_bid', seat, amount: Math.min(1, choice.max) }
    if (choice?.type === 'buy' && choice.price <= 1) return { type: 'buy', seat }
    return defaultAction(choices, seat)
  },
}

const cheating: Bot = { decide: () => ({ type: 'hammer' }) }

const BOTS: Readonly<Record<string, Bot>> = { fickle, cautious, thrifty, cheating }

function contest(challenger: string, field: string, more: Partial<Contest> = {}): Contest {
  return {
    table: {
      players: ['Ada', 'Ben', 'Cleo', 'Dov'],
      deck: 'rulebook',
      variants: NO_VARIANTS,
      startingSeat: null,
    },
    seed: 'contest',
    challenger: always(challenger),
    field: always(field),
    botFor: (name) => BOTS[name] ?? cautious,
    budget: samplesOnly(1),
    now: () => 0,
    ...more,
  }
}

async function playDeals(match: Contest, deals: readonly number[]): Promise<Score> {
  const scores = await Promise.all(deals.map((deal) => playDeal(match, deal)))
  return scores.reduce(mergeScores)
}

describe('a contest', () => {
  it('goes to the bot that always wins', async () => {
    const figures = arenaFigures(await playDeals(contest('thrifty', 'cautious'), [1, 2, 3]))
    expect(figures).toMatchObject({ deals: 3, games: 12, winShare: 1, interval: [0, 1], ranks: [1, 0, 0, 0] })
    expect(figures.margin).toBeGreaterThan(100)
    const against = arenaFigures(await playDeals(contest('cautious', 'thrifty'), [1, 2, 3]))
    expect(against.winShare).toBeLessThan(0.25)
  })

  it('is even between a bot and itself, to the last digit', async () => {
    const figures = arenaFigures(await playDeals(contest('fickle', 'fickle'), [1, 2, 3, 4, 5]))
    expect(figures).toMatchObject({ winShare: 0.25, interval: [0.25, 0.25], margin: 0, marginInterval: [0, 0] })
  })

  it('seats the challenger everywhere once, and the field everywhere else', async () => {
    const seated: string[] = []
    const match = contest('thrifty', 'fickle', {
      botFor: (name, seat) => {
        seated.push(`${name} ${seat}`)
        return BOTS[name] ?? cautious
      },
    })
    await playDeal(match, 1)
    expect(seated).toEqual(
      [0, 1, 2, 3].flatMap((challenged) =>
        [0, 1, 2, 3].map((seat) => `${seat === challenged ? 'thrifty' : 'fickle'} ${seat}`),
      ),
    )
  })

  it('asks the lineup for every seat of the deal', async () => {
    const asked = new Set<string>()
    const lineup = (deal: number, seat: number): string => {
      asked.add(`${deal} ${seat}`)
      return 'cautious'
    }
    await playDeal(contest('', '', { challenger: lineup, field: always('cautious') }), 6)
    expect(asked).toEqual(new Set(['6 0', '6 1', '6 2', '6 3']))
  })

  it('depends on its seed and the number of the deal alone', async () => {
    const one = await playDeals(contest('fickle', 'thrifty'), [1, 2, 3])
    const backwards = await playDeals(contest('fickle', 'thrifty'), [3, 2, 1])
    expect(arenaFigures(backwards)).toEqual(arenaFigures(one))
    const other = await playDeals(contest('fickle', 'thrifty', { seed: 'other' }), [1, 2, 3])
    expect(arenaFigures(other).margin).not.toBe(arenaFigures(one).margin)
    const otherDeals = await playDeals(contest('fickle', 'thrifty'), [4, 5, 6])
    expect(arenaFigures(otherDeals).margin).not.toBe(arenaFigures(one).margin)
  })

  it('gives every seat of a game a chance of its own, the same in every game of the deal', async () => {
    const drawn: string[] = []
    const gambling: Bot = {
      decide: (question) => {
        drawn.push(`${seatOf(question.view)} ${question.rng(2 ** 32)}`)
        return cautious.decide(question)
      },
    }
    await playDeal(contest('', '', { botFor: () => gambling }), 1)
    const quarter = drawn.length / 4
    expect(drawn.slice(quarter, 2 * quarter)).toEqual(drawn.slice(0, quarter))
    expect(new Set(drawn).size).toBe(quarter)
    expect(new Set(drawn.map((line) => line.slice(2))).size).toBe(quarter)
  })

  it('counts and locates lost moves, of the challenger and of the field', async () => {
    const figures = arenaFigures(await playDeals(contest('cheating', 'cautious'), [8]))
    expect(figures.illegal).toBeGreaterThan(40)
    expect(figures.faults).toEqual([{ deal: 8, seat: 0, reason: 'the hammer is not for players' }])
    expect(figures.field.illegal).toBe(0)
    const against = arenaFigures(await playDeals(contest('cautious', 'cheating'), [8]))
    expect(against.illegal).toBe(0)
    expect(against.field.illegal).toBe(3 * figures.illegal)
  })
})
