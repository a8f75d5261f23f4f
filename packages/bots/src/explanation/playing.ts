import { TILES, artistOf, auctionTypeOf } from '@modern-art/engine'
import type { Card, Seat, View } from '@modern-art/engine'
import type { Knowledge } from '../model/knowledge.ts'
import { STEP, rankedAt } from '../valuation/counts.ts'
import { worthOf } from '../valuation/forecast.ts'
import { earlierTiles, goodPlacing, isLikely, supply } from './artistReasons.ts'
import type { Assessment } from './assessment.ts'
import type { Case } from './case.ts'
import { bestRival, holdings, ownedBy, payoutOf, rivalsOf } from './holdings.ts'
import type { Reason } from './reason.ts'
import { canAdd, wouldEndRound } from './second.ts'
import type { Stake } from './stake.ts'

/** Less than this is no reason to play a card, or to end a round. */
const NOTEWORTHY = 3

/** Why a seat would play a card that will be sold. */
export function caseForPlaying(assessment: Assessment): Case {
  const { view, seat, knowledge } = assessment
  const lift = liftsYours(seat, knowledge, assessment)
  return {
    strong: [
      onlyCard(view),
      lift !== null && lift.gain >= NOTEWORTHY ? lift : null,
      isDouble(assessment.lot) ? offersDouble(assessment) : null,
      forSale(assessment),
      rivalsLose(seat, knowledge, assessment),
      lift,
      goodPlacing(assessment),
      isLikely(assessment) ? earlierTiles(assessment) : null,
    ],
    weak: [noRivalOwns(assessment), supply(assessment)],
  }
}

/** Why a seat would lay down the card that ends the round. */
export function caseForEnding(view: View, seat: Seat, knowledge: Knowledge, stake: Stake): Case {
  const { world } = knowledge
  const own = payoutOf(world, seat, stake.code)
  const rival = bestRival(world, seat, stake.code)
  const isAhead = own >= rival.pays
  const ends: Reason = { code: 'ends_round', own, rival: isAhead ? rival : null }
  return {
    strong: [
      view.phase.name === 'awaiting_card_play' ? onlyCard(view) : null,
      isAhead ? ends : null,
      liftsYours(seat, knowledge, stake),
      rivalsLose(seat, knowledge, stake),
      ends,
    ],
    weak: [lastTile(stake)],
  }
}

function onlyCard({ hand }: View): Reason | null {
  return hand.length === 1 ? { code: 'only_card' } : null
}

type Lift = Extract<Reason, { code: 'lifts_yours' }>

/** What the card adds to the seat's own paintings of its artist, against what they could expect before. */
function liftsYours(seat: Seat, { world, forecast }: Knowledge, { artist, code }: Stake): Lift | null {
  const paintings = ownedBy(world, seat, artist)
  const past = world.past[artist] as number
  const each = worthOf(forecast, code, artist, past) - worthOf(forecast, world.code, artist, past)
  const gain = Math.round(paintings * each)
  return gain > 0 ? { code: 'lifts_yours', artist, paintings, gain } : null
}

function rivalsLose(seat: Seat, { world, forecast }: Knowledge, { code }: Stake): Reason | null {
  let loss = 0
  for (const rival of rivalsOf(world, seat)) {
    loss += holdings(world, rival, forecast, world.code) - holdings(world, rival, forecast, code)
  }
  return loss >= NOTEWORTHY ? { code: 'rivals_lose', loss: Math.round(loss) } : null
}

/** What the card promises its buyer; or, if next to nothing, that it is no loss. */
function forSale({ worth, view, artist, knowledge }: Assessment): Reason {
  const { world, forecast } = knowledge
  const promiseOf = (card: Card): number => {
    const by = artistOf(card)
    return worthOf(forecast, world.code + (STEP[by] as number), by, world.past[by] as number)
  }
  const best = Math.max(...view.hand.map(promiseOf))
  const own = promiseOf(view.hand.find((card) => artistOf(card) === artist) as Card)
  if (worth.mean < NOTEWORTHY && own < best) return { code: 'keeps_better' }
  return { code: 'for_sale', worth: worth.mean, best: own === best }
}

function noRivalOwns({ artist, seat, knowledge }: Assessment): Reason | null {
  const { world } = knowledge
  return rivalsOf(world, seat).some((rival) => ownedBy(world, rival, artist) > 0)
    ? null
    : { code: 'no_rival_owns', artist }
}

function isDouble(lot: readonly Card[]): boolean {
  return auctionTypeOf(lot[0] as Card) === 'double'
}

/** A double that its player can complete sells two, unless that ends the round; one that nobody completes is a gift. */
function offersDouble(assessment: Assessment): Reason {
  const sellsTwo = canAdd(assessment) && !wouldEndRound(assessment)
  return sellsTwo ? { code: 'sells_two', artist: assessment.artist } : { code: 'double_is_free' }
}

function lastTile({ artist, code }: Stake): Reason {
  const tile = TILES.find((_, place) => rankedAt(code, place) === artist) ?? 0
  return { code: 'last_tile', artist, tile }
}
