import { artistName } from '@modern-art/engine'
import type { Sale, Spoken } from '../grammar/lessonTexts.ts'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type * as en from '../en/lessons.ts'
import { figure, leftOf, object, subject } from './phrases.ts'

export const lessons: typeof en.lessons = {
  title: 'Aprender a jogar',
  about: 'Nove lições curtas para aprender jogando. Cada uma leva um ou dois minutos.',
  guide: 'Seu guia',
  lessonOf: (number, all) => `Lição ${figure(number)} de ${figure(all)}`,
  resume: 'Continuar',
  again: 'Repetir',
  done: 'concluída',
  goOn: 'Continuar',
  next: 'Próxima lição',
  leave: 'Todas as lições',
  toFullGame: 'Jogar uma partida',
  allDone: 'Agora você já sabe tudo. O resto é sangue-frio.',
  start: 'Começar',
}

const bothOr = ({ paintings }: Pick<Sale, 'paintings'>): string => (paintings > 1 ? 'as duas' : 'a pintura')

/** The result of a purchase. */
const afterBuying = ({ sale }: Spoken): Marked => {
  const gain = sale.worth - sale.price
  if (gain > 0) {
    return marked`Se a temporada terminasse agora, o banco pagaria ${figure(sale.worth)}: um lucro de *${figure(gain)}*.`
  }
  if (gain === 0) return 'Se a temporada terminasse agora, o banco pagaria exatamente isso: nenhum lucro.'
  return marked`Se a temporada terminasse agora, o banco pagaria só ${figure(sale.worth)}: um prejuízo de *${figure(-gain)}*. Pague menos do que a pintura vale.`
}

const afterLosing = ({ sale, who }: Spoken): Marked => {
  if (sale.price === 0) return marked`Ninguém deu lance: ${object(who(sale.buyer))} fica com ${bothOr(sale)} de graça.`
  const gain = sale.worth - sale.price
  const rest = gain > 0 ? `e pode lucrar ${figure(gain)}` : 'e não lucra nada'
  return marked`${subject(who(sale.buyer))} leva ${bothOr(sale)} por ${figure(sale.price)} ${rest}.`
}

/** While others decide. */
const waiting = ({ pricing, who }: Spoken): Marked =>
  pricing === null ? 'Agora é a vez dos outros.' : marked`${subject(who(pricing))} define um preço.`

const afterSelling = ({ sale, who }: Spoken): Marked =>
  marked`${subject(who(sale.buyer))} pagou *${figure(sale.price)}* a você. É vendendo que um museu ganha dinheiro: o comprador paga ao leiloeiro.`

const afterKeeping = ({ sale }: Spoken): Marked =>
  sale.price === 0
    ? 'Ninguém deu lance: o lote é seu de graça. E ele conta para o artista.'
    : marked`Você comprou o seu próprio lote e pagou *${figure(sale.price)}* ao banco. Isso só compensa se, no fim, ele valer bem mais.`

