import type { DealFindingTexts, DealVerdict } from '../grammar/dealVerdict.ts'
import { listed } from './phrases.ts'

const findings: DealFindingTexts = {
  secret: {
    holds: 'The server’s secret number fits the fingerprint that it published.',
    fails: 'The server’s secret number does not fit the fingerprint that it published.',
  },
  promise: {
    holds: 'This device saw the same fingerprints before any random number was known.',
    fails: 'Before the deal, this device was shown other fingerprints.',
    unknown: 'This device did not see which fingerprints were published before the deal.',
  },
  numbers: {
    holds: 'Every player’s random number fits the fingerprint that promised it.',
    fails: 'A player’s random number does not fit the fingerprint that promised it.',
  },
  own: {
    holds: 'Your own random number is part of the deal.',
    fails: 'Your own random number is not part of the deal. It arrived too late, or the server left it out.',
    unknown: 'This device has no random number in this deal.',
  },
  deck: {
    holds: 'The order of all 70 cards and the starting player follow from these numbers alone.',
    fails: 'The cards or the starting player do not follow from these numbers.',
  },
  cards: {
    holds: 'The cards that you were dealt are the ones in this order.',
    fails: 'You were dealt other cards than this order says.',
    unknown: 'This device did not see which cards you were dealt.',
  },
}

export const fairness = {
  check: 'Check the deal',
  dealing: 'Dealing the cards…',
  leftOutNow: 'Your random number is not part of this deal. You can check the deal after the game.',
  titles: {
    holds: 'The deal was fair',
    fails: 'Something is wrong with this deal',
    unknown: 'Nothing speaks against this deal',
  } satisfies Record<DealVerdict, string>,
  abouts: {
    holds: 'Your device has checked all of this by itself.',
    fails: 'Your device has checked it. Not everything is as it should be.',
    unknown: 'Your device has checked what it can. Some things only a device that was there can tell.',
  } satisfies Record<DealVerdict, string>,
  marks: { holds: 'Correct', fails: 'Wrong', unknown: 'Not known' } satisfies Record<DealVerdict, string>,
  findings,
  added: (names: readonly string[]): string =>
    names.length === 0 ? 'No player added a random number.' : `Random numbers came from ${listed(names)}.`,
  leftOut: (names: readonly string[]): string =>
    `Dealt without a random number from ${listed(names)}: none arrived in time.`,
  how: 'How this works',
  explained: [
    'Before the game, the server and every player’s device each choose a random number. At first they publish only its fingerprint: it fits that one number, and does not give it away.',
    'When the host starts, all fingerprints are fixed, and only then do the devices reveal their numbers. The order of the cards is calculated from all numbers together. So nobody can choose the deck: not the server, and not a player.',
    'The server reveals its own number after the game. Then anyone can repeat the calculation, as your device has just done.',
  ],
}
