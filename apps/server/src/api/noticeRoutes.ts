import { mailNoticesSchema, pushSubscriptionSchema, stopMailSchema } from '@modern-art/protocol/schemas'
import type { MyNotices } from '@modern-art/protocol'
import type { RequestHandler } from 'express'
import { addressOf } from '../people/asked.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import { NOT_SIGNED_IN, send } from './handling.ts'
import type { Answer, Handling } from './handling.ts'
import type { ApiParts, Paths } from './parts.ts'

/** How somebody is told that it is their turn. */
export function noticeRoutes({ forAnybody, forUsers }: Handling, { notices }: Pick<ApiParts, 'notices'>): Paths {
  return {
    '/notices': {
      GET: forAnybody({
        limit: 'request',
        schema: null,
        answer: async (known) => ({ ok: true, json: await notices.of(known) }),
      }),
    },
    '/notices/push': {
      POST: forUsers({
        limit: 'request',
        schema: pushSubscriptionSchema,
        strangers: NOT_SIGNED_IN,
        answer: async (known, told) => answerOf(await notices.subscribe(known, told)),
      }),
    },
    '/notices/push/end': {
      POST: forUsers({
        evenBanned: true,
        limit: 'request',
        schema: null,
        strangers: NOT_SIGNED_IN,
        answer: async (known) => answerOf(await notices.unsubscribe(known)),
      }),
    },
    '/notices/mail': {
      POST: forUsers({
        evenBanned: true,
        limit: 'request',
        schema: mailNoticesSchema,
        strangers: NOT_SIGNED_IN,
        answer: async (known, { on }) => answerOf(await notices.setMail(known, on)),
      }),
    },
    '/notices/mail/stop': {
      POST: forAnybody({
        limit: 'look_up',
        schema: stopMailSchema,
        answer: async (_known, { token }) => ((await notices.stopMail(token)) ? DONE : UNKNOWN_LINK),
      }),
    },
  }
}

/**
 * The address at which a mail program stops mails for somebody who pressed its own button (RFC 8058): it sends a POST that
 * says nothing of a page, and knows no cookie. Whoever opens the address gets the page with the button: looking stops nothing.
 */
export function oneClick({ notices, limits, settings }: Pick<ApiParts, 'notices' | 'limits' | 'settings'>): {
  readonly GET: RequestHandler
  readonly POST: RequestHandler
} {
  return {
    GET: (request, response) =>
      response.redirect(303, `/account/no-mail?token=${encodeURIComponent(tokenIn(request.query))}`),
    POST: async (request, response) => {
      if (!(await limits.allow('look_up', addressOf(request, settings.trustProxy)))) send(response, TOO_FAST)
      else send(response, (await notices.stopMail(tokenIn(request.query))) ? DONE : UNKNOWN_LINK)
    },
  }
}

const DONE: Answer = { ok: true, json: {} }
const UNKNOWN_LINK = refuse('link_used', 'no letter has this link')
const TOO_FAST = refuse('too_fast', 'Too much at once: try again in a moment.')

function answerOf(outcome: MyNotices | Refused): Answer {
  return 'push' in outcome ? { ok: true, json: outcome } : outcome
}

function tokenIn(query: Readonly<Record<string, unknown>>): string {
  const { token } = query
  return typeof token === 'string' ? token.slice(0, 128) : ''
}
