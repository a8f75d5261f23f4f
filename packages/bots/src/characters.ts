import type { Temperament } from './model/temperament.ts'
import { calledAtTable } from './roster.ts'
import type { CharacterName } from './roster.ts'
import { medium } from './temperaments.ts'

/** A curator with a bias that one can learn: of medium strength, and always the same person. */
export interface Character {
  /** What it is, after its name. */
  readonly role: string
  /** The habit by which one can tell it. */
  readonly habit: string
  readonly temperamentFor: (seats: number) => Temperament
}

export const CHARACTERS: Readonly<Record<CharacterName, Character>> = {
  hoarder: {
    role: 'the hoarder',
    habit: 'pays over the odds, even for her own lots',
    temperamentFor: (seats) => ({ ...medium(seats), open: 1.03, buyBack: 0.75, accept: 1, own: 1.6 }),
  },
  flipper: {
    role: 'the flipper',
    habit: 'buys little, names prices someone will accept',
    temperamentFor: (seats) => ({
      ...medium(seats),
      open: 0.94,
      buyBack: 0.45,
      sealed: 0.8,
      ask: 0.86,
      sale: [0.88, 0.88, 0.86, 0.95],
    }),
  },
  hypeman: {
    role: 'the hype-man',
    habit: 'jumps in, then pushes whatever he owns',
    temperamentFor: (seats) => ({ ...medium(seats), opening: 0.95, step: 0.6, own: 2.5, rivals: 0.2 }),
  },
  accountant: {
    role: 'the accountant',
    habit: 'never pays full value, raises in small steps',
    temperamentFor: (seats) => ({
      ...medium(seats),
      open: 0.92,
      buyBack: 0.5,
      once: 0.85,
      accept: 0.9,
      opening: 0.65,
      step: 0.2,
      rivals: 0,
    }),
  },
  sniper: {
    role: 'the sniper',
    habit: 'cautious in the open, strikes in secret',
    temperamentFor: (seats) => ({
      ...medium(seats),
      open: 0.93,
      sealed: 0.93,
      once: 0.95,
      opening: 0.5,
      step: 0.15,
      sale: [0.84, 0.95, 0.97, 0.84],
    }),
  },
}

export function titleOf(name: CharacterName): string {
  return `${calledAtTable(name)}, ${CHARACTERS[name].role}`
}
