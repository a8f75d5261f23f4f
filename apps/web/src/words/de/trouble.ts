import type * as en from '../en/trouble.ts'

export const trouble: typeof en.trouble = {
  noPage: 'Unter dieser Adresse gibt es keine Seite.',
  notFound:
    'Dieses Spiel ist nicht auf diesem Gerät. Vielleicht wurde es gelöscht oder auf einem anderen Gerät gespielt.',
  openElsewhere: 'Dieses Spiel ist in einem anderen Fenster geöffnet. Schließe es dort und versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  unreadable: (action, message) =>
    action === null
      ? `Dieses Spiel lässt sich nicht lesen (Meldung: ${message}).`
      : `Dieses Spiel lässt sich nicht lesen (Meldung zu Zug ${action}: ${message}).`,
  unknownBot: 'In diesem Spiel sitzt ein Bot am Tisch, den diese Version nicht kennt.',
  died: 'Am Tisch ist etwas schiefgegangen. Es ist nichts verloren: Das Spiel geht nach dem letzten Zug weiter.',
  diedUnsaved:
    'Am Tisch ist etwas schiefgegangen, und das Spiel konnte vorher nicht gespeichert werden: Es ist verloren.',
  revive: 'Spiel fortsetzen',
  notSaved: {
    full: 'Der Speicher dieses Geräts ist voll: Das Spiel geht weiter, ist aber nach einem Neuladen verloren. Lösche alte Spiele oder sichere es als Datei.',
    forbidden:
      'Der Browser lässt diese Seite nichts speichern: Das Spiel geht weiter, ist aber nach einem Neuladen verloren. Du kannst es als Datei sichern.',
  },
  absent: (name, standIn) => `${name} lässt sich gerade nicht herunterladen. Solange spielt ${standIn}.`,
  dismiss: 'In Ordnung',
  page: 'Auf dieser Seite ist etwas schiefgegangen.',
  reload: 'Seite neu laden',
  menu: 'Hauptmenü',
  fileUnread: 'Diese Datei lässt sich nicht lesen.',
  fileTooLarge: 'Diese Datei ist zu groß für ein gespeichertes Spiel.',
  badFile: (message) => `Diese Datei ist kein gespeichertes Spiel (Meldung: ${message}).`,
  rulesUnread: 'Die Regeln lassen sich gerade nicht laden. Versuch es noch einmal, sobald du online bist.',
  noSaves:
    'Gespeicherte Spiele lassen sich auf diesem Gerät nicht lesen: Der Browser erlaubt dieser Seite nicht, etwas zu speichern.',
}
