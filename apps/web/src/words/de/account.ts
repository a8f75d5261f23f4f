import type { AccountWords } from '../en/account.ts'
import { dateTime, figure } from './phrases.ts'

const join: AccountWords['join'] = {
  title: 'Konto anlegen',
  about:
    'Mit einem Konto hast du deinen Namen, deine Plätze und deine Spiele auf allen Geräten. Spielen kannst du alles auch ohne.',
  keeps: (who) => `Du bist hier ${who} und bleibst es: Plätze und Spiele behältst du.`,
  submit: 'Konto anlegen',
  passkey: 'Mit einem Passkey',
  passkeyHint: 'Kein Passwort: Fingerabdruck, Gesicht oder Displaysperre genügen.',
  already: 'Ich habe schon ein Konto',
}

const signIn: AccountWords['signIn'] = {
  title: 'Anmelden',
  about: 'Deine Plätze und Spiele findest du dann auch auf diesem Gerät.',
  brings: (who) => `Plätze, die du hier als ${who} hast, kommen mit.`,
  again: 'Melde dich noch einmal an, dann kannst du dein Konto ändern.',
  submit: 'Anmelden',
  passkey: 'Mit einem Passkey anmelden',
  provider: (site) => `Weiter mit ${site}`,
  or: 'oder',
  forgotten: 'Passwort vergessen?',
  none: 'Ich habe noch kein Konto',
}

const fields: AccountWords['fields'] = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  code: 'Wiederherstellungscode',
  codeHint: 'Einer der zehn, die dir gezeigt wurden. Jeder gilt einmal.',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  shortest: (characters) => `Mindestens ${figure(characters)} Zeichen. Am besten mehrere Wörter.`,
  noEmail: 'Gib deine E-Mail-Adresse ein.',
  noPassword: 'Gib dein Passwort ein.',
  noCode: 'Gib einen Wiederherstellungscode ein.',
}

const forgotten: AccountWords['forgotten'] = {
  title: 'Passwort vergessen?',
  about: 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link für ein neues Passwort.',
  submit: 'Link schicken',
  sent: (address) =>
    `Wenn es ein Konto für ${address} gibt, ist ein Link unterwegs. Das kann ein paar Minuten dauern; schau auch im Spam-Ordner nach.`,
  noMail: 'Dieser Server verschickt keine E-Mails. Du brauchst einen deiner Wiederherstellungscodes.',
  useCode: 'Wiederherstellungscode benutzen',
}

const recover: AccountWords['recover'] = {
  title: 'Wiederherstellungscode benutzen',
  about: 'Ein Code meldet dich hier an und überall sonst ab.',
  submit: 'Anmelden',
  wrong: 'Das ist keiner deiner Codes, oder er wurde schon benutzt.',
}

const reset: AccountWords['reset'] = {
  title: 'Neues Passwort wählen',
  about: 'Danach bist du hier angemeldet und überall sonst abgemeldet.',
  submit: 'Passwort speichern',
  askAgain: 'Neuen Link schicken',
}

const confirm: AccountWords['confirm'] = {
  title: 'Deine E-Mail-Adresse',
  asking: 'Einen Moment …',
  done: 'Deine Adresse ist bestätigt. Danke!',
  toAccount: 'Dein Konto',
  signInFirst: 'Melde dich bei dem Konto an, für das du diese Adresse angegeben hast. Dann wird sie bestätigt.',
  signIn: 'Anmelden',
}

const you: AccountWords['you'] = {
  title: 'Du',
  rename: 'Namen ändern',
  face: 'Gesicht wählen',
  faces: 'Gesichter',
  faceOf: (number) => `Gesicht ${figure(number)}`,
  nameFace: 'Das Gesicht, das zu deinem Namen gehört',
  saveFace: 'Dieses nehmen',
}

const ways: AccountWords['ways'] = {
  title: 'So meldest du dich an',
  again: 'Um das zu ändern, melde dich noch einmal an.',
  signInAgain: 'Noch einmal anmelden',
  email: 'E-Mail und Passwort',
  noEmail: 'Noch keine',
  confirmed: 'bestätigt',
  unconfirmed: 'noch nicht bestätigt',
  sendAgain: 'E-Mail noch einmal schicken',
  sentAgain: 'Die E-Mail ist unterwegs.',
  setPassword: 'Passwort hinzufügen',
  changePassword: 'Ändern',
  changeLabel: (what) => `Ändern: ${what}`,
  changeTitle: 'E-Mail und Passwort',
  changeAbout: 'Hier bleibst du angemeldet, überall sonst wirst du abgemeldet.',
  save: 'Speichern',
  changed: 'Gespeichert. Überall sonst bist du abgemeldet.',
  connect: (site) => `${site} verbinden`,
  remove: 'Entfernen',
  removeLabel: (what) => `Entfernen: ${what}`,
  reallyRemove: 'Wirklich entfernen?',
  reallyRemoveLabel: (what) => `Wirklich entfernen? ${what}`,
  removed: (what) => `${what}: entfernt.`,
  passkeys: 'Passkeys',
  noPasskeys: 'Ein Passkey meldet dich mit Fingerabdruck, Gesicht oder Displaysperre an.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Der Passkey ist bereit.',
  passkeyTimes: (added, used) =>
    used === null
      ? `Hinzugefügt: ${dateTime(added)}`
      : `Hinzugefügt: ${dateTime(added)} · zuletzt benutzt: ${dateTime(used)}`,
  passkeyGivenUp: 'Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.',
}

