import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

describe('the variant splitDouble', () => {
  const hands = [
    'daniel-double-1 daniel-open-2 manuel-open-1',
    'daniel-open-1 daniel-fixed_price-1 sigrid-open-1',
    'ramon-open-1',
  ]
  const offered = scenario({ hands, variants: { splitDouble: true } }).after('0 plays daniel-double-1')
  const auction = offered.after('0 declines', '1 adds daniel-open-1')

  it.each([
    [30, [115, 115, 70]],
    [25, [112, 113, 75]],
    [1, [100, 101, 99]],
  ])('[P1] a price of %i is divided, the odd 1 to the supplier: %j', (price, money) => {
    expect(auction.after(`2 bids ${price}`, 'hammer').state.money).toEqual(money)
  })

  it('[P2] a supplier who wins pays its own share to the bank', () => {
    expect(auction.after('1 bids 25', 'hammer').state.money).toEqual([112, 75, 100])
  })

  it('[P2] an opener who wins pays its own share to the bank', () => {
    expect(auction.after('0 bids 25', 'hammer').state.money).toEqual([75, 113, 100])
  })

  it('[P2] a supplier who must buy at its own fixed price still owes the opener the half', () => {
    const priced = offered.after('0 declines', '1 adds daniel-fixed_price-1', '1 asks 10')
    expect(priced.after('2 passes', '0 passes').state.money).toEqual([105, 90, 100])
  })

  it('[P1] a double completed by the seat that played it is not divided', () => {
    const own = offered.after('0 adds daniel-open-2', '2 bids 25', 'hammer')
    expect(own.state.money).toEqual([125, 100, 75])
  })

  it('[D3] without the variant the supplier takes all', () => {
    const plain = scenario({ hands }).after('0 plays daniel-double-1', '0 declines', '1 adds daniel-open-1')
    expect(plain.after('2 bids 25', 'hammer').state.money).toEqual([100, 125, 75])
  })
})
