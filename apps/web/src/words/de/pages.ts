import { marked } from '../grammar/marked.ts'
import type * as en from '../en/pages.ts'
import { figure, listed, subjects } from './phrases.ts'

export const menu: typeof en.menu = {
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
    'Das Spiel stammt von Reiner Knizia. Diese Fassung ist für den privaten Gebrauch und zum Lernen gedacht und steht in keiner Verbindung zu ihm oder seinen Verlagen. Die Bilder wurden für diese Fassung erfunden; sie sind keine Werke der Künstlerinnen und Künstler, deren Namen das Spiel verwendet.',
  wall: 'Bilder an der Wand',
}

export const gallery: typeof en.gallery = {
  title: 'Die Galerie',
  about: 'Einundsiebzig Bilder: alle aus beiden Kartensätzen.',
  all: 'Alle',
  filter: 'Bilder zeigen von',
  portraits: 'Die Köpfe hinter den Museen',
}

export const rules: typeof en.rules = {
  title: 'Die Regeln',
  about: 'Alle Regeln mit ihren Nummern.',
  inShort: 'Kurz gefasst',
  inShortText: [
    'Du leitest ein Museum. Vier Saisons lang versteigern alle reihum Bilder aus ihrer Hand. Wer am meisten bietet, bekommt das Bild; das Geld bekommt, wer versteigert.',
    'Eine Saison endet sofort, wenn das fünfte Bild eines Künstlers gespielt wird. Die drei Künstler mit den meisten gespielten Bildern erhalten Plättchen: 30, 20 und 10.',
    'Dann kauft die Bank alle Bilder, die in dieser Saison ersteigert wurden. Für ein Bild dieser drei Künstler zahlt sie die Summe aller Plättchen, die der Künstler bisher bekommen hat, für die übrigen nichts.',
    'Nach vier Saisons gewinnt das reichste Museum.',
  ],
  auctions: 'Die fünf Auktionsarten',
  all: 'Alle Regeln',
}

export const saves: typeof en.saves = {
  title: 'Spielstände',
  none: 'Noch keine Spiele.',
  season: (season) => `Saison ${figure(season)} von 4`,
  won: (winners, amount) =>
    winners.length > 1
      ? marked`Geteilter Sieg mit ${figure(amount)}: ${subjects(winners)}`
      : marked`${subjects(winners)} ${winners[0]?.you === true ? 'hast' : 'hat'} mit ${figure(amount)} gewonnen`,
  finished: 'beendet',
  open: 'Öffnen',
  remove: 'Löschen',
  reallyRemove: 'Endgültig löschen?',
  reallyRemoveLabel: (players) => `Spiel endgültig löschen? (${players})`,
  removeLabel: (players) => `Spiel löschen (${players})`,
  import: 'Spieldatei öffnen',
  whoPlays: 'Wer spielt weiter?',
  goOn: 'Dieses Spiel fortsetzen',
  importHint: 'Ein Spiel, das hier oder auf einem anderen Gerät als Datei (.json) gesichert wurde.',
  with: (players) => listed(players),
}
