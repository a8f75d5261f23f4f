import { TILES } from '@modern-art/engine'
import type { Action, Card, Choice, Seat } from '@modern-art/engine'
import type { Bot, Question } from '../bot.ts'
import { seatOf } from '../bot.ts'
import { Dice } from '../model/dice.ts'
import { kindOf } from '../model/kind.ts'
import { CardPolicy, NOTHING } from '../model/policy.ts'
import { knowledgeOf } from '../model/knowledge.ts'
import { strategist } from '../temperaments.ts'
import { newForecast } from '../valuation/forecast.ts'
import { meaningsIn } from './actions.ts'
import type { Meanings } from './actions.ts'
import { encode } from './encode.ts'
import { drawn, likelihoodsOf, medianAmount } from './likelihood.ts'
import type { Net } from './net.ts'
import { readNets } from './netFile.ts'
import type { Nets } from './netFile.ts'
import { openRaise } from './openRaise.ts'
import { artistOnOffer, situationOf } from './situation.ts'
import type { Decision, Situation } from './situation.ts'

/** By decision: 1 does what the policy says as often as it says it, more prefers what is likely, `Infinity` does nothing else. */
export type Sharpness = Readonly<Record<Decision, number>>

/**
 * Sealed bids are drawn as they were trained, and vary a little more (`DITHER`); elsewhere nobody gains by guessing what it
 * will do. In an open auction the limit is the middle of what the policy says, and not drawn: it must stay the same however
 * often the seat is asked.
 */
const SHARPNESS: Sharpness = { card: 2, second: 2, open: 1, once: 2, sealed: 1, price: 2, purchase: 2 }

/** How much a sealed bid varies, as a share of it: it must not be predictable where the policy has no doubt, either. */
const DITHER = 0.04

type SealedChoice = Extract<Choice, { type: 'submit_bid' }>

/** Used for one decision at a time, which is made at once. */
const forecast = newForecast()
const cards = new CardPolicy()

/** A player with the nets of this file, which must be whole: see `NetFileError`. */
export function masterFrom(bytes: Uint8Array): Bot {
  return masterWith(readNets(bytes))
}

/** A player who does what a net says that has learnt by playing against itself. It thinks once for a decision, at once. */
export function masterWith({ policy }: Pick<Nets, 'policy'>, sharpness: Sharpness = SHARPNESS): Bot {
  return { decide: (question) => decide(policy, sharpness, question) }
}

function decide(policy: Net, sharpness: Sharpness, question: Question): Action {
  const { view, choices, rng } = question
  const seat = seatOf(view)
  const settled = settledAction(question)
  if (settled !== null) return settled
  const [choice] = choices as readonly [Choice]
  if (choice.type === 'reveal_mystery') return flipOrSkip(question)
  const situation = situationOf(view, forecast)
  const meanings = withoutFollies(meaningsIn(situation), situation)
  const likely = likelihoodsOf(policy.answer(encode(situation)), meanings, sharpness[situation.decision])
  if (choice.type === 'bid' && situation.decision === 'open') {
    return bidUpTo(medianAmount(likely, meanings), situation, choice)
  }
  const meaning = meanings[drawn(likely, rng(2 ** 32) / 2 ** 32)]
  if (typeof meaning !== 'number') throw new Error(`seat ${seat} can say nothing that is allowed`)
  if (choice.type === 'submit_bid' && sharpness.sealed < Infinity) {
    return actionFor(choice, seat, dithered(meaning, situation, choice, new Dice(rng(2 ** 32))))
  }
  return actionFor(choice, seat, meaning)
}

/** A sealed bid close to this amount, and never more than the lot can bring. */
function dithered(amount: number, situation: Situation, { max }: SealedChoice, dice: Dice): number {
  return Math.min(max, mostItCanBring(situation) ?? max, Math.round(amount * (1 + DITHER * dice.sway())))
}

