import { marked } from '../grammar/marked.ts'
import type * as en from '../en/pages.ts'
import { figure, names, subjects } from './phrases.ts'

export const menu: typeof en.menu = {
  tagline: 'Cinco artistas. Cinco tipos de leilão. Vence o museu mais rico.',
  play: 'Jogar agora',
  playHint: 'Você contra três bots. Sem cadastro, sem espera.',
  continueGame: 'Continuar',
  continueHint: (season, players) => `Temporada ${figure(season)} · ${players}`,
  learn: 'Aprender a jogar',
  learnHint: 'Primeira vez? Aprenda jogando, em nove lições curtas.',
  setUp: 'Montar partida',
  gallery: 'Galeria',
  rules: 'Regras',
  settings: 'Ajustes',
  saved: 'Partidas salvas',
  legal:
    'O jogo é uma criação de Reiner Knizia. Esta versão é para uso pessoal e educativo e não tem vínculo com ele nem com suas editoras. As pinturas foram inventadas para esta versão; não são obras dos artistas cujos nomes aparecem no jogo.',
  wall: 'Pinturas na parede',
}

export const gallery: typeof en.gallery = {
  title: 'A galeria',
  about: 'As setenta e uma pinturas dos dois baralhos.',
  all: 'Todas',
  filter: 'Mostrar pinturas de',
  portraits: 'Seus rivais',
}

export const rules: typeof en.rules = {
  title: 'As regras',
  about: 'Todas as regras, numeradas.',
  inShort: 'Em resumo',
  inShortText: [
    'Você dirige um museu. Em cada uma das quatro temporadas, os jogadores se revezam leiloando pinturas da própria mão; quem arremata uma pintura paga ao leiloeiro.',
    'A temporada termina assim que alguém joga a quinta pintura de um mesmo artista. Os três artistas com mais pinturas jogadas recebem marcadores de 30, 20 e 10.',
    'Depois, todos vendem ao banco o que compraram na temporada: cada pintura desses três artistas vale a soma de todos os marcadores que o artista já recebeu; as outras não valem nada.',
    'Depois de quatro temporadas, vence o museu mais rico.',
  ],
  auctions: 'Os cinco tipos de leilão',
  all: 'Todas as regras',
}

export const saves: typeof en.saves = {
  title: 'Partidas salvas',
  none: 'Nenhuma partida ainda.',
  season: (season) => `temporada ${figure(season)} de 4`,
  won: (winners, amount) =>
    winners.length > 1
      ? marked`${subjects(winners)} empataram com ${figure(amount)}`
      : marked`${subjects(winners)} venceu com ${figure(amount)}`,
  finished: 'terminada',
  open: 'Abrir',
  remove: 'Excluir',
  reallyRemove: 'Excluir de vez?',
  reallyRemoveLabel: (players) => `Excluir de vez? A partida: ${players}`,
  removeLabel: (players) => `Excluir a partida: ${players}`,
  import: 'Abrir partida de um arquivo',
  whoPlays: 'Quem vai jogar?',
  goOn: 'Continuar esta partida',
  importHint: 'Uma partida salva como arquivo (.json), neste aparelho ou em outro.',
  with: (players) => names(players),
}
