import { artistOf, leftOf } from '@modern-art/engine'
import type { Card, PhaseView } from '@modern-art/engine'
import { TYPES, kindOf } from '../model/kind.ts'
import { CardPolicy, NOTHING } from '../model/policy.ts'
import { REAL_GAIN } from './amounts.ts'
import { sampleWorlds } from './sampleWorlds.ts'
import type { Search, SearchContext } from './searchContext.ts'
import { Trials } from './trials.ts'

/** Candidates that are behind by so many standard errors are not tried any more. */
const HOPELESS = 2
const WORLDS_BETWEEN_CUTS = 16

/** Tries each candidate in the same worlds; the first is the usual choice. Gives the number of the one to take. */
function* tryOut(
  context: SearchContext,
  candidates: number,
  act: (candidate: number) => void,
): Generator<undefined, number, boolean> {
  const trials = new Trials(candidates, context.samples)
  yield* sampleWorlds(context, trials, () => {
    if (trials.worlds > 0 && trials.worlds % WORLDS_BETWEEN_CUTS === 0) trials.dropBehind(HOPELESS, 0)
    context.nextWorld()
    for (let candidate = 0; candidate < candidates; candidate += 1) {
      if (trials.isDropped(candidate)) continue
      context.rewind()
      act(candidate)
      context.finish()
      trials.note(candidate, context.score(context.ends))
    }
  })
  return trials.best(0, REAL_GAIN)
}

export function* searchCard(context: SearchContext, cards: readonly Card[]): Search {
  const { seat, knowledge, playOut } = context
  const usual = new CardPolicy().pickKind(knowledge.world, knowledge.forecast, seat, context.baseline, context.dice)
  const kinds = [...new Set([usual, ...cards.map(kindOf)])]
  const best =
    kinds.length === 1
      ? 0
      : yield* tryOut(context, kinds.length, (candidate) => playOut.play(seat, kinds[candidate] as number))
  return { type: 'play_card', seat, card: cards.find((card) => kindOf(card) === kinds[best]) as Card }
}

export function* searchSecond(
  context: SearchContext,
  phase: Extract<PhaseView, { name: 'double_offer' }>,
  cards: readonly Card[],
): Search {
  const { seat, seats, playOut, knowledge } = context
  const { card, opener } = phase
  const artist = artistOf(card)
  const usual = new CardPolicy().pickSecond(knowledge.world, knowledge.forecast, seat, opener, artist, context.baseline)
  const types = [...new Set([usual, NOTHING, ...cards.map((other) => kindOf(other) % TYPES)])]
  const next = leftOf(seat, seats)
  const best = yield* tryOut(context, types.length, (candidate) => {
    const type = types[candidate] as number
    if (type !== NOTHING) playOut.addSecond(opener, artist, seat, type)
    else if (next === opener) playOut.settle(opener, opener, artist, 1, opener, 0)
    else playOut.seekSecond(opener, artist, next)
  })
  const second = cards.find((other) => kindOf(other) % TYPES === types[best])
  return second === undefined ? { type: 'decline_second', seat } : { type: 'offer_second', seat, card: second }
}

export function* searchMystery(context: SearchContext): Search {
  const { seat, playOut, knowledge, baseline } = context
  const usual = new CardPolicy().wouldFlip(knowledge.world, knowledge.forecast, seat, baseline)
  const flips = [usual, !usual]
  const best = yield* tryOut(context, flips.length, (candidate) => {
    if (flips[candidate] === true) playOut.flip(seat)
    else playOut.world.passTurn(seat)
  })
  return { type: flips[best] === true ? 'reveal_mystery' : 'skip_mystery', seat }
}
