import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A passkey in software, with the browser that answers for it. It does as it is told, wrong things too. */
export interface SoftPasskey {
  readonly id: string
  /** Answers the question for a new passkey. */
  readonly make: (question: Question, told?: Told) => RegistrationResponseJSON
  /** Answers the question of a site that wants to know who this is. */
  readonly answer: (question: Question, told?: Told) => AuthenticationResponseJSON
}

/** What a site asks, as far as it counts here. */
interface Question {
  readonly options: object
}

/** What the browser and the passkey say, where it is not what they should. */
export interface Told {
  readonly challenge?: string
  readonly origin?: string
  readonly site?: string
  readonly counter?: number
  /** Whether somebody was there, who touched it. */
  readonly present?: boolean
  readonly type?: string
  /** Another key signs. */
  readonly key?: KeyObject
}

const PRESENT = 0b1
const VERIFIED = 0b100
const WITH_KEY = 0b100_0000

/** COSE's numbers: the kind of key (2: two coordinates), the algorithm (-7: ES256), the curve (1: P-256), x and y. */
const [KIND, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3]

export function newKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
}

/** A passkey for one site, at one of its pages; each time it signs, its counter goes up. */
export function softPasskey(page: string, id = randomBytes(32)): SoftPasskey {
  const key = newKey()
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const publicKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [KIND, 2],
      [ALGORITHM, -7],
      [CURVE, 1],
      [X, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [Y, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  )
  let signed = 0

  const said = (usual: string, { options }: Question, told: Told): Buffer => {
    const { challenge } = options as { challenge: string }
    const { origin = page, type = usual } = told
    return Buffer.from(JSON.stringify({ type, challenge: told.challenge ?? challenge, origin, crossOrigin: false }))
  }
  const seen = (
    { site = new URL(page).hostname, counter = signed, present = true }: Told,
    more: Uint8Array,
  ): Buffer => {
    const flags = (present ? PRESENT | VERIFIED : 0) | (more.length > 0 ? WITH_KEY : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(site), head, more])
  }
  const encodedId = id.toString('base64url')
  const common = { id: encodedId, rawId: encodedId, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id: encodedId,
    make: (question, told = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = seen(told, Buffer.concat([Buffer.alloc(16), length, id, publicKey]))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: said('webauthn.create', question, told).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer: (question, told = {}) => {
      signed += 1
      const [client, authenticator] = [said('webauthn.get', question, told), seen(told, new Uint8Array())]
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(client)]), told.key ?? key)
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticator.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
