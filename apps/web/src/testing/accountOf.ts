import type { Account } from '@modern-art/protocol'

/** An account as its owner sees it; of which nothing is said, with a password and on one device. */
export function accountOf(told: Partial<Account>): Account {
  return {
    email: { address: 'ana@modern-art.example', confirmed: true },
    hasPassword: true,
    providers: [],
    passkeys: [],
    recoveryCodes: 0,
    devices: [{ id: 'this', label: 'Firefox, Windows', isThis: true, begunAt: 0, seenAt: 0 }],
    signedInLately: true,
    ...told,
  }
}
