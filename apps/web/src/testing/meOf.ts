import type { Me } from '@modern-art/protocol'

/** Somebody as the server tells it; of whom nothing is said, a stranger. */
export function meOf(told: Partial<Me>): Me {
  return { name: null, portrait: null, hasAccount: false, isModerator: false, sanctions: [], ...told }
}