export const lessonTexts: typeof en.lessonTexts = {
  open: {
    title: 'O leilão aberto',
    about: 'Todos dão lances a qualquer momento, até ninguém mais cobrir.',
    says: {
      begin: ({ who }) =>
        marked`Você dirige um museu e começa com *100k*. Todos se revezam leiloando pinturas. ${subject(who(2))} começa, com um *leilão aberto*.`,
      their_lot: ({ lot }) =>
        marked`Todos podem dar lances a qualquer momento. Se a temporada terminasse agora, esta pintura valeria *${figure(lot.worth)}*. Ofereça bem menos que isso: − e + mudam o valor.`,
      leading: ({ lot }) =>
        marked`O maior lance é seu: *${figure(lot.price)}*. Se todos os outros passarem, a pintura é sua.`,
      outbid: ({ lot, who }) =>
        marked`${subject(who(lot.bidder ?? 1))} ofereceu ${figure(lot.price)}. A pintura valeria ${figure(lot.worth)}: cubra o lance ou passe. *Passar* quer dizer “não por este preço”; *Estou fora*, “por preço nenhum”.`,
      waiting: ({ lot, out, who }) => {
        if (out) return 'Você está fora: este lote segue sem você.'
        if (lot.bidder !== null && who(lot.bidder).you) {
          return marked`O maior lance é seu: *${figure(lot.price)}*. Se ninguém cobrir, você fica com a sua própria pintura e paga ao banco.`
        }
        return 'Você passou. Se alguém der um lance, você decide de novo.'
      },
      bought: (spoken) =>
        marked`A pintura é sua. Você pagou *${figure(spoken.sale.price)}* a ${object(spoken.who(spoken.sale.seller))}, que fez o leilão. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () =>
        marked`Agora é *você* quem leiloa. Escolha uma pintura: o número em cada carta mostra quanto valeria uma pintura do artista se você jogasse essa carta.`,
      your_lot: ({ lot }) =>
        lot.price === 0
          ? marked`Quem comprar paga a *você*. Você também pode dar lances, mas deixe os outros começarem.`
          : marked`O lance está em ${figure(lot.price)}, e esse dinheiro seria seu. *Passe* para vender. Só cubra o lance se quiser ficar com a pintura: aí você paga ao banco.`,
      sold: (spoken) => marked`${afterSelling(spoken)} Assim funciona o leilão aberto.`,
      kept: afterKeeping,
    },
  },
  one_offer: {
    title: 'A oferta única',
    about: 'Uma volta à mesa: uma chance para cada um.',
    says: {
      begin: ({ who }) =>
        marked`*Oferta única*: no sentido horário, cada um tem uma única chance de dar um lance ou passar. O leiloeiro é o último. Quem leiloa é ${object(who(2))}; por isso, você começa.`,
      their_lot: ({ lot }) =>
        marked`Você só tem uma chance, e dois jogadores vêm depois. A pintura valeria *${figure(lot.worth)}* agora. Ofereça menos que isso, mas o bastante para ninguém cobrir.`,
      waiting: ({ lot, who }) =>
        who(lot.seller).you
          ? 'Os outros decidem primeiro, uma vez cada um.'
          : 'Você já teve a sua chance. Agora é a vez dos outros.',
      bought: (spoken) => marked`Ninguém cobriu o seu lance de *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        spoken.sale.price === 0
          ? afterLosing(spoken)
          : marked`${afterLosing(spoken)} Quem começa precisa oferecer bastante ou desistir.`,
      offer: () => marked`Agora leiloe uma pintura sua. Desta vez, a última palavra é *sua*.`,
      your_lot: ({ lot, who }) =>
        lot.bidder === null
          ? 'Ninguém deu lance. Se você passar, a pintura é sua de graça.'
          : marked`${subject(who(lot.bidder))} ofereceu ${figure(lot.price)}. Se você passar, esse dinheiro é seu. Se cobrir o lance, você fica com a pintura e paga ao banco.`,
      sold: (spoken) => marked`${afterSelling(spoken)} Ter a última palavra é uma vantagem.`,
      kept: afterKeeping,
    },
  },
  hidden: {
    title: 'O leilão fechado',
    about: 'Cada um dá um único lance secreto.',
    says: {
      begin: () =>
        marked`*Leilão fechado*: cada um dá um único lance secreto. Todos são revelados juntos, e o maior arremata.`,
      their_lot: ({ lot }) =>
        marked`A pintura valeria *${figure(lot.worth)}* agora. Ofereça um valor que pagaria com gosto: ninguém vê, e depois não dá para mudar. Se não quiser a pintura, escolha *Não dar lance*.`,
      waiting: () => 'Pronto. Quando todos decidirem, os lances são revelados.',
      bought: (spoken) => marked`O seu lance foi o maior: *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Agora leiloe uma pintura sua. O leiloeiro também pode dar um lance secreto.',
      your_lot: () =>
        marked`Você também pode dar um lance. Se alguém oferecer mais, o dinheiro é seu. Se o seu lance for o maior, você fica com a pintura e paga ao banco. Com *Não dar lance*, você vende a quem oferecer mais.`,
      sold: (spoken) => marked`${afterSelling(spoken)} Em um leilão fechado, oferecer metade do valor costuma bastar.`,
      kept: afterKeeping,
    },
  },
  fixed_price: {
    title: 'O preço fixo',
    about: 'O leiloeiro define um preço: é pegar ou largar.',
    says: {
      begin: ({ who }) =>
        marked`*Preço fixo*: o leiloeiro define um preço. No sentido horário, o primeiro a aceitar compra. ${subject(who(2))} leiloa primeiro.`,
      their_lot: ({ lot }) =>
        marked`O preço é ${figure(lot.price)}, e a pintura valeria *${figure(lot.worth)}* agora. Você decide primeiro: compre ou deixe para o próximo.`,
      waiting,
      bought: (spoken) => marked`A pintura é sua por *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Agora leiloe uma pintura sua e defina o preço.',
      your_lot: ({ lot }) =>
        marked`A pintura valeria *${figure(lot.worth)}* agora. Se alguém aceitar o seu preço, o dinheiro é seu. Mas, se ninguém aceitar, *você* tem que comprar.`,
      sold: (spoken) => marked`${afterSelling(spoken)} Um bom preço deixa algum lucro para o comprador.`,
      kept: ({ sale }) =>
        marked`Ninguém quis por ${figure(sale.price)}: *você* teve que comprar e pagar ao banco. Peça menos do que a pintura deve valer, para o comprador também lucrar.`,
    },
  },
  double: {
    title: 'O leilão duplo',
    about: 'Duas pinturas de uma vez, e talvez outro leiloeiro.',
    says: {
      begin: ({ who }) =>
        marked`${subject(who(2))} joga uma *carta dupla*, que pede uma segunda pintura do mesmo artista. ${subject(who(2))} pode adicionar uma; depois, os outros, no sentido horário. Se ninguém adicionar, ${object(who(2))} fica com a carta de graça.`,
      asked: ({ lot, who }) =>
        marked`${subject(who(lot.seller))} não adicionou nenhuma. Se você adicionar uma pintura de *${artistName(lot.artist)}*, o leilão passa a ser seu: você vende as duas, pelo tipo de leilão da *sua* carta, e fica com todo o dinheiro. Ou recuse.`,
      their_lot: ({ lot, who }) =>
        marked`${subject(who(lot.seller))} adicionou uma pintura e leiloa as duas. Juntas, elas valeriam *${figure(lot.worth)}* agora: dê um lance ou passe.`,
      leading: ({ lot }) => marked`O maior lance pelas duas é seu: *${figure(lot.price)}*.`,
      waiting: () => 'Agora é a vez dos outros.',
      your_lot: ({ lot }) => marked`Você leiloa as duas. Juntas, elas valeriam *${figure(lot.worth)}* agora.`,
      bought: (spoken) => marked`As duas são suas por *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        marked`${afterLosing(spoken)} O dinheiro vai para ${object(spoken.who(spoken.sale.seller))}, que adicionou a segunda pintura. O próximo a jogar é quem está ${leftOf(spoken.who(spoken.sale.seller))}.`,
      sold: (spoken) =>
        marked`${subject(spoken.who(spoken.sale.buyer))} pagou *${figure(spoken.sale.price)}* a você pelas duas: a carta dupla não era sua, mas o dinheiro é. O próximo a jogar é quem está à sua esquerda.`,
      kept: afterKeeping,
    },
  },
  season: {
    title: 'Como uma temporada termina',
    about: 'A quinta pintura, os três primeiros artistas e quanto o banco paga.',
    says: {
      begin: () =>
        marked`Esta temporada está quase no fim. Os pontos no mercado são as pinturas jogadas: a *quinta* do mesmo artista (◇) encerra a temporada na hora. Um artista já tem quatro.`,
      end_it: () =>
        marked`Você tem na mão a quinta pintura de *Daniel Melim*. Escolha essa carta para ver no mercado o que mudaria. Ela encerra a temporada e não é vendida. Se preferir, leiloe outra antes.`,
      your_lot: () =>
        'Esta é vendida normalmente. Mas atenção: quem jogar a quinta pintura de Daniel Melim encerra a temporada.',
      waiting: () => 'Os outros também podem encerrar a temporada.',
      paid: ({ season }) =>
        marked`Os três artistas com mais pinturas (no empate, os mais à esquerda) recebem marcadores de *30, 20 e 10*. É o que o banco paga por cada pintura deles; as outras não valem nada. Você recebeu *${figure(season.redeemed)}* por pinturas que custaram ${figure(season.paid)}. As pinturas saem da mesa; os marcadores ficam.`,
    },
  },
  no_floor: {
    title: 'Valor passado não é garantia',
    about: 'Por que um artista famoso pode não valer nada.',
    says: {
      begin: ({ who }) =>
        marked`Segunda temporada. *Sigrid Thaler* tem um marcador de 30 da primeira. Ele se soma a um novo marcador, mas *só* se ela ficar outra vez entre os três primeiros. ${subject(who(2))} começa leiloando uma pintura dela.`,
      their_lot: ({ lot }) =>
        marked`O preço é ${figure(lot.price)}. Se Sigrid Thaler ficasse em terceiro, cada pintura dela valeria 40. Mas ela está em quarto, e a temporada está quase no fim: do jeito que está, a pintura vale *${figure(lot.worth)}*. Vai comprar?`,
      bought: ({ sale }) => marked`Você pagou *${figure(sale.price)}*. Agora veja no que vai dar.`,
      lost: ({ sale, who }) =>
        marked`${subject(who(sale.buyer))} leva a pintura por ${figure(sale.price)}. Agora veja no que vai dar.`,
      end_it: () =>
        marked`Você tem na mão a quinta pintura de *Ramon Martins*, que encerra a temporada. Jogue essa carta ou tente outra coisa.`,
      your_lot: () => 'Esta é vendida normalmente.',
      waiting,
      paid_bought: () =>
        marked`Sigrid Thaler ficou fora dos três primeiros: as pinturas dela não valeram *nada*, por mais que valessem antes. Você perdeu o que pagou. Marcadores antigos só contam somados a um novo.`,
      paid_lost: ({ season }) =>
        marked`Sigrid Thaler ficou fora dos três primeiros: as pinturas dela não valeram *nada*. Você fez bem em não comprar. Seu resultado na temporada: ${figure(season.profit)}. Marcadores antigos só contam somados a um novo.`,
    },
  },
  worth: {
    title: 'Quanto vale uma pintura',
    about: 'Quando dar um lance e quando deixar para os outros.',
    says: {
      begin: ({ who }) =>
        marked`O que você paga vai para um rival. Por isso, uma pintura vale menos para você do que o banco paga por ela. ${subject(who(1))} leiloa uma; ${object(who(2))} decide antes de você.`,
      their_lot: ({ lot, who }) =>
        marked`O banco pagaria *${figure(lot.worth)}* por esta pintura agora. Por ${figure(lot.price)}, ${object(who(lot.bidder ?? 2))} lucraria ${figure(lot.worth - lot.price)}. Se você pagar um pouco mais, fica com quase todo esse lucro, e o preço vai para ${object(who(lot.seller))}. Cobrir ou passar?`,
      waiting,
      bought: ({ sale, who }) => {
        const gain = sale.worth - sale.price
        if (gain >= sale.price) {
          return marked`Você lucra ${figure(gain)}, e ${object(who(sale.seller))} recebe ${figure(sale.price)}: *boa compra*. Deixar essa pechincha para um rival seria um presente.`
        }
        const yours =
          gain > 0
            ? `Você lucra ${figure(gain)}, mas`
            : gain === 0
              ? 'Você não lucra nada, e'
              : `Você perde ${figure(-gain)}, e`
        return marked`${yours} ${object(who(sale.seller))} recebe ${figure(sale.price)}: o negócio foi melhor para quem vendeu. Um pouco acima do último lance já teria bastado.`
      },
      lost: ({ sale, who }) =>
        marked`${subject(who(sale.buyer))} lucra ${figure(sale.worth - sale.price)} com isso. Uma pechincha que vai para um rival é um prejuízo para você: ofereça um pouco mais.`,
      dear_lot: ({ lot, who }) =>
        marked`Agora ${object(who(lot.seller))} pede *${figure(lot.price)}* por uma pintura que vale ${figure(lot.worth)}. Você lucraria ${figure(lot.worth - lot.price)}; ${object(who(lot.seller))} receberia ${figure(lot.price)}. Comprar ou deixar para outro?`,
      dear_bought: ({ sale, who }) =>
        marked`Você lucra ${figure(sale.worth - sale.price)}, e ${object(who(sale.seller))} recebe *${figure(sale.price)}*. Quando o preço está tão perto do valor, deixe para os outros: quem comprar também lucra pouco.`,
      dear_lost: ({ sale, who }) => marked`Boa decisão: ${object(who(sale.buyer))} quase não lucra com isso.`,
    },
  },
  first_season: {
    title: 'Sua primeira temporada',
    about: 'Contra dois bots tranquilos, com dicas sempre que quiser.',
    says: {
      begin: () =>
        marked`Agora, uma temporada inteira, com tudo junto. Sempre que tiver dúvida, peça uma *Dica*: ela mostra uma boa jogada e explica por quê.`,
      offer: () =>
        'Sua vez: escolha uma pintura. O número em cada carta mostra quanto valeria uma pintura do artista se você jogasse essa carta.',
      asked: () => 'Se você adicionar uma segunda pintura, é você quem leiloa as duas.',
      their_lot: ({ lot }) =>
        lot.worth > 0
          ? marked`O lote valeria *${figure(lot.worth)}* agora; até o fim da temporada, esse valor pode subir ou cair. A *Dica* diz quanto esperar.`
          : marked`Do jeito que está, o lote não vale *nada*. Só dê um lance se achar que o artista ainda vai subir.`,
      your_lot: () => 'O leilão é seu: quem comprar paga a você.',
      waiting: () => 'De olho no mercado: quem vai ficar entre os três primeiros?',
      paid: ({ season }) =>
        marked`Resultado da sua primeira temporada: *${figure(season.profit)}*. Uma partida tem quatro, e os marcadores se somam. Agora você sabe jogar.`,
    },
  },
}
