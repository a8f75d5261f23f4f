import type { OpponentName } from '../../newGame/opponents.ts'

export const bots = {
  easy: { name: 'Pia', role: 'the newcomer', about: 'easy: bids up to what a lot is worth now' },
  medium: { name: 'Marek', role: 'the dealer', about: 'medium: knows the odds and bids by the book' },
  hard: { name: 'Aurel', role: 'the connoisseur', about: 'hard: guesses the hidden cards and studies each rival' },
  hoarder: { name: 'Odile', role: 'the hoarder', about: 'pays over the odds, even for her own lots' },
  flipper: { name: 'Bruno', role: 'the flipper', about: 'buys little and names prices someone will accept' },
  hypeman: { name: 'Cosmo', role: 'the hype-man', about: 'jumps in, then pushes whatever he owns' },
  accountant: { name: 'Ilse', role: 'the accountant', about: 'never pays full value and raises in small steps' },
  sniper: { name: 'Viktor', role: 'the sniper', about: 'cautious in the open, strikes in secret' },
} satisfies Record<OpponentName, { name: string; role: string; about: string }>
