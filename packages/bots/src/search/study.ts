import { auctionTypeOf, onceAround } from '@modern-art/engine'
import type { Card, Lot, Seat, View } from '@modern-art/engine'
import type { Temperament } from '../model/temperament.ts'
import { equilibrium } from '../temperaments.ts'
import type { Onlooker } from './onlooker.ts'

/** The shares of a temperament that bids tell something about. */
export const HABITS = ['open', 'buyBack', 'sealed', 'once', 'ask', 'accept'] as const
export type Habit = (typeof HABITS)[number]

/** The usual share counts as much as this many observations. */
const PRIOR_WEIGHT = 2
/** Lots worth less say little about shares. */
const LEAST_TELLING = 4
/** Shares beyond this are a whim, or another opinion of the lot. */
const MOST_TELLING = 1.6

/**
 * By seat: what the lots sold so far tell, in which everything is public. Shares are of a lot's worth to the onlooker,
 * which must be new: it is taken through the whole log up to the view.
 */
export function studySeats(view: View, onlooker: Onlooker): readonly Study[] {
  const studies = view.handSizes.map((_, __, seats) => new Study(seats.length))
  for (const round of view.past) {
    studyRound(studies, onlooker, round.played, round.lots)
    onlooker.endRound(round)
  }
  studyRound(studies, onlooker, view.played, view.lots)
  return studies
}

/** How high the others at the table bid, 1 being usual. What the viewer itself bids tells nothing about the others. */
export function levelOfTable(studies: readonly Study[], viewer: Seat | null): number {
  let evidence = 0
  let levels = 0
  studies.forEach((study, seat) => {
    if (seat === viewer) return
    evidence += study.evidence
    levels += study.levels
  })
  return (PRIOR_WEIGHT + levels) / (PRIOR_WEIGHT + evidence)
}

function studyRound(
  studies: readonly Study[],
  onlooker: Onlooker,
  played: readonly Card[],
  lots: readonly Lot[],
): void {
  let next = 0
  for (const lot of lots) {
    const last = lot.cards.at(-1)
    let card: Card | undefined
    do {
      card = played[next]
      if (card === undefined) throw new Error('a lot was sold that nobody played')
      onlooker.see(card, lot.cards.includes(card))
      next += 1
    } while (card !== last)
    const worth = onlooker.worthOfLot(lot.cards)
    if (worth >= LEAST_TELLING) studies.forEach((study, seat) => studyLot(study, seat, lot, worth))
  }
  for (const card of played.slice(next)) onlooker.see(card, false)
}

/** Adds what a lot tells about one seat. */
function studyLot(study: Study, seat: Seat, lot: Lot, worth: number): void {
  const { auctioneer, buyer, bids } = lot
  const own = seat === auctioneer
  const price = lot.price / worth
  const bid = bids.findLast((made) => made.seat === seat)
  switch (auctionTypeOf(lot.cards.at(-1) as Card)) {
    case 'open':
      if (bid !== undefined) study.atLeast(own ? 'buyBack' : 'open', bid.amount / worth)
      if (seat !== buyer) study.atMost(own ? 'buyBack' : 'open', price)
      break
    case 'one_offer':
      if (own && seat === buyer) study.atLeast('buyBack', price)
      else if (own) study.atMost('buyBack', price)
      else if (bid !== undefined) study.see('once', bid.amount / worth)
      else study.atMost('once', standingBefore(seat, lot, study.seats) / worth)
      break
    case 'hidden':
      study.see(own ? 'buyBack' : 'sealed', (bid?.amount ?? 0) / worth)
      break
    case 'fixed_price':
      if (own) study.see('ask', price)
      else if (seat === buyer) study.atLeast('accept', price)
      else if (isAskedBefore(seat, buyer, auctioneer, study.seats)) study.atMost('accept', price)
      break
    case 'double':
      break
  }
}

/** The highest bid that a seat heard before its own turn to make one offer. */
function standingBefore(seat: Seat, { bids, auctioneer }: Lot, seats: number): number {
  const heard = bids.findLast((bid) => isAskedBefore(bid.seat, seat, auctioneer, seats))
  return heard?.amount ?? 0
}

function isAskedBefore(seat: Seat, other: Seat, auctioneer: Seat, seats: number): boolean {
  const sequence = onceAround(auctioneer, seats)
  return sequence.indexOf(seat) < sequence.indexOf(other)
}

/** The observations of one seat. */
export class Study {
  readonly seats: number
  /** How many observations there are, and the sum of their levels: the share seen by the share that is usual. */
  evidence = 0
  levels = 0
  /** The shares of somebody unknown. */
  readonly usual: Temperament
  private readonly sums: Record<Habit, number> = { open: 0, buyBack: 0, sealed: 0, once: 0, ask: 0, accept: 0 }
  /** By habit: how many observations tell of it. */
  readonly weights: Record<Habit, number> = { open: 0, buyBack: 0, sealed: 0, once: 0, ask: 0, accept: 0 }

  constructor(seats: number) {
    this.seats = seats
    this.usual = equilibrium(seats)
  }

  see(habit: Habit, share: number): void {
    const seen = Math.min(MOST_TELLING, share)
    this.sums[habit] += seen
    this.weights[habit] += 1
    // A price that sellers pay for their own lots says little about what they think lots are worth.
    if (habit === 'buyBack') return
    this.levels += seen / this.usual[habit]
    this.evidence += 1
  }

  /** The seat would have gone this far at least: news if more than was thought. */
  atLeast(habit: Habit, share: number): void {
    if (share > this.expected(habit, 1)) this.see(habit, share)
  }

  /** The seat would not have gone further: news if less than was thought. */
  atMost(habit: Habit, share: number): void {
    if (share < this.expected(habit, 1)) this.see(habit, share)
  }

  /** The share to be expected of a seat at a table where bidding is so high, 1 being usual. */
  expected(habit: Habit, tableLevel: number): number {
    const level = habit === 'buyBack' ? 1 : (PRIOR_WEIGHT * tableLevel + this.levels) / (PRIOR_WEIGHT + this.evidence)
    return (PRIOR_WEIGHT * level * this.usual[habit] + this.sums[habit]) / (PRIOR_WEIGHT + this.weights[habit])
  }
}
