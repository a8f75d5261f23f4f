import { marked } from '../grammar/marked.ts'
import type * as en from '../en/table.ts'
import { cards, either, figure, form, listed, paintings } from './phrases.ts'

const ORDINALS = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta']

const played = (count: number): string => `${paintings(count)} ${form(count, { one: 'jogada', other: 'jogadas' })}`

export const table: typeof en.table = {
  season: (season) => `Temporada ${figure(season)} de 4`,
  leave: 'Sair da mesa',
  leaveHint: 'A partida fica salva.',
  leaveUnsaved: 'Esta partida não está salva: ela se perde se você fechar a página.',
  menu: 'Menu da mesa',
  rules: 'Regras',
  log: 'Histórico',
  market: 'Mercado',
  hand: 'Sua mão',
  hands: 'Mãos',
  players: 'Jogadores',
  paintings: played,
  cards,
  collection: (name) => `Coleção desta temporada: ${name}`,
  doing: {
    auctioneer: 'leiloando',
    leads: 'maior lance',
    inTurn: { awaiting_card_play: 'joga agora', double_offer: 'pode adicionar', mystery: 'pode virar', finished: '' },
    passed: 'passou',
    passedAt: (amount) => `passou em ${figure(amount)}`,
    sealed: 'já decidiu',
    thinking: 'pensando…',
    yourTurn: 'sua vez',
  },
  doingShort: {
    auctioneer: 'leiloa',
    leads: 'lidera',
    inTurn: { awaiting_card_play: 'joga', double_offer: 'adiciona?', mystery: 'vira?', finished: '' },
    passed: 'passou',
    passedAt: () => 'passou',
    sealed: 'decidiu',
    thinking: 'pensa',
    yourTurn: 'sua vez',
  },
  yourMoney: 'Seu dinheiro',
  moneyOf: (name) => `Dinheiro (${name})`,
  atLeastRemembered: 'pelo que foi pago em público',
  hideHand: 'Cobrir a mão',
  showHand: 'Mostrar a mão',
  handCovered: 'Sua mão está coberta.',
  handsCovered: 'Todos estão olhando: as mãos ficam cobertas.',
  lookingOn: 'Você está assistindo: os bots não mostram as cartas.',
  watching: {
    title: 'Só bots: você está assistindo',
    pause: 'Pausar',
    goOn: 'Continuar',
    step: 'Um passo',
    stepHint: 'Uma jogada por vez',
    showHands: 'Mostrar as mãos',
    hideHands: 'Esconder as mãos',
    handOf: (name: string): string => `Mão de ${name}`,
  },
  skipShow: 'Pular',
  space: 'Espaço',
  forecastOf: (title) => marked`Se _${title}_ for jogada`,
  forecast: (artist, { worth, place, ends }) =>
    `Se for jogada, ${artist} fica em ${place}º lugar, e cada pintura vale ${figure(worth)}${ends === null ? '' : '; a temporada termina, e ela não é vendida'}`,
  endsSeason: {
    fifth_painting: 'Seria a quinta: a temporada termina, e ela não é vendida.',
    hands_empty: 'É a última carta que resta nas mãos: a temporada termina, e ela não é vendida.',
  },
  note: {
    oneMore: (artists) =>
      marked`Mais uma de ${either(artists.map((artist) => marked`*${artist}*`))} encerra a temporada.`,
    ties: 'No empate, fica na frente o artista mais à esquerda.',
    firstSeason: 'No fim da temporada, as pinturas dos três primeiros artistas valem 30, 20 e 10.',
    nothing: 'Marcadores antigos só contam se o artista ficar de novo entre os três primeiros.',
    unseen: 'Cartas que você ainda não viu.',
  },
  count: (count) => `${figure(count)} de 5 pinturas`,
  columnSummary: (artist, count, worth) => `${artist}: ${played(count)}; uma pintura valeria ${figure(worth)} agora`,
  openPainting: (title) => `Ver de perto: ${title}`,
  byArtist: (artist, year) => `${artist}, ${year}`,
  nthThisSeason: (count) => `${ORDINALS[count - 1] ?? `${figure(count)}ª`} da temporada`,
  worth: (artist, count, least, most, now) =>
    `${count > 1 ? 'As duas valeriam' : 'Valeria'} ${figure(now)} se a temporada terminasse agora; de ${figure(least)} a ${figure(most)} se ${artist} terminar entre os três primeiros; senão, 0.`,
  worthShort: (least, most, now) =>
    `Vale ${figure(now)} agora; ${figure(least)} a ${figure(most)} entre os três primeiros; senão, 0`,
  pastTiles: (sum) =>
    `Os marcadores antigos somam mais ${figure(sum)} se o artista receber um marcador nesta temporada`,
  unseen: (count) => `Cartas que você ainda não viu: ${figure(count)}`,
  recap: 'Desde a sua última jogada',
  paused: 'Em pausa',
}

export const goal: typeof en.goal = {
  title: 'Como vencer',
  points: [
    'Depois de quatro temporadas, vence o museu mais rico.',
    'A temporada termina assim que alguém joga a quinta pintura (◇) de um artista. Essa quinta não é vendida.',
    'Compre pinturas: no fim da temporada, o banco paga pelas dos três artistas mais jogados (30, 20 e 10, e mais a cada temporada). As outras não valem nada.',
    'Venda pinturas: quem compra de você paga a você.',
  ],
}

export const banner: typeof en.banner = {
  playCard: 'Sua vez de leiloar',
  addSecond: 'Adicionar uma segunda pintura?',
  cannotAdd: 'Sem pintura para adicionar',
  openBid: (min) => `Seu lance? Mínimo: ${figure(min)}`,
  openBidFirst: 'Abrir os lances?',
  lastWord: (min) => `Ofereça ${figure(min)} ou será vendido`,
  cannotRaise: 'Você não pode cobrir o lance',
  highestBid: (amount) => `O maior lance é seu: ${figure(amount)}`,
  passedOn: (amount) => `Você passou no lance de ${figure(amount)}`,
  oneOffer: (min) => `Seu único lance? Mínimo: ${figure(min)}`,
  sealBid: 'Dê o seu lance secreto',
  sealOwn: 'Dar um lance pelo seu próprio lote?',
  sealedWaiting: 'Lance enviado. Aguardando os outros',
  setPrice: 'Defina o seu preço',
  buy: (price) => `Comprar por ${figure(price)} ou passar?`,
  cannotBuy: (price) => `${figure(price)} é mais do que você tem`,
  mystery: 'Virar uma carta da mão misteriosa?',
  waitingFor: (given) => `Aguardando ${listed(given)}`,
  playing: (name) => `${name} escolhe uma pintura`,
  adding: (name) => `${name} pode adicionar uma segunda pintura`,
  pricing: (name) => `${name} define um preço`,
  offering: (name) => `${name} dá um lance ou passa`,
  buying: (name) => `${name} compra ou passa`,
  flipping: (name) => `${name} pode virar uma carta`,
  bidding: 'Leilão aberto: todos podem dar lances',
  finished: 'A partida terminou',
  titleYourTurn: (asked) => `● ${asked}`,
}

export const handover: typeof en.handover = {
  title: (name) => marked`Passe o aparelho para _${name}_`,
  about: 'Até lá, tudo fica coberto.',
  ready: (name) => `Sou ${name}`,
  since: 'Desde a sua última jogada',
}
