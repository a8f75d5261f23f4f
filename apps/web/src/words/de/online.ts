import type * as en from '../en/online.ts'
import type { TimeUnit } from '../grammar/timeLeft.ts'
import { counted, dateTime, figure, listed } from './phrases.ts'

const name: typeof en.online.name = {
  label: 'Wie sollen wir dich nennen?',
  hint: 'Diesen Namen sehen alle am Tisch.',
  missing: 'Gib zuerst einen Namen ein.',
  save: 'Speichern',
}

const paces: typeof en.online.paces = {
  live: { name: 'Zügig', about: 'Du hast 45 Sekunden für jede Entscheidung.' },
  quick: { name: 'Schnell', about: 'Du hast 20 Sekunden für jede Entscheidung.' },
  relaxed: { name: 'Gemütlich', about: 'Du hast drei Minuten für jede Entscheidung.' },
  untimed: { name: 'Ohne Uhr', about: 'Es läuft keine Uhr. Das Spiel wartet auf alle.' },
  turn_based: { name: 'Zug um Zug', about: 'Du hast einen Tag für jede Entscheidung. Schau ab und zu vorbei.' },
}

const access: typeof en.online.access = {
  private: { name: 'Privat', about: 'Wer mitspielen will, braucht den Link oder den Code.' },
  open: { name: 'Für alle', about: 'Der Tisch steht in der Liste, bis er voll ist. Es gibt Zurufe, aber keinen Chat.' },
}

const stages: typeof en.online.stages = {
  waiting: 'noch nicht begonnen',
  playing: 'läuft',
  finished: 'zu Ende',
}

const calls: typeof en.online.calls = {
  hello: 'Hallo!',
  well_played: 'Gut gespielt!',
  thanks: 'Danke!',
  ouch: 'Autsch!',
  too_rich: 'Mir zu teuer',
  bargain: 'Ein Schnäppchen!',
  hurry: 'Du bist dran!',
  one_moment: 'Moment …',
  applause: 'Applaus!',
  laugh: 'Haha!',
  wow: 'Oha!',
  sad: 'O nein …',
}

const faults: typeof en.online.faults = {
  offline: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung.',
  bad_message: 'Der Server hat diese Seite nicht verstanden. Lade sie neu und versuch es noch einmal.',
  old_page: 'Es gibt eine neuere Version des Spiels. Lade die Seite neu: Es geht nichts verloren.',
  not_signed_in: 'Der Server kennt diesen Browser nicht mehr. Lade die Seite neu.',
  bad_ticket: 'Der Verbindungsaufbau hat zu lange gedauert. Versuch es noch einmal.',
  bad_token: 'Das Token des Bots gilt nicht. Mach ein neues.',
  not_for_programs: 'Bots können das nicht.',
  own_program: 'An einem offenen Tisch spielt niemand neben einem eigenen Bot.',
  bad_origin: 'Diese Seite hat die falsche Adresse. Öffne das Spiel auf seiner eigenen Seite.',
  name_needed: 'Sag uns zuerst deinen Namen.',
  no_such_table: 'Zu diesem Code gibt es keinen Tisch. Vielleicht wurde er geschlossen.',
  not_seated: 'Das geht nur mit einem Platz am Tisch.',
  not_host: 'Das kann nur, wer den Tisch leitet.',
  not_waiting: 'Das Spiel hat schon begonnen.',
  not_playing: 'An diesem Tisch läuft gerade kein Spiel.',
  not_finished: 'Das Spiel ist noch nicht zu Ende.',
  chair_taken: 'Jemand war schneller: Der Platz ist besetzt.',
  table_full: 'Der Tisch ist voll.',
  no_such_chair: 'Diesen Platz gibt es nicht mehr.',
  no_spectators: 'An diesem Tisch darf niemand zuschauen.',
  removed: 'Du wurdest von diesem Tisch entfernt.',
  calls_only: 'Einen Chat gibt es nur an privaten Tischen.',
  variant_needs_other_seats: 'Für die Geisterhand braucht es genau drei Plätze.',
  not_dealing: 'Es wird gerade nicht ausgeteilt.',
  wrong_chance: 'Das ist nicht die Zufallszahl, die diese Seite versprochen hat.',
  seat_stays:
    'In einem gewerteten Spiel bleibt der Platz bei deinem Konto. Melde dich stattdessen auf dem anderen Gerät an.',
  link_used: 'Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Hol dir am anderen Gerät einen neuen.',
  no_vacation_days: 'So viele Urlaubstage hast du nicht mehr.',
  away_already: 'Du hast schon einen Urlaub eingetragen.',
  no_account: 'Du bist in keinem Konto angemeldet.',
  has_account: 'Du hast schon ein Konto.',
  wrong_sign_in: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  weak_password: 'Dieses Passwort ist zu kurz oder zu leicht zu erraten. Nimm ein anderes.',
  bad_email: 'Das ist keine E-Mail-Adresse.',
  no_mail: 'Der Server kann dir keine Mails schicken.',
  sign_in_again: 'Melde dich noch einmal an, um das zu ändern.',
  last_way: 'Anders kannst du dich nicht anmelden. Füge zuerst einen zweiten Weg hinzu.',
  way_taken: 'Damit ist schon ein anderes Konto verknüpft.',
  provider_failed: 'Die andere Seite hat dich nicht angemeldet. Versuch es noch einmal oder nimm einen anderen Weg.',
  passkey_failed: 'Dieser Passkey ist hier nicht bekannt. Melde dich auf einem anderen Weg an.',
  name_refused: 'So kann hier niemand heißen. Wähle einen anderen Namen.',
  name_looks_alike: 'Dieser Name sieht fast so aus wie der einer anderen Person. Wähle einen anderen.',
  banned: 'Du kannst zurzeit nicht online spielen. Unter „Mit anderen spielen“ steht, warum und bis wann.',
  muted: 'Du kannst im Moment an Tischen nichts schreiben.',
  not_moderator: 'Das kann nur, wer hier moderiert.',
  not_moderated: 'Auf diesem Server liest niemand Meldungen.',
  nothing_to_decide: 'Hier gibt es nichts mehr zu entscheiden.',
  no_such_profile: 'Dieses Profil gibt es nicht, oder es ist privat.',
  too_fast: 'Das war etwas zu schnell. Versuch es gleich noch einmal.',
  too_many: 'Du hast zu viele Tische oder Fenster offen. Verlass zuerst einen Tisch oder schließ ein Fenster.',
  stopped: 'Der Tisch steht still, weil der Server ihn nicht speichern kann. Was du gesehen hast, ist nicht verloren.',
  failed: 'Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert: Versuch es noch einmal.',
}

