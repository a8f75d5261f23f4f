import { MOST_SEATS } from '@modern-art/engine'
import type { View } from '@modern-art/engine'
import { encode } from './encode.ts'
import { softmax } from './likelihood.ts'
import type { Nets } from './netFile.ts'
import { placesLeft, situationOf } from './situation.ts'

/** How everybody will come out of a game, as far as a seat can tell. */
export interface Verdict {
  /** By seat: by how many thousands it will end ahead of the mean of the others. */
  readonly margins: readonly number[]
  /** By seat: how likely it wins; together 1. */
  readonly wins: readonly number[]
}

/** The net says margins in hundreds of thousands. */
const THOUSANDS = 100

/** What the view's seat may expect of the game, which must not be over. */
export function judge(nets: Pick<Nets, 'judge'>, view: View): Verdict {
  const situation = situationOf(view)
  const outputs = nets.judge.answer(encode(situation))
  // The net counts seats from the viewer.
  const places = view.handSizes.map((_, seat, { length }) => placesLeft(seat, situation.viewer, length))
  const margins = places.map((place) => THOUSANDS * (outputs[place] as number))
  const logits = places.map((place) => outputs[MOST_SEATS + place] as number)
  return { margins, wins: [...softmax(logits, 1)] }
}
