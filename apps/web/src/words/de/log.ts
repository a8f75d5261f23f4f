import type * as en from '../en/log.ts'
import { auctions } from './auctions.ts'
import { accusative, figure, listed, seasonName, subject, subjectInside, subjects, verb, verbOf } from './phrases.ts'

export const log: typeof en.log = {
  kinds: {
    open: 'frei',
    one_offer: 'einmal reihum',
    hidden: 'verdeckt',
    fixed_price: 'Festpreis',
    double: 'Doppelkarte',
  },
  lotRuns: (lot, seller) => `${lot}: ${subjectInside(seller)} ${verb(seller, 'versteigerst', 'versteigert')}`,
  lotSold: (lot, buyer, price, shares) => {
    const sellers = shares.map(({ to, amount }) => {
      const seller = to === null ? 'die Bank' : accusative(to)
      return shares.length > 1 ? `${seller} ${figure(amount)}` : seller
    })
    return `${lot}: ${subjectInside(buyer)} ${figure(price)}${sellers.length === 0 ? '' : ` → ${listed(sellers)}`}`
  },
  lotFree: (lot, owner) => `${lot}: kostenlos an ${accusative(owner)}`,
  started: (who) => `Das Spiel beginnt. ${subject(who)} ${verb(who, 'fängst', 'fängt')} an.`,
  season: (season) => seasonName(season),
  played: (who, title, artist) => `${subject(who)} ${verb(who, 'spielst', 'spielt')} _${title}_ von ${artist}`,
  second: (who, title) => `${subject(who)} ${verb(who, 'legst', 'legt')} _${title}_ dazu`,
  declined: (who) => `${subject(who)} ${verb(who, 'verzichtest', 'verzichtet')}`,
  auctioneerChanged: (who) => `Jetzt ${verb(who, 'versteigerst', 'versteigert')} ${subjectInside(who)}`,
  skippedDouble: (whos) =>
    `${subjects(whos)} ${verbOf(whos, { you: 'wirst', one: 'wird', youAndOthers: 'werdet', others: 'werden' })} übersprungen`,
  skippedEmpty: (whos) =>
    `${subjects(whos)} ${verbOf(whos, { you: 'hast', one: 'hat', youAndOthers: 'habt', others: 'haben' })} keine Karten mehr`,
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
      : `Verkauft an ${accusative(who)} für *${figure(price)}*; ${shares.length > 1 ? 'davon' : 'das Geld geht'} ${listed(
          shares.map(
            ({ to, amount }) =>
              `${shares.length > 1 ? `${figure(amount)} ` : ''}an ${to === null ? 'die Bank' : accusative(to)}`,
          ),
        )}`,
  tied: (names, winner) =>
    `Gleichstand (${listed(names)}): Nach der Sitzordnung ${verb(winner, 'hast', 'hat')} ${subjectInside(winner)} Vorrang`,
  free: (who) => `${subject(who)} ${verb(who, 'bekommst', 'bekommt')} es kostenlos`,
  flipped: (who, title, artist) => `${subject(who)} ${verb(who, 'deckst', 'deckt')} _${title}_ von ${artist} auf`,
  leftMystery: (who) => `${subject(who)} ${verb(who, 'deckst', 'deckt')} keine Karte der Geisterhand auf`,
  ended: (reason) =>
    reason === 'fifth_painting' ? 'Das fünfte Bild beendet die Saison' : 'Die letzte Karte beendet die Saison',
  tile: (artist, tile, value) => `*${artist}* erhält ${figure(tile)}: Jedes Bild ist ${figure(value)} wert`,
  redeemed: (who, total) => `${subject(who)} ${verb(who, 'erhältst', 'erhält')} ${figure(total)} von der Bank`,
  over: (whos) =>
    `${subjects(whos)} ${verbOf(whos, { you: 'hast', one: 'hat', youAndOthers: 'habt', others: 'haben' })} gewonnen`,
  timedOut: (who) => `${subject(who)} ${verb(who, 'hast', 'hat')} die Zeit überschritten`,
}