const goodbyes: typeof en.online.goodbyes = {
  newer_window: 'Du spielst diesen Platz in einem neueren Fenster.',
  seat_moved: 'Dein Platz ist jetzt auf deinem anderen Gerät.',
  removed: 'Du wurdest von diesem Tisch entfernt.',
  left: 'Du hast diesen Tisch verlassen.',
}

const TIME_UNITS: Record<TimeUnit, { one: string; other: string }> = {
  days: { one: 'Tag', other: 'Tage' },
  hours: { one: 'Stunde', other: 'Stunden' },
  minutes: { one: 'Minute', other: 'Minuten' },
}

const friends: typeof en.online.friends = {
  title: 'Mit anderen spielen',
  about: 'Öffne einen Tisch, verschick den Link, spiel los. Niemand braucht ein Konto.',
  as: (who) => `Du spielst als ${who}.`,
  rename: 'Namen ändern',
  signIn: 'Anmelden',
  account: 'Konto',
  board: 'Rangliste',
  haveAccount: 'Hast du ein Konto?',
  match: 'Schnellsuche',
  matchHint: 'Wir finden Leute, die mit dir spielen.',
  matchNow: 'Tisch suchen',
  matchChoose: 'Auswählen …',
  open: { private: 'Mit Freunden spielen', open: 'Tisch für alle öffnen' },
  openHint: {
    private: 'Du bekommst einen Link für deine Freunde. Freie Plätze übernehmen Bots.',
    open: 'Alle können dazukommen. Freie Plätze übernehmen Bots.',
  },
  toTheTable: 'Zum Tisch',
  code: 'Mit einem Code mitspielen',
  codeHint: 'Acht Buchstaben, zum Beispiel KXRT-MWQP',
  join: 'Mitspielen',
  codeFault: {
    empty: 'Gib den Code ein, den du bekommen hast.',
    short: (letters) => `Ein Code hat acht Buchstaben; hier sind es nur ${figure(letters)}.`,
    long: (letters) => `Ein Code hat nur acht Buchstaben; hier sind es ${figure(letters)}.`,
    letter: (letter) => `„${letter}“ kommt in keinem Code vor. Codes haben nur Buchstaben, nie I, L oder O.`,
  },
  listed: 'Offene Tische',
  noneListed: 'Gerade wartet kein Tisch. Öffne einen für alle: Dann finden ihn andere hier.',
  loading: 'Wird gesucht …',
  hosted: (host) => `Tisch von ${host}`,
  nobodys: 'Ein Tisch, den niemand leitet',
  taken: (taken, chairs) => `${figure(taken)} von ${figure(chairs)} Plätzen besetzt`,
  joinLabel: (table) => `Mitspielen: ${table}`,
  mine: 'Meine Tische',
  noneMine: 'Hier stehen die Tische, an denen du einen Platz hast. Du kannst jederzeit zurückkommen.',
  yourTurn: 'Du bist dran',
  left: (count, unit) => `noch ${counted(count, TIME_UNITS[unit])}`,
  hardlyLeft: 'noch weniger als eine Minute',
  waitsFor: (names) => `Wartet auf ${listed(names)}`,
  goOn: 'Weiterspielen',
  look: 'Ansehen',
  openLabel: (action, players) => `${action}: ${players}`,
}

