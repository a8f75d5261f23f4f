import type * as en from '../en/hints.ts'
import { figure } from './phrases.ts'

export const hints: typeof en.hints = {
  title: 'Dica',
  ask: 'Dica',
  askHint: 'Uma boa jogada para agora, e por quê',
  thinking: 'Pensando…',
  would: 'Uma boa jogada seria:',
  doIt: 'Jogar assim',
  worth: (paintings) => (paintings > 1 ? 'Valor provável das duas' : 'Valor provável da pintura'),
  band: (low, mean, high) =>
    low === high ? `cerca de ${figure(mean)}` : `cerca de ${figure(mean)} (${figure(low)}–${figure(high)})`,
  tellsNothing: 'A dica só sabe o que você sabe: não vê as mãos dos outros nem os lances secretos.',
}
