import { describe, expect, it } from 'vitest'
import { openAccounts } from './openAccounts.ts'
import { signIn } from './passwordSignIn.ts'
import { noLimits } from '../people/limits.ts'
import { sessionsIn } from '../people/sessions.ts'
import { accountHolder } from '../testing/accountHolder.ts'
import { openServer } from '../testing/onlineServer.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'

describe('the time that signing in takes', () => {
  it('is that of one hash and one question, whether the address has no account, one, or several', async () => {
    const server = await openServer()
    const { email } = await accountHolder(server.origin, 'Ana')
    const { email: shared } = await accountHolder(server.origin, 'Ben')
    const twin = await accountHolder(server.origin, 'Cleo')
    await twin.holder.ask('POST', '/api/account/password', { email: shared, password: 'another good password' })
    await server.close()
    const storage = await sharedDatabase()
    const done: string[] = []
    const accounts = await openAccounts({
      settings: { publicUrl: null, providers: [] },
      mailer: null,
      storage: {
        ...storage,
        userByPassword: (...asked) => {
          done.push('question')
          return storage.userByPassword(...asked)
        },
        accountsWithEmail: (...asked) => {
          done.push('another question')
          return storage.accountsWithEmail(...asked)
        },
      },
      sessions: sessionsIn(storage),
      limits: noLimits(),
      bringSeats: () => Promise.resolve(),
      changed: () => {},
      now: Date.now,
      failed: () => {},
    })
    const counted = {
      ...accounts,
      passwords: {
        hash: (password: string, emailKey: string) => {
          done.push('hash')
          return accounts.passwords.hash(password, emailKey)
        },
      },
    }
    for (const each of [email, shared, 'nobody.at.all@example.com']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await signIn(
        counted,
        { address: '', device: null },
        { email: each, password: 'not the right one' },
      )
      expect(answer).toMatchObject({ ok: false, error: { code: 'wrong_sign_in' } })
      expect(done.splice(0)).toEqual(['hash', 'question'])
    }
  })
})
