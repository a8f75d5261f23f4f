import type * as en from '../en/autoBid.ts'
import { figure } from './phrases.ts'

export const autoBid: typeof en.autoBid = {
  title: 'Geheimes Limit',
  open: 'Limit …',
  about: 'Bis zu diesem Betrag wird automatisch für dich geboten, nie mehr als nötig. Nur du kennst ihn.',
  thenOut: (amount) => `Bis ${amount === null ? '…' : figure(amount)}, dann aussteigen`,
  thenAsk: (amount) => `Bis ${amount === null ? '…' : figure(amount)}, dann fragen`,
  stands: (amount, above) =>
    above === 'pass'
      ? `Geheimes Limit ${figure(amount)}, dann steigst du aus`
      : `Geheimes Limit ${figure(amount)}, dann wirst du gefragt`,
  change: 'Ändern …',
  cancel: 'Aufheben',
}
