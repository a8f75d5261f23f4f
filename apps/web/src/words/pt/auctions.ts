import type * as en from '../en/auctions.ts'

export const auctions: typeof en.auctions = {
  open: 'Leilão aberto',
  one_offer: 'Oferta única',
  hidden: 'Leilão fechado',
  fixed_price: 'Preço fixo',
  double: 'Leilão duplo',
}

export const auctionsShort: typeof en.auctionsShort = {
  open: 'aberto',
  one_offer: '1 oferta',
  hidden: 'fechado',
  fixed_price: 'fixo',
  double: 'duplo',
}

export const auctionRules: typeof en.auctionRules = {
  open: 'Todos podem dar lances a qualquer momento, quantas vezes quiserem, inclusive o leiloeiro. Quando ninguém mais cobre, o maior lance arremata.',
  one_offer:
    'Uma única volta no sentido horário, com o leiloeiro por último: cada um cobre o lance atual ou passa. O último lance arremata.',
  hidden:
    'Cada um dá um único lance secreto. Todos são revelados juntos, e o maior arremata. No empate, a preferência é do leiloeiro; depois, de quem estiver mais perto à esquerda dele.',
  fixed_price:
    'O leiloeiro define um preço. Em uma única volta no sentido horário, o primeiro a aceitar compra. Se ninguém aceitar, o leiloeiro tem que comprar.',
  double:
    'A carta dupla vai a leilão com uma segunda pintura do mesmo artista. Quem adiciona essa pintura vende as duas, pelo tipo de leilão dela.',
}
