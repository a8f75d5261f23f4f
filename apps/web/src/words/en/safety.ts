import type { ReportReason, SanctionKind } from '@modern-art/protocol'
import { counted, dateTime, figure } from './phrases.ts'

const days = (count: number): string => counted(count, { one: 'day', other: 'days' })

const people = {
  title: 'People at the table',
  none: 'There are no other people at this table.',
  all: 'Everyone at the table',
}

const block = {
  action: (who: string): string => `Block ${who}`,
  about: (who: string): string =>
    `You no longer see what ${who} writes, and the game no longer matches you with ${who}. ${who} is not told.`,
  done: (who: string): string => `${who} is blocked. You no longer see what ${who} writes.`,
  undo: (who: string): string => `Unblock ${who}`,
  undone: (who: string): string => `${who} is no longer blocked. From now on you see what ${who} writes.`,
}

const blocked = {
  title: 'People you’ve blocked',
  about: 'You don’t see what they write, and the game does not match you with them.',
  since: (at: number): string => `blocked ${dateTime(at)}`,
  unblock: 'Unblock',
  unblockLabel: (who: string): string => `Unblock ${who}`,
  undone: (who: string): string => `${who} is no longer blocked.`,
  none: 'You have blocked nobody.',
}

const report = {
  action: (who: string): string => `Report ${who}`,
  about: (who: string): string =>
    `A moderator reads your report and what ${who} said at this table, and then decides. ${who} is not told who reported.`,
  reason: 'What is it about?',
  reasons: {
    name: 'The name',
    talk: 'What was said',
    play: 'How they play',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  words: 'What happened? (optional)',
  send: 'Send the report',
  notNow: 'Don’t report',
  sent: 'Thank you. A moderator will look at it.',
  tooMany: 'You have reported many people today. Try again tomorrow.',
}

const banned = {
  title: 'You can’t play online at the moment',
  why: 'A moderator has decided this, for this reason:',
  until: (at: number): string => `It ends on ${dateTime(at)}.`,
  ended: 'This has ended. You can play again.',
  meanwhile: 'You can go on playing against bots.',
  accountStays: 'Your account and its data stay yours.',
  account: 'Your account and data',
  bots: 'Play against bots',
  tables: 'Go to the tables',
}

const moderation = {
  title: 'Moderation',
  loading: 'One moment…',
  reports: (count: number): string => (count === 0 ? 'Open reports' : `Open reports (${figure(count)})`),
  none: 'Nothing to decide: there are no open reports.',
  reasons: {
    name: 'about the name',
    talk: 'about what was said',
    play: 'about how they play',
    other: 'about something else',
  } satisfies Record<ReportReason, string>,
  reportedBy: (who: string, table: string, at: number): string =>
    `Reported by ${who} at table ${table}, ${dateTime(at)}`,
  inAll: (count: number): string =>
    count === 1 ? 'First report about this person' : `${figure(count)} reports in all`,
  words: 'The report',
  noWords: 'The report says nothing more.',
  said: (who: string): string => `What ${who} said at this table`,
  saidNothing: (who: string): string => `${who} said nothing at this table.`,
  holds: 'Already in force',
  sanction: {
    mute: (until: number): string => `Muted until ${dateTime(until)}`,
    ban: (until: number): string => `Banned until ${dateTime(until)}`,
  } satisfies Record<SanctionKind, (until: number) => string>,
  lift: 'Lift',
  reallyLift: 'Really lift?',
  liftLabel: {
    mute: (who: string): string => `Lift ${who}’s mute`,
    ban: (who: string): string => `Lift ${who}’s ban`,
  } satisfies Record<SanctionKind, (who: string) => string>,
  reallyLiftLabel: (who: string): string => `Really lift? It ends now for ${who}.`,
  decision: (who: string): string => `Your decision about ${who}`,
  decisions: {
    dismiss: { name: 'Dismiss', about: 'Nothing happens.' },
    mute: { name: 'Mute', about: 'Can’t say anything at tables.' },
    ban: { name: 'Ban', about: 'Can’t come to any table online.' },
  } satisfies Record<SanctionKind | 'dismiss', { name: string; about: string }>,
  howLong: 'For how long',
  days,
  why: (who: string): string => `Reason (${who} will read it)`,
  whyMissing: 'Write the reason first.',
  decide: {
    dismiss: (): string => 'Dismiss the report',
    mute: (who: string, count: number): string => `Mute ${who} for ${days(count)}`,
    ban: (who: string, count: number): string => `Ban ${who} for ${days(count)}`,
  } satisfies Record<SanctionKind | 'dismiss', (who: string, count: number) => string>,
  done: (who: string): string => `Decided about ${who}.`,
  lifted: (who: string): string => `Lifted for ${who}.`,
  log: 'What moderators have done',
  logNone: 'Nothing yet.',
  acts: {
    dismiss: (by: string, about: string): string => `${by} dismissed a report about ${about}.`,
    mute: (by: string, about: string, count: number): string => `${by} muted ${about} for ${days(count)}.`,
    ban: (by: string, about: string, count: number): string => `${by} banned ${about} for ${days(count)}.`,
    unmute: (by: string, about: string): string => `${by} unmuted ${about}.`,
    unban: (by: string, about: string): string => `${by} lifted ${about}’s ban.`,
  },
}

export const safety = { people, block, blocked, report, banned, moderation }

/** The catalogue of blocking, reporting and moderating. */
export type SafetyWords = typeof safety
