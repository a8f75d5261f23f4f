import { PAINTINGS_THAT_END_A_ROUND, artistOf } from '@modern-art/engine'
import type { Seat, View } from '@modern-art/engine'
import type { Knowledge } from '../model/knowledge.ts'
import { STEP } from '../valuation/counts.ts'
import type { Case } from './case.ts'
import { bestRival, holdings, payoutOf, rivalsOf } from './holdings.ts'
import type { Reason } from './reason.ts'

/** Why a seat would flip a card of the mystery hand, or not. */
export function caseForMystery(view: View, seat: Seat, knowledge: Knowledge, flips: boolean): Case {
  const { world } = knowledge
  const gain = Math.round(gainOfFlip(seat, knowledge))
  const own = payoutOf(world, seat, world.code)
  const rival = bestRival(world, seat, world.code)
  const chance = chanceOfEnd(knowledge)
  const isAhead = own > rival.pays
  const isBehind = own < rival.pays
  const mayEnd: Reason = { code: 'flip_may_end', chance }
  const speaks = chance > 0 && (flips ? isAhead : isBehind)
  return {
    strong: [
      (flips ? gain > 0 : gain <= 0) ? { code: 'flip_gain', gain } : null,
      speaks ? mayEnd : null,
      speaks ? { code: 'paid_now', own, rival } : null,
    ],
    weak: [chance === 0 ? mayEnd : null, { code: 'mystery_left', cards: view.mysterySize }, mayEnd],
  }
}

/** What the card adds on average to the seat's paintings, less what it adds to an average rival's. */
function gainOfFlip(seat: Seat, { world, forecast, unseen }: Knowledge): number {
  const rivals = rivalsOf(world, seat)
  const margin = (code: number): number => {
    let others = 0
    for (const rival of rivals) others += holdings(world, rival, forecast, code)
    return holdings(world, seat, forecast, code) - others / rivals.length
  }
  const now = margin(world.code)
  let gain = 0
  for (const card of unseen) gain += margin(world.code + (STEP[artistOf(card)] as number)) - now
  return gain / unseen.length
}

function chanceOfEnd({ world, unseen }: Knowledge): number {
  const last = unseen.filter((card) => world.counts[artistOf(card)] === PAINTINGS_THAT_END_A_ROUND - 1)
  return last.length / unseen.length
}
