import type { MatchWords } from '../en/match.ts'
import { counted, either, figure } from './phrases.ts'

const players = (count: number): string => counted(count, { one: 'pessoa', other: 'pessoas' })

export const match: MatchWords = {
  title: 'Partida rápida',
  about: 'Encontramos pessoas para jogar com você.',
  pace: 'Como você quer jogar?',
  paces: {
    live: { name: 'Ao vivo', about: 'Agora mesmo. Você tem 45 segundos para cada decisão.' },
    turn_based: { name: 'Por turnos', about: 'Ao longo de dias. Você tem um dia para cada decisão.' },
  },
  sizes: 'Quantas pessoas?',
  size: players,
  noSize: 'Escolha pelo menos um número.',
  rated: { name: 'Partida ranqueada', about: 'Ela muda a sua pontuação.' },
  ratedNeedsAccount: 'Você precisa de uma conta para jogar partidas ranqueadas.',
  signIn: 'Entrar ou criar uma conta',
  look: 'Procurar mesa',
  chooseAgain: 'Escolher de novo',
  wanted: (pace, sizes, rated) =>
    `${pace === 'live' ? 'Ao vivo' : 'Por turnos'} · ${either(sizes.map(figure))} pessoas · ${rated ? 'ranqueada' : 'não ranqueada'}`,
  waiting: 'Procurando pessoas… Fique nesta página.',
  waitingTurnBased: 'Procurando pessoas… O seu lugar fica guardado. Volte em até um dia para ver se há uma mesa.',
  waited: (time) => `Você está esperando há ${time}.`,
  botsIn: (time) => `Em ${time} você pode começar com bots.`,
  offer: 'Você já pode começar com bots ou continuar esperando.',
  offerHere: 'Você não precisa esperar: bots ocupam os lugares livres se todos aqui concordarem.',
  bots: 'Começar com bots',
  botsRated: 'Começar com bots, ranqueada',
  botsUnrated: 'Começar com bots, não ranqueada',
  saidYes: 'Você aceitou bots. A partida começa assim que outras pessoas também aceitarem.',
  saidYesHere: 'Você aceitou bots. A partida começa assim que todos aqui aceitarem.',
  stop: 'Parar de procurar',
  pausing: (time) => `Você faltou à última mesa. Procuramos outra em ${time}.`,
  playing: 'Você está em uma mesa ao vivo. Continuamos procurando quando essa partida acabar.',
  found: 'Sua mesa está pronta!',
  foundAbout: (people, bots) =>
    bots === 0
      ? `Encontramos ${players(people)}.`
      : `Encontramos ${players(people)} e ${counted(bots, { one: 'bot', other: 'bots' })}.`,
  sitDown: 'Sentar',
  sitDownLeft: (time) => `faltam ${time}`,
  notNow: 'Agora não',
  notNowHint: 'Se você não jogar agora, terá de esperar um pouco antes de procurar de novo.',
  here: (here, people) => `Já chegaram: ${figure(here)} de ${figure(people)}.`,
  waitsForOthers: 'Esperando as outras pessoas…',
  someoneMissing: 'Alguém não veio. Estamos procurando outra pessoa.',
  seated: 'Sua partida vai começar…',
  toTheTable: 'Ir para a mesa',
}
