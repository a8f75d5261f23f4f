import { cardsIn, choicesFor, defaultAction, quickRandom, randomOf, startGame, viewFor } from '@modern-art/engine'
import type { Action, Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import type { Bot, Question } from '../bot.ts'
import { seatOf } from '../bot.ts'
import { samplesOnly } from '../budget.ts'
import { SORTED_DEAL } from '../testing/sortedDeal.ts'
import { playGame } from './game.ts'
import type { Ending, Player } from './game.ts'

const fickle: Bot = { decide: ({ view, choices, rng }) => randomOf(choices, seatOf(view), rng) }
const cautious: Bot = { decide: ({ view, choices }) => defaultAction(choices, seatOf(view)) }

interface Record {
  readonly reasons: string[]
  readonly times: number[]
}

/** Plays the sorted deal with one bot a seat, on a clock that goes on a millisecond each time it is read. */
async function played(...bots: readonly Bot[]): Promise<{ ending: Ending; records: readonly Record[] }> {
  const records = bots.map((): Record => ({ reasons: [], times: [] }))
  const players = bots.map((bot, seat): Player => {
    const record = records[seat] ?? { reasons: [], times: [] }
    return {
      bot,
      rng: quickRandom(seat),
      timed: (time) => record.times.push(time),
      failed: (reason) => record.reasons.push(reason),
    }
  })
  let time = 0
  const now = (): number => {
    time += 1
    return time
  }
  return { ending: await playGame(SORTED_DEAL, players, { budget: samplesOnly(7), now }), records }
}

function botThat(decide: (question: Question, seat: Seat) => Action | Promise<Action>): Bot {
  return { decide: (question) => decide(question, seatOf(question.view)) }
}

describe('a game in the arena', () => {
  it('goes to its end, and times every decision', async () => {
    const { ending, records } = await played(fickle, cautious, fickle)
    expect(ending.money).toHaveLength(3)
    expect(records.flatMap((record) => record.reasons)).toEqual([])
    expect(records.flatMap((record) => record.times)).toHaveLength(ending.actions)
    expect(new Set(records.flatMap((record) => record.times))).toEqual(new Set([1]))
  })

  it('is the same if answers take their time', async () => {
    const slow = botThat(async (question, seat) => {
      await Promise.resolve()
      return defaultAction(question.choices, seat)
    })
    expect(await played(slow, slow, slow)).toEqual(await played(cautious, cautious, cautious))
  })

  it('asks with what the seat may know, and nothing else', async () => {
    const questions: Question[] = []
    const curious = botThat((question, seat) => {
      questions.push(question)
      return defaultAction(question.choices, seat)
    })
    await played(curious, cautious, cautious)
    const { state } = startGame(SORTED_DEAL)
    expect(questions[0]).toEqual({
      view: viewFor(state, 0),
      choices: choicesFor(state, 0),
      rng: expect.any(Function) as unknown,
      budget: samplesOnly(7),
    })
    expect(new Set(questions.map((question) => question.view.seat))).toEqual(new Set([0]))
  })

  it('shows a view that does not change when the game goes on', async () => {
    const seen: { question: Question; before: string }[] = []
    const curious = botThat((question, seat) => {
      seen.push({ question, before: JSON.stringify(question.view) })
      return defaultAction(question.choices, seat)
    })
    await played(curious, curious, curious)
    for (const { question, before } of seen) expect(JSON.stringify(question.view)).toBe(before)
  })

  const foreign = cardsIn('rulebook').at(-1) ?? 0
  it.each<[string, Bot, RegExp]>([
    ['forbidden', botThat((_, seat) => ({ type: 'bid', seat, amount: 0 })), /^bid is no answer now|is too low/],
    ['of a card it does not hold', botThat((_, seat) => ({ type: 'play_card', seat, card: foreign })), /does not hold/],
    ['of another seat', botThat(() => ({ type: 'pass', seat: 1 })), /^seat 0 was asked, and answered for seat 1$/],
    ['of the clock', botThat(() => ({ type: 'hammer' })), /^the hammer is not for players$/],
  ])('plays the default for an action that is %s, and says so', async (_, bot, reason) => {
    const { ending, records } = await played(bot, cautious, cautious)
    const usual = await played(cautious, cautious, cautious)
    expect(ending).toEqual(usual.ending)
    expect(records[0]?.reasons.length).toBe(records[0]?.times.length)
    expect(records[0]?.reasons.some((text) => reason.test(text))).toBe(true)
    expect([records[1]?.reasons, records[2]?.reasons]).toEqual([[], []])
  })

  it('goes on without a bot that throws or rejects', async () => {
    const throwing = botThat(() => {
      throw new Error('fell off its chair')
    })
    const rejecting = botThat(() => Promise.reject(new Error('went home')))
    const { ending, records } = await played(throwing, rejecting, cautious)
    expect(ending).toEqual((await played(cautious, cautious, cautious)).ending)
    expect(new Set(records[0]?.reasons)).toEqual(new Set(['fell off its chair']))
    expect(new Set(records[1]?.reasons)).toEqual(new Set(['went home']))
    expect(records[0]?.times.length).toBe(records[0]?.reasons.length)
  })
})
