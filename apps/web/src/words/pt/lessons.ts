import { artistName } from '@modern-art/engine'
import type { Sale } from '../../lessons/lessonFacts.ts'
import type { Spoken } from '../../lessons/lessonWords.ts'
import type { Marked } from '../Rich.tsx'
import type { Words } from '../words.ts'
import { figure, object, subject } from './phrases.ts'

export const lessons: Words['lessons'] = {
  title: 'Aprender a jogar',
  about: 'Nove lições curtas, para jogar em vez de ler. Cada uma leva um ou dois minutos.',
  guide: 'Seu guia',
  lessonOf: (number, all) => `Lição ${figure(number)} de ${figure(all)}`,
  resume: 'Continuar',
  again: 'Repetir',
  done: 'concluída',
  goOn: 'Continuar',
  next: 'Próxima lição',
  leave: 'Todas as lições',
  toFullGame: 'Jogar uma partida',
  allDone: 'Isso é tudo o que há para saber. O resto é sangue-frio.',
  start: 'Começar',
}

const bothOr = ({ paintings }: Pick<Sale, 'paintings'>): string => (paintings > 1 ? 'as duas' : 'a pintura')

/** What a purchase came to. */
const afterBuying = ({ sale }: Spoken): Marked => {
  const gain = sale.worth - sale.price
  if (gain > 0) {
    return `Se a temporada terminasse agora, o banco pagaria ${figure(sale.worth)}: um ganho de *${figure(gain)}*.`
  }
  if (gain === 0) return 'Se a temporada terminasse agora, o banco pagaria exatamente isso: nenhum ganho.'
  return `Se a temporada terminasse agora, o banco pagaria só ${figure(sale.worth)}: uma perda de *${figure(-gain)}*. Pague menos do que uma pintura rende.`
}

const afterLosing = ({ sale, who }: Spoken): Marked => {
  if (sale.price === 0) return `Ninguém deu lance: ${object(who(sale.buyer))} fica com ${bothOr(sale)} de graça.`
  const gain = sale.worth - sale.price
  const rest = gain > 0 ? `e pode ganhar ${figure(gain)} com isso` : 'e não ganha nada com isso'
  return `${subject(who(sale.buyer))} leva ${bothOr(sale)} por ${figure(sale.price)} ${rest}.`
}

/** While others decide. */
const waiting = ({ pricing, who }: Spoken): Marked =>
  pricing === null ? 'Agora é a vez dos outros.' : `${subject(who(pricing))} define um preço.`

const afterSelling = ({ sale, who }: Spoken): Marked =>
  `${subject(who(sale.buyer))} pagou *${figure(sale.price)}* a você. É vendendo que um museu ganha dinheiro: quem compra paga a quem vende.`

const afterKeeping = ({ sale }: Spoken): Marked =>
  sale.price === 0
    ? 'Ninguém deu lance: o lote fica com você, de graça. E ainda conta para o artista.'
    : `Você comprou o seu próprio lote e pagou *${figure(sale.price)}* ao banco. Isso só compensa se, no fim, ele render bem mais.`

