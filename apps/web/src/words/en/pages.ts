import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { Who } from '../grammar/who.ts'
import { figure, listed, subjects } from './phrases.ts'

export const menu = {
  tagline: 'Five artists. Five kinds of auction. The richest museum wins.',
  play: 'Play now',
  playHint: 'You against three bots. No account, no waiting.',
  continueGame: 'Continue',
  continueHint: (season: number, players: string): string => `Season ${figure(season)} with ${players}`,
  learn: 'Learn to play',
  learnHint: 'New here? Nine short lessons you learn by playing.',
  setUp: 'Set up a game',
  gallery: 'Gallery',
  rules: 'Rules',
  settings: 'Settings',
  saved: 'Saved games',
  legal:
    'Modern Art was designed by Reiner Knizia. This version is for personal and educational use and is not affiliated with him or his publishers. The paintings were made for this version; they are not works by the artists named in the game.',
  wall: 'Paintings on the wall',
}

export const gallery = {
  title: 'The gallery',
  about: 'All seventy-one paintings of both decks.',
  all: 'All',
  filter: 'Show works by',
  portraits: 'The curators',
}

export const rules = {
  title: 'The rules',
  about: 'Every rule, numbered.',
  inShort: 'In short',
  inShortText: [
    'You run a museum. In each of four seasons, players take turns auctioning a painting from their hand. The buyer adds it to their collection and pays the auctioneer.',
    'A season ends as soon as an artist’s fifth painting is played. The three artists with the most paintings played get tiles of 30, 20 and 10.',
    'Then everyone sells their paintings to the bank. A painting by one of those three artists is worth the sum of that artist’s tiles so far; the others are worth nothing.',
    'After four seasons the richest museum wins.',
  ],
  auctions: 'The five kinds of auction',
  all: 'All rules',
}

export const saves = {
  title: 'Saved games',
  none: 'No games yet.',
  season: (season: number): string => `season ${figure(season)} of 4`,
  won: (winners: readonly Who[], amount: number): Marked =>
    winners.length > 1
      ? marked`${subjects(winners)} tied at ${figure(amount)}`
      : marked`${subjects(winners)} won with ${figure(amount)}`,
  finished: 'finished',
  open: 'Open',
  remove: 'Delete',
  reallyRemove: 'Delete for good?',
  reallyRemoveLabel: (players: string): string => `Delete for good? The game with ${players}`,
  removeLabel: (players: string): string => `Delete the game with ${players}`,
  import: 'Open a game file',
  whoPlays: 'Who is playing?',
  goOn: 'Continue this game',
  importHint: 'A game saved as a file (.json), on this device or another.',
  with: (players: readonly string[]): string => listed(players),
}
