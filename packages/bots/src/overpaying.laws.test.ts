import assert from 'node:assert/strict'
import { artistOf, seatsToAct, tileOf, TILES } from '@modern-art/engine'
import type { Action, GameState } from '@modern-art/engine'
import { enough } from '@modern-art/engine/testing'
import { describe, it } from 'vitest'
import type { Bot } from './bot.ts'
import { masterFrom } from './master/master.ts'
import { everyPosition } from './testing/law.ts'
import { randomNets, writtenNets } from './testing/master/randomNets.ts'
import { answerOf, questionFor } from './testing/questions.ts'
import { shippedBot } from './testing/shippedBots.ts'

const GAMES = 10
const NOW_AND_THEN = 15
const SAMPLES = 12

/** What the lot pays if its artist comes first, which is the most it can pay; `null` while nothing is under the hammer. */
function mostItPays({ phase, past }: GameState): number | null {
  if (phase.name !== 'auction') return null
  let most = 0
  for (const card of phase.offer.cards) {
    most += TILES[0] ?? 0
    for (const round of past) most += tileOf(round, artistOf(card))
  }
  return most
}

function spent({ phase }: GameState, action: Action): number {
  if (action.type === 'bid' || action.type === 'submit_bid') return action.amount
  if (action.type !== 'buy' || phase.name !== 'auction' || phase.bidding.type !== 'fixed_price') return 0
  return phase.bidding.price ?? 0
}

const BOTS: readonly (readonly [name: string, bot: Bot])[] = [
  ...(['medium', 'hard', 'master'] as const).map((name) => [name, shippedBot(name)] as const),
  ['a net that has learnt nothing', masterFrom(writtenNets(randomNets(1)))],
]

describe.each(BOTS)('laws of what %s pays', (_, bot) => {
  it('is never more than the lot can bring, however others bid', () => {
    let bids = 0
    everyPosition(GAMES, (state, { seed }, position) => {
      const most = mostItPays(state)
      if (most === null || position % NOW_AND_THEN !== 0) return
      for (const seat of seatsToAct(state)) {
        const amount = spent(state, answerOf(bot, questionFor(state, seat, seed, SAMPLES)))
        assert.ok(amount <= most, `seat ${seat} pays ${amount} for what brings ${most} at most`)
        if (amount > 0) bids += 1
      }
    })
    assert.ok(bids > enough(50))
  })
})
