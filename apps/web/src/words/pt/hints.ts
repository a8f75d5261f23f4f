import type { Words } from '../words.ts'
import { figure } from './phrases.ts'

export const hints: Words['hints'] = {
  title: 'Uma dica',
  ask: 'Dica',
  askHint: 'O que faria aqui quem joga bem, e por quê',
  thinking: 'Olhando as cartas…',
  would: 'Quem joga bem escolheria:',
  worth: (paintings) =>
    paintings > 1
      ? 'Quanto o banco provavelmente pagará pelas duas'
      : 'Quanto o banco provavelmente pagará pela pintura',
  band: (low, mean, high) =>
    low === high ? `cerca de ${figure(mean)}` : `cerca de ${figure(mean)}: de ${figure(low)} a ${figure(high)}`,
  tellsNothing: 'A dica só sabe o que você sabe: nada das outras mãos, nenhum lance selado.',
}
