import type { Bid, Seat } from '@modern-art/engine'

/** Something short that is said within a lot; what follows on it in the same way is part of it. */
export type Remark =
  | { readonly type: 'bids'; readonly bids: readonly Bid[] }
  | { readonly type: 'pass' | 'decline' | 'seal'; readonly seats: readonly Seat[] }
  | { readonly type: 'price'; readonly seat: Seat; readonly price: number }
  | { readonly type: 'hammer' }

export function addRemark(remarks: Remark[], next: Remark): void {
  const last = remarks.at(-1)
  const joined = last === undefined ? null : join(last, next)
  if (joined === null) remarks.push(next)
  else remarks[remarks.length - 1] = joined
}

function join(last: Remark, next: Remark): Remark | null {
  if (last.type === 'bids' && next.type === 'bids') return { type: 'bids', bids: [...last.bids, ...next.bids] }
  if ('seats' in last && 'seats' in next && last.type === next.type) {
    return { type: next.type, seats: [...last.seats, ...next.seats] }
  }
  return null
}
