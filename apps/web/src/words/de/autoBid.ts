import type { Words } from '../words.ts'
import { figure } from './phrases.ts'

export const autoBid: Words['autoBid'] = {
  title: 'Geheimes Limit',
  open: 'Limit …',
  about: 'Bietet für dich bis zu einem geheimen Limit, und nie mehr als nötig.',
  thenOut: (amount) => `Bis ${amount === null ? '…' : figure(amount)}, dann bin ich raus`,
  thenAsk: (amount) => `Bis ${amount === null ? '…' : figure(amount)}, dann frag mich`,
  stands: (amount, above) =>
    above === 'pass'
      ? `Geheimes Limit ${figure(amount)}, danach bist du raus`
      : `Geheimes Limit ${figure(amount)}, danach wirst du gefragt`,
  change: 'Ändern …',
  cancel: 'Aufheben',
}
