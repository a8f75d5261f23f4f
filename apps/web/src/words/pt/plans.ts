import type { LapseReason, Sale } from '@modern-art/table/contract'
import type * as en from '../en/plans.ts'
import { marked } from '../grammar/marked.ts'
import { counted, figure, listed } from './phrases.ts'

const lapses: Record<LapseReason, string> = {
  season_over: 'a temporada acabou',
  card_not_in_hand: 'ela não está mais na sua mão',
  not_enough_money: 'você não tem mais dinheiro suficiente',
  would_end_season: 'agora ela encerraria a temporada sem ser vendida',
}

const terms = (given: Sale['terms']): string => {
  switch (given?.type) {
    case undefined:
      return ' e depois decide'
    case 'price':
      return ` por ${figure(given.price)}`
    case 'seal':
      return given.amount === 0 ? ' e não dá lance' : ` com um lance secreto de ${figure(given.amount)}`
    case 'out':
      return ' e não dá lance'
    case 'ceiling':
      return ` e dá lances até ${figure(given.amount)}; depois, ${given.above === 'pass' ? 'está fora' : 'decide'}`
  }
}

export const plans: typeof en.plans = {
  title: 'Planejar',
  open: 'Planejar…',
  count: (standing) => counted(standing, { one: 'plano', other: 'planos' }),
  about:
    'Ninguém mais vê os seus planos. Eles respondem na hora por você, para que ninguém precise esperar. Todos terminam com a temporada.',
  withdraw: 'Desfazer',
  passTitle: 'Passar em certos artistas',
  passAbout: 'Você passa em todos os lotes desses artistas, inclusive nos seus.',
  pass: 'Passar nestes',
  passStands: (artists) => marked`Você passa nas pinturas de *${listed(artists)}* até o fim da temporada.`,
  sellTitle: 'Vender a próxima pintura',
  sellNow: 'É a sua vez de leiloar uma pintura: escolha-a na sua mão.',
  nothingToSell: 'Você não tem mais pinturas para vender nesta temporada.',
  painting: 'Pintura',
  second: 'Segunda pintura',
  noSecond: 'Nenhuma: deixo para os outros',
  price: 'Preço',
  bidding: 'O seu próprio lance',
  ask: 'Perguntar para mim',
  noBid: 'Não dar lance',
  upTo: 'Dar lances até um limite',
  seal: 'Um lance secreto',
  sell: 'Planejar esta venda',
  sellStands: (title, second, isDouble, given) =>
    second !== null
      ? marked`Na sua próxima vez, você leiloa _${title}_ com _${second}_${terms(given)}.`
      : isDouble
        ? marked`Na sua próxima vez, você leiloa _${title}_ e deixa a segunda pintura para os outros.`
        : marked`Na sua próxima vez, você leiloa _${title}_${terms(given)}.`,
  lapsed: (title, why) => marked`O plano de vender _${title}_ não vale mais: ${lapses[why]}.`,
  dismiss: 'OK',
}
