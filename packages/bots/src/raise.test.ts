import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from './characters.ts'
import type { BiddingPosition } from './raise.ts'
import { BIDS_BEFORE_LIMIT, nextBid } from './raise.ts'
import { medium } from './temperaments.ts'

const SEATS = 4
const MEDIUM = medium(SEATS)
const ROLLS = [0, 0.25, 0.5, 0.75, 0.99]
const MANNERS = [MEDIUM, ...Object.values(CHARACTERS).map(({ temperamentFor }) => temperamentFor(SEATS))]

/** A position in which nobody lacks money. */
function position(min: number, limit: number, bidsSoFar = 0): BiddingPosition {
  return { min, limit, beyondRivals: 1000, bidsSoFar }
}

describe('a raise', () => {
  it('lies between the least it may be and the limit, whoever makes it', () => {
    for (const manner of MANNERS) {
      for (const roll of ROLLS) {
        for (let limit = 1; limit < 90; limit += 1) {
          for (let min = 1; min <= limit; min += 1) {
            const amount = nextBid(manner, position(min, limit, min % 5), roll)
            assert.ok(Number.isInteger(amount) && amount >= min && amount <= limit)
          }
        }
      }
    }
  })

  it('is the larger, the more room there is to the limit', () => {
    for (const manner of MANNERS) {
      for (const roll of ROLLS) {
        const raises = Array.from({ length: 120 }, (_, room) => nextBid(manner, position(20, 20 + room), roll) - 20)
        expect(raises).toEqual(raises.toSorted((one, other) => one - other))
        expect(raises[0]).toBe(0)
        expect(raises.at(-1)).toBeGreaterThan(20)
      }
    }
  })

  it('opens with most of what one would pay, at a round amount', () => {
    const amounts = ROLLS.map((roll) => nextBid(MEDIUM, position(1, 40), roll))
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(25)
    expect(Math.max(...amounts)).toBeLessThan(40)
    expect(amounts.filter((amount) => amount % 5 !== 0)).toEqual([])
  })

  it('leaves room to creep near the limit: a bidder who comes up to it step by step does not overpay', () => {
    expect(nextBid(MEDIUM, position(37, 40), 0)).toBeLessThan(40)
    expect(nextBid(MEDIUM, position(39, 40), 0)).toBe(39)
  })

  it('goes no further than rivals have money for', () => {
    expect(nextBid(MEDIUM, { ...position(1, 40), beyondRivals: 13 }, 0)).toBe(13)
    expect(nextBid(MEDIUM, { ...position(1, 40, BIDS_BEFORE_LIMIT), beyondRivals: 13 }, 0)).toBe(13)
  })

  it('grows bolder with every bid, until it is all that one would pay', () => {
    for (const roll of ROLLS) {
      const amounts = Array.from({ length: BIDS_BEFORE_LIMIT + 1 }, (_, bids) =>
        nextBid(MEDIUM, position(35, 60, bids), roll),
      )
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
      expect(amounts.at(-1)).toBe(60)
    }
  })

  it('is smaller where the accountant or the sniper makes it, and larger where the hype-man does', () => {
    const { accountant, sniper, hypeman } = CHARACTERS
    const by = ({ temperamentFor }: typeof accountant): number => nextBid(temperamentFor(SEATS), position(30, 60), 0.5)
    expect(by(sniper)).toBeLessThanOrEqual(by(accountant))
    expect(by(accountant)).toBeLessThan(nextBid(MEDIUM, position(30, 60), 0.5))
    expect(by(hypeman)).toBeGreaterThan(nextBid(MEDIUM, position(30, 60), 0.5))
  })
})
