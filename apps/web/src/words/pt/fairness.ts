import type * as en from '../en/fairness.ts'
import { listed } from './phrases.ts'

const findings: typeof en.fairness.findings = {
  secret: {
    holds: 'O número secreto do servidor corresponde à impressão digital que ele publicou.',
    fails: 'O número secreto do servidor não corresponde à impressão digital que ele publicou.',
  },
  promise: {
    holds: 'Este aparelho viu as mesmas impressões digitais antes que qualquer número aleatório fosse conhecido.',
    fails: 'Antes da distribuição, este aparelho viu outras impressões digitais.',
    unknown: 'Este aparelho não viu quais impressões digitais foram publicadas antes da distribuição.',
  },
  numbers: {
    holds: 'Cada número aleatório da mesa corresponde à impressão digital que o prometeu.',
    fails: 'Um número aleatório não corresponde à impressão digital que o prometeu.',
  },
  own: {
    holds: 'O seu número aleatório faz parte da distribuição.',
    fails: 'O seu número aleatório não faz parte da distribuição. Ele chegou tarde, ou o servidor o deixou de fora.',
    unknown: 'Nenhum número aleatório deste aparelho faz parte da distribuição.',
  },
  deck: {
    holds: 'A ordem de todas as 70 cartas e quem começa resultam só desses números.',
    fails: 'As cartas ou quem começa não resultam desses números.',
  },
  cards: {
    holds: 'As cartas que você recebeu são as dessa ordem.',
    fails: 'Você recebeu cartas diferentes das dessa ordem.',
    unknown: 'Este aparelho não viu quais cartas você recebeu.',
  },
}

export const fairness: typeof en.fairness = {
  check: 'Conferir a distribuição',
  dealing: 'Distribuindo as cartas…',
  leftOutNow: 'O seu número aleatório não faz parte desta distribuição. Você pode conferi-la depois da partida.',
  titles: {
    holds: 'A distribuição foi justa',
    fails: 'Há algo errado nesta distribuição',
    unknown: 'Nada indica um problema nesta distribuição',
  },
  abouts: {
    holds: 'O seu aparelho conferiu tudo isto sozinho.',
    fails: 'O seu aparelho conferiu. Nem tudo está como deveria.',
    unknown: 'O seu aparelho conferiu o que pôde. Algumas coisas só um aparelho que estava lá sabe.',
  },
  marks: { holds: 'Certo', fails: 'Errado', unknown: 'Não se sabe' },
  findings,
  added: (names) =>
    names.length === 0
      ? 'Ninguém acrescentou um número aleatório.'
      : `Os números aleatórios vieram de ${listed(names)}.`,
  leftOut: (names) => `Distribuído sem número aleatório de ${listed(names)}: nenhum chegou a tempo.`,
  how: 'Como funciona',
  explained: [
    'Antes da partida, o servidor e o aparelho de cada pessoa escolhem um número aleatório. Primeiro publicam só a impressão digital dele: ela corresponde a esse único número e não o revela.',
    'Quando a partida começa, todas as impressões digitais ficam fixas, e só então os aparelhos revelam os seus números. A ordem das cartas é calculada a partir de todos os números juntos. Assim, ninguém pode escolher o baralho: nem o servidor, nem quem joga.',
    'O servidor revela o próprio número depois da partida. Aí qualquer pessoa pode refazer a conta, como o seu aparelho acabou de fazer.',
  ],
}
