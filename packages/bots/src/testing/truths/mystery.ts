import { artistOf, countPlayed, paintingsOf, paintingValues, rankTopThree } from '@modern-art/engine'
import type { Card, GameState } from '@modern-art/engine'
import type { MysteryReason } from '../../explanation/reason.ts'
import { arePayouts } from './facts.ts'
import type { TruthsOf } from './truth.ts'

export const MYSTERY_TRUTHS: TruthsOf<MysteryReason> = {
  flip_gain: [['flip', 'skip'], ({ gain }, { kind }) => (kind === 'flip' ? gain > 0 : gain <= 0)],
  flip_may_end: [
    ['flip', 'skip'],
    ({ chance }, { state }) => {
      const isFull = ([0, 1, 2, 3, 4] as const).some((artist) => countPlayed(state.played, artist) === 4)
      return isFull ? chance <= 1 : chance === 0
    },
  ],
  paid_now: [
    ['flip', 'skip'],
    ({ own, rival }, { state, seat, kind }) =>
      (kind === 'flip' ? own > rival.pays : own < rival.pays) &&
      arePayouts(own, rival, payouts(state, state.played), seat),
  ],
  mystery_left: [['flip', 'skip'], ({ cards }, { state }) => cards === state.mystery.length],
}

/** What each seat's paintings would pay if the round ended with these cards. */
function payouts({ past, lots, hands }: GameState, played: readonly Card[]): readonly number[] {
  const values = paintingValues([...past, { topThree: rankTopThree(played) }])
  return hands.map((_, seat) => paintingsOf(lots, seat).reduce((sum, card) => sum + (values[artistOf(card)] ?? 0), 0))
}
