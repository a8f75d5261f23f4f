import { NO_VARIANTS, quickRandom } from '@modern-art/engine'
import type { DeckName, VariantName } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { playGame } from './arena/game.ts'
import type { Player } from './arena/game.ts'
import type { Bot } from './bot.ts'
import { samplesOnly } from './budget.ts'
import { BOT_NAMES } from './roster.ts'
import { configOf, lawRuns } from '@modern-art/engine/testing'
import { ALL_QUESTIONS, questionsIn } from './testing/kindsOfQuestion.ts'
import { FEW_SAMPLES } from './testing/questions.ts'
import { shippedBot } from './testing/shippedBots.ts'

/** Every number of seats with both decks, and each variant where it can be played. */
const TABLES: readonly (readonly [seats: number, deck: DeckName, ...on: readonly VariantName[]])[] = [
  [3, 'rulebook', 'mysteryHand'],
  [3, 'classic', 'splitDouble'],
  [4, 'rulebook', 'openMoney'],
  [4, 'classic'],
  [5, 'rulebook', 'splitDouble'],
  [5, 'classic', 'openMoney'],
]

/** Where the bot sits; the other seats are easy's, which is quick. */
const SEAT = 1

describe.each(BOT_NAMES)('%s plays whole games', (name) => {
  it('at every table without an illegal action, and is asked everything there is to ask', async () => {
    const questions = new Set<string>()
    const reasons: string[] = []
    const bot: Bot = {
      decide: (question) => {
        for (const asked of questionsIn(question)) questions.add(asked)
        return shippedBot(name).decide(question)
      },
    }
    const tables = TABLES.slice(0, lawRuns(TABLES.length, 2))
    for (const [seats, deck, ...on] of tables) {
      const variants = { ...NO_VARIANTS, ...Object.fromEntries(on.map((variant) => [variant, true])) }
      const config = configOf({ seats, deck, variants, seed: seats })
      const players = config.players.map((_, seat): Player => ({
        bot: seat === SEAT ? bot : shippedBot('easy'),
        rng: quickRandom(seat),
        timed: () => undefined,
        failed: (reason) => reasons.push(reason),
      }))
      // One game after the other, as on one machine they would be anyway.
      // oxlint-disable-next-line no-await-in-loop
      const { money } = await playGame(config, players, { budget: samplesOnly(FEW_SAMPLES), now: () => 0 })
      expect(money).toHaveLength(seats)
    }
    expect(reasons).toEqual([])
    if (tables.length === TABLES.length) expect([...questions].toSorted()).toEqual(ALL_QUESTIONS)
  })
})
