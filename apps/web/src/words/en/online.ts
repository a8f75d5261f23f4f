import type { Access, Call, GoodbyeReason, OnlinePace, Stage, WireErrorCode } from '@modern-art/protocol'
import type { LostMove } from '../grammar/lostMove.ts'
import type { TimeUnit } from '../grammar/timeLeft.ts'
import { counted, dateTime, figure, listed } from './phrases.ts'

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
  turn_based: { name: 'Turn-based', about: 'You have a day for each decision. Come by now and then.' },
}

const access: Record<Access, { name: string; about: string }> = {
  private: { name: 'Private', about: 'People need the link or the code.' },
  open: { name: 'For everyone', about: 'The table is listed until it is full. There are calls, but no chat.' },
}

const stages: Record<Stage, string> = {
  waiting: 'not started yet',
  playing: 'playing',
  finished: 'finished',
}

/** What people call across the table. */
const calls: Record<Call, string> = {
  hello: 'Hello!',
  well_played: 'Well played!',
  thanks: 'Thank you!',
  ouch: 'Ouch!',
  too_rich: 'Too rich for me',
  bargain: 'What a bargain!',
  hurry: 'Your turn!',
  one_moment: 'One moment…',
  applause: 'Bravo!',
  laugh: 'Ha ha!',
  wow: 'Wow!',
  sad: 'Oh no…',
}

const faults: Record<WireErrorCode | 'offline', string> = {
  offline: 'The server can’t be reached. Check your connection.',
  bad_message: 'The server did not understand this page. Reload it and try again.',
  old_page: 'There is a newer version of the game. Reload the page: nothing is lost.',
  not_signed_in: 'The server does not know this browser any more. Reload the page.',
  bad_ticket: 'The connection took too long to open. Try again.',
  bad_token: 'The bot’s token does not work. Make a new one.',
  not_for_programs: 'Bots cannot do that.',
  own_program: 'At an open table, nobody can play next to a bot of their own.',
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
  not_dealing: 'The cards are not being dealt right now.',
  wrong_chance: 'That is not the random number that this page had promised.',
  seat_stays: 'In a rated game, your seat stays with your account. Sign in on the other device instead.',
  link_used:
    'This link has already been used, or it is more than ten minutes old. Ask for a new one on the other device.',
  no_vacation_days: 'You don’t have that many vacation days left.',
  away_already: 'You already have a vacation planned.',
  no_account: 'You’re not signed in to an account.',
  has_account: 'You already have an account.',
  wrong_sign_in: 'The e-mail address or the password is wrong.',
  weak_password: 'This password is too short or too easy to guess. Choose another one.',
  bad_email: 'That is not an e-mail address.',
  sign_in_again: 'Sign in again to change this.',
  no_mail: 'The server can’t send you e-mails.',
  last_way: 'This is your only way to sign in. Add another one first.',
  way_taken: 'This is already connected to another account.',
  provider_failed: 'The other site did not sign you in. Try again or choose another way.',
  passkey_failed: 'That passkey is not known here. Choose another way to sign in.',
  name_refused: 'Nobody can have this name here. Choose another one.',
  name_looks_alike: 'This name looks almost like someone else’s. Choose another one.',
  banned: 'You can’t play online at the moment. “Play with others” says why and until when.',
  muted: 'You can’t write at tables at the moment.',
  not_moderator: 'Only moderators can do that.',
  not_moderated: 'Nobody reads reports on this server.',
  nothing_to_decide: 'There is nothing to decide here any more.',
  no_such_profile: 'This profile does not exist, or it is private.',
  too_fast: 'That was a little too fast. Try again in a moment.',
  too_many: 'You have too many tables or windows open. Leave a table or close a window first.',
  stopped: 'The table has stopped because the server can’t save it. Nothing that you saw is lost.',
  failed: 'Something went wrong on the server. Nothing has changed: try again.',
}

const goodbyes: Record<GoodbyeReason, string> = {
  newer_window: 'You’re playing this seat in a newer window.',
  seat_moved: 'Your seat is now on your other device.',
  removed: 'The host has removed you from this table.',
  left: 'You have left this table.',
}

const TIME_UNITS: Record<TimeUnit, { one: string; other: string }> = {
  days: { one: 'day', other: 'days' },
  hours: { one: 'hour', other: 'hours' },
  minutes: { one: 'minute', other: 'minutes' },
}

