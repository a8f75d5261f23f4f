import { play } from '@modern-art/engine'
import type { Action, Bidding, GameState, Seat } from '@modern-art/engine'

/** The state after an action, which must be legal. */
export function afterAction(state: GameState, action: Action): GameState {
  const played = play(state, action)
  if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused: ${played.rejection.message}`)
  return played.state
}

/** The running auction brought to this end by real actions: the buyer offers the price, and the others nothing. */
export function afterSale(state: GameState, buyer: Seat, price: number): GameState {
  let sold = state
  while (sold.lots.length === state.lots.length) {
    const { phase } = sold
    if (phase.name !== 'auction') throw new Error(`nothing is for sale in ${phase.name}`)
    sold = afterAction(sold, towardsSale(phase.bidding, buyer, price))
  }
  const lot = sold.lots.at(-1)
  if (lot?.buyer !== buyer || lot.price !== price) throw new Error(`seat ${lot?.buyer} has it for ${lot?.price}`)
  return sold
}

function towardsSale(bidding: Bidding, buyer: Seat, price: number): Action {
  switch (bidding.type) {
    case 'open':
      if (bidding.bids.length === 0 && price > 0) return { type: 'bid', seat: buyer, amount: price }
      return { type: 'hammer' }
    case 'one_offer': {
      const { asked } = bidding
      return asked === buyer && price > 0 ? { type: 'bid', seat: asked, amount: price } : { type: 'pass', seat: asked }
    }
    case 'hidden': {
      const seat = bidding.sealed.indexOf(null)
      return { type: 'submit_bid', seat, amount: seat === buyer ? price : 0 }
    }
    case 'fixed_price': {
      const { asked } = bidding
      if (bidding.price === null) return { type: 'set_price', seat: asked, price }
      return { type: asked === buyer ? 'buy' : 'pass', seat: asked }
    }
  }
}
