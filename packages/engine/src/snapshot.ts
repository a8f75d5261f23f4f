import { ARTIST_IDS, ARTISTS } from './artist.ts'
import type { ArtistId } from './artist.ts'
import type { BiddingType } from './auctionType.ts'
import { formatCard } from './card.ts'
import { seatsToAct } from './choices.ts'
import { countsPlayed } from './ranking.ts'
import { paintingsOf, roundOf } from './rounds.ts'
import type { Seat } from './seat.ts'
import { ROUNDS } from './setup.ts'
import type { GameState, Phase } from './state.ts'
import { tileOf } from './value.ts'

/** A phase in one word, an auction with its type. */
export type PhaseLabel = Exclude<Phase['name'], 'auction'> | `auction:${BiddingType}`

/** A state in the words of transcripts, as replays print it after every action. */
export interface Snapshot {
  readonly round: number
  readonly phase: PhaseLabel
  readonly toAct: readonly Seat[]
  readonly money: readonly number[]
  /** Hand sizes. */
  readonly hands: readonly number[]
  /** By seat: the ids of the paintings bought this round, sorted. */
  readonly owned: readonly (readonly string[])[]
  readonly played: Readonly<Record<ArtistId, number>>
  /** By artist: the tiles of the four rounds. */
  readonly board: Readonly<Record<ArtistId, readonly number[]>>
}

export function snapshotOf(state: GameState): Snapshot {
  const counts = countsPlayed(state.played)
  return {
    round: roundOf(state),
    phase: labelOf(state.phase),
    toAct: seatsToAct(state),
    money: state.money,
    hands: state.hands.map((hand) => hand.length),
    owned: state.hands.map((_, seat) => paintingsOf(state.lots, seat).map(formatCard).toSorted()),
    played: byArtist((artist) => counts[artist] ?? 0),
    board: byArtist((artist) =>
      Array.from({ length: ROUNDS }, (_, round) => {
        const past = state.past[round]
        return past === undefined ? 0 : tileOf(past, artist)
      }),
    ),
  }
}

function labelOf(phase: Phase): PhaseLabel {
  return phase.name === 'auction' ? `auction:${phase.bidding.type}` : phase.name
}

function byArtist<T>(fact: (artist: (typeof ARTISTS)[number]) => T): Record<ArtistId, T> {
  const facts = ARTISTS.map((artist) => [ARTIST_IDS[artist], fact(artist)])
  return Object.fromEntries(facts) as Record<ArtistId, T>
}
