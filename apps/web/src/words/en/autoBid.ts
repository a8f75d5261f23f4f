import { figure } from './phrases.ts'

export const autoBid = {
  title: 'Auto-bid',
  open: 'Auto-bid…',
  about: 'Bids for you up to a secret limit, and never more than needed.',
  thenOut: (amount: number | null): string => `Up to ${amount === null ? '…' : figure(amount)}, then I’m out`,
  thenAsk: (amount: number | null): string => `Up to ${amount === null ? '…' : figure(amount)}, then ask me`,
  stands: (amount: number, above: 'pass' | 'ask'): string =>
    above === 'pass'
      ? `Auto-bid up to ${figure(amount)}, then out`
      : `Auto-bid up to ${figure(amount)}, then you decide`,
  change: 'Change…',
  cancel: 'Cancel',
}
