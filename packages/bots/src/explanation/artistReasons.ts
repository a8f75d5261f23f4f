import { ARTISTS, PAINTINGS_THAT_END_A_ROUND, TILES, artistOf } from '@modern-art/engine'
import { rankedAt } from '../valuation/counts.ts'
import type { Assessment } from './assessment.ts'
import type { Reason } from './reason.ts'

/*
 * What can be said of a lot's artist. Each gives `null` where it has nothing to say that would speak for spending, or
 * against it.
 */

/** Tiles that so many rounds in a hundred will not pay are a risk worth telling. */
const RISKY = 0.8

/** The place from 1 to 3 that the artist has with the stake on the table. */
function placeOf({ code, artist }: Assessment): number | null {
  for (let place = 0; place < TILES.length; place += 1) if (rankedAt(code, place) === artist) return place + 1
  return null
}

export function isLikely({ fate, chance }: Assessment): boolean {
  return fate === 'placed' || (fate === 'open' && chance >= 0.5)
}

/** How sure the artist's place is, whichever way that speaks. */
export function placing(assessment: Assessment): Reason {
  const { artist, fate, chance, code, knowledge } = assessment
  if (fate === 'placed') return { code: 'certain_place', artist }
  if (fate === 'lost') return { code: 'no_place', artist }
  const withCard = code !== knowledge.world.code
  return { code: 'chance', artist, chance: bounded(chance), place: placeOf(assessment), withCard }
}

/** In hundredths, and never certain. */
function bounded(chance: number): number {
  return Math.min(0.99, Math.max(0.01, Math.round(100 * chance) / 100))
}

/** That the artist may not be placed, however likely that is. */
export function mayFail({ artist, fate, chance }: Assessment): Reason | null {
  return fate === 'open' ? { code: 'may_fail', artist, chance: bounded(1 - chance) } : null
}

export function goodPlacing(assessment: Assessment): Reason | null {
  return isLikely(assessment) ? placing(assessment) : null
}

export function badPlacing(assessment: Assessment): Reason | null {
  return isLikely(assessment) ? null : placing(assessment)
}

function tilesOf({ artist, knowledge }: Assessment): number {
  return knowledge.world.past[artist] as number
}

/** Tiles that count again. */
export function earlierTiles(assessment: Assessment): Reason | null {
  const tiles = tilesOf(assessment)
  if (tiles === 0 || assessment.fate === 'lost') return null
  return { code: 'earlier_tiles', artist: assessment.artist, tiles }
}

/** Tiles that may well pay nothing. */
export function noFloor(assessment: Assessment): Reason | null {
  const tiles = tilesOf(assessment)
  if (tiles === 0 || assessment.fate !== 'open' || assessment.chance > RISKY) return null
  return { code: 'no_floor', artist: assessment.artist, tiles }
}

export function supply({ artist, hand, knowledge }: Assessment): Extract<Reason, { code: 'supply' }> {
  const inHand = hand.filter((card) => artistOf(card) === artist).length
  const { unseen, cardsElsewhere } = knowledge
  const hidden = unseen.filter((card) => artistOf(card) === artist).length
  const elsewhere = unseen.length === 0 ? 0 : Math.round((hidden * cardsElsewhere) / unseen.length)
  return { code: 'supply', artist, inHand, elsewhere }
}

/** Cards with which the seat can help the artist along. */
export function helpInHand(assessment: Assessment): Reason | null {
  const reason = supply(assessment)
  return reason.inHand > 0 && assessment.fate === 'open' ? reason : null
}

/** Some artist has four, so that the places may stay as they are: good if the lot's artist has one. */
export function placeMayStay(assessment: Assessment): Reason | null {
  return placeOf(assessment) === null ? null : roundMayEnd(assessment)
}

export function placeMayNotCome(assessment: Assessment): Reason | null {
  return placeOf(assessment) === null ? roundMayEnd(assessment) : null
}

function roundMayEnd({ counts }: Assessment): Reason | null {
  const artist = ARTISTS.find((each) => counts[each] === PAINTINGS_THAT_END_A_ROUND - 1)
  return artist === undefined ? null : { code: 'round_may_end', artist }
}
