import type { Words } from '../words.ts'
import { auctions } from './auctions.ts'
import { accusative, figure, listed, seasonName, subject, subjectInside, subjects, verb, verbOf } from './phrases.ts'

export const log: Words['log'] = {
  started: (who) => `Das Spiel beginnt. ${subject(who)} ${verb(who, 'fängst', 'fängt')} an.`,
  season: (season) => seasonName(season),
  played: (who, title, artist) => `${subject(who)} ${verb(who, 'bietest', 'bietet')} _${title}_ von ${artist} an`,
  second: (who, title) => `${subject(who)} ${verb(who, 'legst', 'legt')} _${title}_ dazu`,
  declined: (who) => `${subject(who)} ${verb(who, 'verzichtest', 'verzichtet')}`,
  auctioneerChanged: (who) => `Jetzt ${verb(who, 'versteigerst', 'versteigert')} ${subjectInside(who)}`,
  skippedDouble: (whos) =>
    `${subjects(whos)} ${verbOf(whos, { you: 'setzt', one: 'setzt', youAndOthers: 'setzt', others: 'setzen' })} wegen der Doppelkarte aus`,
  skippedEmpty: (whos) => `${subjects(whos)}: keine Karten mehr`,
  auction: (type) => auctions[type],
  bid: (who, amount) => `${subject(who)} ${verb(who, 'bietest', 'bietet')} ${figure(amount)}`,
  // „Du passt“ and „Pia passt“ are the same.
  passed: (who) => `${subject(who)} passt`,
  hammer: 'Der Hammer fällt',
  called: ['', 'Zum Ersten', 'Zum Zweiten'],
  sealed: (who) => `${subject(who)} ${verb(who, 'gibst', 'gibt')} ein verdecktes Gebot ab`,
  revealed: (bids) => `Die Gebote: ${listed(bids.map(({ name, amount }) => `${name} ${figure(amount)}`))}`,
  price: (who, price) => `${subject(who)} ${verb(who, 'verlangst', 'verlangt')} ${figure(price)}`,
  sold: (who, price, shares) =>
    shares.length === 0
      ? `Verkauft an ${accusative(who)} für *${figure(price)}*`
      : `Verkauft an ${accusative(who)} für *${figure(price)}*, bezahlt ${listed(
          shares.map(
            ({ to, amount }) =>
              `${shares.length > 1 ? `${figure(amount)} ` : ''}an ${to === null ? 'die Bank' : accusative(to)}`,
          ),
        )}`,
  tied: (names, winner) =>
    `Gleichstand (${listed(names)}): ${subject(winner)} ${verb(winner, 'kommst', 'kommt')} zuerst, vom Auktionspult aus im Uhrzeigersinn`,
  free: (who) => `${subject(who)} ${verb(who, 'bekommst', 'bekommt')} es kostenlos`,
  flipped: (who, title, artist) => `${subject(who)} ${verb(who, 'deckst', 'deckt')} _${title}_ von ${artist} auf`,
  // „Du lässt“ and „Pia lässt“ are the same.
  leftMystery: (who) => `${subject(who)} lässt die Geisterhand ruhen`,
  ended: (reason) =>
    reason === 'fifth_painting' ? 'Das fünfte Bild beendet die Saison' : 'Die letzte Karte beendet die Saison',
  tile: (artist, tile, value) => `*${artist}* erhält ${figure(tile)}: Ein Bild bringt ${figure(value)}`,
  redeemed: (who, total) => `${subject(who)} ${verb(who, 'erhältst', 'erhält')} ${figure(total)} von der Bank`,
  over: (whos) =>
    `${subjects(whos)} ${verbOf(whos, { you: 'hast', one: 'hat', youAndOthers: 'habt', others: 'haben' })} gewonnen`,
  timedOut: (who) => `${subject(who)} ${verb(who, 'hast', 'hat')} die Zeit überschritten`,
}
