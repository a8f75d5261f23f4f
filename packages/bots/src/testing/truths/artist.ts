import { countPlayed, rankTopThree, tileOf } from '@modern-art/engine'
import type { Artist, Card } from '@modern-art/engine'
import type { ArtistReason } from '../../explanation/reason.ts'
import type { Decision } from '../decisions.ts'
import { meanOf, handOf, isByArtist } from './facts.ts'
import { HOPING, DOUBTING } from './truth.ts'
import type { TruthsOf } from './truth.ts'

export const ARTIST_TRUTHS: TruthsOf<ArtistReason> = {
  chance: [
    [...HOPING, ...DOUBTING],
    ({ chance, place, withCard, artist }, decision) => {
      const top = rankTopThree(playedOf(decision)).indexOf(artist) + 1
      const isForced = decision.explanation.reasons.some(
        ({ code }) => code === 'cannot_pay' || code === 'nothing_to_add',
      )
      const { action } = decision.explanation
      const hopes = HOPING.includes(decision.kind) && !('amount' in action && action.amount === 0)
      if (withCard !== 'card' in action) return false
      return (place ?? 0) === top && agrees(chance, artist, decision) && (isForced || hopes === chance >= 0.5)
    },
  ],
  certain_place: [[...HOPING, 'leave', 'decline'], () => true],
  no_place: [['leave', 'sell', 'reserve', 'decline'], () => true],
  earlier_tiles: [HOPING, ({ artist, tiles }, decision) => tiles > 0 && tiles === tilesOf(decision, artist)],
  no_floor: [DOUBTING, ({ artist, tiles }, decision) => tiles > 0 && tiles === tilesOf(decision, artist)],
  may_fail: [['leave', 'decline'], ({ chance, artist }, decision) => agrees(1 - chance, artist, decision)],
  supply: [
    [...HOPING, ...DOUBTING],
    ({ artist, inHand, elsewhere }, decision) => {
      const others = decision.state.hands.filter((_, seat) => seat !== decision.seat).flat()
      return inHand === handOf(decision).filter(isByArtist(artist)).length && elsewhere <= others.length
    },
  ],
  round_may_end: [['buy', 'leave'], ({ artist }, decision) => countPlayed(playedOf(decision), artist) === 4],
}

/** Whether so likely a place and what the lot should pay agree, both having been rounded: a tile is 10 to 30. */
function agrees(chance: number, artist: Artist, decision: Decision): boolean {
  const { length } = decision.explanation.lot
  const tiles = tilesOf(decision, artist)
  const mean = meanOf(decision)
  const least = (chance - 0.01) * length * (tiles + 10) - 0.5
  const most = (chance + 0.01) * length * (tiles + 30) + 0.5
  return chance > 0 && chance < 1 && least <= mean && mean <= most
}

/** Cards played so far, with the one that the action lays down. */
function playedOf({ state, explanation }: Decision): readonly Card[] {
  return 'card' in explanation.action ? [...state.played, explanation.action.card] : state.played
}

/** The sum of the artist's tiles so far. */
function tilesOf({ state }: Decision, artist: Artist): number {
  return state.past.reduce((sum, round) => sum + tileOf(round, artist), 0)
}
