import { marked } from '../grammar/marked.ts'
import type * as en from '../en/stage.ts'
import { cards, figure, leftOf, names, object, seasonTitle, subject, unsold } from './phrases.ts'

export const stage: typeof en.stage = {
  opens: 'Sem lances',
  noPrice: 'Sem preço',
  priceHint: 'Se ninguém comprar pelo seu preço, você tem que comprar.',
  both: 'As duas são vendidas juntas.',
  addOwn: (shared) =>
    `Se você recusar, outro jogador pode adicionar uma e ficar com ${shared ? 'metade do' : 'todo o'} dinheiro. Se ninguém adicionar, a pintura é sua de graça.`,
  addToOthers: (shared) => `Quem adicionar uma vende as duas e recebe ${shared ? 'metade do' : 'o'} dinheiro.`,
  onEasel: 'Em leilão',
  preview: 'Prévia: se você jogar esta carta',
  empty: (name) => marked`*${name}* escolhe o que leiloar.`,
  emptyYou: 'O leilão é seu: quem comprar paga a você.',
  emptySpectator: 'Nenhuma pintura em leilão.',
  bidTrack: 'Lances até agora',
  turns: 'Ordem de decisão',
  last: 'última palavra',
  offeredPass: 'passou',
  asked: 'decide agora',
  envelopes: 'Lances secretos',
  envelopeEmpty: (who) => marked`${subject(who)} ainda não decidiu`,
  envelopeFull: (who) => marked`${subject(who)} já decidiu`,
  envelopeOpen: (who, amount) => marked`${subject(who)} ofereceu ${figure(amount)}`,
  tieToAuctioneer: (tied) => `${names(tied)} empatam: a preferência é do leiloeiro.`,
  tie: (tied, winner, auctioneer) =>
    marked`${names(tied)} empatam: ${object(winner)} está mais perto ${leftOf(auctioneer)}.`,
  wins: (who, amount) => marked`${subject(who)} vence com ${figure(amount)}.`,
  nobodyBid: (who) => marked`Ninguém deu lance: ${object(who)} fica com o lote de graça.`,
  tag: (price) => `pede ${figure(price)}`,
  secondMissing: 'Uma segunda pintura?',
  add: 'Adiciona?',
  calls: ['', 'dou-lhe uma…', 'dou-lhe duas…', 'vendido!'],
  sold: (who, price) => marked`Vendido para ${object(who)} por *${figure(price)}*`,
  free: (who) => marked`${subject(who)} fica com o lote de graça`,
  seasonEnds: 'A temporada termina',
  fifth: (who, artist, count) =>
    marked`A quinta pintura de *${artist}*! ${subject(who)} encerra a temporada. ${unsold(count)}`,
  lastCard: (who, count) => marked`${subject(who)} joga a última carta. ${unsold(count)}`,
  mystery: (who) => marked`${subject(who)} vira uma carta da mão misteriosa`,
  mysteryPile: (count) => `Mão misteriosa: ${cards(count)}`,
  dealt: (season) => `${seasonTitle(season)}: as cartas são distribuídas`,
  payment: (from, to, amount) =>
    from === null
      ? `${figure(amount)} do banco`
      : marked`${subject(from)} paga *${figure(amount)}* ${to === null ? 'ao banco' : marked`a ${object(to)}`}`,
  outLoud: 'Lances em voz alta',
  outLoudHint: 'Todos dão lances nesta mesma tela. A mão de ninguém é mostrada.',
  lookAtHand: 'Ver minha mão',
  lookAtHandOf: (name) => `${name}: ver minha mão`,
  backToTable: 'Voltar à mesa',
}
