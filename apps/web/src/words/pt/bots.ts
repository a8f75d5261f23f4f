import type * as en from '../en/bots.ts'

export const bots: typeof en.bots = {
  easy: { name: 'Pia', role: 'a novata', about: 'fácil: dá qualquer lance até o valor atual do lote' },
  medium: { name: 'Marek', role: 'o marchand', about: 'médio: conhece as probabilidades e segue o manual' },
  hard: { name: 'Aurel', role: 'o conhecedor', about: 'difícil: imagina as cartas ocultas e estuda cada rival' },
  hoarder: { name: 'Odile', role: 'a acumuladora', about: 'paga mais do que o lote vale, até pelos próprios' },
  flipper: { name: 'Bruno', role: 'o revendedor', about: 'compra pouco e pede preços que alguém aceita' },
  hypeman: { name: 'Cosmo', role: 'o marqueteiro', about: 'entra com tudo e depois promove o que é dele' },
  accountant: { name: 'Ilse', role: 'a contadora', about: 'nunca paga o valor cheio e sobe aos pouquinhos' },
  sniper: { name: 'Viktor', role: 'o franco-atirador', about: 'vai devagar no leilão aberto e ataca no fechado' },
}
