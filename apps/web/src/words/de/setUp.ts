import type { Words } from '../words.ts'

export const setUp: Words['setUp'] = {
  title: 'Ein neuer Tisch',
  seats: 'Wer spielt mit?',
  seat: (seat) => `Platz ${seat}`,
  person: 'Ein Mensch',
  kind: 'Wer hier sitzt',
  name: 'Name',
  addSeat: 'Platz hinzufügen',
  removeSeat: (name) => `${name} entfernen`,
  levels: 'Nach Stärke',
  characters: 'Charaktere',
  hotSeat:
    'Mehrere Menschen teilen sich dieses Gerät: Bei jeder Weitergabe sind die Handkarten verdeckt, und niemand spielt gegen die Uhr.',
  onlyBots: 'Nur Bots: Du schaust zu.',
  money: 'Geld',
  moneyKinds: {
    hidden: { name: 'Verdeckt', about: 'Wie in den Regeln: Du kennst nur dein eigenes.' },
    memory: { name: 'Merkhilfe', about: 'Verdeckt, aber der Bildschirm rechnet mit, was offen gezahlt wurde.' },
    open: { name: 'Offen', about: 'Das Geld aller liegt auf dem Tisch.' },
  },
  pace: 'Bedenkzeit',
  paces: {
    untimed: { name: 'In aller Ruhe', about: 'Keine Uhr: Eine freie Auktion endet, wenn niemand mehr überbietet.' },
    hammer: {
      name: 'Der Hammer',
      about: 'Freie Auktionen enden mit „zum Ersten, zum Zweiten, zum Dritten“.',
    },
    clock: { name: '45 Sekunden', about: 'Der Hammer, dazu 45 Sekunden für jede andere Entscheidung.' },
    bank: {
      name: 'Fünf Minuten',
      about: 'Der Hammer, dazu fünf Minuten für das ganze Spiel, plus 5 Sekunden je Entscheidung.',
    },
  },
  deck: 'Kartensatz',
  decks: {
    rulebook: { name: 'Regelheft', about: '15 von Daniel Melim, 15 von Rafael Silveira.' },
    classic: { name: 'Klassisch', about: '14 von Daniel Melim, 16 von Rafael Silveira.' },
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
  deal: 'Name der Kartenverteilung',
  dealHint: 'Derselbe Name teilt wieder dieselben Karten aus. Bleibt das Feld leer, wird neu gemischt.',
  more: 'Mehr Auswahl',
  start: 'Spiel beginnen',
  nameMissing: (seat) => `Platz ${seat} braucht einen Namen.`,
  nameTwice: (name) => `Zwei Plätze heißen ${name}.`,
  playerName: (seat) => `Spieler ${seat}`,
}
