import assert from 'node:assert/strict'
import { advance, auctionTypeOf, cloneState, quickRandom, startGame } from '@modern-art/engine'
import type { Card, Lot } from '@modern-art/engine'
import { configOf, enough, everyGame } from '@modern-art/engine/testing'
import { describe, it } from 'vitest'
import { nextAsked } from './arena/asking.ts'
import { BIDS_BEFORE_LIMIT } from './raise.ts'
import { BOT_NAMES } from './roster.ts'
import type { BotName } from './roster.ts'
import { answerOf, questionFor } from './testing/questions.ts'
import { shippedBot } from './testing/shippedBots.ts'

/** A bot that has bid so often has reached its limit. */
const MOST_BIDS = BIDS_BEFORE_LIMIT + 1

const GAMES = 6

/** The lots of a whole game between these bots. */
function lotsOf(recipe: Parameters<typeof configOf>[0], seated: readonly BotName[]): readonly Lot[] {
  const draft = cloneState(startGame(configOf(recipe)).state)
  for (let question = 0; draft.phase.name !== 'finished'; question += 1) {
    const { seat } = nextAsked(draft)
    const bot = shippedBot(seated[seat] ?? 'easy')
    advance(draft, answerOf(bot, questionFor(draft, seat, recipe.seed + question)), null)
  }
  return draft.past.flatMap(({ lots }) => lots)
}

describe('laws of raising', () => {
  it('nobody bids endlessly: every seat comes to its limit within a few bids for a lot', () => {
    let contested = 0
    everyGame(
      GAMES,
      (recipe) => {
        const random = quickRandom(recipe.seed)
        const any = Array.from({ length: recipe.seats }, () => BOT_NAMES[random(BOT_NAMES.length)] ?? 'easy')
        // Those who creep most, among themselves, are the hardest case.
        for (const seated of [any, any.map((_, seat) => (seat % 2 === 0 ? 'sniper' : 'accountant') as BotName)]) {
          for (const { cards, bids } of lotsOf(recipe, seated)) {
            if (auctionTypeOf(cards.at(-1) as Card) !== 'open') continue
            for (const [seat, name] of seated.entries()) {
              const own = bids.filter((bid) => bid.seat === seat).length
              assert.ok(own <= MOST_BIDS, `${name} bids ${own} times for one lot`)
              if (own > 1) contested += 1
            }
          }
        }
      },
      [],
    )
    assert.ok(contested > enough(50))
  })
})
