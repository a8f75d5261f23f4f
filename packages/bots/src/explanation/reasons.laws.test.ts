import assert from 'node:assert/strict'
import { randomOf } from '@modern-art/engine'
import type { Action, Artist, GameState, VariantName } from '@modern-art/engine'
import { cardNamed, lawRuns } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { botNamed } from '../botNamed.ts'
import { decisionOn, decisionsOf } from '../testing/decisions.ts'
import type { Decision } from '../testing/decisions.ts'
import { lastCards } from '../testing/lastCards.ts'
import { after } from '../testing/scenario.ts'
import { shippedBot } from '../testing/shippedBots.ts'
import { isTrue, REASON_CODES } from '../testing/truths/truths.ts'
import type { Reason } from './reason.ts'

/** What was said of an artist's place, to be compared with the end of the round. */
interface Prophecy {
  readonly round: number
  readonly artist: Artist
  readonly isPlaced: boolean
}

function propheciesIn({ state, explanation }: Decision): readonly Prophecy[] {
  return explanation.reasons.flatMap((reason) =>
    reason.code === 'certain_place' || reason.code === 'no_place'
      ? [{ round: state.past.length, artist: reason.artist, isPlaced: reason.code === 'certain_place' }]
      : [],
  )
}

/** Does anything that is allowed: reasons are to be found for that too. */
const anything: Bot = { decide: ({ view, choices, rng }) => randomOf(choices, view.seat ?? 0, rng) }

const BOTS = {
  medium: botNamed('medium'),
  hard: botNamed('hard'),
  master: shippedBot('master'),
  easy: botNamed('easy'),
  anything,
} as const

interface Game {
  readonly bot: keyof typeof BOTS
  readonly seats: number
  readonly on: readonly VariantName[]
  readonly seed: number
}

/** The quick ones first; between them and the positions below every reason is given. */
const ALL_GAMES: readonly Game[] = [
  { bot: 'anything', seats: 3, on: ['mysteryHand', 'splitDouble'], seed: 10 },
  { bot: 'medium', seats: 4, on: ['splitDouble'], seed: 3 },
  { bot: 'easy', seats: 5, on: [], seed: 9 },
  { bot: 'medium', seats: 3, on: ['mysteryHand', 'openMoney'], seed: 2 },
  { bot: 'medium', seats: 5, on: [], seed: 4 },
  { bot: 'hard', seats: 3, on: ['mysteryHand'], seed: 6 },
  { bot: 'hard', seats: 4, on: ['openMoney'], seed: 7 },
  { bot: 'hard', seats: 5, on: ['splitDouble', 'openMoney'], seed: 8 },
  { bot: 'master', seats: 3, on: ['mysteryHand'], seed: 12 },
  { bot: 'master', seats: 5, on: [], seed: 13 },
  { bot: 'anything', seats: 4, on: [], seed: 11 },
]
const GAMES = ALL_GAMES.slice(0, lawRuns(ALL_GAMES.length, 3))

/** Rafael cannot be placed any more; seat 0 owns a Manuel, and the others nothing that is to be paid. */
const RAFAEL_IS_LATE: Parameters<typeof lastCards>[0] = {
  hands: [
    'rafael-open-1 rafael-fixed_price-1 manuel-open-1 manuel-double-1',
    'sigrid-open-1 manuel-hidden-1',
    'daniel-open-1 manuel-hidden-2',
  ],
  played: `manuel-open-3 manuel-one_offer-1 sigrid-open-2 sigrid-open-3 sigrid-hidden-1
    daniel-open-2 daniel-open-3 daniel-hidden-1`,
  sold: ['0 sells manuel-open-2 to 0 for 95'],
}

/** The others have spent nearly all they had on Manuel. */
const POOR_RIVALS: Parameters<typeof lastCards>[0] = {
  hands: ['manuel-open-1 manuel-fixed_price-1 rafael-open-1', 'sigrid-open-1', 'daniel-open-1'],
  played: '',
  sold: ['1 sells manuel-open-2 to 1 for 90', '2 sells manuel-open-3 to 2 for 95'],
}

