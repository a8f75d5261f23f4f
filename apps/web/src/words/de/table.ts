import { marked } from '../grammar/marked.ts'
import type * as en from '../en/table.ts'
import { either, figure, listed, counted } from './phrases.ts'

const ORDINALS = ['erstes', 'zweites', 'drittes', 'viertes', 'fünftes']

export const table: typeof en.table = {
  season: (season) => `Saison ${figure(season)} von 4`,
  leave: 'Tisch verlassen',
  leaveHint: 'Das Spiel ist gespeichert.',
  leaveUnsaved: 'Das Spiel ist nicht gespeichert: Wenn du diese Seite schließt, ist es weg.',
  menu: 'Tischmenü',
  rules: 'Regeln',
  log: 'Verlauf',
  market: 'Markt',
  hand: 'Deine Hand',
  hands: 'Handkarten',
  players: 'Am Tisch',
  paintings: (count) => counted(count, { one: 'Bild gespielt', other: 'Bilder gespielt' }),
  cards: (count) => counted(count, { one: 'Karte', other: 'Karten' }),
  collection: (name) => `${name}: Sammlung dieser Saison`,
  doing: {
    auctioneer: 'versteigert',
    leads: 'Höchstgebot',
    inTurn: {
      awaiting_card_play: 'am Zug',
      double_offer: 'darf dazulegen',
      mystery: 'darf aufdecken',
      finished: '',
    },
    passed: 'gepasst',
    passedAt: (amount) => `bei ${figure(amount)} gepasst`,
    sealed: 'hat geboten',
    thinking: 'überlegt …',
    yourTurn: 'du bist dran',
  },
  doingShort: {
    auctioneer: 'verkauft',
    leads: 'führt',
    inTurn: {
      awaiting_card_play: 'am Zug',
      double_offer: 'dazu?',
      mystery: 'deckt auf',
      finished: '',
    },
    passed: 'gepasst',
    passedAt: () => 'gepasst',
    sealed: 'geboten',
    thinking: 'überlegt',
    yourTurn: 'am Zug',
  },
  yourMoney: 'Dein Geld',
  moneyOf: (name) => `Geld (${name})`,
  atLeastRemembered: 'aus den offenen Zahlungen errechnet',
  hideHand: 'Hand verdecken',
  showHand: 'Hand zeigen',
  handCovered: 'Deine Hand ist verdeckt.',
  handsCovered: 'Alle schauen zu: Die Handkarten sind verdeckt.',
  lookingOn: 'Du schaust zu: Die Bots lassen sich nicht in die Karten schauen.',
  watching: {
    title: 'Nur Bots: Du schaust zu',
    pause: 'Anhalten',
    goOn: 'Weiter',
    step: 'Ein Zug',
    stepHint: 'Zug für Zug',
    showHands: 'Hände zeigen',
    hideHands: 'Hände verdecken',
    handOf: (name: string): string => `Hand von ${name}`,
  },
  skipShow: 'Überspringen',
  space: 'Leertaste',
  forecastOf: (title) => marked`Wenn _${title}_ gespielt wird`,
  forecast: (artist, { worth, place, ends }) =>
    `Wird es gespielt, liegt ${artist} auf Platz ${figure(place)}, und jedes Bild ist ${figure(worth)} wert${ends === null ? '' : '; die Saison endet, und es bleibt unverkauft'}`,
  endsSeason: {
    fifth_painting: 'Es wäre das fünfte: Die Saison endet, und das Bild wird nicht verkauft.',
    hands_empty: 'Es ist die letzte Handkarte am Tisch: Die Saison endet, und das Bild wird nicht verkauft.',
  },
  note: {
    oneMore: (artists) =>
      marked`Noch ein Bild von ${either(artists.map((artist) => marked`*${artist}*`))}, und die Saison ist zu Ende.`,
    ties: 'Bei Gleichstand liegt vorn, wer weiter links steht.',
    firstSeason: 'Am Saisonende sind Bilder der ersten drei Künstler 30, 20 und 10 wert.',
    nothing: 'Frühere Plättchen zählen nur, wenn der Künstler wieder unter den ersten drei ist.',
    unseen: 'Karten, die du noch nicht gesehen hast.',
  },
  count: (count) => `${figure(count)} von 5 Bildern`,
  columnSummary: (artist, count, worth) =>
    `${artist}: ${counted(count, { one: 'Bild', other: 'Bilder' })} gespielt, jedes Bild wäre jetzt ${figure(worth)} wert`,
  openPainting: (title) => `${title} aus der Nähe ansehen`,
  byArtist: (artist, year) => `${artist}, ${year}`,
  nthThisSeason: (count) => `${ORDINALS[count - 1] ?? `${figure(count)}.`} Bild der Saison`,
  worth: (artist, paintings, least, most, now) =>
    `Stand jetzt ${paintings > 1 ? 'zusammen ' : ''}${figure(now)} wert; ${figure(least)} bis ${figure(most)}, wenn ${artist} am Saisonende unter den ersten drei ist, sonst 0.`,
  worthShort: (least, most, now) =>
    `Jetzt ${figure(now)} wert; unter den ersten drei ${figure(least)} bis ${figure(most)}, sonst 0`,
  pastTiles: (sum) =>
    `Frühere Plättchen bringen ${figure(sum)} dazu, wenn der Künstler in dieser Saison ein Plättchen erhält`,
  unseen: (count) => `${counted(count, { one: 'Karte, die', other: 'Karten, die' })} du noch nicht gesehen hast`,
  recap: 'Seit deinem letzten Zug',
  paused: 'Pause',
}

