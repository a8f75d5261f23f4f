import type { Words } from '../words.ts'
import { figure, listed, seasonName, subject, unsold, verb } from './phrases.ts'

export const season: Words['season'] = {
  title: (number) => `${seasonName(number)} _endet_`,
  fifth: (who, artist, cards) =>
    `${subject(who)} ${verb(who, 'hast', 'hat')} das fünfte Bild von ${artist} gespielt. ${unsold(cards)}`,
  handsEmpty: (who, cards) =>
    `${subject(who)} ${verb(who, 'hast', 'hat')} das letzte Bild aus allen Händen gespielt. ${unsold(cards)}`,
  tie: (ahead, behind) =>
    `Gleichstand von ${listed([ahead, ...behind])}: Wer auf dem Spielplan weiter links steht, liegt vorn.`,
  eachPays: (worth) => `je Bild *${figure(worth)}*`,
  paysNothing: (soFar) =>
    soFar > 0 ? `bisher ${figure(soFar)}, bringt in dieser Saison aber nichts` : 'bringt in dieser Saison nichts',
  accounts: 'Abrechnung',
  allLots: 'Alle Auktionen',
  museum: 'Museum',
  paid: 'Gekauft für',
  redeemed: 'Von der Bank',
  sales: 'Auktionserlös',
  profit: 'Bilanz',
  money: 'Geld',
  lots: 'Alle Auktionen ansehen',
  hideLots: 'Auktionen ausblenden',
  lot: 'Bild',
  seller: 'Verkauf',
  buyer: 'Kauf',
  price: 'Preis',
  free: 'gratis',
  next: (number) => seasonName(number),
  toTheEnd: 'Zum Siegerpodest',
  readNext: (number) => `${seasonName(number)} ansehen`,
  secret: 'geheim',
  unsold: 'nicht verkauft',
  back: 'Zurück zum Tisch',
}

export const over: Words['over'] = {
  title: (names) => (names.length === 1 ? `${names[0] ?? ''} _gewinnt_` : `_Geteilter Sieg:_ ${listed(names)}`),
  youWin: 'Du _gewinnst_',
  money: 'Endstand',
  curve: 'Das ganze Spiel',
  curveAbout: (seats) => `Das Geld aller nach jeder Auktion und jeder Saison: ${seats}.`,
  again: 'Noch ein Spiel',
  change: 'Tisch ändern',
  menu: 'Zum Menü',
  seasons: 'Saisons ansehen',
  export: 'Als Datei sichern',
  exportHint: 'Die Datei verrät die Karten aller.',
  bestBuy: 'Der beste Kauf',
  worstBuy: 'Der teuerste Fehler',
  dearest: 'Der höchste Preis',
  bought: (who, paid, redeemed, number) =>
    `${subject(who)} ${verb(who, 'hast', 'hat')} in ${seasonName(number)} ${figure(paid)} bezahlt; der Kauf brachte ${figure(redeemed)} ein.`,
  place: ['1.', '2.', '3.', '4.', '5.'],
}
