import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyQuestion } from '@modern-art/protocol'
import { z } from 'zod'
import type { UserId } from '../parties/partyRecord.ts'
import type { AccountStorage, NewWay } from '../storage/accounts.ts'
import type { User } from '../storage/storage.ts'
import { oneTimeTokens } from './oneTimeTokens.ts'

/**
 * Signing in with what a browser or a device keeps. Each answer has to fit the question that this server put to the same
 * session, from the same page, a moment ago; and each question is answered once.
 */
export interface Passkeys {
  /** What a browser needs to make a passkey; `null` where the page's address is one for which there are none. */
  readonly askNew: (maker: Maker, origin: string) => Promise<PasskeyQuestion | null>
  /** The passkey that was made; `null` if something does not fit. */
  readonly readNew: (token: string, answer: unknown, session: string, label: string) => Promise<NewPasskey | null>
  readonly ask: (session: string | null, origin: string) => Promise<PasskeyQuestion | null>
  /** Whose passkey has answered; `null` if something does not fit. */
  readonly read: (token: string, answer: unknown, session: string | null) => Promise<UserId | null>
}

/** The person for whom a passkey is made. */
interface Maker {
  readonly user: User
  readonly session: string
  /** The passkeys of the account: no keeper is asked for a second one. */
  readonly passkeys: readonly string[]
}

type NewPasskey = Extract<NewWay, { kind: 'passkey' }>

const SITE_NAME = 'Modern Art Online'
const LIFETIME = 10 * 60_000

const asked = z.strictObject({ challenge: z.string(), session: z.string().nullable(), origin: z.string() })

/** Libraries judge what is inside; here it has to be an answer about some passkey at all. */
const anyAnswer = z.looseObject({
  id: z
    .string()
    .max(2048)
    .regex(/^[\w-]+$/),
  response: z.looseObject({}),
})

/** How a passkey's keeper is reached, as browsers name it; what they do not name is of no use. */
const anyTransports = z
  .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
  .max(8)
  .catch([])

export function passkeysIn(
  storage: Pick<AccountStorage, 'addToken' | 'findToken' | 'takeToken' | 'endTokens' | 'findPasskey' | 'passkeyUsed'>,
  now: () => number,
): Passkeys {
  const makings = oneTimeTokens(storage, 'passkey to make', LIFETIME, asked)
  const signIns = oneTimeTokens(storage, 'passkey to sign in', LIFETIME, asked)

  return {
    askNew: async ({ user, session, passkeys }, origin) => {
      const site = siteOf(origin)
      if (site === null) return null
      const name = user.name ?? SITE_NAME
      const options = await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID: site,
        userID: new TextEncoder().encode(user.id),
        userName: name,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: passkeys.map((id) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      const token = await makings.make(user.id, { challenge: options.challenge, session, origin }, now())
      return { token, options }
    },
    readNew: async (token, answer, session, label) => {
      const question = await makings.take(token, now())
      if (question === null || question.session !== session || !anyAnswer.safeParse(answer).success) return null
      const site = siteOf(question.origin) ?? ''
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: question.challenge,
          expectedOrigin: question.origin,
          expectedRPID: site,
          requireUserVerification: false,
        })
        if (!verified) return null
        const { id, publicKey, counter, transports } = registrationInfo.credential
        return {
          kind: 'passkey',
          id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: anyTransports.parse(transports),
          site,
          label,
        }
      } catch {
        // The library throws at whatever does not fit.
        return null
      }
    },
    ask: async (session, origin) => {
      const site = siteOf(origin)
      if (site === null) return null
      const options = await generateAuthenticationOptions({ rpID: site, userVerification: 'preferred' })
      const token = await signIns.make(null, { challenge: options.challenge, session, origin }, now())
      return { token, options }
    },
    read: async (token, answer, session) => {
      const question = await signIns.take(token, now())
      const parsed = anyAnswer.safeParse(answer)
      if (question === null || question.session !== session || !parsed.success) return null
      const passkey = await storage.findPasskey(parsed.data.id)
      if (passkey === null) return null
      const { id, publicKey, counter, site, user } = passkey
      if (site !== siteOf(question.origin)) return null
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: question.challenge,
          expectedOrigin: question.origin,
          expectedRPID: site,
          requireUserVerification: false,
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
        })
        if (!verified) return null
        await storage.passkeyUsed(id, authenticationInfo.newCounter, now())
        return user
      } catch {
        return null
      }
    },
  }
}

/** The host for which a page's passkeys are; `null` for a bare number, which no browser takes. */
function siteOf(origin: string): string | null {
  const { hostname } = new URL(origin)
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : null
}
