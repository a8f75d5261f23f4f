import { LARGEST_MESSAGE } from '@modern-art/protocol'
import type { Failure } from '@modern-art/protocol'
import express from 'express'
import type { Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import { addressOf, isSecure } from '../people/asked.ts'
import { sessionCookie, sessionIn } from '../people/cookies.ts'
import type { LimitKind } from '../people/limits.ts'
import { isOurOrigin } from '../people/origins.ts'
import { SESSION_LIFETIME } from '../people/sessions.ts'
import type { User } from '../storage/storage.ts'
import { statusOf } from './failure.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { ApiParts } from './parts.ts'

/** Something that a user can ask for. */
interface Route<Body> {
  /** What asking counts as, by the address that asks. */
  readonly limit: LimitKind
  /** What the body must be; `null` where none is read. */
  readonly schema: z.ZodType<Body> | null
  /** What strangers get: they become guests, or have an answer of their own. */
  readonly strangers: 'become_guests' | Answer
  readonly answer: (user: User, body: Body, request: Request) => Promise<Answer> | Answer
}

export type Answer =
  | { readonly ok: true; readonly json: object }
  | { readonly ok: true; readonly file: { readonly name: string; readonly text: string } }
  | Refused

/** The only ways to a handler: whatever comes is checked first, and whatever is thrown goes to `failures`. */
export interface Handling {
  readonly forUsers: <Body>(route: Route<Body>) => RequestHandler
  readonly forAnybody: (limit: LimitKind, answer: () => Promise<Answer>) => RequestHandler
}

export function handlingFor({ settings, sessions, limits, now }: ApiParts): Handling {
  /** `null` if the request may go on. */
  async function refusalOf(request: Request, limit: LimitKind): Promise<Refused | null> {
    if (request.method === 'POST' && !isOurOrigin(request.headers, settings.origins)) {
      return refuse('bad_origin', 'The page comes from somewhere else.')
    }
    return (await limits.allow(limit, addressOf(request, settings.trustProxy))) ? null : TOO_FAST
  }

  async function answerTo<Body>(route: Route<Body>, request: Request, response: Response): Promise<Answer> {
    const refusal = await refusalOf(request, route.limit)
    if (refusal !== null) return refusal
    const body = await bodyOf(request, response, route.schema)
    if (!body.ok) return body
    const asker = await askerOf(request, response)
    if (asker !== null) return route.answer(asker, body.value, request)
    if (route.strangers !== 'become_guests') return route.strangers
    const guest = await newGuest(request, response)
    return guest === null ? TOO_FAST : route.answer(guest, body.value, request)
  }

  /** `null` if it is a stranger. */
  async function askerOf(request: Request, response: Response): Promise<User | null> {
    const token = sessionIn(request, settings.trustProxy)
    const known = token === null ? null : await sessions.userOf(token, now())
    if (token !== null && known?.extended === true) keep(token, request, response)
    return known?.user ?? null
  }

  /** `null` if too many come from that address. */
  async function newGuest(request: Request, response: Response): Promise<User | null> {
    if (!(await limits.allow('guest', addressOf(request, settings.trustProxy)))) return null
    const { user, token } = await sessions.guest(now())
    keep(token, request, response)
    return user
  }

  function keep(token: string, request: Request, response: Response): void {
    response.append('Set-Cookie', sessionCookie(token, SESSION_LIFETIME, isSecure(request, settings.trustProxy)))
  }

  return {
    forUsers: (route) => async (request, response) => send(response, await answerTo(route, request, response)),
    forAnybody: (limit, answer) => async (request, response) =>
      send(response, (await refusalOf(request, limit)) ?? (await answer())),
  }
}

export const NOT_SIGNED_IN = refuse('not_signed_in', 'Nobody is signed in here.')

const TOO_FAST = refuse('too_fast', 'Too much at once: try again in a moment.')

export function send(response: Response, answer: Answer): void {
  if (!answer.ok) {
    const { code, message } = answer.error
    const failure: Failure = { error: { code, message } }
    response.status(statusOf(code)).json(failure)
  } else if ('file' in answer) {
    response.attachment(answer.file.name).type('json').send(answer.file.text)
  } else {
    response.json(answer.json)
  }
}

const readJson = express.json({ limit: LARGEST_MESSAGE, inflate: false, type: 'application/json' })

/** The body, if it is JSON of the right form. What the reader refuses is thrown, with the status that it asks for. */
async function bodyOf<Body>(
  request: Request,
  response: Response,
  schema: z.ZodType<Body> | null,
): Promise<{ readonly ok: true; readonly value: Body } | Refused> {
  // A route that reads no body does not look at it either.
  if (schema === null) return { ok: true, value: null as Body }
  await new Promise<void>((resolve, reject) => {
    readJson(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error)
      else resolve()
    })
  })
  const parsed = schema.safeParse(request.body)
  if (parsed.success) return { ok: true, value: parsed.data }
  return refuse('bad_message', 'The body is not what is expected here: JSON, sent as application/json.')
}
