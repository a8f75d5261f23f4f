import type { ProfileWords } from '../en/profile.ts'
import { counted, date, figure, percent } from './phrases.ts'

const games = (count: number): string => counted(count, { one: 'partida', other: 'partidas' })
const ratedGames = (count: number): string => counted(count, { one: 'partida ranqueada', other: 'partidas ranqueadas' })

const paces: ProfileWords['paces'] = { live: 'Ao vivo', turn_based: 'Por turnos' }

const board: ProfileWords['board'] = {
  title: 'Classificação',
  about:
    'A lista segue um número cauteloso: sua pontuação menos o que ainda é incerto. Assim, um começo de sorte não põe ninguém no topo.',
  pace: 'Quais partidas?',
  list: (pace) => `Os melhores: ${pace}`,
  loading: 'Buscando a lista…',
  empty: 'Ninguém terminou ainda dez partidas ranqueadas. O primeiro lugar está livre.',
  you: 'você',
  games,
  points: (points) => counted(points, { one: 'ponto da lista', other: 'pontos da lista' }),
  ownPlace: (place) => `Você está em ${figure(place)}º lugar na lista.`,
  hidden: 'Seu perfil é privado, por isso os outros não veem você na lista.',
  missing: (count) => `Mais ${ratedGames(count)}, e você tem um lugar na lista.`,
  noRating: 'Você ainda não tem pontuação aqui. As partidas ranqueadas da partida rápida dão uma a você.',
  needsAccount: 'Você precisa de uma conta para jogar partidas ranqueadas.',
  signIn: 'Entrar ou criar uma conta',
  play: 'Partida rápida',
  ownProfile: 'Seu perfil',
}

const rating: ProfileWords['rating'] = {
  title: 'Pontuação',
  doubt: (points) => `${figure(points)} a mais ou a menos`,
  provisional: (count) => `Provisória: mais ${ratedGames(count)}`,
  none: 'Nenhuma partida ranqueada ainda',
  play: 'Jogar uma ranqueada',
  games: ratedGames,
  line: (pace, first, last, count) => `${pace}: de ${figure(first)} a ${figure(last)} pontos em ${ratedGames(count)}`,
}

const form: ProfileWords['form'] = {
  title: 'Fase',
  about: (shown, won) => `Vitórias recentes: ${figure(won)} de ${figure(shown)}`,
  chart: (places) => `Lugares nas últimas partidas, a mais recente por último: ${places}`,
  oldest: 'antes',
  latest: 'agora',
}

const wins: ProfileWords['wins'] = {
  title: 'Partidas vencidas',
  players: (count) => counted(count, { one: 'jogador', other: 'jogadores' }),
  share: (won, played) => `${figure(won)} de ${figure(played)}, ${percent(won / played)}`,
  even: 'A marca mostra quantas vezes você venceria se todos fossem igualmente bons.',
}

const artists: ProfileWords['artists'] = {
  title: 'Artista favorito',
  none: 'Nenhuma obra comprada ainda',
  bought: (count) => counted(count, { one: 'obra', other: 'obras' }),
}

const trades: ProfileWords['trades'] = {
  title: 'Pago e recebido',
  about: (perHundred) => `Para cada 100 pagos, o banco pagou ${figure(perHundred)}.`,
  chart: (count, gained) => `${games(count)}: em ${figure(gained)} as obras renderam mais do que custaram`,
  paid: 'pago',
  worth: 'recebido',
  none: 'Nada comprado ainda',
}

const history: ProfileWords['history'] = {
  title: 'Últimas partidas',
  all: (count) => `Mostrar todas as ${games(count)}`,
  place: (place, players) => `${place} de ${figure(players)}`,
  money: (amount) => `${amount} no fim`,
  curve: (amounts) => `Dinheiro depois de cada temporada: ${amounts}`,
  left: 'não jogou até o fim',
  on: date,
  table: 'Abrir a mesa',
  tableOf: (on) => `Abrir a mesa de ${on}`,
  player: (name, amount) => `${name} ${amount}`,
  unrated: 'não ranqueada',
  change: (before, after) => `Pontuação ${figure(before)} → ${figure(after)}`,
}

const table: ProfileWords['table'] = {
  title: 'Pontuações',
  change: (before, after) => `${figure(before)} → ${figure(after)}`,
  provisional: 'provisória',
  nobody: 'Esta partida não mudou nenhuma pontuação.',
}

const page: ProfileWords['page'] = {
  title: 'Perfil',
  own: 'Seu perfil',
  loading: 'Buscando as partidas…',
  nobody: 'Você ainda não terminou nenhuma partida on-line. Suas partidas e seus números vão aparecer aqui.',
  empty: 'Esta pessoa ainda não terminou nenhuma partida on-line.',
  play: 'Jogar com outras pessoas',
  guest:
    'Você é visitante: só você vê isto. Com uma conta você também tem uma pontuação e um perfil que os outros podem ver.',
  account: 'Criar uma conta',
  board: 'Classificação',
  private: { name: 'Perfil privado', about: 'Os outros não veem seu perfil nem seu lugar na classificação.' },
  card: 'Perfil e pontuação',
}

export const profile: ProfileWords = { paces, board, rating, form, wins, artists, trades, history, table, page }
