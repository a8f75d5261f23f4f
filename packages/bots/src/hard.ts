import type { Action, AuctionView, Choice } from '@modern-art/engine'
import type { Bot, Question } from './bot.ts'
import { seatOf } from './bot.ts'
import { searchCard, searchMystery, searchSecond } from './search/cardSearch.ts'
import { searchPrice, searchPurchase } from './search/fixedPriceSearch.ts'
import { searchSealed } from './search/hiddenSearch.ts'
import { searchOffer } from './search/oneOfferSearch.ts'
import { searchRaise } from './search/openSearch.ts'
import { runSearch } from './search/runSearch.ts'
import { SearchContext } from './search/searchContext.ts'
import type { Search } from './search/searchContext.ts'

export const hard: Bot = { decide }

function decide(question: Question): Action | Promise<Action> {
  const only = onlyChoice(question)
  return only ?? runSearch(() => searchFor(new SearchContext(question), question), question.budget)
}

/** The only action there is; `null` if there are several. */
function onlyChoice({ view, choices }: Question): Action | null {
  const seat = seatOf(view)
  const [choice, ...more] = choices
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`)
  if (more.length > 0) return null
  if (choice.type === 'pass' || choice.type === 'decline_second') return { type: choice.type, seat }
  if (choice.type !== 'play_card' || choice.cards.length > 1) return null
  return { type: choice.type, seat, card: choice.cards[0] as number }
}

function searchFor(context: SearchContext, { view, choices }: Question): Search {
  const { phase } = view
  const [choice] = choices
  if (choice?.type === 'play_card') return searchCard(context, choice.cards)
  if (choice?.type === 'reveal_mystery') return searchMystery(context)
  if (choice?.type === 'offer_second' && phase.name === 'double_offer') {
    return searchSecond(context, phase, choice.cards)
  }
  if (choice !== undefined && phase.name === 'auction') return searchAuction(context, phase, choice)
  throw new Error(`there is nothing to search in ${phase.name}`)
}

function searchAuction(context: SearchContext, { offer, bidding }: AuctionView, choice: Choice): Search {
  if (choice.type === 'submit_bid') return searchSealed(context, offer, choice)
  if (choice.type === 'set_price') return searchPrice(context, offer, choice)
  if (choice.type === 'buy') return searchPurchase(context, offer, choice)
  if (choice.type === 'bid' && bidding.type === 'open') return searchRaise(context, offer, bidding, choice)
  if (choice.type === 'bid' && bidding.type === 'one_offer') return searchOffer(context, offer, bidding.bids, choice)
  throw new Error(`there is nothing to search for ${choice.type}`)
}
