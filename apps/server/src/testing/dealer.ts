import { dealtBy, fairNumber } from '@modern-art/engine'
import type { Card, Random } from '@modern-art/engine'
import type { Dealer } from '../parties/dealer.ts'

/** Deals fairly, with secrets by a chance that is given. */
export function chanceDealer(random: Random): Dealer {
  return { newSecret: () => fairNumber(Uint8Array.from({ length: 32 }, () => random(256))), deal: dealtBy }
}

/**
 * Deals these decks, one after the other, and begins each game on seat 0, whatever was promised: a server with a taste. Its
 * secrets begin with a digit that is given.
 */
export function stackedDealer(decks: readonly (readonly Card[])[], digit = '0'): Dealer {
  const undealt = [...decks]
  let secrets = 0
  return {
    newSecret: () => {
      secrets += 1
      return String(secrets).padStart(64, digit)
    },
    deal: () => {
      const deckOrder = undealt.shift()
      if (deckOrder === undefined) throw new Error('there is no deck left to deal')
      return { deckOrder, startingSeat: 0 }
    },
  }
}

/** Chance that is the same each time, and gives every table another code. */
export function counted(): Random {
  let letters = 0
  return (below) => {
    if (below <= 20) return 0
    letters += 1
    return Math.floor(letters / 8) % below
  }
}
