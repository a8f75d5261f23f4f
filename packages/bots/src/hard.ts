import type { Action, AuctionView, Choice } from '@modern-art/engine'
import type { Bot, Question } from './bot.ts'
import { seatOf } from './bot.ts'
import { searchCard, searchMystery, searchSecond } from './search/cardSearch.ts'
import { searchPrice, searchPurchase } from './search/fixedPriceSearch.ts'
import { searchSealed } from './search/hiddenSearch.ts'
import { searchOffer } from './search/oneOfferSearch.ts'
import { searchRaise } from './search/openSearch.ts'
import { think } from './search/think.ts'
import { Thought } from './search/thought.ts'
import type { Search } from './search/thought.ts'

export const hard: Bot = { decide }

function decide(question: Question): Action | Promise<Action> {
  const only = onlyChoice(question)
  return only ?? think(() => searchFor(new Thought(question), question), question.budget)
}

/** What there is to do if there is no choice. */
function onlyChoice({ view, choices }: Question): Action | null {
  const seat = seatOf(view)
  const [choice, ...more] = choices
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`)
  if (more.length > 0) return null
  if (choice.type === 'pass' || choice.type === 'decline_second') return { type: choice.type, seat }
  if (choice.type !== 'play_card' || choice.cards.length > 1) return null
  return { type: choice.type, seat, card: choice.cards[0] as number }
}

function searchFor(thought: Thought, { view, choices }: Question): Search {
  const { phase } = view
  const [choice] = choices
  if (choice?.type === 'play_card') return searchCard(thought, choice.cards)
  if (choice?.type === 'reveal_mystery') return searchMystery(thought)
  if (choice?.type === 'offer_second' && phase.name === 'double_offer') {
    return searchSecond(thought, phase, choice.cards)
  }
  if (choice !== undefined && phase.name === 'auction') return searchAuction(thought, phase, choice)
  throw new Error(`there is nothing to search in ${phase.name}`)
}

function searchAuction(thought: Thought, { offer, bidding }: AuctionView, choice: Choice): Search {
  if (choice.type === 'submit_bid') return searchSealed(thought, offer, choice)
  if (choice.type === 'set_price') return searchPrice(thought, offer, choice)
  if (choice.type === 'buy') return searchPurchase(thought, offer, choice)
  if (choice.type === 'bid' && bidding.type === 'open') return searchRaise(thought, offer, bidding, choice)
  if (choice.type === 'bid' && bidding.type === 'one_offer') return searchOffer(thought, offer, bidding.bids, choice)
  throw new Error(`there is nothing to search for ${choice.type}`)
}
