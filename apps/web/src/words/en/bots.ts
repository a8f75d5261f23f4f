import type { OpponentName } from '@modern-art/bots/roster'

export const bots = {
  easy: { role: 'the newcomer', about: 'easy: bids up to what a lot is worth now' },
  medium: { role: 'the dealer', about: 'medium: knows the odds and bids by the book' },
  hard: { role: 'the connoisseur', about: 'hard: guesses the hidden cards and studies each rival' },
  master: { role: 'the champion', about: 'master: learnt the game by playing it millions of times' },
  hoarder: { role: 'the hoarder', about: 'pays over the odds, even for her own lots' },
  flipper: { role: 'the flipper', about: 'buys little and names prices someone will accept' },
  hypeman: { role: 'the hype-man', about: 'jumps in, then pushes whatever he owns' },
  accountant: { role: 'the accountant', about: 'never pays full value and raises in small steps' },
  sniper: { role: 'the sniper', about: 'cautious in the open, strikes in secret' },
} satisfies Record<OpponentName, { role: string; about: string }>
