import type { Pace } from '../../newGame/newGame.ts'

export const setUp = {
  title: 'A new table',
  seats: 'Who plays?',
  seat: (seat: number): string => `Seat ${seat}`,
  person: 'A person',
  kind: 'Who sits here',
  name: 'Name',
  addSeat: 'Add a seat',
  removeSeat: (name: string): string => `Remove ${name}`,
  levels: 'By strength',
  characters: 'Characters',
  hotSeat:
    'Two or more people share this device: hands are covered whenever it changes hands, and nobody’s thinking is timed.',
  onlyBots: 'Only bots: you look on.',
  money: 'Money',
  moneyKinds: {
    hidden: { name: 'Hidden', about: 'As in the rules: you know your own.' },
    memory: { name: 'Memory aid', about: 'Hidden, but the screen adds up what was paid in public.' },
    open: { name: 'Open', about: 'Everyone’s money lies on the table.' },
  },
  pace: 'Pace',
  paces: {
    untimed: { name: 'Take your time', about: 'No clock: an open auction ends when nobody goes higher.' },
    hammer: { name: 'The hammer', about: 'Open auctions end by “going once, going twice, sold”.' },
    clock: { name: '45 seconds', about: 'The hammer, and 45 seconds for every other decision.' },
    bank: {
      name: 'Five minutes',
      about: 'The hammer, and five minutes for the whole game, plus 5 seconds a decision.',
    },
  } satisfies Record<Pace, { name: string; about: string }>,
  deck: 'Deck',
  decks: {
    rulebook: { name: 'Rulebook', about: '15 by Daniel Melim, 15 by Rafael Silveira.' },
    classic: { name: 'Classic', about: '14 by Daniel Melim, 16 by Rafael Silveira.' },
  },
  variants: 'Variants',
  variantNames: {
    mysteryHand: {
      name: 'Mystery hand',
      about: 'For three: a fourth hand lies face down, and auctioneers may flip its cards.',
    },
    splitDouble: { name: 'Split doubles', about: 'Whoever completes another’s double shares the price.' },
  },
  deal: 'Name of the deal',
  dealHint: 'The same name deals the same cards again. Leave it empty for a fresh shuffle.',
  more: 'More choices',
  start: 'Start the game',
  nameMissing: (seat: number): string => `Seat ${seat} needs a name.`,
  nameTwice: (name: string): string => `Two seats are called ${name}.`,
  playerName: (seat: number): string => `Player ${seat}`,
}
