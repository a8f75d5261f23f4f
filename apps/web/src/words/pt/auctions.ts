import type { Words } from '../words.ts'

export const auctions: Words['auctions'] = {
  open: 'Leilão aberto',
  one_offer: 'Oferta única',
  hidden: 'Leilão fechado',
  fixed_price: 'Preço fixo',
  double: 'Leilão duplo',
}

export const auctionsShort: Words['auctionsShort'] = {
  open: 'aberto',
  one_offer: '1 oferta',
  hidden: 'fechado',
  fixed_price: 'fixo',
  double: 'duplo',
}

export const auctionRules: Words['auctionRules'] = {
  open: 'Todos podem dar lances a qualquer momento, quantas vezes quiserem. Quando ninguém mais cobre, o maior lance compra; o leiloeiro também pode dar lances.',
  one_offer:
    'Uma única volta, começando à esquerda do leiloeiro e terminando por ele: cada um cobre o último lance ou passa. O último lance compra.',
  hidden:
    'Cada um escreve um valor secreto. Todos são revelados juntos, e o maior compra. Em caso de empate, a preferência é do leiloeiro; depois, de quem estiver mais perto, à esquerda dele.',
  fixed_price:
    'O leiloeiro define um preço. Em uma única volta a partir da esquerda, o primeiro a aceitar compra. Se ninguém aceitar, o leiloeiro é obrigado a comprar.',
  double:
    'Um duplo pede uma segunda pintura do mesmo artista. Quem a juntar vende as duas, no tipo de leilão da segunda pintura.',
}
