import type * as en from '../en/autoBid.ts'
import { figure } from './phrases.ts'

export const autoBid: typeof en.autoBid = {
  title: 'Limite secreto',
  open: 'Limite…',
  about: 'Dá lances por você até um limite secreto, e nunca mais do que o necessário.',
  thenOut: (amount) => `Até ${amount === null ? '…' : figure(amount)}, depois estou fora`,
  thenAsk: (amount) => `Até ${amount === null ? '…' : figure(amount)}, depois decido`,
  stands: (amount, above) =>
    above === 'pass'
      ? `Limite secreto de ${figure(amount)}; depois, você está fora`
      : `Limite secreto de ${figure(amount)}; depois, você decide`,
  change: 'Mudar…',
  cancel: 'Cancelar',
}
