import type * as en from '../en/bots.ts'

export const bots: typeof en.bots = {
  easy: { role: 'a novata', about: 'fácil: dá qualquer lance até o valor atual do lote' },
  medium: { role: 'o marchand', about: 'médio: conhece as probabilidades e segue o manual' },
  hard: { role: 'o conhecedor', about: 'difícil: imagina as cartas ocultas e estuda cada rival' },
  master: { role: 'a campeã', about: 'mestre: aprendeu o jogo em milhões de partidas' },
  hoarder: { role: 'a acumuladora', about: 'paga mais do que o lote vale, até pelos próprios' },
  flipper: { role: 'o revendedor', about: 'compra pouco e pede preços que alguém aceita' },
  hypeman: { role: 'o marqueteiro', about: 'entra com tudo e depois promove o que é dele' },
  accountant: { role: 'a contadora', about: 'nunca paga o valor cheio e sobe aos pouquinhos' },
  sniper: { role: 'o franco-atirador', about: 'vai devagar no leilão aberto e ataca no fechado' },
}
