import { onceAround } from '@modern-art/engine'
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
  const after = onceAround(offer.auctioneer, seats, seat).slice(1)
  const trials = new Trials(2, context.samples)
  yield* sampleWorlds(
    context,
    trials,
    () => {
      outlook.nextWorld('accept')
      trials.note(0, outlook.scoreOfSale(firstToBuy(outlook, after, price), price))
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
  const asked = onceAround(seat, seats)
  const { min } = choice
  const top = Math.max(min, highestAmount(outlook, choice.max))
  const trials = new Trials(top - min + 1, context.samples)
  yield* sampleWorlds(context, trials, () => {
    outlook.nextWorld('accept')
    for (let price = min; price <= top; price += 1) {
      trials.note(price - min, outlook.scoreOfSale(firstToBuy(outlook, asked, price), price))
    }
  })
  const usual = amountWithin(baseline.ask * outlook.worth, min, top)
  return { type: 'set_price', seat, price: min + trials.best(usual - min, REAL_GAIN) }
}

/** The buyer at the price: the first of those asked who accepts it, or else the last of them, the auctioneer. */
function firstToBuy({ limits }: LotOutlook, asked: readonly Seat[], price: number): Seat {
  return asked.find((seat) => (limits[seat] as number) >= price) ?? (asked.at(-1) as Seat)
}
