import type { PaceFamily } from '@modern-art/protocol'
import { counted, either, figure } from './phrases.ts'

const players = (count: number): string => counted(count, { one: 'player', other: 'players' })

/** Quick match: a table with people whom one does not know. */
export const match = {
  title: 'Quick match',
  about: 'We find people for you to play with.',
  pace: 'How do you want to play?',
  paces: {
    live: { name: 'Live', about: 'Right now. You have 45 seconds for each decision.' },
    turn_based: { name: 'Turn-based', about: 'Over days. You have a day for each decision.' },
  } satisfies Record<PaceFamily, { name: string; about: string }>,
  sizes: 'How many players?',
  size: players,
  noSize: 'Choose at least one number.',
  rated: { name: 'Rated game', about: 'The game counts for your rating.' },
  ratedNeedsAccount: 'Only people with an account can play rated games.',
  signIn: 'Sign in or create an account',
  look: 'Find a table',
  chooseAgain: 'Choose again',
  wanted: (pace: PaceFamily, sizes: readonly number[], rated: boolean): string =>
    `${pace === 'live' ? 'Live' : 'Turn-based'} · ${either(sizes.map(figure))} players · ${rated ? 'rated' : 'not rated'}`,
  waiting: 'Looking for players… Stay on this page.',
  waitingTurnBased: 'Looking for players… Your place is kept. Come back within a day to see if a table is ready.',
  waited: (time: string): string => `You have waited ${time}.`,
  botsIn: (time: string): string => `In ${time} you can start with bots instead.`,
  offer: 'You can start with bots now, or keep waiting.',
  offerHere: 'You don’t have to wait: bots can take the free seats if everyone here agrees.',
  bots: 'Start with bots',
  botsRated: 'Start with bots, rated',
  botsUnrated: 'Start with bots, not rated',
  saidYes: 'You said yes to bots. The game starts as soon as enough others do.',
  saidYesHere: 'You said yes to bots. The game starts as soon as everyone here does.',
  stop: 'Stop looking',
  pausing: (time: string): string => `You missed your last table. We’ll look for a new one in ${time}.`,
  playing: 'You’re at a live table. We’ll go on looking when that game is over.',
  found: 'Your table is ready!',
  foundAbout: (people: number, bots: number): string =>
    bots === 0
      ? `${players(people)} have been found.`
      : `${players(people)} and ${counted(bots, { one: 'bot', other: 'bots' })} have been found.`,
  sitDown: 'Sit down',
  sitDownLeft: (time: string): string => `${time} left`,
  notNow: 'Not now',
  notNowHint: 'If you don’t play now, you have to wait a little before you can look again.',
  here: (here: number, people: number): string => `Here: ${figure(here)} of ${players(people)}.`,
  waitsForOthers: 'Waiting for the others…',
  someoneMissing: 'Someone didn’t come. We’re looking for someone else.',
  seated: 'Your game starts…',
  toTheTable: 'Go to the table',
}

export type MatchWords = typeof match
