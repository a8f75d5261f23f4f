import assert from 'node:assert/strict'
import { check, quickRandom, seatsToAct } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'
import { enough } from '@modern-art/engine/testing'
import { describe, it } from 'vitest'
import type { Question } from './bot.ts'
import { BOT_NAMES } from './roster.ts'
import { frozen } from './testing/frozen.ts'
import { everyPosition } from './testing/law.ts'
import { answerOf, questionFor } from './testing/questions.ts'
import { shippedBot } from './testing/shippedBots.ts'

const GAMES = 10
/** Odd positions are asked about when they first come up, others now and then. */
const NOW_AND_THEN = 10
const SELDOM = 60

/** What makes a position odd, as far as the seat that is asked can tell. */
function oddities({ view, choices }: Question): readonly string[] {
  const { phase, seat, hand, money } = view
  const own = money[seat ?? 0] ?? 0
  const asked = phase.name === 'auction' ? phase.bidding.type : phase.name
  const found: string[] = []
  if (own === 0) found.push(`broke, ${asked}`)
  if (own > 400) found.push('rich')
  if (hand.length === 0) found.push(`no cards, ${asked}`)
  for (const choice of choices) {
    if (choice.type === 'bid' && choice.min > 150) found.push('absurd bid')
    if (choice.type === 'buy' && choice.price > 150) found.push('absurd price')
    if (choice.type === 'set_price' && choice.max === 0) found.push('asks for nothing')
  }
  return found
}

const ALL_ODDITIES = [
  'absurd bid',
  'absurd price',
  'asks for nothing',
  'broke, awaiting_card_play',
  'broke, double_offer',
  'broke, fixed_price',
  'broke, hidden',
  'broke, mystery',
  'broke, one_offer',
  'broke, open',
  'no cards, double_offer',
  'no cards, fixed_price',
  'no cards, hidden',
  'no cards, mystery',
  'no cards, one_offer',
  'no cards, open',
  'rich',
]

describe.each(BOT_NAMES)('laws of %s', (name) => {
  it('is asked anything: its answer is legal, and nothing that it was shown has changed', () => {
    const met = new Set<string>()
    everyPosition(GAMES, (state, { seed }, position) => {
      for (const seat of seatsToAct(state)) {
        const question = questionFor(state, seat, seed)
        const odd = oddities(question)
        if (position % NOW_AND_THEN !== 0 && odd.every((oddity) => met.has(oddity))) continue
        frozen(question.view)
        frozen(question.choices)
        const action = answerOf(shippedBot(name), question)
        const rejection = check(state, action)
        if (rejection !== null) assert.fail(`${JSON.stringify(action)} is refused: ${rejection.message}`)
        assert.ok(action.type !== 'hammer' && action.seat === seat)
        for (const oddity of odd) met.add(oddity)
      }
    })
    assert.deepEqual([...met].toSorted(), ALL_ODDITIES)
  })

  it('gives the same answer to the same question, whatever it was asked in between', () => {
    const answered: { readonly question: Question; readonly seed: number; readonly action: Action }[] = []
    everyPosition(GAMES, (state, { seed }, position) => {
      if (position % SELDOM !== 0) return
      for (const seat of seatsToAct(state)) {
        const question = questionFor(state, seat, seed)
        answered.push({ question, seed, action: answerOf(shippedBot(name), question) })
      }
    })
    assert.ok(answered.length > enough(50))
    for (const { question, seed, action } of answered.toReversed()) {
      assert.deepEqual(answerOf(shippedBot(name), { ...question, rng: quickRandom(seed) }), action)
    }
  })
})