const room: typeof en.online.room = {
  title: (host) => `Tisch von ${host}`,
  titleYours: 'Dein Tisch',
  titleNobodys: 'Der Tisch',
  about: 'Schick deinen Freunden den Link. Du kannst jederzeit starten.',
  aboutGuest: (host) => `${host} leitet diesen Tisch.`,
  invite: 'Freunde einladen',
  onlyHere:
    'Diesen Link kann nur dieser Computer öffnen. Für Handys und andere Computer starte das Spiel mit HOST=0.0.0.0 npm start.',
  link: 'Link zu diesem Tisch',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  copySelected: 'Dein Browser kann den Link nicht selbst kopieren. Er ist markiert: Kopier ihn jetzt.',
  share: 'Teilen …',
  shareText: 'Spiel mit mir Modern Art:',
  code: 'Oder sag ihnen den Code',
  codeAloud: (letters) => `Code zum Vorlesen: ${letters}`,
  showQr: 'QR-Code zeigen',
  hideQr: 'QR-Code verbergen',
  qr: 'QR-Code mit dem Link zu diesem Tisch',
  qrHint: 'Mit der Handykamera scannen.',
  seats: 'Am Tisch',
  freeSeat: 'Frei für Freunde',
  freeSeatOpen: 'Noch frei',
  you: 'du',
  host: 'Tischleitung',
  ready: 'bereit',
  notReady: 'noch nicht bereit',
  bot: 'Bot',
  sitHere: 'Hier sitzen',
  sitHereLabel: (seat) => `Hier sitzen: Platz ${figure(seat)}`,
  sitDown: 'Platz nehmen',
  full: 'Alle Plätze sind besetzt.',
  watchInstead: 'Du kannst hier zuschauen: Das Spiel erscheint, sobald es beginnt.',
  whoSits: (seat) => `Platz ${figure(seat)}: frei oder ein Bot`,
  keepFree: 'Frei',
  remove: 'Entfernen',
  blockOrReport: (who, moderated) => (moderated ? `${who} blockieren oder melden` : `${who} blockieren …`),
  removeLabel: (who) => `${who} vom Tisch entfernen`,
  reallyRemove: 'Wirklich entfernen?',
  reallyRemoveLabel: (who) => `Wirklich entfernen? ${who} kann dann nicht zurückkommen.`,
  seatCount: 'Plätze',
  seatCountOf: (count) => counted(count, { one: 'Platz', other: 'Plätze' }),
  settings: 'Tisch einrichten',
  chosen: 'So wird gespielt',
  access: 'Wer mitspielen kann',
  spectators: {
    name: 'Zuschauen erlauben',
    about: 'Auch ohne Platz kann man zuschauen. Verdeckte Karten sieht man dabei nicht.',
  },
  spectatorsOn: 'Zuschauen ist erlaubt',
  spectatorsOff: 'Zuschauen ist nicht erlaubt',
  watching: (count) => (count === 1 ? 'Jemand schaut zu' : `${figure(count)} schauen zu`),
  startWithBots: (free) =>
    free === 1 ? 'Starten: Ein Bot nimmt den freien Platz' : `Starten: Bots nehmen die ${figure(free)} freien Plätze`,
  notReadyYet: (names) =>
    `${listed(names)} ${names.length === 1 ? 'ist' : 'sind'} noch nicht bereit. Du kannst trotzdem starten.`,
  beReady: 'Ich bin bereit',
  beNotReady: 'Doch nicht bereit',
  onlyHost: (host) =>
    host === null ? 'Starten kann nur, wer den Tisch leitet.' : `Nur ${host} kann das Spiel starten.`,
  waitsForHost: (host) => `${host} startet das Spiel.`,
  leave: 'Verlassen',
  sat: (who) => `${who} nimmt Platz.`,
  gone: (who) => `${who} hat den Tisch verlassen.`,
  isReady: (who) => `${who} ist bereit.`,
  noLongerReady: (who) => `${who} ist nicht mehr bereit.`,
  away: (who) => `${who} ist gerade nicht da.`,
  back: (who) => `${who} ist wieder da.`,
  isHost: (who) => `${who} leitet jetzt den Tisch.`,
  youHost: 'Du leitest jetzt den Tisch.',
}

