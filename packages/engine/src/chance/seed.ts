import type { Card } from '../card.ts'
import { cardsIn } from '../deck.ts'
import type { DeckName } from '../deck.ts'
import type { Seat } from '../seat.ts'
import { chachaStream } from './chacha.ts'
import { randomFromWords, shuffle } from './random.ts'
import type { Random } from './random.ts'
import { sha256 } from './sha256.ts'

/**
 * Chance from a seed, the same everywhere. The seed is hashed into a 256-bit key of a stream cipher, so that what
 * comes out (a hand, say) gives neither the seed nor the rest away. `purpose` keeps independent uses of one seed apart.
 */
export function seededRandom(seed: string, purpose: string): Random {
  return randomFromWords(chachaStream(sha256(utf16(`modern-art/1 ${purpose}\n${seed}`))))
}

export function seededDeck(seed: string, deck: DeckName): Card[] {
  return shuffle(cardsIn(deck), seededRandom(seed, 'deck'))
}

export function seededStart(seed: string, seats: number): Seat {
  return seededRandom(seed, 'starting seat')(seats)
}

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length)
  for (let i = 0; i < text.length; i += 1) {
    bytes[2 * i] = text.charCodeAt(i) >>> 8
    bytes[2 * i + 1] = text.charCodeAt(i) & 0xff
  }
  return bytes
}
