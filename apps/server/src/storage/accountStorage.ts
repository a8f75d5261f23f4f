import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { ANONYMOUS } from '../parties/anonymous.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { AccountStorage, NewWay, StoredAccount, WayRef } from './accounts.ts'
import { bringAlong } from './bringAlong.ts'
import { sqlStateOf } from './database.ts'
import type { Database } from './database.ts'
import {
  accounts,
  oneTimeTokens,
  passkeys,
  programs,
  providerIdentities,
  recoveryCodes,
  reports,
  sessions,
  users,
} from './schema.ts'

/** PostgreSQL's code for a key that is there already. */
const TAKEN = '23505'

export function accountStorage(database: Database): AccountStorage {
  return {
    addAccount: (user, language, way, at) =>
      unlessTaken(() =>
        database.transaction(async (transaction) => {
          await transaction.insert(accounts).values({ user, language, madeAt: at })
          return addWay(transaction, user, way, at)
        }),
      ),
    addWay: (user, way, at) =>
      unlessTaken(() => database.transaction((transaction) => addWay(transaction, user, way, at))),
    removeWay: (user, way) =>
      database.transaction(async (transaction) => {
        // Two removals at once must not leave the account without any way: the second waits for the first.
        await transaction.select({ user: accounts.user }).from(accounts).where(eq(accounts.user, user)).for('update')
        if ((await waysLeft(transaction, user, way)) === 0) return false
        await removeWay(transaction, user, way)
        return true
      }),
    removeOtherWays: (user) =>
      database.transaction(async (transaction) => {
        await transaction.delete(providerIdentities).where(eq(providerIdentities.user, user))
        await transaction.delete(passkeys).where(eq(passkeys.user, user))
        await transaction.delete(recoveryCodes).where(eq(recoveryCodes.user, user))
        const theirs = transaction.select({ user: programs.user }).from(programs).where(eq(programs.owner, user))
        await transaction.delete(sessions).where(inArray(sessions.user, theirs))
      }),
    findAccount: async (user) => {
      const [account] = await database.select(ACCOUNT).from(accounts).where(eq(accounts.user, user))
      return account === undefined ? null : wholeAccount(account)
    },
    userByPassword: async (emailKey, passwordHash) => {
      const [account] = await database
        .select({ user: accounts.user })
        .from(accounts)
        .where(and(eq(accounts.emailKey, emailKey), eq(accounts.passwordHash, passwordHash)))
      return account?.user ?? null
    },
    userByProvider: async (provider, subject) => {
      const [identity] = await database
        .select({ user: providerIdentities.user })
        .from(providerIdentities)
        .where(and(eq(providerIdentities.provider, provider), eq(providerIdentities.subject, subject)))
      return identity?.user ?? null
    },
    findPasskey: async (id) => {
      const [passkey] = await database.select().from(passkeys).where(eq(passkeys.id, id))
      return passkey ?? null
    },
    passkeyUsed: async (id, counter, at) => {
      await database.update(passkeys).set({ counter, usedAt: at }).where(eq(passkeys.id, id))
    },
    accountsWithEmail: async (emailKey, limit) => {
      const found = await database
        .select(ACCOUNT)
        .from(accounts)
        .where(eq(accounts.emailKey, emailKey))
        .orderBy(isNull(accounts.emailConfirmedAt), accounts.madeAt, accounts.user)
        .limit(limit)
      return Promise.all(found.map(wholeAccount))
    },
    confirmEmail: async (user, emailKey, at) => {
      const confirmed = await database
        .update(accounts)
        .set({ emailConfirmedAt: at })
        .where(and(eq(accounts.user, user), eq(accounts.emailKey, emailKey)))
        .returning({ user: accounts.user })
      return confirmed.length > 0
    },
    bringAlong: (guest, account, now) => bringAlong(database, guest, account, now),
    setLanguage: async (user, language) => {
      await database.update(accounts).set({ language }).where(eq(accounts.user, user))
    },
    replaceRecoveryCodes: (user, codeHashes) =>
      database.transaction(async (transaction) => {
        await transaction.delete(recoveryCodes).where(eq(recoveryCodes.user, user))
        if (codeHashes.length === 0) return
        await transaction.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, user })))
      }),
    takeRecoveryCode: async (codeHash) => {
      const [taken] = await database
        .delete(recoveryCodes)
        .where(eq(recoveryCodes.codeHash, codeHash))
        .returning({ user: recoveryCodes.user })
      return taken?.user ?? null
    },
    addToken: async ({ tokenHash, purpose, user, content, endsAt }) => {
      await database.insert(oneTimeTokens).values({ tokenHash, purpose, user, content, endsAt })
    },
    endTokens: async (user, purpose) => {
      await database.delete(oneTimeTokens).where(and(eq(oneTimeTokens.user, user), eq(oneTimeTokens.purpose, purpose)))
    },
    findToken: async (tokenHash, purpose, now) => {
      const [found] = await database
        .select({ content: oneTimeTokens.content })
        .from(oneTimeTokens)
        .where(tokenThat(tokenHash, purpose, now))
      return found?.content ?? null
    },
    takeToken: async (tokenHash, purpose, now) => {
      const [taken] = await database
        .delete(oneTimeTokens)
        .where(tokenThat(tokenHash, purpose, now))
        .returning({ content: oneTimeTokens.content })
      return taken?.content ?? null
    },
    removeUser: (user) =>
      database.transaction(async (transaction) => {
        const owned = transaction.select({ id: programs.user }).from(programs).where(eq(programs.owner, user))
        await transaction.delete(sessions).where(or(eq(sessions.user, user), inArray(sessions.user, owned)))
        await transaction.delete(users).where(inArray(users.id, owned))
        await transaction.update(reports).set({ reporterName: ANONYMOUS }).where(eq(reports.reporter, user))
        await transaction.delete(users).where(eq(users.id, user))
      }),
  }

  async function wholeAccount(account: AccountRow): Promise<StoredAccount> {
    const { user } = account
    const [providers, keys, codes] = await Promise.all([
      database
        .select({
          provider: providerIdentities.provider,
          label: providerIdentities.label,
          addedAt: providerIdentities.addedAt,
        })
        .from(providerIdentities)
        .where(eq(providerIdentities.user, user))
        .orderBy(providerIdentities.addedAt, providerIdentities.provider),
      database.select().from(passkeys).where(eq(passkeys.user, user)).orderBy(passkeys.addedAt, passkeys.id),
      database.$count(recoveryCodes, eq(recoveryCodes.user, user)),
    ])
    return { ...account, providers, passkeys: keys, recoveryCodes: codes }
  }
}

