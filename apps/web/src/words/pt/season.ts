import { marked } from '../grammar/marked.ts'
import type * as en from '../en/season.ts'
import { figure, listed, names, object, seasonName, subject, unsold } from './phrases.ts'

export const season: typeof en.season = {
  title: (number) => marked`_Fim_ da ${seasonName(number)}`,
  fifth: (who, artist, count) => marked`${subject(who)} jogou a quinta pintura de ${artist}. ${unsold(count)}`,
  handsEmpty: (who, count) => marked`${subject(who)} jogou a última carta que restava nas mãos. ${unsold(count)}`,
  tie: (ahead, behind) => `${listed([ahead, ...behind])} empatam: fica na frente quem está mais à esquerda no mercado.`,
  worthEach: (worth) => marked`cada uma vale *${figure(worth)}*`,
  worthNothing: (soFar) =>
    soFar > 0 ? `${figure(soFar)} até aqui, mas nesta temporada não vale nada` : 'nesta temporada não vale nada',
  accounts: 'Contas',
  allLots: 'Todas as vendas',
  museum: 'Museu',
  paid: 'Compras',
  fromBank: 'Do banco',
  sales: 'Vendas em leilão',
  profit: 'Resultado',
  money: 'Dinheiro',
  soldBy: (who) => marked`Vendido por ${object(who)}`,
  bids: 'Lances',
  noBids: 'Nenhum lance',
  lots: 'Ver todas as vendas',
  hideLots: 'Ocultar as vendas',
  next: (number) => `Temporada ${figure(number)}`,
  toTheEnd: 'Ver o pódio',
  readNext: (number) => `Ver a temporada ${figure(number)}`,
  secret: 'secreto',
  unsold: 'não vendida',
  back: 'Voltar à mesa',
}

export const over: typeof en.over = {
  title: (winners) =>
    winners.length === 1 ? marked`${winners[0] ?? ''} _vence_` : marked`${names(winners)} _dividem a vitória_`,
  youWin: marked`Você _vence_`,
  money: 'Classificação final',
  curve: 'O dinheiro ao longo da partida',
  curveAbout: (seats) => `O dinheiro de todos depois de cada lote e de cada temporada: ${seats}.`,
  again: 'Jogar de novo',
  change: 'Montar outra mesa',
  menu: 'Menu principal',
  seasons: 'Rever as temporadas',
  export: 'Salvar em arquivo',
  exportHint: 'O arquivo revela as cartas de todos.',
  bestBuys: (winners) =>
    winners.length > 1
      ? 'As melhores compras dos vencedores'
      : winners.some(({ you }) => you)
        ? 'Suas melhores compras'
        : `As melhores compras de ${winners[0]?.name ?? ''}`,
  paidAndBrought: (paid, redeemed) => marked`pagou ${figure(paid)}, recebeu *${figure(redeemed)}*`,
  season: (number) => `Temporada ${figure(number)}`,
  bestBuy: 'A melhor compra',
  worstBuy: 'A pior compra',
  highestPrice: 'O preço mais alto',
  bought: (who, paid, redeemed, number) =>
    marked`${subject(who)} pagou ${figure(paid)} na ${seasonName(number)}; o banco pagou ${figure(redeemed)}.`,
  place: ['1º', '2º', '3º', '4º', '5º'],
}