const connection: typeof en.online.connection = {
  connecting: 'Verbindung zum Tisch wird hergestellt …',
  reconnecting: (seconds) =>
    seconds < 5
      ? 'Verbindung verloren. Neuer Versuch …'
      : `Verbindung seit ${figure(seconds)} Sekunden weg. Neuer Versuch …`,
  reconnectingLong: (minutes) =>
    `Seit ${counted(minutes, { one: 'Minute', other: 'Minuten' })} keine Verbindung. Vielleicht spielt ein Bot für dich, bis du wieder da bist.`,
  offline: 'Dieses Gerät ist offline. Der Tisch wartet auf dich, oder ein Bot spielt für dich.',
  back: 'Du bist wieder am Tisch.',
  lost: {
    bid: 'Dein letztes Gebot gilt nicht: Die Verbindung war weg.',
    pass: 'Dein Passen ist nicht angekommen: Die Verbindung war weg.',
    card: 'Deine Karte wurde nicht gespielt: Die Verbindung war weg.',
    price: 'Dein Preis gilt nicht: Die Verbindung war weg.',
    buy: 'Du hast nicht gekauft: Die Verbindung war weg.',
    order: 'Dein geheimes Limit gilt nicht: Die Verbindung war weg.',
    out: 'Du bist nicht ausgestiegen: Die Verbindung war weg.',
    withdrawal: 'Es wurde nichts zurückgenommen: Die Verbindung war weg.',
    plan: 'Dein Plan kam nicht an: Die Verbindung war weg.',
    line: 'Deine letzte Nachricht ist nicht angekommen: Die Verbindung war weg.',
    other: 'Dein letzter Zug ist nicht angekommen: Die Verbindung war weg.',
  },
  playHere: 'Hier spielen',
  toFriends: 'Alle Tische',
  signedOut: 'Du bist auf diesem Gerät abgemeldet.',
  slow: 'Das dauert länger als sonst. Vielleicht ist auf dem Server viel los.',
}

const talk: typeof en.online.talk = {
  title: 'Tischgespräch',
  calls: 'Zurufe',
  line: 'Sag etwas',
  send: 'Senden',
  left: (characters) => `noch ${counted(characters, { one: 'Zeichen', other: 'Zeichen' })}`,
  none: 'Noch hat niemand etwas gesagt.',
  said: (who, text) => `${who}: ${text}`,
  unread: (count) => counted(count, { one: 'neue Nachricht', other: 'neue Nachrichten' }),
  people: (moderated) => (moderated ? 'Blockieren oder melden' : 'Jemanden blockieren'),
  mutedUntil: (until) => `Die Moderation hat dich bis ${dateTime(until)} stummgeschaltet. Der Grund:`,
  callsOnly: 'An Tischen für alle gibt es nur Zurufe.',
}

const display: typeof en.online.display = {
  join: 'Spiel mit',
  scan: 'Scanne den Code mit deinem Handy',
  orType: (site) => `oder öffne ${site} und gib ein`,
  small: (code) => `Tisch ${code}`,
}

const rematch: typeof en.online.rematch = {
  waiting: 'Du willst noch ein Spiel',
  notAfterAll: 'Doch nicht',
  waitsFor: (names) => `Ihr wartet auf ${listed(names)}`,
  want: (names) => `${listed(names)} ${names.length === 1 ? 'will' : 'wollen'} noch ein Spiel.`,
  opens: 'Der neue Tisch wird geöffnet …',
  go: 'Zum neuen Tisch',
}

const move: typeof en.online.move = {
  title: 'Auf ein anderes Gerät wechseln',
  about: 'Öffne den Link auf dem anderen Gerät. Er gilt einmal, 10 Minuten lang.',
  link: 'Link für dein anderes Gerät',
  qr: 'QR-Code mit dem Link für deinen Platz',
  making: 'Der Link wird erstellt …',
  secret: 'Behalte ihn für dich: Wer ihn öffnet, spielt auf deinem Platz.',
}

export const online: typeof en.online = {
  giveUp: {
    action: 'Meinen Platz aufgeben',
    hint: 'Ein Bot spielt weiter.',
    sure: 'Endgültig aufgeben?',
  },
  keepSeat: { action: 'Konto anlegen', hint: 'Du behältst deinen Platz.' },
  leaveHint: 'Dein Platz bleibt dir.',
  connected: 'Verbunden',
  notConnected: 'Nicht verbunden',
  onlooker: 'Du schaust bei diesem Spiel zu.',
  waitForYou: (count) => counted(count, { one: 'Tisch wartet auf dich', other: 'Tische warten auf dich' }),
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
