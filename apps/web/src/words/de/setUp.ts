import type * as en from '../en/setUp.ts'
import { megabytes } from './phrases.ts'

export const setUp: typeof en.setUp = {
  title: 'Neues Spiel',
  seats: 'Wer spielt mit?',
  seat: (seat) => `Platz ${seat}`,
  human: 'Mensch',
  kind: 'Wer hier sitzt',
  name: 'Name',
  addSeat: 'Platz hinzufügen',
  removeSeat: (name) => `${name} entfernen`,
  levels: 'Nach Stärke',
  characters: 'Charaktere',
  beginner: (wins) =>
    `Gegen drei dieser Stärke gewinnt ein guter Neuling ${wins === 0 ? 'weniger als 1' : `etwa ${wins}`} von 100 Spielen.`,
  weights: {
    coming: (bytes) => `Wird einmalig heruntergeladen (${megabytes(bytes)}) …`,
    kept: 'Heruntergeladen: spielt auch offline mit.',
    here: 'Heruntergeladen.',
  },
  hotSeat:
    'Ihr spielt zu mehreren an diesem Gerät: Beim Weitergeben sind alle Handkarten verdeckt, und es läuft keine Uhr.',
  onlyBots: 'Nur Bots: Du schaust zu.',
  money: 'Geld',
  moneyKinds: {
    hidden: { name: 'Verdeckt', about: 'Wie in den Regeln: Du kennst nur dein eigenes.' },
    memory: { name: 'Merkhilfe', about: 'Verdeckt, aber die offenen Zahlungen werden für dich mitgerechnet.' },
    open: { name: 'Offen', about: 'Das Geld aller liegt auf dem Tisch.' },
  },
  pace: 'Bedenkzeit',
  paces: {
    untimed: { name: 'In aller Ruhe', about: 'Keine Uhr: Eine freie Auktion endet, wenn niemand mehr überbietet.' },
    hammer: {
      name: 'Der Hammer',
      about: 'Freie Auktionen enden mit „zum Ersten, zum Zweiten, zum Dritten“.',
    },
    clock: { name: '45 Sekunden', about: 'Mit Hammer, dazu 45 Sekunden für jede andere Entscheidung.' },
    bank: {
      name: 'Fünf Minuten',
      about: 'Mit Hammer, dazu fünf Minuten für das ganze Spiel und 5 Sekunden mehr je Entscheidung.',
    },
  },
  deck: 'Kartensatz',
  decks: {
    rulebook: { name: 'Regelheft', about: '15 Bilder von Daniel Melim, 15 von Rafael Silveira.' },
    classic: { name: 'Klassisch', about: '14 Bilder von Daniel Melim, 16 von Rafael Silveira.' },
  },
  variants: 'Varianten',
  variantNames: {
    mysteryHand: {
      name: 'Geisterhand',
      about: 'Zu dritt: Eine vierte Hand liegt verdeckt aus; wer versteigert hat, darf eine Karte davon aufdecken.',
    },
    splitDouble: {
      name: 'Geteilte Doppelauktion',
      about: 'Wer eine fremde Doppelkarte ergänzt, teilt den Erlös.',
    },
  },
  deal: 'Code für die Karten',
  dealHint: 'Gleicher Code, gleiche Karten. Ohne Code wird neu gemischt.',
  more: 'Weitere Optionen',
  start: 'Spiel starten',
  nameMissing: (seat) => `Platz ${seat} braucht einen Namen.`,
  nameTwice: (name) => `Den Namen ${name} gibt es zweimal.`,
  playerName: (seat) => `Spieler ${seat}`,
}
