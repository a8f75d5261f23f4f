import { artistName } from '@modern-art/engine'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type * as en from '../en/reasons.ts'
import { counted, figure, form, object, percent, subject } from './phrases.ts'

const sum = (amount: number): string => (amount === 0 ? 'nada' : figure(amount))

/** Never 0 or 100: what is told in percent is open. */
const chanceOf = (share: number): string => percent(Math.min(0.99, Math.max(0.01, share)))

const by = (artist: Parameters<typeof artistName>[0]): Marked => marked`*${artistName(artist)}*`

const some = (count: number): string => counted(count, { one: 'pintura', other: 'pinturas' })

/** Reasons for an action, told to the player who is asked. */
export const reasons: typeof en.reasons = {
  chance: ({ artist, chance, place, withCard }) => {
    const isLikely = chance >= 0.5
    const outlook = isLikely ? 'tem boa chance' : 'tem pouca chance'
    if (withCard) {
      const then = place === null ? 'ainda ficaria fora dos três primeiros' : `ficaria em ${place}º lugar`
      return marked`Com esta carta, ${by(artist)} ${then}${isLikely === (place !== null) ? ' e' : ', mas'} ${outlook} de terminar entre os três primeiros (${chanceOf(chance)}).`
    }
    if (place === null) {
      return marked`${by(artist)} está fora dos três primeiros agora${isLikely ? ', mas' : ' e'} ${outlook} de terminar entre eles (${chanceOf(chance)}).`
    }
    return marked`${by(artist)} está em ${figure(place)}º lugar agora${isLikely ? ' e' : ', mas'} ${outlook} de terminar entre os três primeiros (${chanceOf(chance)}).`
  },
  certain_place: ({ artist }) => marked`${by(artist)} com certeza termina entre os três primeiros.`,
  no_place: ({ artist }) =>
    marked`${by(artist)} já não pode chegar aos três primeiros: as pinturas não vão valer nada.`,
  earlier_tiles: ({ artist, tiles }) =>
    marked`Se ${by(artist)} terminar entre os três primeiros, os marcadores anteriores somam mais ${figure(tiles)}.`,
  no_floor: ({ artist, tiles }) =>
    marked`Os marcadores anteriores (${figure(tiles)}) só valem se ${by(artist)} terminar entre os três primeiros.`,
  may_fail: ({ artist, chance }) => marked`${by(artist)} pode ficar fora dos três primeiros (${chanceOf(chance)}).`,
  supply: ({ artist, inHand, elsewhere }) => {
    const yours =
      inHand === 0
        ? marked`Você não tem mais nenhuma pintura de ${by(artist)} na mão`
        : marked`Você tem na mão mais ${some(inHand)} de ${by(artist)}`
    return marked`${yours}; os outros ${elsewhere === 0 ? 'quase não têm' : `têm cerca de ${figure(elsewhere)}`}.`
  },
  round_may_end: ({ artist }) => marked`A temporada pode terminar logo: ${by(artist)} já tem quatro pinturas.`,
  price: ({ price, worth }) => {
    if (worth === 0) return `O lote não deve valer nada e custaria ${figure(price)}.`
    if (price < worth) {
      return `O lote deve valer ${figure(worth)}: por ${figure(price)}, você lucra cerca de ${figure(worth - price)}.`
    }
    if (price === worth) return `O lote não deve valer mais do que ${figure(price)}: você não lucra nada.`
    return `${figure(price)} é mais do que o lote deve valer (${figure(worth)}).`
  },
  upside: ({ price, high }) => `${figure(price)} é um preço alto, mas o lote pode chegar a valer ${figure(high)}.`,
  downside: ({ price, low }) =>
    `O lote custaria ${figure(price)} e pode ${low === 0 ? 'não valer nada' : `valer só ${figure(low)}`}.`,
  thin_profit: ({ price, gain, seller, brings }, who) =>
    marked`Por ${figure(price)}, você lucraria cerca de ${figure(gain)}, e ${object(who(seller))} receberia ${figure(brings)}.`,
  pays_seller: ({ seller, leads }, who) =>
    marked`${subject(who(seller))} ${leads ? 'está na frente no jogo e ' : ''}receberia o seu dinheiro.`,
  money_left: ({ left }) => (left === 0 ? 'Você ficaria sem dinheiro.' : `Você ainda teria ${figure(left)}.`),
  cannot_pay: ({ money, price }) => `Você tem ${figure(money)}, e o lote custaria ${figure(price)}.`,
  goes_to: ({ seat, price, gain }, who) =>
    marked`Do jeito que está, ${object(who(seat))} leva o lote ${price === 0 ? 'de graça' : `por ${figure(price)}`} e lucra cerca de ${figure(gain)}.`,
  rivals_money: ({ most }) => `Quem ainda disputa tem no máximo ${figure(most)}.`,
  others_may_bid: ({ seats }) =>
    form(seats, {
      one: 'Mais um jogador ainda pode dar um lance.',
      other: `Mais ${figure(seats)} jogadores ainda podem dar lances.`,
    }),
  may_return: () => 'Passar não é definitivo: se houver outro lance, você decide de novo.',
  buying_back: ({ brings, price, leaves }) =>
    leaves > brings
      ? `Comprar o lote por ${figure(price)} dá um lucro de cerca de ${figure(leaves)}; vender rende ${figure(brings)}.`
      : `Vender rende ${figure(brings)}; comprar o lote por ${figure(price)} ${leaves > 0 ? `daria um lucro de cerca de ${figure(leaves)}` : 'não daria lucro'}.`,
  bid_is_yours: ({ seat, brings }, who) => marked`O lance de ${object(who(seat))} rende ${figure(brings)} para você.`,
  drives_price: ({ seat }, who) => marked`${subject(who(seat))} pode subir o lance e pagar mais a você.`,
  free_without_bid: () => 'Se ninguém der lance, o lote é seu de graça.',
  reserve: ({ amount }) => `Se alguém oferecer mais de ${figure(amount)}, é melhor vender do que cobrir.`,
  buyers_gain: ({ price, gain }) => `Por ${figure(price)}, o comprador deve lucrar cerca de ${figure(gain)}.`,
  must_buy: ({ price }) => `Se ninguém comprar por ${figure(price)}, você tem que comprar.`,
  all_your_money: ({ money }) => `Você tem ${figure(money)} e não pode pedir mais do que isso.`,
  for_sale: ({ worth, best }) =>
    best
      ? `${worth === 0 ? 'Não deve valer nada' : `Deve valer cerca de ${figure(worth)}`}, e nenhuma outra carta sua promete mais.`
      : `O comprador pode esperar cerca de ${figure(worth)} do banco.`,
  lifts_yours: ({ artist, paintings, gain }) =>
    marked`Você tem ${some(paintings)} de ${by(artist)}: esta jogada acrescenta cerca de ${figure(gain)} à sua coleção.`,
  rivals_lose: ({ loss }) => `Tira cerca de ${figure(loss)} do valor das coleções dos outros.`,
  no_rival_owns: ({ artist }) => marked`Ninguém mais tem pinturas de ${by(artist)}.`,
  keeps_better: () => 'Você guarda cartas que prometem mais.',
  only_card: () => 'É a sua única carta.',
  ends_round: ({ own, rival }, who) =>
    marked`Encerra a temporada: as suas pinturas ${own === 0 ? 'não valem nada' : `valem ${figure(own)}`}${rival === null ? '' : marked`; as de ${object(who(rival.seat))}, ${sum(rival.pays)}`}.`,
  last_tile: ({ artist, tile }) =>
    marked`${by(artist)} termina a temporada ${tile === 0 ? 'sem marcador' : `com um marcador de ${figure(tile)}`}.`,
  sells_two: ({ artist }) => marked`Você pode vender duas pinturas de ${by(artist)} de uma vez.`,
  double_is_free: () => 'Se ninguém adicionar uma segunda, a carta dupla é sua de graça.',
  takes_over: ({ seat, shared }, who) =>
    shared
      ? marked`Você vende as duas e divide o dinheiro com ${object(who(seat))}.`
      : marked`Você vende as duas, e o dinheiro é seu em vez de ir para ${object(who(seat))}.`,
  nothing_to_add: ({ artist }) => marked`Você não tem outra pintura de ${by(artist)} para adicionar.`,
  would_end_round: ({ own, rival }, who) =>
    marked`Uma segunda carta encerra a temporada: ${sum(own)} para você, ${sum(rival.pays)} para ${object(who(rival.seat))}.`,
  keeps_card: ({ artist }) => marked`Você guarda a sua pintura de ${by(artist)} para leiloar na sua vez.`,
  flip_gain: ({ gain }) => {
    if (gain === 0) return 'Em média, virar a carta não muda quase nada.'
    return gain > 0
      ? `Em média, virar a carta dá a você ${figure(gain)} de vantagem sobre os outros.`
      : `Em média, virar a carta dá aos outros ${figure(-gain)} de vantagem sobre você.`
  },
  flip_may_end: ({ chance }) => {
    if (chance === 0) return 'Nenhum artista tem quatro pinturas: virar a carta não pode encerrar a temporada.'
    return chance === 1
      ? 'A carta encerra a temporada, seja qual for.'
      : `A carta pode encerrar a temporada (${chanceOf(chance)}).`
  },
  paid_now: ({ own, rival }, who) =>
    own === 0
      ? marked`Se a temporada terminasse agora, você não receberia nada, e ${object(who(rival.seat))} ${rival.pays === 0 ? 'também não' : `receberia ${figure(rival.pays)}`}.`
      : marked`Se a temporada terminasse agora, você receberia ${figure(own)}, e ${object(who(rival.seat))}, ${sum(rival.pays)}.`,
  mystery_left: ({ cards }) =>
    form(cards, {
      one: 'É a última carta da mão misteriosa.',
      other: `A mão misteriosa tem ${figure(cards)} cartas.`,
    }),
}