const friends = {
  title: 'Play with others',
  about: 'Open a table, send the link, play. Nobody needs an account.',
  as: (who: string): string => `You play as ${who}.`,
  rename: 'Change name',
  signIn: 'Sign in',
  account: 'Account',
  board: 'Leaderboard',
  haveAccount: 'Have an account?',
  match: 'Quick match',
  matchHint: 'We find people for you to play with.',
  matchNow: 'Find a table',
  matchChoose: 'Choose…',
  queue: { looking: 'You’re looking for a table.', found: 'Your table is ready!' },
  toQueue: 'See your place',
  open: { private: 'Play with friends', open: 'Open a table for everyone' } satisfies Record<Access, string>,
  openHint: {
    private: 'You get a link for your friends. Bots fill the seats that stay free.',
    open: 'Anyone can join you. Bots fill the seats that stay free.',
  } satisfies Record<Access, string>,
  toTheTable: 'Go to the table',
  code: 'Join with a code',
  codeHint: 'Eight letters, such as KXRT-MWQP',
  join: 'Join',
  codeFault: {
    empty: 'Type the code that your friend sent you.',
    short: (letters: number): string => `A code has eight letters; this has only ${figure(letters)}.`,
    long: (letters: number): string => `A code has only eight letters; this has ${figure(letters)}.`,
    letter: (letter: string): string => `No code contains “${letter}”. Codes have only letters, and never I, L or O.`,
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
  left: (count: number, unit: TimeUnit): string => `${counted(count, TIME_UNITS[unit])} left`,
  hardlyLeft: 'less than a minute left',
  waitsFor: (names: readonly string[]): string => `Waiting for ${listed(names)}`,
  goOn: 'Continue',
  look: 'View',
  openLabel: (action: string, players: string): string => `${action}: ${players}`,
}

const room = {
  title: (host: string): string => `${host}’s table`,
  titleYours: 'Your table',
  titleNobodys: 'The table',
  about: 'Send the link to your friends. Start whenever you like.',
  aboutGuest: (host: string): string => `${host} hosts this table.`,
  invite: 'Invite friends',
  onlyHere:
    'Only this computer can open this link. To let phones and other computers in, start the game with HOST=0.0.0.0 npm start.',
  link: 'Link to this table',
  copy: 'Copy link',
  copied: 'Copied',
  copySelected: 'Your browser can’t copy it for you. The link is selected: copy it now.',
  share: 'Share…',
  shareText: 'Come and play Modern Art with me:',
  code: 'Or tell them the code',
  codeAloud: (letters: string): string => `Code: ${letters}`,
  showQr: 'Show QR code',
  hideQr: 'Hide QR code',
  qr: 'QR code of the link to this table',
  qrHint: 'Scan it with a phone’s camera.',
  seats: 'At the table',
  freeSeat: 'Waiting for a friend',
  freeSeatOpen: 'Waiting for a player',
  you: 'you',
  host: 'host',
  ready: 'ready',
  notReady: 'not ready yet',
  bot: 'bot',
  sitHere: 'Sit here',
  sitHereLabel: (seat: number): string => `Sit here: seat ${figure(seat)}`,
  sitDown: 'Sit down',
  full: 'All seats are taken.',
  watchInstead: 'You can watch from here: the game appears as soon as it starts.',
  whoSits: (seat: number): string => `Seat ${figure(seat)}: free, or a bot`,
  keepFree: 'Free',
  remove: 'Remove',
  blockOrReport: (who: string, moderated: boolean): string => (moderated ? `Block or report ${who}` : `Block ${who}…`),
  removeLabel: (who: string): string => `Remove ${who} from the table`,
  reallyRemove: 'Remove for good?',
  reallyRemoveLabel: (who: string): string => `Remove for good? ${who} can’t come back.`,
  seatCount: 'Seats',
  seatCountOf: (count: number): string => counted(count, { one: 'seat', other: 'seats' }),
  settings: 'Table settings',
  chosen: 'What the host has chosen',
  access: 'Who can join',
  spectators: { name: 'Spectators', about: 'People without a seat may watch. They see no hidden cards.' },
  spectatorsOn: 'Spectators may watch',
  spectatorsOff: 'No spectators',
  watching: (count: number): string => counted(count, { one: 'spectator', other: 'spectators' }),
  startWithBots: (free: number): string =>
    free === 1 ? 'Start: a bot takes the free seat' : `Start: bots take the ${figure(free)} free seats`,
  notReadyYet: (names: readonly string[]): string =>
    `${listed(names)} ${names.length === 1 ? 'is' : 'are'} not ready yet. You can start anyway.`,
  beReady: 'I’m ready',
  beNotReady: 'Not ready after all',
  onlyHost: (host: string | null): string =>
    host === null ? 'Only the host can start the game.' : `Only the host can start the game: ${host}.`,
  waitsForHost: (host: string): string => `${host} starts the game.`,
  leave: 'Leave',
  sat: (who: string): string => `${who} sits down.`,
  gone: (who: string): string => `${who} has left the table.`,
  isReady: (who: string): string => `${who} is ready.`,
  noLongerReady: (who: string): string => `${who} is no longer ready.`,
  away: (who: string): string => `${who} is away.`,
  back: (who: string): string => `${who} is back.`,
  isHost: (who: string): string => `${who} is the host now.`,
  youHost: 'You’re the host now.',
}

const connection = {
  connecting: 'Connecting to the table…',
  reconnecting: (seconds: number): string =>
    seconds < 5 ? 'Connection lost. Reconnecting…' : `Connection lost ${figure(seconds)} seconds ago. Reconnecting…`,
  reconnectingLong: (minutes: number): string =>
    `No connection for ${counted(minutes, { one: 'minute', other: 'minutes' })}. A bot may be playing for you until you’re back.`,
  offline: 'This device is offline. The table waits for you or a bot plays for you.',
  back: 'You’re back at the table.',
  lost: {
    bid: 'Your last bid was not made: the connection was lost.',
    pass: 'Your last pass did not arrive: the connection was lost.',
    card: 'Your card was not played: the connection was lost.',
    price: 'Your price was not set: the connection was lost.',
    buy: 'You did not buy it: the connection was lost.',
    order: 'Your auto-bid was not set: the connection was lost.',
    out: 'You’re not out of this lot: the connection was lost.',
    withdrawal: 'Nothing was undone: the connection was lost.',
    plan: 'Your plan didn’t reach the table: the connection was lost.',
    line: 'Your last message was not sent: the connection was lost.',
    other: 'Your last move did not arrive: the connection was lost.',
  } satisfies Record<LostMove, string>,
  playHere: 'Play here',
  toFriends: 'All tables',
  signedOut: 'You’re signed out on this device.',
  slow: 'This takes longer than usual. The server may be busy.',
}

const talk = {
  title: 'Table talk',
  calls: 'Calls',
  line: 'Say something',
  send: 'Send',
  left: (characters: number): string => counted(characters, { one: 'character left', other: 'characters left' }),
  none: 'Nobody has said anything yet.',
  said: (who: string, text: string): string => `${who}: ${text}`,
  unread: (count: number): string => counted(count, { one: 'new message', other: 'new messages' }),
  people: (moderated: boolean): string => (moderated ? 'Block or report' : 'Block someone'),
  mutedUntil: (until: number): string => `A moderator has muted you until ${dateTime(until)}. The reason:`,
  callsOnly: 'At tables for everyone there are only calls.',
}

const display = {
  join: 'Join the table',
  scan: 'Scan the code with your phone',
  orType: (site: string): string => `or open ${site} and type`,
  small: (code: string): string => `Table ${code}`,
}

const rematch = {
  waiting: 'You want to play again',
  notAfterAll: 'Not after all',
  waitsFor: (names: readonly string[]): string => `Waiting for ${listed(names)}`,
  want: (names: readonly string[]): string =>
    `${listed(names)} ${names.length === 1 ? 'wants' : 'want'} to play again.`,
  opens: 'Opening the new table…',
  go: 'Go to the new table',
}

const move = {
  title: 'Move to another device',
  about: 'Open the link on the other device. It works once, for 10 minutes.',
  link: 'Link for your other device',
  qr: 'QR code of the link that moves your seat',
  making: 'Making the link…',
  secret: 'Keep it to yourself: whoever opens it plays your seat.',
}

export const online = {
  giveUp: { action: 'Give up my seat', hint: 'A bot plays on.', sure: 'Give it up for good?' },
  keepSeat: { action: 'Create an account', hint: 'You keep your seat.' },
  leaveHint: 'Your seat is kept.',
  connected: 'Connected',
  notConnected: 'Not connected',
  onlooker: 'You’re watching this game.',
  waitForYou: (count: number): string => counted(count, { one: 'table waits for you', other: 'tables wait for you' }),
  name,
  paces,
  access,
  stages,
  calls,
  faults,
  goodbyes,
  friends,
  room,
  connection,
  talk,
  display,
  rematch,
  move,
}
