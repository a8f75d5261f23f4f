import { figure, listed } from './phrases.ts'

export const menu = {
  tagline: 'Five artists. Five kinds of auction. The richest museum wins.',
  play: 'Play now',
  playHint: 'You against three bots. No account, no waiting.',
  continueGame: 'Continue',
  continueHint: (season: number, players: string): string => `Season ${figure(season)} with ${players}`,
  learn: 'Learn to play',
  learnHint: 'New here? Learn it by playing: nine short lessons.',
  setUp: 'Set up a game',
  gallery: 'Gallery',
  rules: 'Rules',
  settings: 'Settings',
  saved: 'Saved games',
  legal:
    'The game is the design of Reiner Knizia. This version is for personal and educational use, and not affiliated with him or his publishers. The paintings were invented for this version; they are not works by the artists whose names the game uses.',
  wall: 'Paintings on the wall',
}

export const gallery = {
  title: 'The gallery',
  about: 'Seventy-one works: every painting of both decks.',
  all: 'All',
  filter: 'Show works by',
  portraits: 'The curators',
}

export const rules = {
  title: 'The rules',
  about: 'Every rule, by its number.',
  inShort: 'In short',
  inShortText: [
    'You run a museum. In each of four seasons everyone in turn offers a painting from their hand at auction; whoever pays most hangs it, and pays the auctioneer.',
    'A season ends at once when the fifth painting of one artist is played. The three artists with the most paintings played earn 30, 20 and 10.',
    'Then the bank buys all paintings of the season: those by the three artists, for the sum of all their tiles so far; the others, for nothing.',
    'After four seasons the richest museum wins.',
  ],
  auctions: 'The five kinds of auction',
  all: 'All rules',
}

export const saves = {
  title: 'Saved games',
  none: 'No games yet.',
  season: (season: number): string => `season ${figure(season)} of 4`,
  finished: 'finished',
  open: 'Open',
  remove: 'Delete',
  reallyRemove: 'Delete for good?',
  reallyRemoveLabel: (players: string): string => `Delete the game of ${players} for good?`,
  removeLabel: (players: string): string => `Delete the game of ${players}`,
  import: 'Open a game file',
  whoPlays: 'Who plays on?',
  goOn: 'Go on with this game',
  importHint: 'A game that was saved as a file (.json), here or on another device.',
  with: (players: readonly string[]): string => listed(players),
}
