import type { Access, OnlinePace, Stage, WireErrorCode } from '@modern-art/protocol'
import { figure, listed } from './phrases.ts'

const name = {
  label: 'What should we call you?',
  hint: 'Everyone at the table sees this name.',
  missing: 'Type a name first.',
  save: 'Save',
}

const paces: Record<OnlinePace, { name: string; about: string }> = {
  live: { name: 'Live', about: 'You have 45 seconds for each decision.' },
  quick: { name: 'Quick', about: 'You have 20 seconds for each decision.' },
  relaxed: { name: 'Relaxed', about: 'You have three minutes for each decision.' },
  untimed: { name: 'Untimed', about: 'No clock. The game waits for everyone.' },
  turn_based: { name: 'Turn by turn', about: 'You have a day for each decision. Come by now and then.' },
}

const stages: Record<Stage, string> = {
  waiting: 'not started yet',
  playing: 'playing',
  finished: 'finished',
}

const faults: Record<WireErrorCode, string> = {
  bad_message: 'The server did not understand this page. Reload it and try again.',
  old_page: 'There is a newer version of the game. Reload the page: nothing is lost.',
  not_signed_in: 'The server does not know this browser any more. Reload the page.',
  bad_ticket: 'The connection took too long to open. Try again.',
  bad_origin: 'This page is on the wrong address. Open the game on its own site.',
  name_needed: 'Tell us your name first.',
  no_such_table: 'There is no table with this code. It may have been closed.',
  not_seated: 'Only people with a seat can do that.',
  not_host: 'Only the host can do that.',
  not_waiting: 'The game has already started.',
  not_playing: 'No game is running at this table.',
  not_finished: 'The game is not over yet.',
  chair_taken: 'Someone was faster: that seat is taken.',
  table_full: 'The table is full.',
  no_such_chair: 'That seat is no longer there.',
  no_spectators: 'This table allows no spectators.',
  removed: 'The host has removed you from this table.',
  calls_only: 'Only private tables have a chat.',
  variant_needs_other_seats: 'The mystery hand needs exactly three seats.',
  link_used: 'This link was used before, or it is more than ten minutes old. Ask for a new one on the other device.',
  too_fast: 'That was a little too fast. Try again in a moment.',
  too_many: 'You have too many tables open. Leave one of them first.',
  stopped: 'The table has stopped because the server can’t save it. Nothing that you saw is lost.',
  failed: 'Something went wrong on the server. Nothing has changed: try again.',
}

const friends = {
  title: 'Play with others',
  about: 'Open a table, send the link, play. Nobody needs an account.',
  as: (who: string): string => `You play as ${who}.`,
  rename: 'Change name',
  open: { private: 'Play with friends', open: 'Open a table for everyone' } satisfies Record<Access, string>,
  openHint: {
    private: 'You get a link for your friends. Bots fill the seats that stay free.',
    open: 'Anyone can join you. Bots fill the seats that stay free.',
  } satisfies Record<Access, string>,
  toTheTable: 'To the table',
  code: 'Join with a code',
  codeHint: 'Eight letters, such as KXRT-MWQP',
  join: 'Join',
  codeFault: {
    empty: 'Type the code that your friend sent you.',
    short: (letters: number): string => `A code has eight letters; here are only ${figure(letters)}.`,
    long: (letters: number): string => `A code has only eight letters; here are ${figure(letters)}.`,
    letter: (letter: string): string => `“${letter}” is in no code. Codes have only letters, and never I, L or O.`,
  },
  listed: 'Open tables',
  noneListed: 'No table is waiting right now. Open one for everyone: it appears here for others.',
  loading: 'Looking…',
  hosted: (host: string): string => `${host}’s table`,
  nobodys: 'A table without a host',
  taken: (taken: number, chairs: number): string => `${figure(taken)} of ${figure(chairs)} seats taken`,
  joinLabel: (table: string): string => `Join: ${table}`,
  mine: 'My tables',
  noneMine: 'Tables where you have a seat appear here. You can come back to them at any time.',
  yourTurn: 'Your turn',
  waitsFor: (names: readonly string[]): string => `Waiting for ${listed(names)}`,
  goOn: 'Continue',
  look: 'Look',
  openLabel: (action: string, players: string): string => `${action}: ${players}`,
}

export const online = {
  name,
  paces,
  stages,
  faults,
  friends,
}
