import type { Pace } from '../../newGame/newGame.ts'
import { megabytes } from './phrases.ts'

export const setUp = {
  title: 'New game',
  seats: 'Who is playing?',
  seat: (seat: number): string => `Seat ${seat}`,
  human: 'Human',
  kind: 'Who sits here?',
  name: 'Name',
  addSeat: 'Add a seat',
  removeSeat: (name: string): string => `Remove ${name}`,
  levels: 'By level',
  characters: 'Characters',
  beginner: (wins: number): string =>
    `A good beginner wins ${wins === 0 ? 'fewer than 1' : `about ${wins}`} of 100 games against three at this level.`,
  weights: {
    coming: (bytes: number): string => `Downloading ${megabytes(bytes)}, just once…`,
    kept: 'Downloaded: plays offline, too.',
    here: 'Downloaded.',
  },
  hotSeat:
    'Two or more humans share this device. Hands are covered whenever you pass it on, and nobody’s turn is timed.',
  onlyBots: 'Bots only: you’re watching.',
  money: 'Money',
  moneyKinds: {
    hidden: { name: 'Hidden', about: 'As in the rules: you see only your own.' },
    memory: { name: 'Memory aid', about: 'Hidden, but the screen keeps track of public payments.' },
    open: { name: 'Open', about: 'Everyone’s money is public.' },
  },
  pace: 'Pace',
  paces: {
    untimed: { name: 'Take your time', about: 'No clock. An open auction ends when nobody goes higher.' },
    hammer: { name: 'The hammer', about: 'Open auctions end with “going once, going twice, sold”.' },
    clock: { name: '45 seconds', about: 'The hammer, plus 45 seconds for every other decision.' },
    bank: {
      name: 'Five minutes',
      about: 'The hammer, plus five minutes each for the whole game. Every decision adds 5 seconds.',
    },
  } satisfies Record<Pace, { name: string; about: string }>,
  deck: 'Deck',
  decks: {
    rulebook: { name: 'Rulebook', about: '15 paintings by Daniel Melim, 15 by Rafael Silveira.' },
    classic: { name: 'Classic', about: '14 paintings by Daniel Melim, 16 by Rafael Silveira.' },
  },
  variants: 'Variants',
  variantNames: {
    mysteryHand: {
      name: 'Mystery hand',
      about: 'For three players: a fourth hand lies face down, and auctioneers may flip its cards.',
    },
    splitDouble: {
      name: 'Split doubles',
      about: 'Whoever plays a double splits the price with the player who completes it.',
    },
  },
  deal: 'Deal code',
  dealHint: 'The same code deals the same cards. Leave it empty for a random deal.',
  more: 'More options',
  start: 'Start the game',
  nameMissing: (seat: number): string => `Seat ${seat} needs a name.`,
  nameTwice: (name: string): string => `Two seats are called ${name}.`,
  playerName: (seat: number): string => `Player ${seat}`,
}
