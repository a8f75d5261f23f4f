import { createHash, createCipheriv } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCard } from '../card.ts'
import { DECK_NAMES, cardsIn } from '../deck.ts'
import { chachaStream } from './chacha.ts'
import { quickRandom } from './quickRandom.ts'
import { randomFromWords, shuffle } from './random.ts'
import { seededDeck, seededRandom, seededStart } from './seed.ts'
import { sha256Digits } from './sha256.ts'

describe('chance', () => {
  it('hashes as SHA-256 does, whatever the length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(sha256Digits(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
      }),
    )
  })

  it('streams as ChaCha20 does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
        const cipher = createCipheriv('chacha20', key, Buffer.alloc(16))
        const expected = cipher.update(Buffer.alloc(640))
        const next = chachaStream(new Uint32Array(key.slice().buffer))
        for (let at = 0; at < 640; at += 4) expect(next()).toBe(expected.readUInt32LE(at))
      }),
      { numRuns: 20 },
    )
  })

  it('throws away the words that would favour some numbers', () => {
    const words = [0xffff_ffff, 0xffff_fffe, 5]
    const random = randomFromWords(() => words.shift() ?? 0)
    // 2^32 is 4 more than a multiple of 6: the last four words would favour 0 to 3.
    expect(random(6)).toBe(5)
  })

  it.each([
    ['seeded', seededRandom('uniform', 'test')],
    ['quick', quickRandom(7)],
  ])('the %s generator is even', (_, random) => {
    for (const below of [1, 2, 3, 6, 10]) {
      const counts = Array.from({ length: below }, () => 0)
      for (let i = 0; i < 6000; i += 1) {
        const number = random(below)
        counts[number] = (counts[number] ?? 0) + 1
      }
      expect(counts).toHaveLength(below)
      for (const count of counts) expect(Math.abs(count - 6000 / below)).toBeLessThan(5 * Math.sqrt(6000 / below))
    }
  })

  it('shuffles into every order equally often, and leaves the original alone', () => {
    const random = quickRandom(3)
    const outcomes = new Map<string, number>()
    const items = Object.freeze([1, 2, 3])
    for (let i = 0; i < 6000; i += 1) {
      const outcome = shuffle(items, random).join('')
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    expect(outcomes.size).toBe(6)
    for (const count of outcomes.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('[R2] a seed gives the same deck everywhere, and another seed another', () => {
    for (const deck of DECK_NAMES) {
      const cards = seededDeck('a seed', deck)
      expect(cards.toSorted((a, b) => a - b)).toEqual(cardsIn(deck))
      expect(seededDeck('a seed', deck)).toEqual(cards)
      expect(seededDeck('a seed ', deck)).not.toEqual(cards)
    }
    // A deck and starting seats that must never change, for saved games name only their seed.
    const ids = seededDeck('a seed', 'rulebook').map(formatCard).join(' ')
    expect(createHash('sha256').update(ids).digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"ddd74c1a2a6598ac"`)
    expect(Array.from('abcdefgh', (seed) => seededStart(seed, 5)).join(' ')).toMatchInlineSnapshot(`"4 2 4 0 0 4 4 4"`)
  })
})
