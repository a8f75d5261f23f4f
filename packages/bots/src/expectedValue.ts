import { artistOf } from '@modern-art/engine'
import type { Action, AuctionView, Bid, Card, Choice, PhaseView, Seat } from '@modern-art/engine'
import type { Bot, Question } from './bot.ts'
import { seatOf } from './bot.ts'
import { Dice } from './model/dice.ts'
import { TYPES, kindOf } from './model/kind.ts'
import type { Kind } from './model/kind.ts'
import { CardPolicy, NOTHING } from './model/policy.ts'
import { knowledgeOf } from './model/knowledge.ts'
import type { Knowledge } from './model/knowledge.ts'
import type { Temperament } from './model/temperament.ts'
import { nextBid } from './raise.ts'
import { newForecast } from './valuation/forecast.ts'
import { lotWorth } from './valuation/lotWorth.ts'

/** How much a sealed bid varies, as a share of it: it must not be predictable. */
const DITHER = 0.08

/** Used for one decision at a time, which is made at once. */
const cards = new CardPolicy()
const forecast = newForecast()

/** A player who values every lot at what it will pay on average, and bids by temperament. */
export function expectedValueBot(temperamentFor: (seats: number) => Temperament): Bot {
  return {
    decide: ({ view, choices, rng }) => {
      const temperament = temperamentFor(view.handSizes.length)
      const mind = {
        seat: seatOf(view),
        knowledge: knowledgeOf(view, forecast),
        temperament,
        dice: new Dice(rng(2 ** 32)),
      }
      return actionOf(mind, view.phase, choices)
    },
  }
}

interface Mind {
  readonly seat: Seat
  readonly knowledge: Knowledge
  readonly temperament: Temperament
  readonly dice: Dice
}

function actionOf(mind: Mind, phase: PhaseView, choices: Question['choices']): Action {
  const { seat } = mind
  const [choice] = choices
  switch (choice?.type) {
    case 'play_card':
      return playCard(mind, choice.cards)
    case 'offer_second':
      return offerSecond(mind, phase, choice.cards)
    case 'reveal_mystery':
      return flipOrSkip(mind)
    case 'bid':
    case 'submit_bid':
    case 'set_price':
    case 'buy':
      if (phase.name === 'auction') return inAuction(mind, phase, choice)
      break
    case 'decline_second':
    case 'pass':
    case 'skip_mystery':
      return { type: choice.type, seat }
    case undefined:
      break
  }
  throw new Error(`seat ${seat} has nothing to choose in ${phase.name}`)
}

function playCard({ seat, knowledge, temperament, dice }: Mind, hand: readonly Card[]): Action {
  const kind = cards.pickKind(knowledge.world, knowledge.forecast, seat, temperament, dice)
  return { type: 'play_card', seat, card: cardOfKind(hand, kind) }
}

function offerSecond({ seat, knowledge, temperament }: Mind, phase: PhaseView, fitting: readonly Card[]): Action {
  if (phase.name !== 'double_offer') throw new Error(`no second card is asked for in ${phase.name}`)
  const artist = artistOf(phase.card)
  const type = cards.pickSecond(knowledge.world, knowledge.forecast, seat, phase.opener, artist, temperament)
  if (type === NOTHING) return { type: 'decline_second', seat }
  return { type: 'offer_second', seat, card: cardOfKind(fitting, artist * TYPES + type) }
}

function flipOrSkip({ seat, knowledge, temperament }: Mind): Action {
  const flips = cards.wouldFlip(knowledge.world, knowledge.forecast, seat, temperament)
  return { type: flips ? 'reveal_mystery' : 'skip_mystery', seat }
}

function cardOfKind(hand: readonly Card[], kind: Kind): Card {
  const card = hand.find((candidate) => kindOf(candidate) === kind)
  if (card === undefined) throw new Error('the kind chosen is not in the hand')
  return card
}

type AuctionChoice = Extract<Choice, { type: 'bid' | 'submit_bid' | 'set_price' | 'buy' }>

function inAuction(mind: Mind, { offer, bidding }: AuctionView, choice: AuctionChoice): Action {
  const { seat, knowledge, temperament, dice } = mind
  const worth = lotWorth(knowledge.world, knowledge.forecast, offer.cards)
  const isSeller = offer.auctioneer === seat
  switch (choice.type) {
    case 'bid':
      // Without a bid, the seller gets the lot for nothing.
      if (isSeller && bidding.type === 'open' && bidding.bids.length === 0) return { type: 'pass', seat }
      return bidding.type === 'open'
        ? raise(mind, worth, isSeller, bidding.bids, choice)
        : offerOnce(mind, worth, isSeller, choice)
    case 'submit_bid': {
      const share = isSeller ? temperament.buyBack : temperament.sealed
      const amount = Math.round(share * worth * (1 + DITHER * dice.sway()))
      return { type: 'submit_bid', seat, amount: Math.min(choice.max, amount) }
    }
    case 'set_price':
      return { type: 'set_price', seat, price: priceFor(mind, worth, choice) }
    case 'buy':
      return { type: choice.price <= temperament.accept * worth ? 'buy' : 'pass', seat }
  }
}

type BidChoice = Extract<Choice, { type: 'bid' }>

/** In an open auction: raises in its own manner, up to its limit. */
function raise(mind: Mind, worth: number, isSeller: boolean, bids: readonly Bid[], { min, max }: BidChoice): Action {
  const { seat, temperament, dice } = mind
  const share = isSeller ? temperament.buyBack : temperament.open
  const limit = Math.min(max, Math.floor(share * worth))
  if (limit < min) return { type: 'pass', seat }
  const bidsSoFar = bids.filter((bid) => bid.seat === seat).length
  const contest = { min, limit, beyondRivals: richestRival(mind) + 1, bidsSoFar }
  return { type: 'bid', seat, amount: nextBid(temperament, contest, dice.roll()) }
}

/** With one offer to make: all that it would pay, for others come after it; the seller, being last, the least it must. */
function offerOnce({ seat, temperament }: Mind, worth: number, isSeller: boolean, { min, max }: BidChoice): Action {
  const share = isSeller ? temperament.buyBack : temperament.once
  const limit = Math.min(max, Math.floor(share * worth))
  if (limit < min) return { type: 'pass', seat }
  return { type: 'bid', seat, amount: isSeller ? min : limit }
}

/** A share of the worth, but no more than somebody can pay: anybody who asks too much has to buy. */
function priceFor(mind: Mind, worth: number, { min, max }: Extract<Choice, { type: 'set_price' }>): number {
  const share = Math.floor(mind.temperament.ask * worth)
  return Math.max(min, Math.min(max, richestRival(mind), share))
}

/** How much the richest of the others has. */
function richestRival({ seat, knowledge }: Mind): number {
  const { money, setup } = knowledge.world
  let richest = 0
  for (let other = 0; other < setup.seats; other += 1) {
    if (other !== seat) richest = Math.max(richest, money[other] as number)
  }
  return richest
}
