import assert from 'node:assert/strict'
import { NO_VARIANTS, auctionTypeOf, check, quickRandom, sampleState, seatsToAct, viewFor } from '@modern-art/engine'
import type { Action, Card, GameState, Lot, Seat, VariantName } from '@modern-art/engine'
import { APART, configOf, enough, lawRuns } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { playGame } from '../arena/game.ts'
import type { Player } from '../arena/game.ts'
import type { Bot, Question } from '../bot.ts'
import { samplesOnly } from '../budget.ts'
import { expectedValueBot } from '../expectedValue.ts'
import { BIDS_BEFORE_LIMIT } from '../raise.ts'
import { botNamed } from '../botNamed.ts'
import { strategist } from '../temperaments.ts'
import { frozen } from '../testing/frozen.ts'
import { ALL_QUESTIONS, questionsIn } from '../testing/kindsOfQuestion.ts'
import { everyPosition } from '../testing/law.ts'
import { randomNets, writtenNets } from '../testing/master/randomNets.ts'
import { answerOf, questionFor } from '../testing/questions.ts'
import { meaningsIn } from './actions.ts'
import { encode } from './encode.ts'
import { masterFrom, masterWith } from './master.ts'
import { readNets } from './netFile.ts'
import { situationOf } from './situation.ts'

/** Masters that have learnt nothing, each in its own way. */
const MASTERS: readonly Bot[] = [1, 2, 3].map((seed) => masterFrom(writtenNets(randomNets(seed))))
const [MASTER] = MASTERS as readonly [Bot]

/** Among those who raise by little. */
const HAGGLERS: readonly Bot[] = [MASTER, botNamed('sniper'), botNamed('accountant')]

const GAMES = 6
const NOW_AND_THEN = 12

/** The first two have everything that can be asked. */
const TABLES: readonly (readonly [seats: number, ...on: readonly VariantName[]])[] = [
  [3, 'mysteryHand', 'splitDouble', 'openMoney'],
  [5],
  [3, 'mysteryHand'],
  [3, 'splitDouble'],
  [4],
  [4, 'openMoney', 'splitDouble'],
  [5, 'splitDouble', 'openMoney'],
]

interface Played {
  readonly questions: ReadonlySet<string>
  readonly failures: readonly string[]
  /** Those of the whole game but the last. */
  readonly lots: readonly Lot[]
}

async function playAt(
  seats: number,
  on: readonly VariantName[],
  deck: 'rulebook' | 'classic',
  bots: readonly Bot[],
): Promise<Played> {
  const variants = { ...NO_VARIANTS, ...Object.fromEntries(on.map((variant) => [variant, true])) }
  const config = configOf({ seats, deck, variants, seed: 7 * seats + on.length })
  const questions = new Set<string>()
  const failures: string[] = []
  let lots: readonly Lot[] = []
  const players = config.players.map((_, seat): Player => ({
    bot: {
      decide: (question) => {
        const { past, lots: sold } = question.view
        lots = [...past.flatMap((round) => round.lots), ...sold]
        for (const asked of questionsIn(question)) questions.add(asked)
        return (bots[seat % bots.length] as Bot).decide(question)
      },
    },
    rng: quickRandom(seat),
    timed: () => undefined,
    failed: (reason) => failures.push(reason),
  }))
  await playGame(config, players, { budget: samplesOnly(1), now: () => 0 })
  return { questions, failures, lots }
}

