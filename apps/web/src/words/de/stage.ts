import { marked } from '../grammar/marked.ts'
import type * as en from '../en/stage.ts'
import {
  accusative,
  counted,
  dative,
  figure,
  listed,
  seasonName,
  subject,
  subjectInside,
  unsold,
  verb,
} from './phrases.ts'

export const stage: typeof en.stage = {
  opens: 'Noch kein Gebot',
  noPrice: 'Noch kein Preis',
  priceHint: 'Kauft niemand zu deinem Preis, musst du selbst kaufen.',
  both: 'Beide werden zusammen verkauft.',
  addOwn: (shared) =>
    `Wenn du verzichtest, darf jemand anders ein Bild dazulegen und bekommt ${shared ? 'die Hälfte des Geldes' : 'das ganze Geld'}. Legt niemand eins dazu, bekommst du das Bild kostenlos.`,
  addToOthers: (shared) =>
    `Wer ein Bild dazulegt, versteigert beide und bekommt ${shared ? 'die Hälfte des Geldes' : 'das Geld'}.`,
  onEasel: 'Unter dem Hammer',
  preview: 'Vorschau: wenn du diese Karte spielst',
  empty: (name) => marked`*${name}* wählt das nächste Bild.`,
  emptyYou: 'Du versteigerst und bekommst das Geld.',
  emptySpectator: 'Die Staffelei ist leer.',
  bidTrack: 'Bisherige Gebote',
  turns: 'Reihenfolge',
  last: 'letztes Wort',
  offeredPass: 'gepasst',
  asked: 'am Zug',
  envelopes: 'Verdeckte Gebote',
  envelopeEmpty: (who) => marked`${subject(who)} ${verb(who, 'hast', 'hat')} noch kein Gebot abgegeben`,
  envelopeFull: (who) => marked`${subject(who)} ${verb(who, 'hast', 'hat')} ein Gebot abgegeben`,
  envelopeOpen: (who, amount) => marked`${subject(who)} ${verb(who, 'hast', 'hat')} ${figure(amount)} geboten`,
  tieToAuctioneer: (names) => `Gleichstand (${listed(names)}): Wer versteigert, hat Vorrang.`,
  tie: (names, winner, auctioneer) =>
    marked`Gleichstand (${listed(names)}): Von ${dative(auctioneer)} aus im Uhrzeigersinn ${verb(winner, 'kommst', 'kommt')} ${subjectInside(winner)} zuerst.`,
  wins: (who, amount) =>
    marked`${subject(who)} ${verb(who, 'bekommst', 'bekommt')} den Zuschlag für ${figure(amount)}.`,
  nobodyBid: (who) => marked`Niemand hat geboten: ${subject(who)} ${verb(who, 'bekommst', 'bekommt')} es kostenlos.`,
  tag: (price) => `verlangt ${figure(price)}`,
  secondMissing: 'Ein zweites Bild?',
  add: 'Dazu?',
  calls: ['', 'zum Ersten …', 'zum Zweiten …', 'zum Dritten!'],
  sold: (who, price) => marked`Verkauft an ${accusative(who)} für *${figure(price)}*`,
  free: (who) => marked`${subject(who)} ${verb(who, 'bekommst', 'bekommt')} es kostenlos`,
  seasonEnds: 'Die Saison endet',
  fifth: (who, artist, cards) =>
    marked`Das fünfte Bild von *${artist}*! ${subject(who)} ${verb(who, 'beendest', 'beendet')} die Saison. ${unsold(cards)}`,
  lastCard: (who, cards) =>
    marked`${subject(who)} ${verb(who, 'spielst', 'spielt')} die letzte Handkarte am Tisch. ${unsold(cards)}`,
  mystery: (who) => marked`${subject(who)} ${verb(who, 'deckst', 'deckt')} eine Karte der Geisterhand auf`,
  mysteryPile: (count) => `Geisterhand: ${counted(count, { one: 'Karte', other: 'Karten' })}`,
  dealt: (season) => `${seasonName(season)}: Es wird ausgeteilt`,
  payment: (from, to, amount) =>
    from === null
      ? `${figure(amount)} von der Bank`
      : marked`${subject(from)} ${verb(from, 'zahlst', 'zahlt')} ${to === null ? 'der Bank' : dative(to)} *${figure(amount)}*`,
  outLoud: 'Laut bieten',
  outLoudHint: 'Alle bieten an diesem einen Bildschirm. Handkarten sind nicht zu sehen.',
  lookAtHand: 'Meine Hand ansehen',
  lookAtHandOf: (name) => `${name}: Meine Hand ansehen`,
  backToTable: 'Zurück zum Tisch',
}