const codes: AccountWords['codes'] = {
  title: 'Wiederherstellungscodes',
  left: (count) =>
    count === 0
      ? 'Du hast keine.'
      : count === 1
        ? 'Ein Code ist noch übrig. Er meldet dich einmal an.'
        : `${figure(count)} Codes sind noch übrig. Jeder meldet dich einmal an.`,
  what: 'Damit kommst du in dein Konto, wenn sonst nichts hilft. Bewahre sie sicher auf.',
  whatWithoutMail:
    'Dieser Server verschickt keine E-Mails: Wenn du dein Passwort vergisst, kommst du nur mit diesen Codes in dein Konto.',
  make: 'Codes erzeugen',
  makeAgain: 'Neue Codes erzeugen',
  reallyMake: 'Die alten gelten dann nicht mehr. Weiter?',
  once: 'Diese Codes siehst du nur jetzt. Jeder gilt einmal.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copySelected: 'Dein Browser kann sie nicht kopieren. Sie sind markiert: Kopiere sie jetzt.',
  download: 'Herunterladen',
  print: 'Drucken',
  fileTitle: 'Wiederherstellungscodes für Modern Art',
  done: 'Ich habe sie gesichert',
}

const welcome: AccountWords['welcome'] = {
  title: (who) => (who === null ? 'Dein Konto ist bereit.' : `Dein Konto ist bereit, ${who}.`),
  later: 'Später',
  back: 'Zurück',
}

const devices: AccountWords['devices'] = {
  title: 'Geräte',
  unknown: 'Unbekanntes Gerät',
  thisOne: 'dieses Gerät',
  since: (begun) => `Angemeldet seit ${dateTime(begun)}`,
  seen: (seen) => `Zuletzt hier: ${dateTime(seen)}`,
  end: 'Abmelden',
  endLabel: (device) => `Abmelden: ${device}`,
  ended: (device) => `${device}: abgemeldet.`,
  everywhere: 'Überall abmelden',
  reallyEverywhere: 'Wirklich überall, auch hier?',
  signOut: 'Abmelden',
  signedOut: 'Du bist auf diesem Gerät abgemeldet.',
}

const bots: AccountWords['bots'] = {
  title: 'Eigene Bots',
  about:
    'Ein Programm von dir kann an Tischen mitspielen, die nicht gewertet sind. Es ist als Bot gekennzeichnet und braucht ein Token.',
  name: 'Name des Bots',
  noName: 'Gib dem Bot einen Namen.',
  make: 'Token erstellen',
  once: 'Kopier das Token jetzt: Es wird nur einmal gezeigt. Gib es niemandem.',
  token: (name) => `Token von ${name}`,
  copySelected: 'Dein Browser kann es nicht kopieren. Es ist ausgewählt: Kopier es jetzt.',
  used: (at) => `Zuletzt benutzt: ${dateTime(at)}`,
  unused: 'Noch nicht benutzt',
  end: 'Widerrufen',
  endLabel: (name) => `Token von ${name} widerrufen`,
  reallyEnd: 'Wirklich widerrufen?',
  reallyEndLabel: (name) => `Token von ${name} wirklich widerrufen?`,
  ended: (name) => `Das Token von ${name} ist widerrufen.`,
  enough: (most) => `Du hast ${figure(most)} Bots. Widerruf ein Token, dann kannst du ein neues erstellen.`,
}

const data: AccountWords['data'] = {
  title: 'Deine Daten',
  about: 'Alles, was dieser Server über dich weiß, als Datei.',
  export: 'Meine Daten exportieren',
  remove: 'Konto löschen',
  removeTitle: 'Dein Konto löschen?',
  removeWhat: [
    'Dein Name, dein Gesicht, deine Adresse und alle Wege, dich anzumelden, werden sofort gelöscht.',
    'Beendete Spiele behalten einen namenlosen Platz: Andere können sie weiter ansehen. An Tischen, an denen noch gespielt wird, spielt ein Bot für dich weiter.',
    'Das lässt sich nicht rückgängig machen.',
  ],
  removeSure: 'Endgültig löschen',
  keep: 'Behalten',
  removed: 'Dein Konto ist gelöscht.',
}

export const account: AccountWords = {
  title: 'Dein Konto',
  moderation: 'Meldungen ansehen',
  loading: 'Einen Moment …',
  linkUsed: 'Dieser Link wurde schon benutzt oder ist zu alt.',
  join,
  signIn,
  fields,
  forgotten,
  recover,
  reset,
  confirm,
  you,
  ways,
  codes,
  welcome,
  devices,
  bots,
  data,
}