/** Reasons that games seldom come to: a position and an action for each. */
const SELDOM: readonly (readonly [Reason['code'], GameState, Exclude<Action, { type: 'hammer' }>])[] = [
  ['no_place', after(lastCards(RAFAEL_IS_LATE), '0 plays rafael-open-1'), { type: 'pass', seat: 1 }],
  ['money_left', after(lastCards(RAFAEL_IS_LATE), '0 plays rafael-open-1'), { type: 'bid', seat: 1, amount: 20 }],
  [
    'must_buy',
    after(lastCards(RAFAEL_IS_LATE), '0 plays rafael-fixed_price-1'),
    { type: 'set_price', seat: 0, price: 4 },
  ],
  ['keeps_better', lastCards(RAFAEL_IS_LATE), { type: 'play_card', seat: 0, card: cardNamed('rafael-open-1') }],
  ['double_is_free', lastCards(RAFAEL_IS_LATE), { type: 'play_card', seat: 0, card: cardNamed('manuel-double-1') }],
  ['no_rival_owns', lastCards(RAFAEL_IS_LATE), { type: 'play_card', seat: 0, card: cardNamed('rafael-open-1') }],
  [
    'would_end_round',
    after(lastCards(RAFAEL_IS_LATE), '0 plays manuel-double-1', '0 declines'),
    { type: 'decline_second', seat: 1 },
  ],
  // Nobody else bids, so that a pass would have it for nothing: what a sale brings is no comparison.
  [
    'price',
    after(lastCards(POOR_RIVALS), '0 plays manuel-open-1', '1 passes', '2 passes'),
    { type: 'bid', seat: 0, amount: 3 },
  ],
  ['cannot_pay', after(lastCards(POOR_RIVALS), '0 plays manuel-fixed_price-1', '0 asks 50'), { type: 'pass', seat: 1 }],
  [
    'only_card',
    lastCards({ ...RAFAEL_IS_LATE, hands: ['rafael-open-1', 'sigrid-open-1', 'daniel-open-1'] }),
    { type: 'play_card', seat: 0, card: cardNamed('rafael-open-1') },
  ],
  [
    'last_tile',
    lastCards({
      hands: ['ramon-open-1 ramon-open-2', 'sigrid-open-1', ''],
      played: 'ramon-open-3 ramon-hidden-1 ramon-hidden-2 ramon-hidden-3',
    }),
    { type: 'play_card', seat: 0, card: cardNamed('ramon-open-1') },
  ],
  [
    'all_your_money',
    after(
      lastCards({ ...RAFAEL_IS_LATE, hands: ['manuel-fixed_price-1 rafael-open-1', 'sigrid-open-1', 'daniel-open-1'] }),
      '0 plays manuel-fixed_price-1',
    ),
    { type: 'set_price', seat: 0, price: 5 },
  ],
  [
    'rivals_money',
    after(lastCards(POOR_RIVALS), '0 plays manuel-fixed_price-1'),
    { type: 'set_price', seat: 0, price: 10 },
  ],
]

const decided = new Map<Game, readonly Decision[]>()

/** All decisions of a game, which is played once. */
function decisionsIn(game: Game): readonly Decision[] {
  const { bot, seats, on, seed } = game
  const decisions = decided.get(game) ?? [...decisionsOf(BOTS[bot], seats, on, seed)]
  decided.set(game, decisions)
  return decisions
}

function decisionTo(state: GameState, action: Exclude<Action, { type: 'hammer' }>): Decision {
  return decisionOn(state, action.seat, 1, { decide: () => action })
}

function expectTrue(decision: Decision): void {
  const { reasons } = decision.explanation
  assert.ok(reasons.length === 2 || reasons.length === 3)
  for (const reason of reasons) {
    if (!isTrue(reason, decision)) expect.fail(`${JSON.stringify(reason)}, said of: ${decision.kind}`)
  }
}

describe('laws of reasons', () => {
  it.each(GAMES)('they are true, and speak for what is done: $bot, $seats seats, $on', (game) => {
    const decisions = decisionsIn(game)
    decisions.forEach(expectTrue)
    const end = decisions.at(-1)?.next
    expect(end?.phase.name).toBe('finished')
    for (const { round, artist, isPlaced } of decisions.flatMap(propheciesIn)) {
      assert.equal(end?.past[round]?.topThree.includes(artist), isPlaced)
    }
  })

  it.each(SELDOM)('they are true, and speak for what is done: %s', (code, state, action) => {
    const decision = decisionTo(state, action)
    expectTrue(decision)
    expect(decision.explanation.reasons.map((reason) => reason.code)).toContain(code)
  })

  it('all are given somewhere', () => {
    const decisions = [...GAMES.flatMap(decisionsIn), ...SELDOM.map(([, state, action]) => decisionTo(state, action))]
    const given = new Set(decisions.flatMap(({ explanation }) => explanation.reasons.map(({ code }) => code)))
    expect([...given].toSorted()).toEqual(REASON_CODES.toSorted())
  })
})
