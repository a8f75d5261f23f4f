import { YOU } from '../grammar/who.ts'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { Share } from '../grammar/who.ts'
import type * as en from '../en/log.ts'
import { auctions } from './auctions.ts'
import { figure, listed, names, object, seasonTitle, subject, subjects, verbOf } from './phrases.ts'

const receiver = ({ to }: Share): Marked => (to === null ? 'para o banco' : marked`para ${object(to)}`)

/** The payees of a price, behind it in the sentence. */
const goesTo = (shares: readonly Share[]): Marked => {
  const [first] = shares
  if (first === undefined) return ''
  return shares.length === 1
    ? marked`; o dinheiro vai ${receiver(first)}`
    : marked` (${listed(shares.map((share) => marked`${figure(share.amount)} ${receiver(share)}`))})`
}

export const log: typeof en.log = {
  kinds: {
    open: 'aberto',
    one_offer: 'oferta única',
    hidden: 'fechado',
    fixed_price: 'preço fixo',
    double: 'carta dupla',
  },
  lotRuns: (lot, seller) => marked`${lot}: ${object(seller)} leiloa`,
  lotSold: (lot, buyer, price, shares) => {
    const sellers = shares.map(({ to, amount }) => {
      const seller = to === null ? 'o banco' : object(to)
      return shares.length > 1 ? marked`${seller} ${figure(amount)}` : seller
    })
    return marked`${lot}: ${object(buyer)} ${figure(price)}${sellers.length === 0 ? '' : marked` → ${listed(sellers)}`}`
  },
  lotFree: (lot, owner) => marked`${lot}: de graça para ${object(owner)}`,
  started: (who) => marked`A partida começa. ${subject(who)} joga primeiro.`,
  season: (season) => seasonTitle(season),
  played: (who, title, artist) => marked`${subject(who)} joga _${title}_, de ${artist}`,
  second: (who, title) => marked`${subject(who)} adiciona _${title}_`,
  declined: (who) => marked`${subject(who)} recusa`,
  auctioneerChanged: (who) => marked`${subject(who)} assume o leilão`,
  skippedDouble: (whos) => marked`${subjects(whos)} ${verbOf(whos, 'perdem', 'perde')} a vez`,
  skippedEmpty: (whos) => marked`${subjects(whos)}: sem cartas`,
  auction: (type) => auctions[type],
  bid: (who, amount) => marked`${subject(who)} oferece ${figure(amount)}`,
  passed: (who) => marked`${subject(who)} passa`,
  hammer: 'O martelo bate',
  called: ['', 'Dou-lhe uma', 'Dou-lhe duas'],
  sealed: (who) => marked`${subject(who)} dá um lance secreto`,
  revealed: (bids) =>
    `Lances: ${listed(bids.map(({ name, amount }) => `${name === YOU.pt ? 'você' : name} ${figure(amount)}`))}`,
  price: (who, price) => marked`${subject(who)} pede ${figure(price)}`,
  sold: (who, price, shares) => marked`Vendido para ${object(who)} por *${figure(price)}*${goesTo(shares)}`,
  tied: (tied, winner) => marked`${names(tied)} empatam; ${object(winner)} está mais perto à esquerda do leiloeiro`,
  free: (who) => marked`${subject(who)} fica com o lote de graça`,
  flipped: (who, title, artist) => marked`${subject(who)} vira _${title}_, de ${artist}`,
  leftMystery: (who) => marked`${subject(who)} não vira carta da mão misteriosa`,
  ended: (reason) =>
    reason === 'fifth_painting' ? 'A quinta pintura encerra a temporada' : 'A última carta encerra a temporada',
  tile: (artist, tile, value) =>
    marked`*${artist}* recebe um marcador de ${figure(tile)}: cada pintura vale ${figure(value)}`,
  fromBank: (who, total) => marked`${subject(who)} recebe ${figure(total)} do banco`,
  over: (whos) => marked`${subjects(whos)} ${verbOf(whos, 'vencem', 'vence')}`,
  timedOut: (who) => marked`${subject(who)} fica sem tempo`,
  left: (who) => marked`${subject(who)} está ausente`,
  vacationBegan: (who) => marked`${subject(who)} está de férias`,
  vacationEnded: (who) => marked`${subject(who)} voltou das férias`,
  came: (who) => marked`${subject(who)} está aqui`,
  standIn: (who) => marked`Um bot joga por ${object(who)}`,
  tookBack: (who) => marked`${subject(who)} retoma o lugar`,
}
