import type { Order } from '../index.ts'

export const OUT: Order = { type: 'out' }

export function upTo(amount: number, above: 'pass' | 'ask'): Order {
  return { type: 'ceiling', amount, above }
}
