import type { LapseReason, Sale } from '@modern-art/table/contract'
import type * as en from '../en/plans.ts'
import { marked } from '../grammar/marked.ts'
import { counted, figure, listed } from './phrases.ts'

const lapses: Record<LapseReason, string> = {
  season_over: 'Die Saison ist vorbei',
  card_not_in_hand: 'Du hast es nicht mehr',
  not_enough_money: 'Du hast nicht mehr genug Geld',
  would_end_season: 'Es würde jetzt die Saison beenden und nicht verkauft werden',
}

const terms = (given: Sale['terms']): string => {
  switch (given?.type) {
    case undefined:
      return ' an und entscheidest dann'
    case 'price':
      return ` für ${figure(given.price)} an`
    case 'seal':
      return given.amount === 0 ? ' an und bietest nicht mit' : ` an und bietest verdeckt ${figure(given.amount)}`
    case 'out':
      return ' an und bietest nicht mit'
    case 'ceiling':
      return given.above === 'pass'
        ? ` an und bietest bis ${figure(given.amount)} mit`
        : ` an, bietest bis ${figure(given.amount)} mit und entscheidest dann`
  }
}

export const plans: typeof en.plans = {
  title: 'Vorausplanen',
  open: 'Planen …',
  count: (standing) => counted(standing, { one: 'Plan', other: 'Pläne' }),
  about:
    'Deine Pläne sieht sonst niemand. Sie antworten sofort für dich, damit niemand warten muss. Alle enden mit der Saison.',
  withdraw: 'Zurücknehmen',
  passTitle: 'Bei Künstlern passen',
  passAbout: 'Du passt bei jedem Bild von ihnen, auch bei deinen eigenen Auktionen.',
  pass: 'Bei diesen passen',
  passStands: (artists) => marked`Bei Bildern von *${listed(artists)}* passt du, bis die Saison endet.`,
  sellTitle: 'Das nächste Bild verkaufen',
  sellNow: 'Du bist gerade dran, ein Bild anzubieten: Wähle es aus deiner Hand.',
  nothingToSell: 'Du hast in dieser Saison kein Bild mehr zu verkaufen.',
  painting: 'Bild',
  second: 'Zweites Bild',
  noSecond: 'Keins: Das überlasse ich den anderen',
  price: 'Preis',
  bidding: 'Dein eigenes Gebot',
  ask: 'Mich fragen',
  noBid: 'Nicht mitbieten',
  upTo: 'Bis zu einem Limit mitbieten',
  seal: 'Ein verdecktes Gebot',
  sell: 'Verkauf planen',
  sellStands: (title, second, isDouble, given) =>
    second !== null
      ? marked`In deinem nächsten Zug bietest du _${title}_ mit _${second}_${terms(given)}.`
      : isDouble
        ? marked`In deinem nächsten Zug bietest du _${title}_ an und überlässt das zweite Bild den anderen.`
        : marked`In deinem nächsten Zug bietest du _${title}_${terms(given)}.`,
  lapsed: (title, why) => marked`Dein Plan, _${title}_ zu verkaufen, gilt nicht mehr: ${lapses[why]}.`,
  dismiss: 'OK',
}
