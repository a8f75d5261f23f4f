import { leftOf } from '@modern-art/engine'
import type { Choice, Offer, Seat } from '@modern-art/engine'
import { REAL_GAIN, amountWithin, highestAmount } from './amounts.ts'
import { LotOutlook } from './lotOutlook.ts'
import { isClear, sampleWorlds } from './sampleWorlds.ts'
import type { Search, SearchContext } from './searchContext.ts'
import { Trials } from './trials.ts'

/** Candidate 0 is to pass, candidate 1 to buy. */
export function* searchPurchase(
  context: SearchContext,
  offer: Offer,
  { price }: Extract<Choice, { type: 'buy' }>,
): Search {
  const { seat, seats, baseline } = context
  const outlook = new LotOutlook(context, offer)
  const trials = new Trials(2, context.samples)
  yield* sampleWorlds(
    context,
    trials,
    () => {
      outlook.nextWorld('accept')
      trials.note(0, outlook.scoreOfSale(firstToBuy(outlook, leftOf(seat, seats), offer.auctioneer, price), price))
      trials.note(1, outlook.scoreOfSale(seat, price))
    },
    isClear,
  )
  const usual = price <= baseline.accept * outlook.worth ? 1 : 0
  return { type: trials.best(usual, REAL_GAIN) === 1 ? 'buy' : 'pass', seat }
}

/** Candidate k is to ask min + k. */
export function* searchPrice(
  context: SearchContext,
  offer: Offer,
  choice: Extract<Choice, { type: 'set_price' }>,
): Search {
  const { seat, seats, baseline } = context
  const outlook = new LotOutlook(context, offer)
  const { min } = choice
  const top = Math.max(min, highestAmount(outlook, choice.max))
  const trials = new Trials(top - min + 1, context.samples)
  yield* sampleWorlds(context, trials, () => {
    outlook.nextWorld('accept')
    for (let price = min; price <= top; price += 1) {
      trials.note(price - min, outlook.scoreOfSale(firstToBuy(outlook, leftOf(seat, seats), seat, price), price))
    }
  })
  const usual = amountWithin(baseline.ask * outlook.worth, min, top)
  return { type: 'set_price', seat, price: min + trials.best(usual - min, REAL_GAIN) }
}

/** The buyer at the price: the first from `asked` on that accepts it, or else the auctioneer. */
function firstToBuy({ limits }: LotOutlook, asked: Seat, auctioneer: Seat, price: number): Seat {
  for (let seat = asked; seat !== auctioneer; seat = leftOf(seat, limits.length)) {
    if ((limits[seat] as number) >= price) return seat
  }
  return auctioneer
}
