import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseTranscript } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'
import { DEFAULT_SETTINGS, PROTOCOL_VERSION } from '@modern-art/protocol'
import { goodCommands } from '../testing/nonsense.ts'

/** Questions over HTTP as they should be: all that there are. */
export const QUESTIONS: readonly (readonly [method: 'GET' | 'POST', path: string, body?: unknown])[] = [
  ['GET', '/api/me'],
  ['POST', '/api/me', { name: 'Eve' }],
  ['POST', '/api/me/portrait', { portrait: 3 }],
  ['GET', '/api/me/profile'],
  ['POST', '/api/me/profile', { isPrivate: true }],
  ['GET', '/api/leaderboard?pace=live'],
  ['GET', '/api/profiles/0123456789abcdef'],
  ['GET', '/api/tables/ABCDEFGH/ratings'],
  ['GET', '/api/account/ways'],
  ['POST', '/api/account/sign-up', { email: 'eve@example.com', password: 'gilded frames at dawn', language: 'en' }],
  ['POST', '/api/account/sign-in', { email: 'eve@example.com', password: 'gilded frames at noon' }],
  ['POST', '/api/account/sign-in/passkey/begin'],
  ['POST', '/api/account/sign-in/passkey', { token: 'x', answer: { id: 'x', response: {} }, language: 'en' }],
  ['POST', '/api/account/provider', { provider: 'google', back: '/account', language: 'en' }],
  ['POST', '/api/account/forgotten', { email: 'eve@example.com', language: 'en' }],
  ['POST', '/api/account/reset', { token: 'x', password: 'gilded frames at dawn' }],
  ['POST', '/api/account/recover', { code: 'ABCD-EFGH-JKLM' }],
  ['POST', '/api/account/confirm-email', { token: 'x' }],
  ['POST', '/api/account/confirm-email/again'],
  ['GET', '/api/account'],
  ['POST', '/api/account/language', { language: 'de' }],
  ['POST', '/api/account/password', { email: null, password: 'gilded frames at dawn' }],
  ['POST', '/api/account/recovery-codes'],
  ['POST', '/api/account/passkeys/begin'],
  ['POST', '/api/account/passkeys', { token: 'x', answer: { id: 'x', response: {} }, language: 'en' }],
  ['POST', '/api/account/ways/remove', { kind: 'provider', provider: 'google' }],
  ['POST', '/api/account/devices/end', { device: 'ab'.repeat(32) }],
  ['POST', '/api/account/sign-out'],
  ['POST', '/api/account/sign-out-everywhere'],
  ['GET', '/api/account/export'],
  ['POST', '/api/account/delete'],
  ['GET', '/api/account/provider/callback?code=x&state=y'],
  ['GET', '/api/account/bots'],
  ['POST', '/api/account/bots', { name: 'Robot' }],
  ['POST', '/api/account/bots/end', { id: 1 }],
  ['GET', '/api/people/blocked'],
  ['POST', '/api/people/block', { code: 'ABCDEFGH', chair: 1 }],
  ['POST', '/api/people/unblock', { id: 1 }],
  ['POST', '/api/people/report', { code: 'ABCDEFGH', chair: 1, reason: 'talk', words: 'x' }],
  ['GET', '/api/moderation/reports'],
  ['POST', '/api/moderation/decide', { report: 1, decision: { kind: 'ban', reason: 'x', days: 3 } }],
  ['POST', '/api/moderation/lift', { sanction: 1 }],
  ['GET', '/api/moderation/log'],
  ['GET', '/api/match'],
  ['POST', '/api/match/look', { pace: 'live', sizes: [3, 4], rated: false }],
  ['POST', '/api/match/leave', { pace: 'live' }],
  ['POST', '/api/match/bots', { pace: 'live', rated: false }],
  ['POST', '/api/match/show_up', { pace: 'live' }],
  ['GET', '/api/notices'],
  [
    'POST',
    '/api/notices/push',
    { endpoint: 'https://push.example.com/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), language: 'en' },
  ],
  ['POST', '/api/notices/push/end'],
  ['POST', '/api/notices/mail', { on: true }],
  ['POST', '/api/notices/mail/stop', { token: 'x' }],
  ['GET', '/api/notices/one-click?token=x'],
  ['POST', '/api/notices/one-click?token=x'],
  ['POST', '/api/ticket'],
  ['GET', '/api/site'],
  ['GET', '/api/vacation'],
  ['POST', '/api/vacation', { from: null, days: 3 }],
  ['POST', '/api/vacation', { from: 1_900_000_000_000, days: 1 }],
  ['POST', '/api/vacation/end'],
  ['GET', '/api/tables/open'],
  ['GET', '/api/tables/mine'],
  ['GET', '/api/tables/MUSEUMSA/transcript'],
  ['POST', '/api/tables', { settings: DEFAULT_SETTINGS, chairs: [null, null, 'easy'] }],
  ['POST', '/api/seat', { link: 'x' }],
  ['GET', '/'],
  ['GET', '/healthz'],
  ['GET', '/play?seed=x'],
  ['GET', '/assets/index-B7x_k2Qd.js'],
  ['GET', '/socket.io/?EIO=4&transport=websocket'],
]

/** Commands as texts, each with that id. */
export function commandTexts(id: string): readonly string[] {
  return goodCommands(id).map((command) => JSON.stringify(command))
}

const golden = fileURLToPath(new URL('../../../cli/golden', import.meta.url))

/** Whole games that were recorded, as texts. */
export function recordedGames(): readonly string[] {
  const names = readdirSync(golden).filter((name) => name.endsWith('.json'))
  return names.map((name) => readFileSync(path.join(golden, name), 'utf8'))
}

/** What was done in these games. */
export function recordedActions(games: readonly string[]): readonly Action[] {
  return games.flatMap((text) => {
    const parsed = parseTranscript(text)
    return parsed.ok ? parsed.transcript.actions : []
  })
}

export const HANDSHAKE = JSON.stringify({ protocol: PROTOCOL_VERSION, ticket: 'x', code: 'ABCDEFGH', as: 'player' })
