import type { Words } from '../words.ts'
import { figure, listed } from './phrases.ts'

export const menu: Words['menu'] = {
  tagline: 'Fünf Künstler. Fünf Auktionsarten. Das reichste Museum gewinnt.',
  play: 'Jetzt spielen',
  playHint: 'Du gegen drei Bots. Ohne Konto, ohne Warten.',
  continueGame: 'Weiterspielen',
  continueHint: (season, players) => `Saison ${figure(season)}: ${players}`,
  learn: 'Spielen lernen',
  learnHint: 'Neu hier? Lern es beim Spielen: neun kurze Lektionen.',
  setUp: 'Spiel einrichten',
  gallery: 'Galerie',
  rules: 'Regeln',
  settings: 'Einstellungen',
  saved: 'Spielstände',
  legal:
    'Das Spiel stammt von Reiner Knizia. Diese Fassung ist für den privaten Gebrauch und zum Lernen gedacht und steht in keiner Verbindung zu ihm oder seinen Verlagen. Die Gemälde wurden für diese Fassung erfunden; sie sind keine Werke der Künstlerinnen und Künstler, deren Namen das Spiel verwendet.',
  wall: 'Gemälde an der Wand',
}

export const gallery: Words['gallery'] = {
  title: 'Die Galerie',
  about: 'Einundsiebzig Werke: alle Gemälde beider Kartensätze.',
  all: 'Alle',
  filter: 'Werke zeigen von',
  portraits: 'Die Köpfe der Museen',
}

export const rules: Words['rules'] = {
  title: 'Die Regeln',
  about: 'Jede Regel mit ihrer Nummer.',
  inShort: 'Kurz gefasst',
  inShortText: [
    'Du leitest ein Museum. In jeder der vier Saisons bieten alle reihum ein Gemälde aus ihrer Hand zur Auktion an. Wer am meisten bietet, hängt es auf; das Geld bekommt, wer es versteigert hat.',
    'Eine Saison endet sofort, wenn das fünfte Gemälde eines Künstlers gespielt wird. Die drei Künstler mit den meisten gespielten Gemälden erhalten 30, 20 und 10.',
    'Dann kauft die Bank alle ersteigerten Gemälde der Saison: Für die drei Künstler zahlt sie je Bild die Summe all ihrer bisherigen Plättchen, für die übrigen nichts.',
    'Nach vier Saisons gewinnt das reichste Museum.',
  ],
  auctions: 'Die fünf Auktionsarten',
  all: 'Alle Regeln',
}

export const saves: Words['saves'] = {
  title: 'Spielstände',
  none: 'Noch keine Spiele.',
  season: (season) => `Saison ${figure(season)} von 4`,
  finished: 'beendet',
  open: 'Öffnen',
  remove: 'Löschen',
  reallyRemove: 'Endgültig löschen?',
  reallyRemoveLabel: (players) => `Spiel endgültig löschen? (${players})`,
  removeLabel: (players) => `Spiel löschen (${players})`,
  import: 'Spieldatei öffnen',
  whoPlays: 'Wer spielt weiter?',
  goOn: 'Dieses Spiel fortsetzen',
  importHint: 'Ein Spiel, das als Datei (.json) gespeichert wurde, hier oder auf einem anderen Gerät.',
  with: (players) => listed(players),
}
