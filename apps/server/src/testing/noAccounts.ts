import type { AccountStorage } from '../storage/accounts.ts'

const nobody = (): Promise<null> => Promise.resolve(null)
const none = (): Promise<never> => Promise.reject(new Error('there are no accounts here'))

/** The storage of a server at which everybody is a guest. */
export function noAccounts(): AccountStorage {
  return {
    addAccount: none,
    addWay: none,
    removeWay: none,
    removeOtherWays: none,
    findAccount: nobody,
    userByPassword: nobody,
    userByProvider: nobody,
    findPasskey: nobody,
    passkeyUsed: none,
    accountsWithEmail: () => Promise.resolve([]),
    confirmEmail: () => Promise.resolve(false),
    bringAlong: none,
    setLanguage: none,
    replaceRecoveryCodes: none,
    takeRecoveryCode: nobody,
    addToken: none,
    findToken: nobody,
    takeToken: nobody,
    endTokens: none,
    removeUser: none,
  }
}
