import { artistName } from '@modern-art/engine'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type * as en from '../en/reasons.ts'
import { accusative, counted, dative, figure, form, percent, subject, subjectInside, verb } from './phrases.ts'

const sum = (amount: number): string => (amount === 0 ? 'nichts' : figure(amount))

/** Never 0 or 100: what is told in percent is open. */
const chanceOf = (share: number): string => percent(Math.min(0.99, Math.max(0.01, share)))

const by = (artist: Parameters<typeof artistName>[0]): Marked => marked`*${artistName(artist)}*`

const bilder = (count: number): string => counted(count, { one: 'Bild', other: 'Bilder' })

/** Reasons for an action, told to the player who is asked. */
export const reasons: typeof en.reasons = {
  chance: ({ artist, chance, place, withCard }) => {
    const isLikely = chance >= 0.5
    const prospect = isLikely ? 'gute Chancen' : 'eher schlechte Chancen'
    const share = chanceOf(chance)
    if (withCard) {
      const then = place === null ? 'noch nicht unter den ersten drei' : `auf Platz ${figure(place)}`
      return marked`${by(artist)} läge mit dieser Karte ${then}${isLikely === (place !== null) ? ' und hat' : ', hat aber'} ${prospect}, am Ende unter den ersten drei zu sein (${share}).`
    }
    if (place === null) {
      return marked`${by(artist)} liegt jetzt nicht unter den ersten drei${isLikely ? ', hat aber' : ' und hat'} ${prospect}, noch dorthin zu kommen (${share}).`
    }
    return marked`${by(artist)} liegt jetzt auf Platz ${figure(place)}${isLikely ? ' und hat' : ', hat aber'} ${prospect}, am Ende unter den ersten drei zu sein (${share}).`
  },
  certain_place: ({ artist }) => marked`${by(artist)} ist am Ende sicher unter den ersten drei.`,
  no_place: ({ artist }) => marked`${by(artist)} kommt nicht mehr unter die ersten drei: Das Bild bringt nichts ein.`,
  earlier_tiles: ({ artist, tiles }) =>
    marked`Frühere Plättchen bringen ${figure(tiles)} dazu, wenn ${by(artist)} am Ende unter den ersten drei ist.`,
  no_floor: ({ artist, tiles }) =>
    marked`Frühere Plättchen (${figure(tiles)}) bringen nichts, wenn ${by(artist)} am Ende nicht unter den ersten drei ist.`,
  may_fail: ({ artist, chance }) =>
    marked`${by(artist)} könnte die ersten drei Plätze verpassen (${chanceOf(chance)}).`,
  supply: ({ artist, inHand, elsewhere }) =>
    marked`Du hast ${inHand === 0 ? 'kein weiteres Bild' : `noch ${bilder(inHand)}`} von ${by(artist)} auf der Hand, die anderen ${elsewhere === 0 ? 'kaum noch welche' : `etwa ${figure(elsewhere)}`}.`,
  round_may_end: ({ artist }) =>
    marked`Die Saison könnte bald enden: Von ${by(artist)} sind schon vier Bilder gespielt.`,
  price: ({ price, worth }) => {
    if (worth === 0) return `Es dürfte nichts einbringen und würde ${figure(price)} kosten.`
    if (price < worth) {
      return `Es dürfte ${figure(worth)} einbringen: Bei ${figure(price)} gewinnst du etwa ${figure(worth - price)}.`
    }
    if (price === worth) return `Mehr als ${figure(price)} dürfte es nicht einbringen: kein Gewinn.`
    return `${figure(price)} ist mehr als die ${figure(worth)}, die es einbringen dürfte.`
  },
  upside: ({ price, high }) => `${figure(price)} ist ein stolzer Preis, aber es könnte ${figure(high)} einbringen.`,
  downside: ({ price, low }) =>
    `Es könnte ${low === 0 ? 'nichts' : `nur ${figure(low)}`} einbringen und würde ${figure(price)} kosten.`,
  thin_profit: ({ price, gain, seller, brings }, who) =>
    marked`Bei ${figure(price)} gewinnst du nur etwa ${figure(gain)}, und ${subjectInside(who(seller))} ${verb(who(seller), 'bekommst', 'bekommt')} ${figure(brings)}.`,
  pays_seller: ({ seller, leads }, who) =>
    marked`${subject(who(seller))} ${leads ? 'liegt im Spiel vorn und bekäme' : 'bekäme'} dein Geld.`,
  money_left: ({ left }) => `Danach hättest du ${left === 0 ? 'nichts mehr' : `noch ${figure(left)}`}.`,
  cannot_pay: ({ money, price }) => `Du hast nur ${figure(money)}, und es würde ${figure(price)} kosten.`,
  goes_to: ({ seat, price, gain }, who) =>
    marked`Bleibt es dabei, ${verb(who(seat), 'bekommst', 'bekommt')} ${subjectInside(who(seat))} es ${price === 0 ? 'kostenlos' : `für ${figure(price)}`} und ${verb(who(seat), 'gewinnst', 'gewinnt')} etwa ${figure(gain)}.`,
  rivals_money: ({ most }) => `Wer noch mitbieten kann, hat höchstens ${figure(most)}.`,
  others_may_bid: ({ seats }) =>
    form(seats, { one: 'Jemand anders darf noch bieten.', other: `${figure(seats)} andere dürfen noch bieten.` }),
  may_return: () => 'Passen ist nicht endgültig: Nach dem nächsten Gebot darfst du wieder bieten.',
  buying_back: ({ brings, price, leaves }) =>
    leaves > brings
      ? `Kaufst du es selbst für ${figure(price)}, gewinnst du etwa ${figure(leaves)}; ein Verkauf bringt dir nur ${figure(brings)}.`
      : `Ein Verkauf bringt dir ${figure(brings)}; kaufst du es selbst für ${figure(price)}, gewinnst du ${leaves > 0 ? `nur etwa ${figure(leaves)}` : 'nichts'}.`,
  bid_is_yours: ({ seat, brings }, who) => marked`Das Gebot von ${dative(who(seat))} bringt dir ${figure(brings)}.`,
  drives_price: ({ seat }, who) =>
    marked`Vielleicht bietet ${subjectInside(who(seat))} noch mehr, und das Geld bekommst du.`,
  free_without_bid: () => 'Bietet niemand, bekommst du es kostenlos.',
  reserve: ({ amount }) => `Bietet jemand mehr als ${figure(amount)}, verkaufe lieber, statt zu überbieten.`,
  buyers_gain: ({ price, gain }) => `Wer für ${figure(price)} kauft, dürfte etwa ${figure(gain)} gewinnen.`,
  must_buy: ({ price }) => `Kauft es niemand für ${figure(price)}, musst du es selbst kaufen.`,
  all_your_money: ({ money }) => `Mehr als deine ${figure(money)} darfst du nicht verlangen.`,
  for_sale: ({ worth, best }) =>
    best
      ? `Es dürfte ${worth === 0 ? 'nichts' : `etwa ${figure(worth)}`} einbringen, und keine deiner Karten verspricht mehr.`
      : `Wer es kauft, kann mit etwa ${figure(worth)} rechnen.`,
  lifts_yours: ({ artist, paintings, gain }) =>
    marked`Du hast schon ${bilder(paintings)} von ${by(artist)}: Das bringt dir etwa ${figure(gain)} mehr.`,
  rivals_lose: ({ loss }) => `Die Bilder der anderen verlieren zusammen etwa ${figure(loss)} an Wert.`,
  no_rival_owns: ({ artist }) => marked`Sonst hat niemand ein Bild von ${by(artist)} gekauft.`,
  keeps_better: () => 'Du behältst Karten, die mehr versprechen.',
  only_card: () => 'Es ist deine einzige Karte.',
  ends_round: ({ own, rival }, who) =>
    rival === null
      ? `Das beendet die Saison: Deine Bilder bringen ${sum(own)} ein.`
      : marked`Das beendet die Saison: Deine Bilder bringen ${sum(own)} ein, die von ${dative(who(rival.seat))} ${sum(rival.pays)}.`,
  last_tile: ({ artist, tile }) =>
    marked`${by(artist)} erhält zum Saisonende ${tile === 0 ? 'kein Plättchen' : `ein ${figure(tile)}er-Plättchen`}.`,
  sells_two: ({ artist }) => marked`Du kannst zwei Bilder von ${by(artist)} auf einmal verkaufen.`,
  double_is_free: () => 'Legt niemand eine Karte dazu, bekommst du die Doppelkarte kostenlos.',
  takes_over: ({ seat, shared }, who) =>
    shared
      ? marked`Du versteigerst beide und teilst den Erlös mit ${dative(who(seat))}.`
      : marked`Du versteigerst beide, und der Erlös geht an dich statt an ${accusative(who(seat))}.`,
  nothing_to_add: ({ artist }) => marked`Du hast kein weiteres Bild von ${by(artist)}, das du dazulegen könntest.`,
  would_end_round: ({ own, rival }, who) =>
    marked`Eine zweite Karte würde die Saison beenden: ${sum(own)} für dich, ${sum(rival.pays)} für ${accusative(who(rival.seat))}.`,
  keeps_card: ({ artist }) => marked`Du behältst dein Bild von ${by(artist)} und kannst es später selbst versteigern.`,
  flip_gain: ({ gain }) => {
    if (gain === 0) return 'Aufdecken ändert im Schnitt so gut wie nichts.'
    return gain > 0
      ? `Aufdecken bringt dich gegenüber den anderen im Schnitt um ${figure(gain)} voran.`
      : `Aufdecken wirft dich gegenüber den anderen im Schnitt um ${figure(-gain)} zurück.`
  },
  flip_may_end: ({ chance }) => {
    if (chance === 0) return 'Noch kein Künstler hat vier Bilder: Aufdecken kann die Saison nicht beenden.'
    return chance === 1
      ? 'Die Karte beendet die Saison, ganz gleich, welche es ist.'
      : `Die Karte könnte die Saison beenden (${chanceOf(chance)}).`
  },
  paid_now: ({ own, rival }, who) =>
    marked`Wäre die Saison jetzt zu Ende, bekämst du ${sum(own)} und ${subjectInside(who(rival.seat))} ${sum(rival.pays)}.`,
  mystery_left: ({ cards }) =>
    form(cards, {
      one: 'Es ist die letzte Karte der Geisterhand.',
      other: `Die Geisterhand hat noch ${figure(cards)} Karten.`,
    }),
}
