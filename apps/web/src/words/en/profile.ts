import type { PaceFamily } from '@modern-art/protocol'
import { counted, date, figure, percent } from './phrases.ts'

const games = (count: number): string => counted(count, { one: 'game', other: 'games' })
const ratedGames = (count: number): string => counted(count, { one: 'rated game', other: 'rated games' })
const paintings = (count: number): string => counted(count, { one: 'painting', other: 'paintings' })

const paces: Readonly<Record<PaceFamily, string>> = { live: 'Live', turn_based: 'Turn-based' }

const board = {
  title: 'Leaderboard',
  about:
    'The list is sorted by a cautious number: your rating minus what is still uncertain. So a lucky start puts nobody on top.',
  pace: 'Which games?',
  list: (pace: string): string => `The best players: ${pace}`,
  loading: 'Looking up the list…',
  empty: 'Nobody has finished ten rated games yet. The first place is free.',
  you: 'you',
  games,
  points: (points: number): string => counted(points, { one: 'list point', other: 'list points' }),
  ownPlace: (place: number): string => `You’re number ${figure(place)} on the list.`,
  hidden: 'Your profile is private, so others don’t see you on the list.',
  missing: (count: number): string =>
    `${counted(count, { one: 'more rated game', other: 'more rated games' })}, and you have a place on the list.`,
  noRating: 'You have no rating here yet. Rated games from quick match give you one.',
  needsAccount: 'You need an account to play rated games.',
  signIn: 'Sign in or create an account',
  play: 'Quick match',
  ownProfile: 'Your profile',
}

const rating = {
  title: 'Rating',
  doubt: (points: number): string => `give or take ${figure(points)}`,
  provisional: (count: number): string => `Provisional: ${ratedGames(count)} to go`,
  none: 'No rated game yet',
  play: 'Play a rated game',
  games: ratedGames,
  line: (pace: string, first: number, last: number, count: number): string =>
    `${pace}: from ${figure(first)} to ${figure(last)} points in ${ratedGames(count)}`,
}

const form = {
  title: 'Form',
  about: (shown: number, won: number): string => `Won lately: ${figure(won)} of ${games(shown)}`,
  chart: (places: string): string => `Places in the last games, the latest last: ${places}`,
  oldest: 'earlier',
  latest: 'latest',
}

const wins = {
  title: 'Games won',
  players: (count: number): string => counted(count, { one: 'player', other: 'players' }),
  share: (won: number, played: number): string => `${figure(won)} of ${figure(played)}, ${percent(won / played)}`,
  even: 'The mark shows how often you’d win if everyone were equally good.',
}

const artists = {
  title: 'Favourite artist',
  none: 'No painting bought yet',
  bought: paintings,
}

const trades = {
  title: 'Price and value',
  about: (perHundred: number): string => `For every 100 paid, the bank paid ${figure(perHundred)}.`,
  chart: (count: number, gained: number): string =>
    `${games(count)}: paintings brought more than they cost in ${figure(gained)}`,
  paid: 'paid',
  worth: 'worth',
  none: 'Nothing bought yet',
}

const history = {
  title: 'Latest games',
  all: (count: number): string => `Show all ${games(count)}`,
  place: (place: string, players: number): string => `${place} of ${figure(players)}`,
  money: (amount: string): string => `${amount} in the end`,
  curve: (amounts: string): string => `Money after each season: ${amounts}`,
  left: 'didn’t play to the end',
  on: date,
  table: 'Open the table',
  tableOf: (on: string): string => `Open the table of ${on}`,
  player: (name: string, amount: string): string => `${name} ${amount}`,
  unrated: 'not rated',
  change: (before: number, after: number): string => `Rating ${figure(before)} → ${figure(after)}`,
}

const table = {
  title: 'Ratings',
  change: (before: number, after: number): string => `${figure(before)} → ${figure(after)}`,
  provisional: 'provisional',
  nobody: 'This game changed nobody’s rating.',
}

const page = {
  title: 'Profile',
  own: 'Your profile',
  loading: 'Looking up the games…',
  nobody: 'You haven’t finished a game online yet. Your games and figures will appear here.',
  empty: 'This player hasn’t finished a game online yet.',
  play: 'Play with others',
  guest: 'You’re a guest: only you see this. With an account you also get a rating and a profile that others can see.',
  account: 'Create an account',
  board: 'Leaderboard',
  private: { name: 'Private profile', about: 'Others see neither your profile nor your place on the leaderboard.' },
  card: 'Profile and rating',
}

export const profile = { paces, board, rating, form, wins, artists, trades, history, table, page }

/** The catalogue of ratings, lists of the best and profiles. */
export type ProfileWords = typeof profile
