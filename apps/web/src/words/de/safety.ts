import type { SafetyWords } from '../en/safety.ts'
import { counted, dateTime, figure } from './phrases.ts'

const days = (count: number): string => counted(count, { one: 'Tag', other: 'Tage' })

const people: SafetyWords['people'] = {
  title: 'Leute am Tisch',
  none: 'An diesem Tisch sitzen keine anderen Leute.',
  all: 'Alle am Tisch',
}

const block: SafetyWords['block'] = {
  action: (who) => `${who} blockieren`,
  about: (who) =>
    `Du siehst nicht mehr, was ${who} schreibt, und das Spiel bringt dich nicht mehr mit ${who} zusammen. ${who} erfährt nichts davon.`,
  done: (who) => `${who} ist blockiert. Du siehst nicht mehr, was ${who} schreibt.`,
  undo: (who) => `${who} nicht mehr blockieren`,
  undone: (who) => `${who} ist nicht mehr blockiert. Ab jetzt siehst du wieder, was ${who} schreibt.`,
}

const blocked: SafetyWords['blocked'] = {
  title: 'Leute, die du blockiert hast',
  about: 'Du siehst nicht, was sie schreiben, und das Spiel bringt dich nicht mit ihnen zusammen.',
  since: (at) => `blockiert am ${dateTime(at)}`,
  unblock: 'Nicht mehr blockieren',
  unblockLabel: (who) => `${who} nicht mehr blockieren`,
  undone: (who) => `${who} ist nicht mehr blockiert.`,
  none: 'Du hast niemanden blockiert.',
}

const report: SafetyWords['report'] = {
  action: (who) => `${who} melden`,
  about: (who) =>
    `Jemand aus der Moderation liest deine Meldung und was ${who} an diesem Tisch gesagt hat, und entscheidet dann. ${who} erfährt nicht, von wem die Meldung kam.`,
  reason: 'Worum geht es?',
  reasons: {
    name: 'Um den Namen',
    talk: 'Um das Gesagte',
    play: 'Um die Spielweise',
    other: 'Um etwas anderes',
  },
  words: 'Was ist passiert? (freiwillig)',
  send: 'Meldung abschicken',
  notNow: 'Doch nicht melden',
  sent: 'Danke. Die Moderation sieht sich das an.',
  tooMany: 'Du hast heute schon viele Leute gemeldet. Versuch es morgen wieder.',
}

const banned: SafetyWords['banned'] = {
  title: 'Du kannst zurzeit nicht online spielen',
  why: 'Das hat die Moderation so entschieden, und zwar aus diesem Grund:',
  until: (at) => `Es gilt bis ${dateTime(at)}.`,
  ended: 'Das ist vorbei. Du kannst wieder spielen.',
  meanwhile: 'Gegen Bots kannst du weiterspielen.',
  accountStays: 'Dein Konto und deine Daten bleiben deine.',
  account: 'Dein Konto und deine Daten',
  bots: 'Gegen Bots spielen',
  tables: 'Zu den Tischen',
}

const moderation: SafetyWords['moderation'] = {
  title: 'Meldungen',
  loading: 'Einen Moment …',
  reports: (count) => (count === 0 ? 'Offene Meldungen' : `Offene Meldungen (${figure(count)})`),
  none: 'Nichts zu entscheiden: Es gibt keine offenen Meldungen.',
  reasons: {
    name: 'wegen des Namens',
    talk: 'wegen des Gesagten',
    play: 'wegen der Spielweise',
    other: 'wegen etwas anderem',
  },
  reportedBy: (who, table, at) => `Gemeldet von ${who} an Tisch ${table}, ${dateTime(at)}`,
  inAll: (count) => (count === 1 ? 'Erste Meldung über diese Person' : `${figure(count)} Meldungen insgesamt`),
  words: 'Die Meldung',
  noWords: 'In der Meldung steht sonst nichts.',
  said: (who) => `Was ${who} an diesem Tisch gesagt hat`,
  saidNothing: (who) => `${who} hat an diesem Tisch nichts gesagt.`,
  holds: 'Gilt bereits',
  sanction: {
    mute: (until) => `Stummgeschaltet bis ${dateTime(until)}`,
    ban: (until) => `Gesperrt bis ${dateTime(until)}`,
  },
  lift: 'Aufheben',
  reallyLift: 'Wirklich aufheben?',
  liftLabel: {
    mute: (who) => `Stummschaltung von ${who} aufheben`,
    ban: (who) => `Sperre von ${who} aufheben`,
  },
  reallyLiftLabel: (who) => `Wirklich aufheben? Für ${who} endet es sofort.`,
  decision: (who) => `Deine Entscheidung über ${who}`,
  decisions: {
    dismiss: { name: 'Verwerfen', about: 'Es passiert nichts.' },
    mute: { name: 'Stummschalten', about: 'Kann an Tischen nichts mehr sagen.' },
    ban: { name: 'Sperren', about: 'Kommt online an keinen Tisch mehr.' },
  },
  howLong: 'Wie lange',
  days,
  why: (who) => `Begründung (${who} bekommt sie zu lesen)`,
  whyMissing: 'Schreib zuerst die Begründung.',
  decide: {
    dismiss: () => 'Meldung verwerfen',
    mute: (who, count) => `${who} ${days(count)} lang stummschalten`,
    ban: (who, count) => `${who} ${days(count)} lang sperren`,
  },
  done: (who) => `Über ${who} ist entschieden.`,
  lifted: (who) => `Für ${who} aufgehoben.`,
  log: 'Was die Moderation getan hat',
  logNone: 'Noch nichts.',
  acts: {
    dismiss: (by, about) => `${by} hat eine Meldung über ${about} verworfen.`,
    mute: (by, about, count) => `${by} hat ${about} ${days(count)} lang stummgeschaltet.`,
    ban: (by, about, count) => `${by} hat ${about} ${days(count)} lang gesperrt.`,
    unmute: (by, about) => `${by} hat die Stummschaltung von ${about} aufgehoben.`,
    unban: (by, about) => `${by} hat die Sperre von ${about} aufgehoben.`,
  },
}

export const safety: SafetyWords = { people, block, blocked, report, banned, moderation }
