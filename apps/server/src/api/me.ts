import type { Me } from '@modern-art/protocol'
import type { User } from '../storage/storage.ts'

/** Who somebody is, as their own page may know it. */
export function meOf({ name, portrait, hasAccount }: User): Me {
  return { name, portrait, hasAccount }
}

export const STRANGER: Me = { name: null, portrait: null, hasAccount: false }