export const lessonTexts: Words['lessonTexts'] = {
  open: {
    title: 'O leilão aberto',
    about: 'Todos dão lances a qualquer momento, até ninguém mais cobrir.',
    says: {
      begin: ({ who }) =>
        `Você dirige um museu e tem *100*. Todos, um de cada vez, leiloam uma pintura. Quem começa é ${object(who(2))}, com um *leilão aberto*.`,
      their_lot: ({ lot }) =>
        `Todos podem dar lances, a qualquer momento. Se a temporada terminasse agora, esta pintura renderia *${figure(lot.worth)}*. Ofereça bem menos que isso: − e + mudam o valor.`,
      leading: ({ lot }) =>
        `O maior lance é seu: *${figure(lot.price)}*. Se todos os outros passarem, a pintura é sua.`,
      outbid: ({ lot, who }) =>
        `${subject(who(lot.bidder ?? 1))} deu um lance de ${figure(lot.price)}. A pintura renderia ${figure(lot.worth)}: cubra o lance, *passe* (“não por este preço”) ou *saia* (“por preço nenhum”).`,
      waiting: ({ lot, out, who }) => {
        if (out) return 'Você saiu: este lote segue sem você.'
        if (lot.bidder !== null && who(lot.bidder).you) {
          return `O maior lance é seu: *${figure(lot.price)}*. Se ninguém cobrir, você fica com a própria pintura e paga ao banco.`
        }
        return 'Você passou. Se alguém der um lance, você decide de novo.'
      },
      bought: (spoken) =>
        `A pintura é sua por *${figure(spoken.sale.price)}*. Quem recebe é ${object(spoken.who(spoken.sale.seller))}, que a levou a leilão. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () =>
        'Agora quem conduz o leilão é *você*. Escolha uma pintura: o número em cada carta mostra quanto o artista renderia se você a jogasse.',
      your_lot: ({ lot }) =>
        lot.price === 0
          ? 'O que oferecerem será pago a *você*. Você também pode dar lances, mas deixe que os outros comecem.'
          : `O lance está em ${figure(lot.price)}, e o dinheiro seria seu. *Passe* para vender. Só cubra para ficar com a pintura: aí você paga ao banco.`,
      sold: (spoken) => `${afterSelling(spoken)} Assim é o leilão aberto.`,
      kept: afterKeeping,
    },
  },
  one_offer: {
    title: 'A oferta única',
    about: 'Uma volta à mesa: uma chance para cada um.',
    says: {
      begin: ({ who }) =>
        `*Oferta única*: cada um fala uma só vez, a partir da esquerda de quem vende, que fala por último. Quem vende é ${object(who(2))}; por isso, você começa.`,
      their_lot: ({ lot }) =>
        `Você só tem uma chance, e os outros dois falam depois. A pintura renderia *${figure(lot.worth)}* agora. Ofereça menos que isso, mas o bastante para ninguém cobrir.`,
      waiting: ({ lot, who }) =>
        who(lot.seller).you
          ? 'Os outros falam primeiro, uma vez cada um.'
          : 'Você já falou: agora os outros, uma vez cada um.',
      bought: (spoken) => `Ninguém cobriu o seu lance de *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        spoken.sale.price === 0
          ? afterLosing(spoken)
          : `${afterLosing(spoken)} Quem fala primeiro precisa oferecer muito, ou desistir.`,
      offer: () => 'Agora leiloe uma pintura sua. Desta vez, a última palavra é *sua*.',
      your_lot: ({ lot, who }) =>
        lot.bidder === null
          ? 'Ninguém deu lance. Passe, e a pintura é sua de graça.'
          : `${subject(who(lot.bidder))} deu um lance de ${figure(lot.price)}: passe, e o dinheiro é seu. Ou cubra o lance e pague ao banco.`,
      sold: (spoken) => `${afterSelling(spoken)} Ter a última palavra é uma vantagem.`,
      kept: afterKeeping,
    },
  },
  hidden: {
    title: 'O leilão fechado',
    about: 'Cada um escreve um único valor secreto.',
    says: {
      begin: () =>
        '*Leilão fechado*: cada um escreve um valor em segredo. Todos são revelados juntos, e o maior compra.',
      their_lot: ({ lot }) =>
        `A pintura renderia *${figure(lot.worth)}* agora. Escreva quanto pagaria com gosto; ninguém vê, e depois não dá para mudar. “Sem lance” também vale.`,
      waiting: () => 'Selado. Quando todos tiverem escrito, tudo é revelado.',
      bought: (spoken) => `O seu valor foi o maior: *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Leiloe uma pintura sua. Quem vende também escreve um valor.',
      your_lot: () =>
        'Você também escreve. Se alguém escrever mais, paga esse valor a você. Se o seu for o maior, você fica com a pintura e paga ao banco. “Sem lance” vende a quem der mais.',
      sold: (spoken) => `${afterSelling(spoken)} Em segredo, oferecer metade do que a pintura rende costuma bastar.`,
      kept: afterKeeping,
    },
  },
  fixed_price: {
    title: 'O preço fixo',
    about: 'Quem vende define um preço: é pegar ou largar.',
    says: {
      begin: ({ who }) =>
        `*Preço fixo*: quem vende define um preço. A partir da esquerda, quem aceitar primeiro compra. ${subject(who(2))} começa vendendo.`,
      their_lot: ({ lot }) =>
        `O preço é ${figure(lot.price)}, e a pintura renderia *${figure(lot.worth)}* agora. A escolha começa por você: compre ou deixe para quem vem depois.`,
      waiting,
      bought: (spoken) => `A pintura é sua por *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Leiloe uma pintura sua e, depois, defina o preço.',
      your_lot: ({ lot }) =>
        `A pintura renderia *${figure(lot.worth)}* agora. Se alguém aceitar o seu preço, o dinheiro é seu. Mas, se ninguém aceitar, *você* terá de comprar.`,
      sold: (spoken) => `${afterSelling(spoken)} Um bom preço deixa algum ganho para quem compra.`,
      kept: ({ sale }) =>
        `Ninguém quis por ${figure(sale.price)}: *você* teve de comprar e pagar ao banco. Peça menos do que quem compra espera receber pela pintura.`,
    },
  },
  double: {
    title: 'O duplo',
    about: 'Duas pinturas de uma vez, e talvez outra pessoa vendendo.',
    says: {
      begin: ({ who }) =>
        `${subject(who(2))} apresenta um *duplo*, que pede uma segunda pintura do mesmo artista. Cada um pode juntá-la, a começar por quem jogou o duplo, que fica com ele de graça se ninguém juntar.`,
      asked: ({ lot, who }) =>
        `${subject(who(lot.seller))} não junta nenhuma. Junte uma pintura de *${artistName(lot.artist)}*, e o leilão passa a ser seu: você vende as duas, no tipo da *sua* carta, e fica com todo o dinheiro. Ou recuse.`,
      their_lot: ({ lot, who }) =>
        `${subject(who(lot.seller))} juntou uma pintura e vende as duas. Juntas, elas renderiam *${figure(lot.worth)}* agora: dê um lance ou passe.`,
      leading: ({ lot }) => `O maior lance pelas duas é seu: *${figure(lot.price)}*.`,
      waiting: () => 'Agora, a vez dos outros…',
      your_lot: ({ lot }) => `Quem vende as duas é você. Juntas, elas renderiam *${figure(lot.worth)}* agora.`,
      bought: (spoken) => `As duas são suas por *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        `${afterLosing(spoken)} O dinheiro foi para ${object(spoken.who(spoken.sale.seller))}, que juntou a segunda, e o jogo segue a partir daí.`,
      sold: (spoken) =>
        `${subject(spoken.who(spoken.sale.buyer))} pagou *${figure(spoken.sale.price)}* a você pelas duas: o duplo não era seu, mas o dinheiro é. O jogo segue à sua esquerda.`,
      kept: afterKeeping,
    },
  },
  season: {
    title: 'Como uma temporada termina',
    about: 'A quinta pintura, os três primeiros e quanto cada um recebe.',
    says: {
      begin: () =>
        'Uma temporada quase no fim. Os pontos no mercado são pinturas jogadas: a *quinta* do mesmo artista, o ◇, encerra a temporada na hora. Um artista já tem quatro.',
      end_it: () =>
        'Você tem a quinta pintura de *Daniel Melim*. Escolha-a, e o mercado mostra o que mudaria. Ela encerra a temporada e não é vendida. Ou leiloe outra antes.',
      your_lot: () =>
        'Esta é vendida normalmente. Atenção: quem jogar a quinta pintura de Daniel Melim encerra a temporada.',
      waiting: () => 'Os outros também podem encerrar a temporada.',
      paid: ({ season }) =>
        `Os três artistas com mais pinturas (no empate, o mais à esquerda) recebem marcadores de *30, 20 e 10*: é o que o banco paga por cada pintura deles; pelas outras, nada. Você recebeu *${figure(season.redeemed)}* por pinturas que custaram ${figure(season.paid)}. As pinturas saem, os marcadores ficam.`,
    },
  },
  no_floor: {
    title: 'Valor passado não é garantia',
    about: 'Por que um artista famoso pode não valer nada.',
    says: {
      begin: ({ who }) =>
        `Segunda temporada. *Sigrid Thaler* tem um marcador de 30 da primeira. Ele volta a valer, somado a um novo, mas *só* se ela ficar outra vez entre os três primeiros. ${subject(who(2))} começa leiloando uma pintura dela.`,
      their_lot: ({ lot }) =>
        `O preço é ${figure(lot.price)}. Em terceiro lugar, Sigrid Thaler renderia 40. Mas está em quarto, e a temporada está quase no fim: do jeito que está, rende *${figure(lot.worth)}*. Vai comprar?`,
      bought: ({ sale }) => `Você pagou *${figure(sale.price)}*. Agora veja no que vai dar.`,
      lost: ({ sale, who }) =>
        `${subject(who(sale.buyer))} leva a pintura por ${figure(sale.price)}. Agora veja no que vai dar.`,
      end_it: () =>
        'Você tem a quinta pintura de *Ramon Martins*, que encerra a temporada. Jogue-a ou tente outra coisa.',
      your_lot: () => 'Esta é vendida normalmente.',
      waiting,
      paid_bought: () =>
        'Sigrid Thaler ficou fora dos três primeiros e não rendeu *nada*, por mais que tenha rendido antes: o que você pagou por ela se perdeu. Marcadores antigos só valem somados a um novo.',
      paid_lost: ({ season }) =>
        `Sigrid Thaler ficou fora dos três primeiros e não rendeu *nada*: você fez bem em não comprar. Seu resultado na temporada: ${figure(season.profit)}. Marcadores antigos só valem somados a um novo.`,
    },
  },
  worth: {
    title: 'Quanto vale uma pintura',
    about: 'Quando dar um lance e quando deixar para os outros.',
    says: {
      begin: ({ who }) =>
        `O que você paga vai para um museu rival. Por isso, uma pintura vale menos para você do que ela rende. ${subject(who(1))} vende uma; ${object(who(2))} fala antes de você.`,
      their_lot: ({ lot, who }) =>
        `A pintura rende *${figure(lot.worth)}* agora. Por ${figure(lot.price)}, ${object(who(lot.bidder ?? 2))} ganharia ${figure(lot.worth - lot.price)}. Pagando um pouco mais, você fica com quase tudo isso, e ${object(who(lot.seller))}, com o preço. Cobrir ou passar?`,
      waiting,
      bought: ({ sale, who }) => {
        const gain = sale.worth - sale.price
        if (gain >= sale.price) {
          return `Você ganha ${figure(gain)}, e ${object(who(sale.seller))}, ${figure(sale.price)}: *boa compra*. Deixar a pechincha para um museu rival seria dar um presente.`
        }
        const yours =
          gain > 0
            ? `Você ganha ${figure(gain)}, mas`
            : gain === 0
              ? 'Você não ganha nada, e'
              : `Você perde ${figure(-gain)}, e`
        return `${yours} ${object(who(sale.seller))} ganha ${figure(sale.price)}: o negócio foi melhor para quem vendeu. Um pouco acima do último lance já teria bastado.`
      },
      lost: ({ sale, who }) =>
        `${subject(who(sale.buyer))} ganha ${figure(sale.worth - sale.price)} com isso. Uma pechincha que vai para um museu rival é uma perda para você: ofereça um pouco mais.`,
      dear_lot: ({ lot, who }) =>
        `Agora ${object(who(lot.seller))} pede *${figure(lot.price)}* pelo que rende ${figure(lot.worth)}. Você ganharia ${figure(lot.worth - lot.price)}; quem vende, ${figure(lot.price)}. Comprar ou deixar para outra pessoa?`,
      dear_bought: ({ sale, who }) =>
        `Você ganha ${figure(sale.worth - sale.price)}, e ${object(who(sale.seller))}, *${figure(sale.price)}*. Com um preço tão perto do que a pintura rende, deixe-a para os outros: quem comprar também ganhará pouco.`,
      dear_lost: ({ sale, who }) => `Você fez bem: ${object(who(sale.buyer))} não ganha quase nada com isso.`,
    },
  },
  first_season: {
    title: 'Sua primeira temporada',
    about: 'Contra dois bots tranquilos, com dicas sempre que quiser.',
    says: {
      begin: () =>
        'Agora, uma temporada inteira, com tudo junto. Sempre que tiver dúvida, peça uma *Dica*: ela diz o que faria quem joga bem, e por quê.',
      offer: () =>
        'Sua vez: escolha uma pintura. O número em cada carta mostra quanto o artista renderia se você a jogasse.',
      asked: () => 'Com uma segunda pintura, quem vende as duas é você.',
      their_lot: ({ lot }) =>
        lot.worth > 0
          ? `O lote renderia *${figure(lot.worth)}* agora; no fim da temporada, pode ser mais, pode ser menos. A *Dica* diz quanto esperar.`
          : 'Do jeito que está, o lote não renderia *nada*. Só pague por ele se achar que o artista ainda vai subir.',
      your_lot: () => 'Quem vende é você: o que pagarem é seu.',
      waiting: () => 'De olho no mercado: quem vai ficar entre os três primeiros?',
      paid: ({ season }) =>
        `Sua primeira temporada: *${figure(season.profit)}*. Uma partida tem quatro, e os marcadores se somam. Você já sabe jogar.`,
    },
  },
}
