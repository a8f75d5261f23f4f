import { Socket } from 'node:net'
import { formatTranscript, parseTranscript, replay } from '@modern-art/engine'
import {
  commandSchema,
  handshakeSchema,
  newTableSchema,
  passkeyAnswerSchema,
  providerSchema,
  pushSubscriptionSchema,
  signUpSchema,
  versionSchema,
} from '@modern-art/protocol/schemas'
import { readEmail } from '../accounts/emails.ts'
import { hashOfCode } from '../accounts/recoveryCodes.ts'
import { isDisguiseOf, isRefusedName } from '../names/nameCheck.ts'
import { skeletonOf } from '../names/skeleton.ts'
import { pushAddresses } from '../notices/pushAddress.ts'
import { addressOf, isSecure } from '../people/asked.ts'
import { bearerIn, hasTokenInAddress } from '../people/bearer.ts'
import { cookieIn } from '../people/cookies.ts'
import { deviceOf } from '../people/device.ts'
import { isOurOrigin } from '../people/origins.ts'
import { readAs } from '../reading.ts'
import { wantedBy } from '../site/wanted.ts'
import { QUESTIONS, HANDSHAKE, commandTexts } from './seeds.ts'

/** What reads a text that anybody may write; it never throws. */
export interface Target {
  readonly name: string
  readonly read: (text: string) => unknown
  readonly seeds: readonly string[]
}

const socket = new Socket()

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const bodies = QUESTIONS.flatMap(([, , body]) => (body === undefined ? [] : [JSON.stringify(body)]))
const bodySchemas = [newTableSchema, passkeyAnswerSchema, providerSchema, pushSubscriptionSchema, signUpSchema]

export function targets(transcripts: readonly string[]): readonly Target[] {
  return [
    { name: 'a command', read: (text) => readAs(commandSchema, json(text)), seeds: commandTexts('id') },
    {
      name: 'a handshake',
      read: (text) => [readAs(versionSchema, json(text)), readAs(handshakeSchema, json(text))],
      seeds: [HANDSHAKE],
    },
    {
      name: 'a body',
      read: (text) => bodySchemas.map((schema) => readAs<unknown>(schema, json(text))),
      seeds: bodies,
    },
    {
      name: 'headers',
      read: (text) => {
        const headers = { cookie: text, authorization: text, 'x-forwarded-for': text, 'x-forwarded-proto': text }
        const asked = { headers, socket }
        return [
          cookieIn('session', asked, 1),
          bearerIn(headers),
          addressOf(asked, 2),
          addressOf(asked, ['10.0.0.0/8', '::1']),
          isSecure(asked, 2),
          isOurOrigin({ origin: text, host: text }, []),
          deviceOf(text),
        ]
      },
      seeds: [
        'modern-art=abc; __Host-modern-art=def',
        `Bearer mab_${'A'.repeat(43)}`,
        '203.0.113.1:5001, [2001:db8::7]:1, 10.0.0.2',
        'https://art.example.com:8443',
        'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ],
    },
    {
      name: 'an address',
      read: (text) => [wantedBy(text), hasTokenInAddress(text), pushAddresses().isAllowed(text), readEmail(text)],
      seeds: ['/assets/index-B7x_k2Qd.js', '/%2e%2e/x', 'https://push.example.com/x', 'Eve <eve@example.com>'],
    },
    {
      name: 'a name',
      read: (text) => [skeletonOf(text), isRefusedName(text), isDisguiseOf(text, 'Ana'), hashOfCode(text)],
      seeds: ['Ana', 'Аnа', '4dm1n', 'm o d e r a t o r', 'ABCD-EFGH-JKLM'],
    },
    {
      name: 'a transcript',
      read: (text) => {
        const parsed = parseTranscript(text)
        return parsed.ok ? [replay(parsed.transcript), formatTranscript(parsed.transcript)] : parsed
      },
      seeds: transcripts,
    },
  ]
}
