import type * as en from '../en/online.ts'
import { figure, listed } from './phrases.ts'

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

const stages: typeof en.online.stages = {
  waiting: 'noch nicht begonnen',
  playing: 'läuft',
  finished: 'zu Ende',
}

const faults: typeof en.online.faults = {
  bad_message: 'Der Server hat diese Seite nicht verstanden. Lade sie neu und versuch es noch einmal.',
  old_page: 'Es gibt eine neuere Version des Spiels. Lade die Seite neu: Es geht nichts verloren.',
  not_signed_in: 'Der Server kennt diesen Browser nicht mehr. Lade die Seite neu.',
  bad_ticket: 'Der Verbindungsaufbau hat zu lange gedauert. Versuch es noch einmal.',
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
  link_used: 'Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Hol dir am anderen Gerät einen neuen.',
  too_fast: 'Das war etwas zu schnell. Versuch es gleich noch einmal.',
  too_many: 'Du hast zu viele Tische offen. Verlass zuerst einen davon.',
  stopped: 'Der Tisch steht still, weil der Server ihn nicht speichern kann. Was du gesehen hast, ist nicht verloren.',
  failed: 'Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert: Versuch es noch einmal.',
}

const friends: typeof en.online.friends = {
  title: 'Mit anderen spielen',
  about: 'Öffne einen Tisch, verschick den Link, spiel los. Niemand braucht ein Konto.',
  as: (who) => `Du spielst als ${who}.`,
  rename: 'Namen ändern',
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
  waitsFor: (names) => `Wartet auf ${listed(names)}`,
  goOn: 'Weiterspielen',
  look: 'Ansehen',
  openLabel: (action, players) => `${action}: ${players}`,
}

export const online: typeof en.online = {
  name,
  paces,
  stages,
  faults,
  friends,
}
