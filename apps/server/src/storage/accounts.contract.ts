import { describe, expect, it } from 'vitest'
import { newCode, newSession } from '../testing/records.ts'
import type { NewWay } from './accounts.ts'
import type { Storage } from './storage.ts'

const password = (emailKey: string, passwordHash: string): NewWay => ({
  kind: 'password',
  email: emailKey.toUpperCase(),
  emailKey,
  passwordHash,
})
const provider = (subject: string, email: string | null = null): NewWay => ({
  kind: 'provider',
  provider: 'google',
  subject,
  label: 'ana@example.com',
  email: email === null ? null : { address: email.toUpperCase(), key: email },
})
const passkey = (id: string): NewWay => ({
  kind: 'passkey',
  id,
  publicKey: 'AQID',
  counter: 4,
  transports: ['internal', 'hybrid'],
  site: 'localhost',
  label: 'Chrome, Linux',
})

export function describeAccounts(storage: () => Storage): void {
  async function guest(): Promise<string> {
    const id = newCode()
    await storage().addUser({ id, name: 'Ana' }, newSession(newCode(), 100))
    return id
  }

  async function account(way: NewWay): Promise<string> {
    const user = await guest()
    expect(await storage().addAccount(user, 'de', way, 10)).toBe(true)
    return user
  }

  describe('accounts', () => {
    it('an account is a user with a way to sign in, and stays the same user', async () => {
      const [user, email] = [await guest(), newCode()]
      expect(await storage().findUser(user)).toMatchObject({ hasAccount: false })
      expect(await storage().findAccount(user)).toBeNull()
      expect(await storage().addAccount(user, 'pt', password(email, 'hash'), 10)).toBe(true)
      expect(await storage().findUser(user)).toMatchObject({ id: user, name: 'Ana', hasAccount: true })
      expect(await storage().findAccount(user)).toEqual({
        user,
        madeAt: 10,
        language: 'pt',
        email: email.toUpperCase(),
        emailKey: email,
        emailConfirmedAt: null,
        hasPassword: true,
        providers: [],
        passkeys: [],
        recoveryCodes: 0,
      })
    })

    it('an address and a password together belong to one account; either alone may belong to many', async () => {
      const email = newCode()
      const first = await account(password(email, 'one'))
      const second = await account(password(email, 'two'))
      const third = await guest()
      expect(await storage().addAccount(third, 'en', password(email, 'one'), 10)).toBe(false)
      expect(await storage().findUser(third)).toMatchObject({ hasAccount: false })
      expect(await storage().userByPassword(email, 'one')).toBe(first)
      expect(await storage().userByPassword(email, 'two')).toBe(second)
      expect(await storage().userByPassword(email, 'three')).toBeNull()
      expect(await storage().addWay(second, password(email, 'one'), 11)).toBe(false)
      expect(await storage().addWay(second, password(email, 'three'), 11)).toBe(true)
      expect(await storage().userByPassword(email, 'two')).toBeNull()
      expect((await storage().accountsWithEmail(email, 5)).map(({ user }) => user)).toEqual([first, second].toSorted())
    })

    it('an address is confirmed as long as the account names it', async () => {
      const [email, other] = [newCode(), newCode()]
      const user = await account(password(email, 'one'))
      expect(await storage().confirmEmail(user, other, 20)).toBe(false)
      expect(await storage().confirmEmail(user, email, 20)).toBe(true)
      await storage().addWay(user, password(email, 'two'), 21)
      expect(await storage().findAccount(user)).toMatchObject({ emailConfirmedAt: 20 })
      await storage().addWay(user, password(other, 'two'), 22)
      expect(await storage().findAccount(user)).toMatchObject({ emailKey: other, emailConfirmedAt: null })
    })

    it('an identity at another site belongs to one account, and may bring an address along', async () => {
      const [subject, email] = [newCode(), newCode()]
      const user = await account(provider(subject, email))
      expect(await storage().userByProvider('google', subject)).toBe(user)
      expect(await storage().userByProvider('github', subject)).toBeNull()
      expect(await storage().findAccount(user)).toMatchObject({
        emailKey: email,
        emailConfirmedAt: 10,
        hasPassword: false,
      })
      const another = await account(password(newCode(), 'one'))
      expect(await storage().addWay(another, provider(subject), 11)).toBe(false)
      const before = await storage().findAccount(another)
      expect(await storage().addWay(another, provider(newCode(), email), 11)).toBe(true)
      expect(await storage().findAccount(another)).toMatchObject({ emailKey: before?.emailKey })
    })

    it('a passkey is found by its id, and counts', async () => {
      const id = newCode()
      const user = await account(passkey(id))
      expect(await storage().findPasskey(id)).toEqual({
        user,
        id,
        publicKey: 'AQID',
        counter: 4,
        transports: ['internal', 'hybrid'],
        site: 'localhost',
        label: 'Chrome, Linux',
        addedAt: 10,
        usedAt: null,
      })
      await storage().passkeyUsed(id, 5_000_000_000, 12)
      expect(await storage().findPasskey(id)).toMatchObject({ counter: 5_000_000_000, usedAt: 12 })
      expect(await storage().findPasskey(newCode())).toBeNull()
    })

    it('the last way to sign in stays, even if all are removed at once', async () => {
      const [subject, id] = [newCode(), newCode()]
      const user = await account(password(newCode(), 'one'))
      expect(await storage().removeWay(user, { kind: 'password' })).toBe(false)
      await storage().addWay(user, provider(subject), 11)
      await storage().addWay(user, passkey(id), 11)
      const removals = await Promise.all([
        storage().removeWay(user, { kind: 'password' }),
        storage().removeWay(user, { kind: 'provider', provider: 'google' }),
        storage().removeWay(user, { kind: 'passkey', id }),
      ])
      expect(removals.filter(Boolean)).toHaveLength(2)
      const left = await storage().findAccount(user)
      expect(
        [left?.hasPassword, left?.providers.length === 1, left?.passkeys.length === 1].filter(Boolean),
      ).toHaveLength(1)
    })

    it('recovery codes work once, and new ones take the place of the old', async () => {
      const user = await account(password(newCode(), 'one'))
      const [old, first, second] = [newCode(), newCode(), newCode()]
      await storage().replaceRecoveryCodes(user, [old])
      await storage().replaceRecoveryCodes(user, [first, second])
      expect(await storage().takeRecoveryCode(old)).toBeNull()
      const takings = await Promise.all([storage().takeRecoveryCode(first), storage().takeRecoveryCode(first)])
      expect(takings.filter((each) => each !== null)).toEqual([user])
      expect(await storage().findAccount(user)).toMatchObject({ recoveryCodes: 1 })
    })

    it('a token brings back what was put in, once, for its purpose, in its time', async () => {
      const user = await guest()
      const content = { a: ['\u0000', 1, null] }
      const token = (tokenHash: string) => ({ tokenHash, purpose: 'reset', user, content, endsAt: 100 })
      const [hash, other, third] = [newCode(), newCode(), newCode()]
      await Promise.all([hash, other, third].map((each) => storage().addToken(token(each))))
      expect(await storage().takeToken(hash, 'confirm', 50)).toBeNull()
      expect(await storage().takeToken(hash, 'reset', 100)).toBeNull()
      expect(await storage().findToken(hash, 'reset', 99)).toEqual(content)
      const takings = await Promise.all([1, 2, 3].map(() => storage().takeToken(hash, 'reset', 99)))
      expect(takings.filter((each) => each !== null)).toEqual([content])
      await storage().endTokens(user, 'confirm')
      expect(await storage().findToken(other, 'reset', 99)).toEqual(content)
      await storage().endTokens(user, 'reset')
      expect(await storage().findToken(other, 'reset', 99)).toBeNull()
    })

    it('sessions are listed, ended one by one, all but one, and all', async () => {
      const user = await guest()
      const [one, two, three] = [newCode(), newCode(), newCode()]
      const session = { device: 'Firefox, Windows', begunAt: 5, signedInAt: 5, endsAt: 100 }
      for (const tokenHash of [one, two, three]) {
        // oxlint-disable-next-line no-await-in-loop
        await storage().addSession(user, { ...session, tokenHash })
      }
      await storage().extendSession(two, 9, 200)
      const listed = await storage().sessionsOf(user, 50)
      expect(listed).toHaveLength(4)
      expect(listed[0]).toEqual({ tokenHash: two, device: 'Firefox, Windows', begunAt: 5, seenAt: 9, signedInAt: 5 })
      expect(await storage().sessionsOf(user, 100)).toHaveLength(1)
      expect((await storage().openSessions([one, two, newCode()], 50)).toSorted()).toEqual([one, two].toSorted())
      expect(await storage().openSessions([], 50)).toEqual([])
      expect(await storage().endSession(await guest(), one)).toBe(false)
      expect(await storage().endSession(user, one)).toBe(true)
      expect(await storage().userOfSession(one, 50)).toBeNull()
      await storage().endSessions(user, two)
      expect((await storage().sessionsOf(user, 50)).map(({ tokenHash }) => tokenHash)).toEqual([two])
      await storage().endSessions(user, null)
      expect(await storage().sessionsOf(user, 50)).toEqual([])
    })

    it('a user who is removed is gone with everything', async () => {
      const [email, subject, id, code, token] = [newCode(), newCode(), newCode(), newCode(), newCode()]
      const user = await account(password(email, 'one'))
      await storage().addWay(user, provider(subject), 11)
      await storage().addWay(user, passkey(id), 11)
      await storage().replaceRecoveryCodes(user, [code])
      await storage().addToken({ tokenHash: token, purpose: 'reset', user, content: {}, endsAt: 100 })
      await storage().removeUser(user)
      expect(await storage().findUser(user)).toBeNull()
      expect(await storage().findAccount(user)).toBeNull()
      expect(await storage().sessionsOf(user, 1)).toEqual([])
      expect(await storage().userByPassword(email, 'one')).toBeNull()
      expect(await storage().userByProvider('google', subject)).toBeNull()
      expect(await storage().findPasskey(id)).toBeNull()
      expect(await storage().takeRecoveryCode(code)).toBeNull()
      expect(await storage().findToken(token, 'reset', 1)).toBeNull()
    })

    it('an account without a session is not tidied away', async () => {
      const user = await account(password(newCode(), 'one'))
      await storage().endSessions(user, null)
      await storage().tidy(1, 0)
      expect(await storage().findUser(user)).not.toBeNull()
    })

    it('a portrait is kept', async () => {
      const user = await guest()
      await storage().setPortrait(user, 7)
      expect(await storage().findUser(user)).toMatchObject({ portrait: 7 })
      await storage().setPortrait(user, null)
      expect(await storage().findUser(user)).toMatchObject({ portrait: null })
    })
  })
}
