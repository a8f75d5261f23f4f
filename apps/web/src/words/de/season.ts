import { marked } from '../grammar/marked.ts'
import type * as en from '../en/season.ts'
import { dative, figure, listed, seasonName, subject, unsold, verb } from './phrases.ts'

export const season: typeof en.season = {
  title: (number) => marked`${seasonName(number)} _ist vorbei_`,
  fifth: (who, artist, cards) =>
    marked`${subject(who)} ${verb(who, 'hast', 'hat')} das fünfte Bild von ${artist} gespielt. ${unsold(cards)}`,
  handsEmpty: (who, cards) =>
    marked`${subject(who)} ${verb(who, 'hast', 'hat')} die letzte Handkarte am Tisch gespielt. ${unsold(cards)}`,
  tie: (ahead, behind) =>
    `Gleichstand zwischen ${listed([ahead, ...behind])}: Wer im Markt weiter links steht, liegt vorn.`,
  worthEach: (worth) => marked`je\u00a0Bild *${figure(worth)}*`,
  worthNothing: (soFar) =>
    soFar > 0 ? `bisher ${figure(soFar)}, in dieser Saison aber nichts wert` : 'in dieser Saison nichts wert',
  accounts: 'Abrechnung',
  allLots: 'Alle Auktionen',
  museum: 'Museum',
  paid: 'Gekauft für',
  fromBank: 'Von der Bank',
  sales: 'Auktionserlös',
  profit: 'Bilanz',
  money: 'Geld',
  lots: 'Alle Auktionen zeigen',
  hideLots: 'Auktionen ausblenden',
  soldBy: (who) => marked`Von ${dative(who)} versteigert`,
  bids: 'Gebote',
  noBids: 'Keine Gebote',
  next: (number) => `Weiter mit ${seasonName(number)}`,
  toTheEnd: 'Zur Siegerehrung',
  readNext: (number) => `${seasonName(number)} ansehen`,
  secret: 'geheim',
  unsold: 'nicht verkauft',
  back: 'Zurück zum Tisch',
}

export const over: typeof en.over = {
  title: (names) =>
    names.length === 1 ? marked`${names[0] ?? ''} _hat gewonnen_` : marked`_Geteilter Sieg:_ ${listed(names)}`,
  youWin: marked`Du _hast gewonnen_`,
  money: 'Endstand',
  curve: 'Das ganze Spiel',
  curveAbout: (seats) => `Wie viel Geld alle nach jeder Auktion und jeder Saison hatten: ${seats}.`,
  again: 'Noch ein Spiel',
  change: 'Tisch neu besetzen',
  menu: 'Hauptmenü',
  seasons: 'Saisons ansehen',
  export: 'Als Datei sichern',
  exportHint: 'Die Datei verrät, wer welche Karten hatte.',
  bestBuys: (winners) =>
    winners.length > 1
      ? 'Die besten Käufe der Siegermuseen'
      : winners.some(({ you }) => you)
        ? 'Deine besten Käufe'
        : `Die besten Käufe von ${winners[0]?.name ?? ''}`,
  paidAndBrought: (paid, redeemed) => marked`${figure(paid)} bezahlt, *${figure(redeemed)}* eingebracht`,
  season: (number) => `Saison ${figure(number)}`,
  bestBuy: 'Der beste Kauf',
  worstBuy: 'Der schlechteste Kauf',
  highestPrice: 'Der höchste Preis',
  bought: (who, paid, redeemed, number) =>
    marked`${seasonName(number)}: ${subject(who)} ${verb(who, 'hast', 'hat')} ${figure(paid)} bezahlt und dafür ${figure(redeemed)} bekommen.`,
  place: ['1.', '2.', '3.', '4.', '5.'],
}
