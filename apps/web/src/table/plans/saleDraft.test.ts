import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { saleIn } from './saleDraft.ts'

const OPEN = cardNamed('sigrid-open-1')
const HIDDEN = cardNamed('sigrid-hidden-1')
const FIXED = cardNamed('sigrid-fixed_price-1')
const DOUBLE = cardNamed('sigrid-double-1')

describe('a sale that is being planned', () => {
  it('says what its kind of auction asks, and nothing else', () => {
    const draft = { second: null, bid: 'amount', amount: 7 } as const
    expect(saleIn({ ...draft, card: OPEN }, 50)?.terms).toEqual({ type: 'ceiling', amount: 7, above: 'pass' })
    expect(saleIn({ ...draft, card: HIDDEN }, 50)?.terms).toEqual({ type: 'seal', amount: 7 })
    expect(saleIn({ ...draft, card: FIXED, bid: 'ask' }, 50)?.terms).toEqual({ type: 'price', price: 7 })
    expect(saleIn({ ...draft, card: DOUBLE }, 50)?.terms).toBeNull()
    expect(saleIn({ ...draft, card: DOUBLE, second: HIDDEN }, 50)?.terms).toEqual({ type: 'seal', amount: 7 })
    expect(saleIn({ ...draft, card: OPEN, bid: 'none' }, 50)?.terms).toEqual({ type: 'out' })
    expect(saleIn({ ...draft, card: HIDDEN, bid: 'none' }, 50)?.terms).toEqual({ type: 'seal', amount: 0 })
    expect(saleIn({ ...draft, card: OPEN, bid: 'ask', amount: null }, 50)?.terms).toBeNull()
  })

  it('is none as long as its amount is missing or out of reach', () => {
    const draft = { card: FIXED, second: null, bid: 'ask' } as const
    expect([null, 0, 51].map((amount) => saleIn({ ...draft, amount }, 50))).toEqual([null, null, null])
    expect(saleIn({ ...draft, card: HIDDEN, bid: 'amount', amount: 0 }, 50)?.terms).toEqual({ type: 'seal', amount: 0 })
  })
})
