import type { Words } from '../words.ts'
import { figure, names } from './phrases.ts'

export const menu: Words['menu'] = {
  tagline: 'Cinco artistas. Cinco tipos de leilão. Vence o museu mais rico.',
  play: 'Jogar agora',
  playHint: 'Você contra três bots. Sem cadastro, sem espera.',
  continueGame: 'Continuar',
  continueHint: (season, players) => `Temporada ${figure(season)} · ${players}`,
  learn: 'Aprender a jogar',
  learnHint: 'Primeira vez? Aprenda jogando: nove lições curtas.',
  setUp: 'Montar partida',
  gallery: 'Galeria',
  rules: 'Regras',
  settings: 'Ajustes',
  saved: 'Partidas salvas',
  legal:
    'O jogo é uma criação de Reiner Knizia. Esta versão destina-se ao uso pessoal e educativo e não tem vínculo com ele nem com suas editoras. As pinturas foram inventadas para esta versão; não são obras dos artistas cujos nomes aparecem no jogo.',
  wall: 'Pinturas na parede',
}

export const gallery: Words['gallery'] = {
  title: 'A galeria',
  about: 'Setenta e uma obras: todas as pinturas dos dois baralhos.',
  all: 'Todas',
  filter: 'Mostrar obras de',
  portraits: 'A curadoria',
}

export const rules: Words['rules'] = {
  title: 'As regras',
  about: 'Todas as regras, cada uma com o seu número.',
  inShort: 'Em resumo',
  inShortText: [
    'Você dirige um museu. Em cada uma das quatro temporadas, todos, um de cada vez, levam a leilão uma pintura da própria mão; quem paga mais fica com ela e paga ao leiloeiro.',
    'A temporada termina na hora em que é jogada a quinta pintura de um mesmo artista. Os três artistas com mais pinturas jogadas recebem 30, 20 e 10.',
    'Em seguida, o banco compra todas as pinturas da temporada: as desses três artistas, pela soma de todos os marcadores que cada um já recebeu; as dos outros, por nada.',
    'Depois de quatro temporadas, vence o museu mais rico.',
  ],
  auctions: 'Os cinco tipos de leilão',
  all: 'Todas as regras',
}

export const saves: Words['saves'] = {
  title: 'Partidas salvas',
  none: 'Nenhuma partida ainda.',
  season: (season) => `temporada ${figure(season)} de 4`,
  finished: 'terminada',
  open: 'Abrir',
  remove: 'Excluir',
  reallyRemove: 'Excluir de vez?',
  reallyRemoveLabel: (players) => `Excluir de vez esta partida? ${players}`,
  removeLabel: (players) => `Excluir a partida: ${players}`,
  import: 'Abrir arquivo de partida',
  whoPlays: 'Quem continua jogando?',
  goOn: 'Continuar esta partida',
  importHint: 'Uma partida salva como arquivo (.json), neste aparelho ou em outro.',
  with: (players) => names(players),
}
