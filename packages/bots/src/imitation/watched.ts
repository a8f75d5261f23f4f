import type { Action, Random, Seat, View } from '@modern-art/engine'
import { answerOf, seatOf } from '../bot.ts'
import type { Bot } from '../bot.ts'
import { kindOf } from '../model/kind.ts'
import { NOTHING } from '../model/policy.ts'
import { lessonOn } from './lesson.ts'
import type { Lesson } from './lesson.ts'
import { limitOf, openAuctionIn } from './limit.ts'

/** Of so many open auctions a seat teaches its limit in one: to find it out takes many questions. */
const OPEN_AUCTIONS_A_LESSON = 3

/**
 * A player who does what `teacher` does, and whose decisions become lessons. The teacher must answer at once. `rng` says which
 * open auctions are learnt from, and is not the player's own.
 */
export function watched(teacher: Bot, rng: Random, take: (lesson: Lesson) => void): Bot {
  const teach = (view: View, meaning: number | null): void => {
    const lesson = meaning === null ? null : lessonOn(view, meaning)
    if (lesson !== null) take(lesson)
  }
  /** By seat: the lot that it was last asked about in an open auction. */
  const lastLots = new Map<Seat, string>()
  const isNewLot = ({ round, lots, played }: View, seat: Seat): boolean => {
    const lot = [round, lots.length, ...played].join(' ')
    const isNew = lastLots.get(seat) !== lot
    lastLots.set(seat, lot)
    return isNew
  }
  return {
    decide: (question) => {
      const { view } = question
      const auction = openAuctionIn(view)
      if (auction !== null && isNewLot(view, seatOf(view)) && rng(OPEN_AUCTIONS_A_LESSON) === 0) {
        teach(view, limitOf(teacher, view, auction, rng(2 ** 32)))
      }
      const action = answerOf(teacher, question)
      teach(view, meaningOf(action, view))
      return action
    },
  }
}

/** See `Meanings`; `null` for a bid in the open, which says little about how far somebody would go, and for a mystery hand. */
function meaningOf(action: Action, { phase }: View): number | null {
  switch (action.type) {
    case 'play_card':
    case 'offer_second':
      return kindOf(action.card)
    case 'decline_second':
      return NOTHING
    case 'submit_bid':
      return action.amount
    case 'set_price':
      return action.price
    case 'buy':
      return 1
    case 'bid':
    case 'pass':
      if (phase.name !== 'auction' || phase.bidding.type === 'open') return null
      return action.type === 'bid' ? action.amount : 0
    default:
      return null
  }
}
