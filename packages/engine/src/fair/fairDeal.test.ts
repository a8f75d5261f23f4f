import { createCipheriv, createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formatCard } from '../card.ts'
import { seededRandom } from '../chance/seed.ts'
import { DECK_NAMES, DECK_SIZE, cardsIn } from '../deck.ts'
import type { DeckName } from '../deck.ts'
import { dealtBy, fairNumber, fingerprintOfChance, fingerprintOfSecret, isFairNumber } from './fairDeal.ts'
import type { FairDeal } from './fairDeal.ts'

const random = seededRandom('fair deals', 'test')

function anyNumber(): string {
  return fairNumber(Uint8Array.from({ length: 32 }, () => random(256)))
}

function anyDeal(seats: number): FairDeal {
  const table = 'ABCDEFGH'
  const secret = anyNumber()
  const chances = Array.from({ length: seats }, anyNumber)
  return {
    table,
    secret,
    fingerprint: fingerprintOfSecret(table, secret),
    seats: chances.map((chance) => ({ fingerprint: fingerprintOfChance(table, chance), chance })),
  }
}

/* Written after docs/fair-deals.md with the platform's own hash and cipher, as a stranger would. */

function hash(text: string, encoding: 'ascii' | 'utf16le'): Buffer {
  const bytes = Buffer.from(text, encoding)
  return createHash('sha256')
    .update(encoding === 'ascii' ? bytes : bytes.swap16())
    .digest()
}

/** Numbers from 0 to below - 1, from the key stream of ChaCha20. */
function strangersNumbers(purpose: string, seed: string): (below: number) => number {
  const key = hash(`modern-art/1 ${purpose}\n${seed}`, 'utf16le').swap32()
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4096))
  let at = 0
  return (below) => {
    for (;;) {
      const word = stream.readUInt32LE(at)
      at += 4
      if (word < 2 ** 32 - (2 ** 32 % below)) return word % below
    }
  }
}

function strangersDeal(deal: FairDeal, deck: DeckName): { readonly deck: readonly string[]; readonly start: number } {
  const chances = deal.seats.map((seat, index) => `${index} ${seat?.chance ?? '-'}\n`).join('')
  const seed = hash(`modern-art fair deal/1\ndeal\n${deal.table}\n${deal.secret}\n${chances}`, 'ascii').toString('hex')
  const cards = cardsIn(deck).map(formatCard)
  const pick = strangersNumbers('deck', seed)
  for (let last = DECK_SIZE - 1; last > 0; last -= 1) {
    const other = pick(last + 1)
    const [a, b] = [cards[last] ?? '', cards[other] ?? '']
    cards[last] = b
    cards[other] = a
  }
  return { deck: cards, start: strangersNumbers('starting seat', seed)(deal.seats.length) }
}

describe('a fair deal', () => {
  it('is what a stranger derives who has read docs/fair-deals.md', () => {
    for (const deck of DECK_NAMES) {
      for (const seats of [3, 4, 5]) {
        const whole = anyDeal(seats)
        // One seat never promised anything, another did and was left out.
        const seatsLess = whole.seats.map((seat, index) => {
          if (index === 0) return null
          return index === 1 && seat !== null ? { ...seat, chance: null } : seat
        })
        for (const deal of [whole, { ...whole, seats: seatsLess }]) {
          const { deckOrder, startingSeat } = dealtBy(deal, deck)
          expect({ deck: deckOrder.map(formatCard), start: startingSeat }).toEqual(strangersDeal(deal, deck))
        }
        const { table, secret, fingerprint } = whole
        expect(hash(`modern-art fair deal/1\nsecret\n${table}\n${secret}\n`, 'ascii').toString('hex')).toBe(fingerprint)
        const chance = whole.seats[2]?.chance ?? ''
        const promised = hash(`modern-art fair deal/1\nchance\n${table}\n${chance}\n`, 'ascii').toString('hex')
        expect(promised).toBe(whole.seats[2]?.fingerprint)
      }
    }
  })

  it('never changes: decks of before must be checked by pages of later', () => {
    const seats = ['1', '2', '3'].map((digit) => ({ fingerprint: '', chance: digit.repeat(64) }))
    const deal: FairDeal = { table: 'ABCDEFGH', secret: 'a'.repeat(64), fingerprint: '', seats }
    const { deckOrder, startingSeat } = dealtBy(deal, 'rulebook')
    expect(deckOrder.slice(0, 5).map(formatCard)).toMatchInlineSnapshot(`
      [
        "daniel-open-1",
        "rafael-double-3",
        "rafael-open-1",
        "daniel-hidden-2",
        "ramon-hidden-1",
      ]
    `)
    expect(startingSeat).toMatchInlineSnapshot(`1`)
  })

  it('is another with another secret, chance, seat, table or number of seats', () => {
    const deal = anyDeal(4)
    const [first, second, ...others] = deal.seats
    if (first === undefined || second === undefined || first === null) throw new Error('there are four')
    const variations: readonly FairDeal[] = [
      deal,
      { ...deal, secret: anyNumber() },
      { ...deal, table: 'ABCDEFGJ' },
      { ...deal, seats: [second, first, ...others] },
      { ...deal, seats: [{ ...first, chance: anyNumber() }, second, ...others] },
      { ...deal, seats: [{ ...first, chance: null }, second, ...others] },
      { ...deal, seats: [...deal.seats, null] },
    ]
    expect(new Set(variations.map((each) => dealtBy(each, 'rulebook').deckOrder.join())).size).toBe(variations.length)
    // Whether a seat promised nothing or was left out, its chance is not in the deck.
    const without = dealtBy({ ...deal, seats: [null, second, ...others] }, 'rulebook')
    expect(without).toEqual(dealtBy({ ...deal, seats: [{ ...first, chance: null }, second, ...others] }, 'rulebook'))
  })

  it('promises a secret and a chance by fingerprints that differ, and at another table again', () => {
    const number = anyNumber()
    const prints = ['ABCDEFGH', 'ABCDEFGJ'].flatMap((table) => [
      fingerprintOfSecret(table, number),
      fingerprintOfChance(table, number),
    ])
    expect(new Set([...prints, number]).size).toBe(5)
    expect(prints.every(isFairNumber)).toBe(true)
    expect(['', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)}\n`].some(isFairNumber)).toBe(false)
  })

  it('puts every card first and last, and every seat first, equally often', () => {
    const DEALS = 2100
    const firsts = new Map<number, number>()
    const lasts = new Map<number, number>()
    const starts = new Map<number, number>()
    const count = (counts: Map<number, number>, what: number): void =>
      void counts.set(what, (counts.get(what) ?? 0) + 1)
    for (let each = 0; each < DEALS; each += 1) {
      const { deckOrder, startingSeat } = dealtBy(anyDeal(3), 'rulebook')
      count(firsts, deckOrder[0] ?? -1)
      count(lasts, deckOrder.at(-1) ?? -1)
      count(starts, startingSeat)
    }
    for (const counts of [firsts, lasts, starts]) {
      const mean = DEALS / counts.size
      // Chi-squared within five standard deviations of its mean.
      const squares = [...counts.values()].reduce((sum, found) => sum + (found - mean) ** 2 / mean, 0)
      expect(squares).toBeLessThan(counts.size - 1 + 5 * Math.sqrt(2 * (counts.size - 1)))
    }
    expect([firsts.size, lasts.size, starts.size]).toEqual([DECK_SIZE, DECK_SIZE, 3])
  })
})
