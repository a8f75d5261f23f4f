import { NO_VARIANTS, quickRandom, viewFor } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'
import { configOf } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { playGame } from '../arena/game.ts'
import type { Player } from '../arena/game.ts'
import { answerOf } from '../bot.ts'
import type { Bot, Question } from '../bot.ts'
import { botNamed } from '../botNamed.ts'
import { samplesOnly } from '../budget.ts'
import { meaningsIn } from '../master/actions.ts'
import { OBSERVED } from '../master/encode.ts'
import { DECISIONS, situationOf } from '../master/situation.ts'
import { kindOf } from '../model/kind.ts'
import { FIRST_ROUND } from '../testing/positions.ts'
import { questionFor } from '../testing/questions.ts'
import { after } from '../testing/scenario.ts'
import { LESSON_BYTES, lessonBytes } from './lesson.ts'
import type { Lesson } from './lesson.ts'
import { limitOf, openAuctionIn } from './limit.ts'
import { watched } from './watched.ts'

const medium = botNamed('medium')

/** The money at the end of a game of four mediums, of whom seat 1 is played by somebody else. */
async function moneyAfter(bot: Bot): Promise<readonly number[]> {
  const config = configOf({ seats: 4, deck: 'rulebook', variants: NO_VARIANTS, seed: 5 })
  const failures: string[] = []
  const players = config.players.map((_, seat): Player => ({
    bot: seat === 1 ? bot : medium,
    rng: quickRandom(seat),
    timed: () => undefined,
    failed: (reason) => failures.push(reason),
  }))
  const { money } = await playGame(config, players, { budget: samplesOnly(1), now: () => 0 })
  expect(failures).toEqual([])
  return money
}

describe('somebody who is watched', () => {
  it('plays as otherwise', async () => {
    const rng = quickRandom(1)
    expect(await moneyAfter(watched(medium, rng, () => undefined))).toEqual(await moneyAfter(medium))
  })

  it('teaches what it did: the card, the purchase, the amount as near as the net can say it', async () => {
    const taught: { readonly lesson: Lesson; readonly question: Question }[] = []
    let question: Question | null = null
    const pupil = watched(medium, quickRandom(1), (lesson) => {
      if (question !== null) taught.push({ lesson, question })
    })
    await moneyAfter({
      decide: (asked) => {
        question = asked
        const from = taught.length
        const action = answerOf(pupil, asked)
        for (const { lesson } of taught.slice(from)) expectToTeach(lesson, asked, action)
        return action
      },
    })
    const decisions = new Set(taught.map(({ question: { view } }) => situationOf(view).decision))
    expect([...decisions].toSorted()).toEqual([...DECISIONS].toSorted())
  })
})

function expectToTeach(lesson: Lesson, { view }: Question, action: Action): void {
  const situation = situationOf(view)
  const meanings = meaningsIn(situation)
  const said = meanings[lesson.action]
  expect(said).not.toBeNull()
  expect(lesson.allowed).toEqual(meanings.map((meaning) => meaning !== null))
  if (situation.decision === 'open') return
  switch (action.type) {
    case 'play_card':
    case 'offer_second':
      expect(said).toBe(kindOf(action.card))
      break
    case 'buy':
      expect(said).toBe(1)
      break
    case 'pass':
      expect(said).toBe(0)
      break
    case 'bid':
    case 'submit_bid':
    case 'set_price': {
      const amount = action.type === 'set_price' ? action.price : action.amount
      const distances = meanings.flatMap((meaning) => (meaning === null ? [] : [Math.abs(meaning - amount)]))
      expect(Math.abs((said as number) - amount)).toBe(Math.min(...distances))
      break
    }
    default:
      expect(action.type).toBe('decline_second')
      expect(said).toBe(-1)
  }
}

describe('a limit', () => {
  const state = after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 5')
  const view = viewFor(state, 2)

  /** Tops what is less than its limit, with the least that does. */
  const upTo = (limit: number): Bot => ({
    decide: ({ choices: [choice] }) => {
      if (choice?.type !== 'bid') throw new Error('it is asked to bid')
      return choice.min <= limit ? { type: 'bid', seat: 2, amount: choice.min } : { type: 'pass', seat: 2 }
    },
  })

  const found = (bot: Bot): number | null => {
    const auction = openAuctionIn(view)
    return auction === null ? null : limitOf(bot, view, auction, 1)
  }

  it.each([2, 3, 17, 64, 99, 100])('of %i is found out, whatever has been bid', (limit) => {
    expect(found(upTo(limit))).toBe(limit)
  })

  it('is nothing for somebody who does not top a bid of 1, and no more than the seat has', () => {
    expect(found(upTo(1))).toBe(0)
    expect(found(upTo(5000))).toBe(100)
  })

  it('is learnt once in an auction, however often the seat is asked', () => {
    const lessons: Lesson[] = []
    // Always 0: every auction becomes a lesson.
    const pupil = watched(
      upTo(40),
      () => 0,
      (lesson) => lessons.push(lesson),
    )
    answerOf(pupil, questionFor(state, 2, 1))
    // A higher bid brings those back who have passed.
    answerOf(pupil, questionFor(after(state, '2 passes', '0 bids 6'), 2, 1))
    expect(lessons).toHaveLength(1)
    expect(lessons.map(({ action }) => meaningsIn(situationOf(view))[action])).toEqual([nearest(40)])
    const next = after(FIRST_ROUND, '0 sells manuel-open-1 to 1 for 5', '1 plays sigrid-open-1')
    answerOf(pupil, questionFor(next, 2, 1))
    expect(lessons).toHaveLength(2)
  })

  /** The limit that the net can say which is nearest to this one. */
  function nearest(limit: number): number {
    const limits = meaningsIn(situationOf(view)).filter((meaning) => meaning !== null)
    return limits.toSorted((a, b) => Math.abs(a - limit) - Math.abs(b - limit))[0] as number
  }
})

describe('the bytes of a lesson', () => {
  it('are its cells in whole numbers, its action, and a bit for each action allowed', () => {
    const cells = Float32Array.from({ length: OBSERVED }, (_, cell) => (cell - OBSERVED / 2) / 25)
    const allowed = Array.from({ length: 64 }, (_, action) => action % 3 === 0 || action === 31)
    const bytes = lessonBytes({ cells, allowed, action: 42 })
    expect(bytes).toHaveLength(LESSON_BYTES)
    const from = new DataView(bytes.buffer)
    cells.forEach((cell, i) => expect(from.getInt16(2 * i, true) / 4096).toBeCloseTo(cell, 3))
    expect(from.getInt16(2 * OBSERVED, true)).toBe(42)
    const bits = from.getBigUint64(2 * OBSERVED + 2, true)
    expect(allowed.map((_, action) => ((bits >> BigInt(action)) & 1n) === 1n)).toEqual(allowed)
  })
})