/** What the lot brings if its artist comes first, `null` if there is no lot. */
function mostItCanBring(situation: Situation): number | null {
  const artist = artistOnOffer(situation)
  const { offer, knowledge } = situation
  if (artist === null || offer === null) return null
  return offer.cards.length * ((TILES[0] as number) + (knowledge.world.past[artist] as number))
}

/** Without amounts that the lot cannot bring: a policy says anything now and then. A price may always be low. */
function withoutFollies(meanings: Meanings, situation: Situation): Meanings {
  const { decision, price } = situation
  const most = mostItCanBring(situation)
  if (most === null || decision === 'second') return meanings
  const isFolly = (meaning: number | null): boolean =>
    meaning !== null && (decision === 'purchase' ? meaning === 1 && price > most : meaning > most)
  return meanings.map((meaning) => (isFolly(meaning) ? null : meaning))
}

/** What there is nothing to think about: the only action, or to leave it to the others to bid for one's own lot. */
function settledAction({ view, choices }: Question): Action | null {
  const seat = seatOf(view)
  const { phase } = view
  const [choice, ...more] = choices
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`)
  // Without a bid, the seller gets the lot for nothing.
  if (choice.type === 'bid' && choice.min === 1 && phase.name === 'auction' && phase.offer.auctioneer === seat) {
    return { type: 'pass', seat }
  }
  if (more.length > 0) return null
  switch (choice.type) {
    case 'pass':
    case 'decline_second':
      return { type: choice.type, seat }
    case 'play_card':
      return new Set(choice.cards.map(kindOf)).size === 1
        ? { type: 'play_card', seat, card: choice.cards[0] as Card }
        : null
    case 'set_price':
      return choice.max <= 1 ? { type: 'set_price', seat, price: choice.max } : null
    default:
      return null
  }
}

/** Nets have met no mystery hands: the flip is that of the player whom `hard` starts from. */
function flipOrSkip({ view }: Question): Action {
  const seat = seatOf(view)
  const { world } = knowledgeOf(view, forecast)
  const flips = cards.wouldFlip(world, forecast, seat, strategist(world.setup.seats))
  return { type: flips ? 'reveal_mystery' : 'skip_mystery', seat }
}

/**
 * In an open auction the policy says how far it would go. That depends on nothing that is bid in it, so that it stays the
 * same however often it is asked.
 */
function bidUpTo(limit: number, situation: Situation, choice: Extract<Choice, { type: 'bid' }>): Action {
  const { viewer: seat, view } = situation
  const { phase } = view
  if (phase.name !== 'auction' || phase.bidding.type !== 'open') throw new Error('nobody bids openly here')
  if (limit < choice.min) return { type: 'pass', seat }
  return { type: 'bid', seat, amount: openRaise(situation, phase.bidding, limit, choice) }
}

/** The action that a meaning comes to, by what the seat was asked for. */
function actionFor(choice: Choice, seat: Seat, meaning: number): Action {
  switch (choice.type) {
    case 'play_card':
      return { type: 'play_card', seat, card: cardOfKind(choice.cards, meaning) }
    case 'offer_second':
      if (meaning === NOTHING) return { type: 'decline_second', seat }
      return { type: 'offer_second', seat, card: cardOfKind(choice.cards, meaning) }
    case 'bid':
      return meaning === 0 ? { type: 'pass', seat } : { type: 'bid', seat, amount: meaning }
    case 'submit_bid':
      return { type: 'submit_bid', seat, amount: meaning }
    case 'set_price':
      return { type: 'set_price', seat, price: meaning }
    case 'buy':
      return { type: meaning === 1 ? 'buy' : 'pass', seat }
    default:
      throw new Error(`the net has no answer to ${choice.type}`)
  }
}

function cardOfKind(hand: readonly Card[], kind: number): Card {
  const card = hand.find((candidate) => kindOf(candidate) === kind)
  if (card === undefined) throw new Error('the kind chosen is not in the hand')
  return card
}