/** `false` if there is no such account. A way that is taken is an error of the database. */
async function addWay(database: Database, user: UserId, way: NewWay, at: number): Promise<boolean> {
  switch (way.kind) {
    case 'password': {
      const { email, emailKey, passwordHash } = way
      const changed = await database
        .update(accounts)
        .set({
          email,
          emailKey,
          passwordHash,
          // Another address is another mailbox.
          emailConfirmedAt: sql`case when ${accounts.emailKey} = ${emailKey} then ${accounts.emailConfirmedAt} end`,
        })
        .where(eq(accounts.user, user))
        .returning({ user: accounts.user })
      return changed.length > 0
    }
    case 'provider': {
      const { provider, subject, label, email } = way
      if (email !== null) {
        await database
          .update(accounts)
          .set({ email: email.address, emailKey: email.key, emailConfirmedAt: at })
          .where(and(eq(accounts.user, user), isNull(accounts.emailKey)))
      }
      await database.insert(providerIdentities).values({ provider, subject, user, label, addedAt: at })
      return true
    }
    case 'passkey': {
      const { id, publicKey, counter, transports, site, label } = way
      await database
        .insert(passkeys)
        .values({ id, publicKey, counter, transports: [...transports], site, label, user, addedAt: at })
      return true
    }
  }
}

/** How many ways to sign in there would be without one of them. */
async function waysLeft(database: Database, user: UserId, without: WayRef): Promise<number> {
  const withPassword = and(eq(accounts.user, user), isNotNull(accounts.passwordHash))
  const byProvider = and(
    eq(providerIdentities.user, user),
    without.kind === 'provider' ? ne(providerIdentities.provider, without.provider) : undefined,
  )
  const byPasskey = and(eq(passkeys.user, user), without.kind === 'passkey' ? ne(passkeys.id, without.id) : undefined)
  return (
    (without.kind === 'password' ? 0 : await database.$count(accounts, withPassword)) +
    (await database.$count(providerIdentities, byProvider)) +
    (await database.$count(passkeys, byPasskey))
  )
}

async function removeWay(database: Database, user: UserId, way: WayRef): Promise<void> {
  switch (way.kind) {
    case 'password':
      await database.update(accounts).set({ passwordHash: null }).where(eq(accounts.user, user))
      return
    case 'provider':
      await database
        .delete(providerIdentities)
        .where(and(eq(providerIdentities.user, user), eq(providerIdentities.provider, way.provider)))
      return
    case 'passkey':
      await database.delete(passkeys).where(and(eq(passkeys.user, user), eq(passkeys.id, way.id)))
  }
}

function tokenThat(tokenHash: string, purpose: string, now: number): SQL | undefined {
  return and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.endsAt, now))
}

const ACCOUNT = {
  user: accounts.user,
  madeAt: accounts.madeAt,
  language: accounts.language,
  email: accounts.email,
  emailKey: accounts.emailKey,
  emailConfirmedAt: accounts.emailConfirmedAt,
  hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
}

type AccountRow = Omit<StoredAccount, 'providers' | 'passkeys' | 'recoveryCodes'>

async function unlessTaken(add: () => Promise<boolean>): Promise<boolean> {
  try {
    return await add()
  } catch (error) {
    if (sqlStateOf(error) === TAKEN) return false
    throw error
  }
}
