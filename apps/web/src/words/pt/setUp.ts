import type * as en from '../en/setUp.ts'
import { megabytes } from './phrases.ts'

export const setUp: typeof en.setUp = {
  title: 'Nova partida',
  seats: 'Quem joga?',
  seat: (seat) => `Lugar ${seat}`,
  human: 'Humano',
  kind: 'Quem joga neste lugar',
  name: 'Nome',
  addSeat: 'Adicionar um lugar',
  removeSeat: (name) => `Remover ${name}`,
  levels: 'Por nível',
  characters: 'Personagens',
  beginner: (wins) =>
    `Um bom iniciante vence ${wins === 0 ? 'menos de 1' : `cerca de ${wins}`} de cada 100 partidas contra três deste nível.`,
  weights: {
    coming: (bytes) => `Baixando ${megabytes(bytes)}, uma única vez…`,
    kept: 'Download concluído: joga também sem internet.',
    here: 'Download concluído.',
  },
  hotSeat:
    'Duas ou mais pessoas jogam neste aparelho: as cartas ficam cobertas sempre que ele muda de mãos, e não há limite de tempo.',
  onlyBots: 'Só bots: você fica assistindo.',
  money: 'Dinheiro',
  moneyKinds: {
    hidden: { name: 'Oculto', about: 'Como nas regras: você só sabe o seu.' },
    memory: { name: 'Ajuda de memória', about: 'Oculto, mas a tela soma o que foi pago em público.' },
    open: { name: 'Aberto', about: 'Todos veem o dinheiro de todos.' },
  },
  pace: 'Ritmo',
  paces: {
    untimed: { name: 'Sem pressa', about: 'Sem relógio: o leilão aberto termina quando ninguém mais cobre o lance.' },
    hammer: { name: 'Martelo', about: 'O leilão aberto termina com “dou-lhe uma, dou-lhe duas, vendido”.' },
    clock: { name: '45 segundos', about: 'Com martelo, e 45 segundos para cada outra decisão.' },
    bank: {
      name: 'Cinco minutos',
      about: 'Com martelo, e cinco minutos por jogador para a partida inteira, mais 5 segundos por decisão.',
    },
  },
  deck: 'Baralho',
  decks: {
    rulebook: { name: 'Do manual', about: '15 de Daniel Melim, 15 de Rafael Silveira.' },
    classic: { name: 'Clássico', about: '14 de Daniel Melim, 16 de Rafael Silveira.' },
  },
  variants: 'Variantes',
  variantNames: {
    mysteryHand: {
      name: 'Mão misteriosa',
      about: 'Para três: uma quarta mão fica virada para baixo, e o leiloeiro pode virar cartas dela.',
    },
    splitDouble: {
      name: 'Dupla dividida',
      about: 'Quem completa a carta dupla de outro jogador divide o dinheiro com ele.',
    },
  },
  deal: 'Código das cartas',
  dealHint: 'O mesmo código dá sempre as mesmas cartas. Deixe em branco para embaralhar.',
  more: 'Mais opções',
  start: 'Começar a partida',
  nameMissing: (seat) => `O lugar ${seat} precisa de um nome.`,
  nameTwice: (name) => `Há dois lugares com o nome ${name}.`,
  playerName: (seat) => `Jogador ${seat}`,
}
