import { marked } from '../grammar/marked.ts'
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
  lotRuns: (lot, seller) => marked`${lot}: ${subjectInside(seller)} ${verb(seller, 'versteigerst', 'versteigert')}`,
  lotSold: (lot, buyer, price, shares) => {
    const sellers = shares.map(({ to, amount }) => {
      const seller = to === null ? 'die Bank' : accusative(to)
      return shares.length > 1 ? marked`${seller} ${figure(amount)}` : seller
    })
    return marked`${lot}: ${subjectInside(buyer)} ${figure(price)}${sellers.length === 0 ? '' : marked` → ${listed(sellers)}`}`
  },
  lotFree: (lot, owner) => marked`${lot}: kostenlos an ${accusative(owner)}`,
  started: (who) => marked`Das Spiel beginnt. ${subject(who)} ${verb(who, 'fängst', 'fängt')} an.`,
  season: (season) => seasonName(season),
  played: (who, title, artist) => marked`${subject(who)} ${verb(who, 'spielst', 'spielt')} _${title}_ von ${artist}`,
  second: (who, title) => marked`${subject(who)} ${verb(who, 'legst', 'legt')} _${title}_ dazu`,
  declined: (who) => marked`${subject(who)} ${verb(who, 'verzichtest', 'verzichtet')}`,
  auctioneerChanged: (who) => marked`Jetzt ${verb(who, 'versteigerst', 'versteigert')} ${subjectInside(who)}`,
  skippedDouble: (whos) =>
    marked`${subjects(whos)} ${verbOf(whos, { you: 'wirst', one: 'wird', youAndOthers: 'werdet', others: 'werden' })} übersprungen`,
  skippedEmpty: (whos) =>
    marked`${subjects(whos)} ${verbOf(whos, { you: 'hast', one: 'hat', youAndOthers: 'habt', others: 'haben' })} keine Karten mehr`,
  auction: (type) => auctions[type],
  bid: (who, amount) => marked`${subject(who)} ${verb(who, 'bietest', 'bietet')} ${figure(amount)}`,
  // „Du passt“ and „Pia passt“ are the same.
  passed: (who) => marked`${subject(who)} passt`,
  hammer: 'Der Hammer fällt',
  called: ['', 'Zum Ersten', 'Zum Zweiten'],
  sealed: (who) => marked`${subject(who)} ${verb(who, 'gibst', 'gibt')} ein verdecktes Gebot ab`,
  revealed: (bids) => `Die Gebote: ${listed(bids.map(({ name, amount }) => `${name} ${figure(amount)}`))}`,
  price: (who, price) => marked`${subject(who)} ${verb(who, 'verlangst', 'verlangt')} ${figure(price)}`,
  sold: (who, price, shares) =>
    shares.length === 0
      ? marked`Verkauft an ${accusative(who)} für *${figure(price)}*`
      : marked`Verkauft an ${accusative(who)} für *${figure(price)}*; ${shares.length > 1 ? 'davon' : 'das Geld geht'} ${listed(
          shares.map(
            ({ to, amount }) =>
              marked`${shares.length > 1 ? `${figure(amount)} ` : ''}an ${to === null ? 'die Bank' : accusative(to)}`,
          ),
        )}`,
  tied: (names, winner) =>
    marked`Gleichstand (${listed(names)}): Nach der Sitzordnung ${verb(winner, 'hast', 'hat')} ${subjectInside(winner)} Vorrang`,
  free: (who) => marked`${subject(who)} ${verb(who, 'bekommst', 'bekommt')} es kostenlos`,
  flipped: (who, title, artist) => marked`${subject(who)} ${verb(who, 'deckst', 'deckt')} _${title}_ von ${artist} auf`,
  leftMystery: (who) => marked`${subject(who)} ${verb(who, 'deckst', 'deckt')} keine Karte der Geisterhand auf`,
  ended: (reason) =>
    reason === 'fifth_painting' ? 'Das fünfte Bild beendet die Saison' : 'Die letzte Karte beendet die Saison',
  tile: (artist, tile, value) => marked`*${artist}* erhält ${figure(tile)}: Jedes Bild ist ${figure(value)} wert`,
  fromBank: (who, total) => marked`${subject(who)} ${verb(who, 'erhältst', 'erhält')} ${figure(total)} von der Bank`,
  over: (whos) =>
    marked`${subjects(whos)} ${verbOf(whos, { you: 'hast', one: 'hat', youAndOthers: 'habt', others: 'haben' })} gewonnen`,
  timedOut: (who) => marked`${subject(who)} ${verb(who, 'hast', 'hat')} die Zeit überschritten`,
  left: (who) => marked`${subject(who)} ${verb(who, 'bist', 'ist')} nicht da`,
  vacationBegan: (who) => marked`${subject(who)} ${verb(who, 'bist', 'ist')} im Urlaub`,
  vacationEnded: (who) => marked`${subject(who)} ${verb(who, 'bist', 'ist')} aus dem Urlaub zurück`,
  came: (who) => marked`${subject(who)} ${verb(who, 'bist', 'ist')} da`,
  standIn: (who) => marked`Ein Bot spielt für ${accusative(who)}`,
  tookBack: (who) => marked`${subject(who)} ${verb(who, 'spielst', 'spielt')} wieder selbst`,
}
