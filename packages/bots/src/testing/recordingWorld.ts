import type { Seat } from '@modern-art/engine'
import type { Kind } from '../model/kind.ts'
import { World } from '../model/world.ts'

/** An event in a world that follows from somebody's decision. */
export type WorldEvent =
  | { readonly type: 'laid'; readonly seat: Seat; readonly kind: Kind }
  | { readonly type: 'flipped' }
  | {
      readonly type: 'sold'
      readonly opener: Seat
      readonly auctioneer: Seat
      readonly buyer: Seat
      readonly artist: number
      readonly cards: number
      readonly price: number
    }

/** A world that keeps a record of what happens in it. */
export class RecordingWorld extends World {
  readonly events: WorldEvent[] = []

  override layDown(seat: Seat, kind: Kind): boolean {
    this.events.push({ type: 'laid', seat, kind })
    return super.layDown(seat, kind)
  }

  override flipMystery(): boolean {
    this.events.push({ type: 'flipped' })
    return super.flipMystery()
  }

  override sell(opener: Seat, auctioneer: Seat, buyer: Seat, artist: number, cards: number, price: number): void {
    this.events.push({ type: 'sold', opener, auctioneer, buyer, artist, cards, price })
    super.sell(opener, auctioneer, buyer, artist, cards, price)
  }
}
