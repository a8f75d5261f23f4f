import type { OpponentName } from '../../newGame/opponents.ts'

export const bots = {
  easy: { name: 'Pia', role: 'the newcomer', about: 'easy: bids anything up to what a lot pays now' },
  medium: { name: 'Marek', role: 'the dealer', about: 'medium: knows the odds, bids by the book' },
  hard: { name: 'Aurel', role: 'the connoisseur', about: 'hard: imagines the hidden cards, studies each rival' },
  hoarder: { name: 'Odile', role: 'the hoarder', about: 'pays over the odds, even for her own lots' },
  flipper: { name: 'Bruno', role: 'the flipper', about: 'buys little and asks prices somebody will take' },
  hypeman: { name: 'Cosmo', role: 'the hype-man', about: 'jumps in, then pushes whatever he owns' },
  accountant: { name: 'Ilse', role: 'the accountant', about: 'never pays full value, and raises in small steps' },
  sniper: { name: 'Viktor', role: 'the sniper', about: 'creeps in the open, strikes unseen' },
} satisfies Record<OpponentName, { name: string; role: string; about: string }>
