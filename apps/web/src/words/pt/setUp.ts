import type { Words } from '../words.ts'

export const setUp: Words['setUp'] = {
  title: 'Uma nova mesa',
  seats: 'Quem joga?',
  seat: (seat) => `Lugar ${seat}`,
  person: 'Uma pessoa',
  kind: 'Quem ocupa este lugar',
  name: 'Nome',
  addSeat: 'Adicionar um lugar',
  removeSeat: (name) => `Remover ${name}`,
  levels: 'Por nível',
  characters: 'Personagens',
  hotSeat:
    'Duas ou mais pessoas dividem este aparelho: as cartas ficam cobertas sempre que ele muda de mãos, e ninguém tem tempo limitado para pensar.',
  onlyBots: 'Só bots: você assiste.',
  money: 'Dinheiro',
  moneyKinds: {
    hidden: { name: 'Oculto', about: 'Como nas regras: você só sabe o seu.' },
    memory: { name: 'Ajuda de memória', about: 'Oculto, mas a tela soma o que foi pago em público.' },
    open: { name: 'Aberto', about: 'O dinheiro de todos fica visível na mesa.' },
  },
  pace: 'Ritmo',
  paces: {
    untimed: { name: 'Sem pressa', about: 'Sem relógio: o leilão aberto termina quando ninguém mais cobre o lance.' },
    hammer: { name: 'O martelo', about: 'O leilão aberto termina com “dou-lhe uma, dou-lhe duas, vendido”.' },
    clock: { name: '45 segundos', about: 'O martelo, e 45 segundos para cada uma das outras decisões.' },
    bank: {
      name: 'Cinco minutos',
      about: 'O martelo, e cinco minutos para a partida inteira, mais 5 segundos por decisão.',
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
    splitDouble: { name: 'Duplos divididos', about: 'Quem completa o duplo de outra pessoa divide o preço com ela.' },
  },
  deal: 'Nome da distribuição',
  dealHint: 'O mesmo nome distribui as mesmas cartas outra vez. Deixe em branco para embaralhar de novo.',
  more: 'Mais opções',
  start: 'Começar a partida',
  nameMissing: (seat) => `O lugar ${seat} precisa de um nome.`,
  nameTwice: (name) => `Há dois lugares com o nome ${name}.`,
  playerName: (seat) => `Pessoa ${seat}`,
}
