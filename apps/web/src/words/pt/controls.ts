import { marked } from '../grammar/marked.ts'
import type * as en from '../en/controls.ts'
import { figure, percent } from './phrases.ts'

export const controls: typeof en.controls = {
  title: 'Sua jogada',
  pass: 'Passar',
  standIn: 'Um bot está jogando por você.',
  takeBack: 'Retomar meu lugar',
  out: 'Estou fora',
  outHint: 'Ficar fora deste lote, seja qual for o lance',
  passHint: 'Não por este preço; se houver outro lance, você decide de novo',
  bid: (amount) => (amount === null ? 'Oferecer' : `Oferecer ${figure(amount)}`),
  amount: 'Valor',
  raise: (by) => `+${figure(by)}`,
  raiseLabel: (by) => `Aumentar o valor em ${figure(by)}`,
  lower: 'Diminuir o valor em 1',
  higher: 'Aumentar o valor em 1',
  sealedBid: (amount) =>
    amount === null ? 'Confirmar' : amount === 0 ? 'Não dar lance' : `Confirmar ${figure(amount)}`,
  noBid: 'Não dar lance',
  ask: (price) => (price === null ? 'Pedir' : `Pedir ${figure(price)}`),
  buy: (price) => `Comprar por ${figure(price)}`,
  play: (title) => marked`Leiloar _${title}_`,
  endSeason: {
    fifth_painting: 'Jogar a quinta: fim da temporada',
    hands_empty: 'Jogar a última: fim da temporada',
  },
  chooseCard: 'Escolha uma pintura da sua mão.',
  add: (title) => marked`Adicionar _${title}_`,
  decline: 'Recusar',
  flip: 'Virar',
  leave: 'Não virar',
  outStands: 'Você está fora deste lote.',
  makeIt: (amount) => `Mudar para ${figure(amount)}`,
  withdraw: 'Desfazer',
  why: {
    noMoney: (min, money) => `O mínimo seria ${figure(min)}; você tem ${figure(money)}.`,
    tooLow: (min) => `No mínimo ${figure(min)}.`,
    tooHigh: (max) => `Você tem ${figure(max)}.`,
    noAmount: 'Digite um valor.',
    doesNotFit: 'Só outra pintura do mesmo artista, e não uma carta dupla.',
    highestBid: 'O maior lance é seu.',
    passedAt: (amount) => `Você passou no lance de ${figure(amount)}. Se houver outro lance, você decide de novo.`,
    passedBefore: 'Você passou. Se alguém der um lance, você decide de novo.',
    sealed: (amount) => (amount === 0 ? 'Você não deu lance.' : `Seu lance secreto: ${figure(amount)}.`),
    before: (count) => (count === 1 ? 'A próxima vez é sua.' : `${figure(count)} jogadores decidem antes de você.`),
    done: 'Você já teve a sua chance.',
    auctioneerNamed: (price) => `Você pede ${figure(price)}. Se ninguém comprar, você tem que comprar.`,
  },
}

export const confirm: typeof en.confirm = {
  title: 'Tem certeza?',
  mostOfMoney: (amount, money) => `${figure(amount)} equivale a ${percent(amount / money)} do seu dinheiro.`,
  overAnyValue: (amount, most) => `${figure(amount)} é mais do que este lote pode valer: no máximo, ${figure(most)}.`,
  yes: (what) => `Sim: ${what}`,
  no: 'Pensar melhor',
}

export const refusals: typeof en.refusals = {
  game_over: 'A partida já terminou.',
  no_such_seat: 'Esse lugar não existe.',
  wrong_phase: 'Agora não dá para fazer isso.',
  not_your_turn: 'Não é a sua vez.',
  already_passed: 'Você já passou neste lance.',
  own_standing_bid: 'O maior lance já é seu.',
  already_submitted: 'Você já deu o seu lance secreto.',
  card_not_in_hand: 'Essa carta não está na sua mão.',
  card_does_not_fit: 'Essa carta não pode ser adicionada à carta dupla.',
  not_a_whole_number: 'O lance deve ser um número inteiro.',
  amount_too_low: 'Já deram um lance igual ou maior.',
  not_enough_money: 'Você não tem dinheiro suficiente.',
  stale_decision: 'Tarde demais: o jogo já seguiu em frente.',
  outbid_in_the_same_moment: 'No mesmo instante, alguém deu um lance maior.',
  paused: 'A mesa está em pausa.',
  not_your_seat: 'Esse lugar não é seu.',
  no_order_now: 'Agora não dá para definir um limite.',
  season_over: 'A temporada acabou, e os planos dela também.',
  would_end_season: 'Essa pintura encerraria a temporada e não seria vendida.',
}

export const autoBid: typeof en.autoBid = {
  title: 'Limite secreto',
  open: 'Limite…',
  about: 'Dá lances por você até um limite secreto, e nunca mais do que o necessário.',
  thenOut: (amount) => `Até ${amount === null ? '…' : figure(amount)}, depois estou fora`,
  thenAsk: (amount) => `Até ${amount === null ? '…' : figure(amount)}, depois decido`,
  stands: (amount, above) =>
    above === 'pass'
      ? `Limite secreto de ${figure(amount)}; depois, você está fora`
      : `Limite secreto de ${figure(amount)}; depois, você decide`,
  change: 'Mudar…',
  cancel: 'Cancelar',
}

export const hints: typeof en.hints = {
  title: 'Dica',
  ask: 'Dica',
  askHint: 'Uma boa jogada para agora, e por quê',
  thinking: 'Pensando…',
  would: 'Uma boa jogada seria:',
  doIt: 'Jogar assim',
  worth: (paintings) => (paintings > 1 ? 'Valor provável das duas' : 'Valor provável da pintura'),
  band: (low, mean, high) =>
    low === high ? `cerca de ${figure(mean)}` : `cerca de ${figure(mean)} (${figure(low)}–${figure(high)})`,
  tellsNothing: 'A dica só sabe o que você sabe: não vê as mãos dos outros nem os lances secretos.',
}