export const goal: typeof en.goal = {
  title: 'Spielziel',
  points: [
    'Nach vier Saisons gewinnt das reichste Museum.',
    'Eine Saison endet sofort mit dem fünften Bild (◇) eines Künstlers; dieses Bild wird nicht verkauft.',
    'Kaufe Bilder: Am Saisonende zahlt die Bank für jedes Bild der drei meistgespielten Künstler (30, 20 und 10, mit jeder Saison mehr), für alle anderen nichts.',
    'Verkaufe Bilder: Du bekommst, was für deine Bilder bezahlt wird.',
  ],
}

export const banner: typeof en.banner = {
  playCard: 'Was versteigerst du?',
  addSecond: 'Zweites Bild dazulegen oder verzichten?',
  cannotAdd: 'Du hast kein passendes Bild',
  openBid: (min) => `Dein Gebot? Ab ${figure(min)}`,
  openBidFirst: 'Machst du das erste Gebot?',
  lastWord: (min) => `Letzte Chance: ab ${figure(min)}`,
  cannotRaise: 'Mehr kannst du nicht bieten',
  highestBid: (amount) => `Du hast das höchste Gebot: ${figure(amount)}`,
  passedOn: (amount) => `Du hast bei ${figure(amount)} gepasst`,
  oneOffer: (min) => `Dein einziges Gebot: ab ${figure(min)} oder passen`,
  sealBid: 'Dein verdecktes Gebot?',
  sealOwn: 'Selbst mitbieten oder nicht?',
  sealedWaiting: 'Gebot abgegeben. Warten auf die anderen',
  setPrice: 'Nenne deinen Preis',
  buy: (price) => `Für ${figure(price)} kaufen oder passen?`,
  cannotBuy: (price) => `${figure(price)} ist mehr, als du hast`,
  mystery: 'Eine Karte der Geisterhand aufdecken?',
  waitingFor: (names) => `Warten auf ${listed(names)}`,
  playing: (name) => `${name} wählt ein Bild`,
  adding: (name) => `${name} darf ein zweites Bild dazulegen`,
  pricing: (name) => `${name} nennt einen Preis`,
  offering: (name) => `${name} bietet oder passt`,
  buying: (name) => `${name} kauft oder passt`,
  flipping: (name) => `${name} darf eine Karte aufdecken`,
  bidding: 'Freie Auktion: Alle dürfen bieten',
  finished: 'Das Spiel ist zu Ende',
  titleYourTurn: (asked) => `● ${asked}`,
}

export const handover: typeof en.handover = {
  title: (name) => marked`Gib das Gerät an _${name}_ weiter`,
  about: 'Bis dahin bleibt alles verdeckt.',
  ready: (name) => `Ich bin ${name}`,
  since: 'Seit deinem letzten Zug',
}
