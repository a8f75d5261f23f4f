import { describe, expect, it } from 'vitest'
import type { Reason } from '../worker/messages.ts'
import { en } from './en.ts'
import { plain } from './Rich.tsx'
import { tellReason } from './grammar/tellReason.ts'
import type { Who } from './grammar/who.ts'

const PLAYERS = ['Ada', 'Ben', 'Cleo']

const who = (seat: number): Who => ({ name: PLAYERS[seat] ?? '', you: false })

/** The wordings that depend on what is told; the rest read off the code. */
const TOLD: readonly (readonly [Reason, string])[] = [
  [
    { code: 'chance', artist: 2, chance: 0.78, place: 2, withCard: false },
    'Daniel Melim is second now and likely to end in the top three (78%).',
  ],
  [
    { code: 'chance', artist: 2, chance: 0.5, place: 3, withCard: false },
    'Daniel Melim is third now and likely to end in the top three (50%).',
  ],
  [
    { code: 'chance', artist: 4, chance: 0.2, place: 1, withCard: false },
    'Rafael Silveira is first now but unlikely to end in the top three (20%).',
  ],
  [
    { code: 'chance', artist: 4, chance: 0.6, place: null, withCard: false },
    'Rafael Silveira is outside the top three now but likely to make it (60%).',
  ],
  [
    { code: 'chance', artist: 4, chance: 0.49, place: null, withCard: false },
    'Rafael Silveira is outside the top three now and unlikely to make it (49%).',
  ],
  [
    { code: 'chance', artist: 2, chance: 0.78, place: 2, withCard: true },
    'Daniel Melim would be second with this card and is likely to end in the top three (78%).',
  ],
  [
    { code: 'chance', artist: 4, chance: 0.49, place: null, withCard: true },
    'Rafael Silveira would be outside the top three with this card and is unlikely to make it (49%).',
  ],
  [
    { code: 'supply', artist: 1, inHand: 2, elsewhere: 3 },
    'You hold 2 more by Sigrid Thaler; the others hold about 3.',
  ],
  [
    { code: 'supply', artist: 1, inHand: 0, elsewhere: 0 },
    'You hold no more by Sigrid Thaler; the others hold hardly any.',
  ],
  [{ code: 'price', price: 12, worth: 24 }, 'Expect it to bring 24: at 12 you gain about 12.'],
  [{ code: 'price', price: 199, worth: 200 }, 'Expect it to bring 200: at 199 you gain about 1.'],
  [{ code: 'price', price: 1, worth: 300 }, 'Expect it to bring 300: at 1 you gain about 299.'],
  [{ code: 'price', price: 24, worth: 24 }, '24 is all you can expect back.'],
  [{ code: 'price', price: 31, worth: 24 }, '31 is more than the 24 you can expect back.'],
  [{ code: 'price', price: 3, worth: 0 }, 'Expect it to bring nothing, and it would cost 3.'],
  [{ code: 'downside', price: 12, low: 8 }, 'It may bring only 8, and would cost 12.'],
  [{ code: 'downside', price: 12, low: 0 }, 'It may bring nothing, and would cost 12.'],
  [{ code: 'pays_seller', seller: 2, leads: true }, 'Cleo is ahead in the game and would get your money.'],
  [{ code: 'pays_seller', seller: 2, leads: false }, 'Cleo would get your money.'],
  [{ code: 'money_left', left: 0 }, 'You would have nothing left.'],
  [{ code: 'others_may_bid', seats: 1 }, 'Someone else may still bid.'],
  [{ code: 'others_may_bid', seats: 3 }, '3 others may still bid.'],
  [
    { code: 'buying_back', brings: 18, price: 19, leaves: 5 },
    'Selling brings 18; buying it yourself for 19 gains you about 5.',
  ],
  [
    { code: 'buying_back', brings: 18, price: 19, leaves: -1 },
    'Selling brings 18; buying it yourself for 19 gains you nothing.',
  ],
  [
    { code: 'buying_back', brings: 8, price: 9, leaves: 15 },
    'Buying it yourself for 9 gains you about 15; selling brings 8.',
  ],
  [
    { code: 'for_sale', worth: 24, best: true },
    'It should be worth about 24, and none of your other cards promises more.',
  ],
  [
    { code: 'for_sale', worth: 0, best: true },
    'It should be worth nothing, and none of your other cards promises more.',
  ],
  [{ code: 'for_sale', worth: 24, best: false }, 'It should be worth about 24 to its buyer.'],
  [{ code: 'ends_round', own: 0, rival: null }, 'It ends the season: your paintings bring nothing.'],
  [
    { code: 'ends_round', own: 60, rival: { seat: 1, pays: 40 } },
    'It ends the season: your paintings bring 60, Ben’s bring 40.',
  ],
  [{ code: 'last_tile', artist: 0, tile: 30 }, 'Manuel Carvalho ends the season with a tile of 30.'],
  [{ code: 'last_tile', artist: 0, tile: 0 }, 'Manuel Carvalho ends the season with no tile.'],
  [{ code: 'takes_over', seat: 1, shared: false }, 'You sell both, and the money goes to you instead of Ben.'],
  [{ code: 'takes_over', seat: 1, shared: true }, 'You sell both and split the price with Ben.'],
  [{ code: 'flip_gain', gain: 4 }, 'On average, a flip gains you 4 on the others.'],
  [{ code: 'flip_gain', gain: -3 }, 'On average, a flip costs you 3 against the others.'],
  [{ code: 'flip_gain', gain: 0 }, 'On average, a flip changes almost nothing.'],
  [{ code: 'flip_may_end', chance: 0 }, 'No artist has four paintings, so a flip can’t end the season.'],
  [{ code: 'flip_may_end', chance: 0.23 }, 'The card may end the season (23%).'],
  [{ code: 'flip_may_end', chance: 1 }, 'Whatever the card is, it ends the season.'],
  [{ code: 'mystery_left', cards: 1 }, 'It’s the last card of the mystery hand.'],
  [{ code: 'mystery_left', cards: 4 }, 'The mystery hand has 4 cards left.'],
]

describe('a reason in English', () => {
  it.each(TOLD)('%o', (reason, text) => {
    expect(plain(tellReason(en.reasons, reason, who))).toBe(text)
  })
})
