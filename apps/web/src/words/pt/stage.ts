import type { Words } from '../words.ts'
import { cards, figure, leftOf, names, object, seasonTitle, subject, unsold } from './phrases.ts'

export const stage: Words['stage'] = {
  opens: 'Nenhum lance ainda',
  noPrice: 'Ainda sem preço',
  priceHint: 'Se ninguém comprar pelo seu preço, você terá de comprar.',
  both: 'As duas são vendidas juntas.',
  addOwn: (shared) =>
    `Se você recusar, outra pessoa pode juntar uma e ficar com ${shared ? 'metade do' : 'todo o'} dinheiro. Se ninguém fizer isso, a pintura é sua de graça.`,
  addToOthers: (shared) => `Quem juntar uma vende as duas e recebe ${shared ? 'metade do' : 'o'} dinheiro.`,
  onEasel: 'Em leilão',
  empty: (name) => `*${name}* escolhe o que leiloar.`,
  emptyYou: 'O leilão é seu: quem comprar paga a você.',
  emptySpectator: 'O cavalete está vazio.',
  bidTrack: 'Lances até agora',
  order: 'Ordem das ofertas',
  last: 'última palavra',
  offeredPass: 'passou',
  asked: 'decide agora',
  envelopes: 'Lances selados',
  envelopeEmpty: (who) => `${subject(who)} ainda não selou o lance`,
  envelopeFull: (who) => `${subject(who)} já selou o lance`,
  envelopeOpen: (who, amount) => `${subject(who)} escreveu ${figure(amount)}`,
  tieToAuctioneer: (tied) => `${names(tied)} empatam: a preferência é de quem conduz o leilão.`,
  tie: (tied, winner, auctioneer) =>
    `${names(tied)} empatam: ${object(winner)} ocupa o lugar mais próximo ${leftOf(auctioneer)}.`,
  wins: (who, amount) => `${subject(who)} vence com ${figure(amount)}.`,
  nobodyBid: (who) => `Ninguém deu lance: ${object(who)} fica com o lote de graça.`,
  tag: (price) => `pede ${figure(price)}`,
  secondMissing: 'Uma segunda pintura?',
  add: 'Junta?',
  calls: ['', 'dou-lhe uma…', 'dou-lhe duas…', 'vendido!'],
  sold: (who, price) => `Vendido para ${object(who)} por *${figure(price)}*`,
  free: (who) => `${subject(who)} fica com o lote de graça`,
  seasonEnds: 'A temporada termina',
  fifth: (who, artist, count) =>
    `A quinta pintura de *${artist}*! ${subject(who)} encerra a temporada. ${unsold(count)}`,
  lastCard: (who, count) => `${subject(who)} joga a última pintura. ${unsold(count)}`,
  mystery: (who) => `${subject(who)} vira uma carta da mão misteriosa`,
  mysteryPile: (count) => `Mão misteriosa: ${cards(count)}`,
  dealt: (season) => `${seasonTitle(season)}: as cartas são distribuídas`,
  payment: (from, to, amount) =>
    from === null
      ? `${figure(amount)} do banco`
      : `${subject(from)} paga *${figure(amount)}* ${to === null ? 'ao banco' : `a ${object(to)}`}`,
  outLoud: 'Lances em voz alta',
  outLoudHint: 'Todos dão lances nesta mesma tela. A mão de ninguém é mostrada.',
  lookAtHand: 'Ver minha mão',
  lookAtHandOf: (name) => `${name}: ver minha mão`,
  backToTable: 'Voltar à mesa',
}
