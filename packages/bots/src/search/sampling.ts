import type { Dice } from '../model/dice.ts'
import { kindOf } from '../model/kind.ts'
import type { Knowledge } from '../model/knowledge.ts'
import { World } from '../model/world.ts'
import type { Seat, View } from '@modern-art/engine'

/** Deals the hands that a seat cannot see, again and again, into one world: a fair sample of how things may stand. */
export class Sampling {
  readonly world: World
  private readonly known: World
  private readonly unseen: Uint8Array
  private readonly seat: Seat
  private readonly view: View

  constructor(view: View, seat: Seat, { world: known, unseen }: Knowledge) {
    this.view = view
    this.seat = seat
    this.known = known
    this.world = new World(known.setup)
    this.unseen = Uint8Array.from(unseen, kindOf)
  }

  deal(dice: Dice): void {
    const { world, known, unseen, view } = this
    world.copy(known)
    let left = unseen.length
    const draw = (): number => {
      const at = Math.floor(dice.roll() * left)
      left -= 1
      const kind = unseen[at] as number
      unseen[at] = unseen[left] as number
      unseen[left] = kind
      return kind
    }
    world.cardsLeft = view.hand.length
    for (let seat = 0; seat < world.setup.seats; seat += 1) {
      if (seat === this.seat) continue
      world.handSizes[seat] = 0
      const size = known.handSizes[seat] as number
      for (let card = 0; card < size; card += 1) world.give(seat, draw())
    }
    for (let card = 0; card < view.mysterySize; card += 1) world.mystery[card] = draw()
    world.mysterySize = view.mysterySize
  }
}
