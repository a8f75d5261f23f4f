import { marked } from '../grammar/marked.ts'
import type * as en from '../en/controls.ts'
import { figure, percent } from './phrases.ts'

/** The buttons are infinitives: „Ein guter Zug wäre: 12 bieten“ has to read well too. */
export const controls: typeof en.controls = {
  title: 'Dein Zug',
  pass: 'Passen',
  standIn: 'Ein Bot spielt für dich.',
  takeBack: 'Wieder selbst spielen',
  out: 'Aussteigen',
  outHint: 'Aus dieser Auktion aussteigen, egal, was noch geboten wird',
  passHint: 'Nicht zu diesem Preis; beim nächsten Gebot wirst du wieder gefragt',
  bid: (amount) => (amount === null ? 'Bieten' : `${figure(amount)} bieten`),
  amount: 'Betrag',
  raise: (by) => `+${figure(by)}`,
  raiseLabel: (by) => `Betrag um ${figure(by)} erhöhen`,
  lower: 'Betrag um 1 senken',
  higher: 'Betrag um 1 erhöhen',
  sealedBid: (amount) => (amount === null ? 'Bieten' : amount === 0 ? 'Nicht bieten' : `${figure(amount)} bieten`),
  noBid: 'Nicht bieten',
  ask: (price) => (price === null ? 'Preis nennen' : `${figure(price)} verlangen`),
  buy: (price) => `Für ${figure(price)} kaufen`,
  play: (title) => marked`_${title}_ versteigern`,
  endSeason: {
    fifth_painting: 'Fünftes spielen: Saisonende',
    hands_empty: 'Letztes spielen: Saisonende',
  },
  chooseCard: 'Wähle ein Bild aus deiner Hand.',
  add: (title) => marked`_${title}_ dazulegen`,
  decline: 'Verzichten',
  flip: 'Aufdecken',
  leave: 'Liegen lassen',
  outStands: 'Du bist ausgestiegen.',
  makeIt: (amount) => `Auf ${figure(amount)} ändern`,
  withdraw: 'Zurücknehmen',
  why: {
    noMoney: (min, money) => `Du bräuchtest mindestens ${figure(min)}, hast aber nur ${figure(money)}.`,
    tooLow: (min) => `Mindestens ${figure(min)}.`,
    tooHigh: (max) => `Du hast nur ${figure(max)}.`,
    noAmount: 'Gib einen Betrag ein.',
    doesNotFit: 'Dazulegen kannst du nur ein Bild desselben Künstlers, das keine Doppelkarte ist.',
    highestBid: 'Du hast das höchste Gebot.',
    passedAt: (amount) => `Du hast bei ${figure(amount)} gepasst; beim nächsten Gebot wirst du wieder gefragt.`,
    passedBefore: 'Du hast gepasst; beim ersten Gebot wirst du wieder gefragt.',
    sealed: (amount) => (amount === 0 ? 'Du bietest nicht mit.' : `Du hast ${figure(amount)} geboten.`),
    before: (count) => (count === 1 ? 'Du bist als Nächstes dran.' : `Vor dir sind noch ${figure(count)} dran.`),
    done: 'Du warst schon dran.',
    auctioneerNamed: (price) => `Du verlangst ${figure(price)}. Will es niemand, musst du selbst kaufen.`,
  },
}

export const confirm: typeof en.confirm = {
  title: 'Bist du sicher?',
  mostOfMoney: (amount, money) => `${figure(amount)} sind ${percent(amount / money)} deines Geldes.`,
  overAnyValue: (amount, most) =>
    `${figure(amount)} ist mehr, als dieser Kauf je einbringen kann: höchstens ${figure(most)}.`,
  yes: (what) => `Ja: ${what}`,
  no: 'Lieber nicht',
}

export const refusals: typeof en.refusals = {
  game_over: 'Das Spiel ist zu Ende.',
  no_such_seat: 'Diesen Platz gibt es nicht.',
  wrong_phase: 'Das geht gerade nicht.',
  not_your_turn: 'Du bist nicht am Zug.',
  already_passed: 'Bei diesem Gebot hast du schon gepasst.',
  own_standing_bid: 'Das höchste Gebot ist schon deins.',
  already_submitted: 'Dein Gebot ist schon abgegeben.',
  card_not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
  card_does_not_fit: 'Diese Karte passt nicht zur Doppelkarte.',
  not_a_whole_number: 'Der Betrag muss eine ganze Zahl sein.',
  amount_too_low: 'So viel hat schon jemand geboten.',
  not_enough_money: 'So viel hast du nicht.',
  stale_decision: 'Zu spät: Es geht schon weiter.',
  outbid_in_the_same_moment: 'Im selben Moment hat jemand mehr geboten.',
  paused: 'Gerade ist Pause.',
  not_your_seat: 'Das ist nicht dein Platz.',
  no_order_now: 'Im Voraus kannst du gerade nichts festlegen.',
  season_over: 'Die Saison ist vorbei, und damit ihre Pläne.',
  would_end_season: 'Dieses Bild würde die Saison beenden und ließe sich nicht verkaufen.',
}

export const autoBid: typeof en.autoBid = {
  title: 'Geheimes Limit',
  open: 'Limit …',
  about: 'Bis zu diesem Betrag wird automatisch für dich geboten, nie mehr als nötig. Nur du kennst ihn.',
  thenOut: (amount) => `Bis ${amount === null ? '…' : figure(amount)}, dann aussteigen`,
  thenAsk: (amount) => `Bis ${amount === null ? '…' : figure(amount)}, dann fragen`,
  stands: (amount, above) =>
    above === 'pass'
      ? `Geheimes Limit ${figure(amount)}, dann steigst du aus`
      : `Geheimes Limit ${figure(amount)}, dann wirst du gefragt`,
  change: 'Ändern …',
  cancel: 'Aufheben',
}

export const hints: typeof en.hints = {
  title: 'Tipp',
  ask: 'Tipp',
  askHint: 'Was hier ein guter Zug wäre, und warum',
  thinking: 'Einen Moment …',
  would: 'Ein guter Zug wäre:',
  doIt: 'So machen',
  worth: (paintings) => (paintings > 1 ? 'Was beide wohl einbringen' : 'Was es wohl einbringt'),
  band: (low, mean, high) =>
    low === high ? `etwa ${figure(mean)}` : `etwa ${figure(mean)} (${figure(low)}–${figure(high)})`,
  tellsNothing: 'Der Tipp weiß nicht mehr als du: Er kennt weder fremde Handkarten noch verdeckte Gebote.',
}