describe('laws of master', () => {
  it('plays whole games at every table without an illegal action, and never bids for long', async () => {
    const questions = new Set<string>()
    let raises = 0
    for (const [seats, ...on] of TABLES.slice(0, lawRuns(TABLES.length, 2))) {
      for (const deck of ['rulebook', 'classic'] as const) {
        for (const bots of deck === 'classic' ? [MASTERS] : [MASTERS, HAGGLERS]) {
          // One game after the other, as on one machine they would be anyway.
          // oxlint-disable-next-line no-await-in-loop
          const played = await playAt(seats, on, deck, bots)
          expect(played.failures).toEqual([])
          for (const question of played.questions) questions.add(question)
          for (const { cards, bids } of played.lots) {
            if (auctionTypeOf(cards.at(-1) as Card) !== 'open') continue
            for (let seat = 0; seat < seats; seat += 1) {
              const own = bids.filter((bid) => bid.seat === seat).length
              raises += Math.max(0, own - 1)
              expect(own).toBeLessThanOrEqual(BIDS_BEFORE_LIMIT + 1)
            }
          }
        }
      }
    }
    expect([...questions].toSorted()).toEqual(ALL_QUESTIONS)
    expect(raises).toBeGreaterThan(enough(50))
  })

  it('is asked anything: its answer is legal and always the same, and nothing that it was shown has changed', () => {
    const answered: { readonly question: Question; readonly seed: number; readonly action: Action }[] = []
    everyPosition(GAMES, (state, { seed }, position) => {
      if (position % NOW_AND_THEN !== 0 && !seatsToAct(state).some((seat) => isOdd(state, seat))) return
      for (const seat of seatsToAct(state)) {
        const question = questionFor(state, seat, seed)
        frozen(question.view)
        frozen(question.choices)
        const action = answerOf(MASTER, question)
        assert.equal(check(state, action), null, JSON.stringify(action))
        assert.ok(action.type !== 'hammer' && action.seat === seat)
        if (answered.length < 500) answered.push({ question, seed, action })
      }
    })
    assert.ok(answered.length > enough(200))
    for (const { question, seed, action } of answered.toReversed()) {
      assert.deepEqual(answerOf(MASTER, { ...question, rng: quickRandom(seed) }), action)
    }
  })

  it('re-deal what a seat cannot see: what the net is told, and the answer, stay the same', () => {
    everyPosition(GAMES, (state, { seed }, position) => {
      if (position % NOW_AND_THEN !== 0) return
      for (let seat = 0; seat < state.hands.length; seat += 1) {
        const view = viewFor(state, seat)
        const redealt = sampleState(view, quickRandom(seed + 1))
        assert.deepEqual(encode(situationOf(viewFor(redealt, seat))), encode(situationOf(view)))
        if (!seatsToAct(state).includes(seat)) continue
        const answer = answerOf(MASTER, questionFor(state, seat, seed))
        assert.deepEqual(answerOf(MASTER, questionFor(redealt, seat, seed)), answer)
      }
    })
  })

  it('has one limit for a lot in an open auction, whatever is bid', () => {
    /** By seat: what it was told and could say when the auction began. */
    let first: readonly string[] = []
    let auction = ''
    /** By seat: the least on which it passed, and the most that it bid. */
    let passedOn: number[] = []
    let most: number[] = []
    let compared = 0
    let seen = 0
    everyPosition(GAMES, (state, { seed }) => {
      const { phase } = state
      if (phase.name !== 'auction' || phase.bidding.type !== 'open') return
      // Of long auctions, the first bids and some later ones.
      const { length } = phase.bidding.bids
      if (length > 4 && length % 4 > 0) return
      seen += 1
      if (seen % APART !== 0) return
      const seats = [...state.hands.keys()]
      const told = seats.map((seat) => {
        const situation = situationOf(viewFor(state, seat))
        return JSON.stringify([[...encode(situation)], meaningsIn(situation)])
      })
      const name = `${seed} ${state.played.length} ${state.past.length} ${phase.offer.cards.join()}`
      if (name !== auction) {
        auction = name
        first = told
        passedOn = seats.map(() => Infinity)
        most = seats.map(() => 0)
      }
      assert.deepEqual(told, first)
      for (const seat of seatsToAct(state)) {
        const question = questionFor(state, seat, seed)
        const [choice] = question.choices
        if (choice?.type !== 'bid' || (seat === phase.offer.auctioneer && choice.min === 1)) continue
        const action = answerOf(MASTER, question)
        if (action.type === 'bid') most[seat] = Math.max(most[seat] ?? 0, action.amount)
        else passedOn[seat] = Math.min(passedOn[seat] ?? 0, choice.min)
        if (length > 0) compared += 1
        assert.ok((most[seat] ?? 0) < (passedOn[seat] ?? 0))
      }
    })
    assert.ok(compared > enough(200))
  })

  it('does the likeliest if it is to be sharp, whatever the chance', () => {
    const sharp = {
      card: Infinity,
      second: Infinity,
      open: 1,
      once: Infinity,
      sealed: Infinity,
      price: Infinity,
      purchase: Infinity,
    }
    const decided = masterWith(readNets(writtenNets(randomNets(1))), sharp)
    let varied = 0
    everyPosition(2, (state, { seed }, position) => {
      if (position % NOW_AND_THEN !== 0) return
      for (const seat of seatsToAct(state)) {
        const answers = (bot: Bot): number =>
          new Set([1, 2, 3, 4].map((more) => JSON.stringify(answerOf(bot, questionFor(state, seat, seed + more))))).size
        assert.equal(answers(decided), 1)
        if (answers(MASTER) > 1) varied += 1
      }
    })
    assert.ok(varied > enough(10))
  })

  it('varies a sealed bid by up to 4 %, even where the net has no doubt', () => {
    const nets = readNets(writtenNets(randomNets(1)))
    const even = { card: 1, second: 1, open: 1, once: 1, sealed: 1, price: 1, purchase: 1 }
    const certain = masterWith(nets, { ...even, sealed: Infinity })
    const sure = masterWith(nets, { ...even, sealed: 1e9 })
    let compared = 0
    let varied = 0
    let seen = 0
    everyPosition(2, (state, { seed }) => {
      if (state.phase.name !== 'auction' || state.phase.bidding.type !== 'hidden') return
      seen += 1
      if (seen % APART !== 0) return
      for (const seat of seatsToAct(state)) {
        const amounts = (bot: Bot): readonly number[] =>
          [1, 2, 3, 4].map((more) => sealedBid(answerOf(bot, questionFor(state, seat, seed + more))))
        const [middle = 0] = amounts(certain)
        const bids = amounts(sure)
        for (const bid of bids) assert.ok(Math.abs(bid - middle) <= 0.04 * middle + 0.5, `${bid} instead of ${middle}`)
        compared += 1
        if (new Set(bids).size > 1) varied += 1
      }
    })
    assert.ok(compared > enough(50) && varied > compared / 4, `${varied} of ${compared}`)
  })

  it('flips cards of a mystery hand as the strategist does', () => {
    let flips = 0
    everyPosition(GAMES, (state, { seed }) => {
      if (state.phase.name !== 'mystery') return
      const question = questionFor(state, state.phase.asked, seed)
      const action = answerOf(MASTER, question)
      assert.deepEqual(action, answerOf(expectedValueBot(strategist), question))
      if (action.type === 'reveal_mystery') flips += 1
    })
    assert.ok(flips > enough(5))
  })

  it('has nothing to say to a spectator', () => {
    everyPosition(1, (state) => {
      const [seat = 0] = seatsToAct(state)
      const question = { ...questionFor(state, seat, 1), view: viewFor(state, null) }
      assert.throws(() => answerOf(MASTER, question), RangeError)
    })
  })
})

function sealedBid(action: Action): number {
  assert.ok(action.type === 'submit_bid')
  return action.amount
}

/** Whether a seat is broke, rich or without cards. */
function isOdd({ money, hands }: GameState, seat: Seat): boolean {
  const own = money[seat] ?? 0
  return own <= 1 || own > 400 || hands[seat]?.length === 0
}
