import type { Temperament } from './model/temperament.ts'
import { medium } from './temperaments.ts'

/** A curator with a bias that one can learn: of medium strength, and always the same person. */
export interface Character {
  /** As shown at the table. */
  readonly title: string
  /** What gives it away. */
  readonly habit: string
  readonly temperamentFor: (seats: number) => Temperament
}

export const CHARACTERS = {
  hoarder: {
    title: 'Odile, the hoarder',
    habit: 'buys more than is good for her, her own lots too, and cannot bear to see them fall',
    temperamentFor: (seats) => ({ ...medium(seats), open: 1.03, buyBack: 0.75, accept: 1, own: 1.6 }),
  },
  flipper: {
    title: 'Bruno, the flipper',
    habit: 'buys little, sells quickly, and asks prices that somebody will take',
    temperamentFor: (seats) => ({
      ...medium(seats),
      open: 0.9,
      buyBack: 0.35,
      sealed: 0.7,
      ask: 0.8,
      sale: [0.88, 0.88, 0.86, 0.95],
    }),
  },
  hypeman: {
    title: 'Cosmo, the hype-man',
    habit: 'buys early and then plays nothing but what he owns',
    temperamentFor: (seats) => ({ ...medium(seats), leap: 0.9, own: 2.5, rivals: 0.2 }),
  },
  accountant: {
    title: 'Ilse, the accountant',
    habit: 'never pays the full value, never jumps, and never pays for sentiment',
    temperamentFor: (seats) => ({
      ...medium(seats),
      open: 0.92,
      buyBack: 0.5,
      once: 0.85,
      accept: 0.9,
      leap: 0,
      rivals: 0,
    }),
  },
  sniper: {
    title: 'Viktor, the sniper',
    habit: 'creeps along in the open and strikes where bids are secret or made once',
    temperamentFor: (seats) => ({
      ...medium(seats),
      open: 0.93,
      sealed: 0.93,
      once: 0.95,
      leap: 0,
      sale: [0.84, 0.95, 0.97, 0.84],
    }),
  },
} as const satisfies Readonly<Record<string, Character>>

export type CharacterName = keyof typeof CHARACTERS
