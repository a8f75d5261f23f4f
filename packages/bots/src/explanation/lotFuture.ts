import { leftOf } from '@modern-art/engine'
import type { Action, Random, Seat, View } from '@modern-art/engine'
import { Dice } from '../model/dice.ts'
import { TYPES, kindOf } from '../model/kind.ts'
import { PlayOut, SEEDS_OF_A_PLAY_OUT } from '../model/playOut.ts'
import type { Knowledge } from '../model/knowledge.ts'
import { World } from '../model/world.ts'
import { Sampling } from '../search/sampling.ts'
import { equilibrium } from '../temperaments.ts'
import { USUAL_PRICE, lotWorth } from '../valuation/lotWorth.ts'
import { bandOf } from './band.ts'
import type { Worth } from './explanation.ts'
import type { Stake } from './stake.ts'

const WORLDS = 32
const PLAY_OUTS = 6

/** The future of a lot, by play-outs of worlds that agree with the view. */
export interface LotFuture {
  readonly worth: Worth
  /** How often its artist was placed. */
  readonly chance: number
}

/** The first step of a play-out: the card is laid down, or the lot finds an owner. */
type Opening = (playOut: PlayOut, count: number) => void

export function foresee(
  view: View,
  seat: Seat,
  knowledge: Knowledge,
  stake: Stake,
  action: Action,
  rng: Random,
): LotFuture {
  const { world, forecast } = knowledge
  const { seats } = world.setup
  const sampling = new Sampling(view, seat, knowledge)
  const dice = new Dice(rng(2 ** 32))
  const firstSeed = rng(2 ** 32)
  const temperaments = view.handSizes.map(() => equilibrium(seats))
  const luck = new Dice(0)
  const playOut = new PlayOut(new World(world.setup), temperaments, forecast, luck)
  const open = openingOf(view, seat, knowledge, stake, action)
  const before = world.past[stake.artist] as number
  const means: number[] = []
  let placings = 0
  for (let number = 0; number < WORLDS; number += 1) {
    sampling.deal(dice)
    let sum = 0
    for (let attempt = 0; attempt < PLAY_OUTS; attempt += 1) {
      playOut.world.copy(sampling.world)
      const count = PLAY_OUTS * number + attempt
      playOut.seed = firstSeed + count * SEEDS_OF_A_PLAY_OUT
      luck.reseed(playOut.seed)
      open(playOut, count)
      playOut.finishRound()
      const after = playOut.world.past[stake.artist] as number
      if (after === before) continue
      sum += after
      placings += 1
    }
    means.push((stake.lot.length * sum) / PLAY_OUTS)
  }
  return { worth: bandOf(means), chance: placings / (WORLDS * PLAY_OUTS) }
}

function openingOf(view: View, seat: Seat, { world, forecast }: Knowledge, stake: Stake, action: Action): Opening {
  const { phase } = view
  const { seats } = world.setup
  const { artist, lot } = stake
  if (phase.name === 'auction') {
    const { opener, auctioneer } = phase.offer
    const price = Math.round(USUAL_PRICE * lotWorth(world, forecast, lot))
    // Anybody may be the owner, and owners play to lift their paintings.
    return (playOut, count) => {
      const owner = count % seats
      const paid = Math.min(price, playOut.world.money[owner] as number)
      playOut.settle(opener, auctioneer, artist, lot.length, owner, paid)
    }
  }
  if (action.type === 'play_card') return (playOut) => playOut.play(seat, kindOf(action.card))
  const { opener } = phase as Extract<View['phase'], { name: 'double_offer' }>
  if (action.type === 'offer_second') {
    return (playOut) => playOut.addSecond(opener, artist, seat, kindOf(action.card) % TYPES)
  }
  const next = leftOf(seat, seats)
  if (next === opener) return (playOut) => playOut.settle(opener, opener, artist, 1, opener, 0)
  return (playOut) => playOut.seekSecond(opener, artist, next)
}
