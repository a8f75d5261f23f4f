import { LARGEST_MESSAGE } from '@modern-art/protocol'
import type { Failure } from '@modern-art/protocol'
import express from 'express'
import type { Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import { addressOf, isSecure } from '../people/asked.ts'
import { bearerIn, hasTokenInAddress } from '../people/bearer.ts'
import { cookieIn, setCookie } from '../people/cookies.ts'
import type { CookieKind } from '../people/cookies.ts'
import { deviceOf } from '../people/device.ts'
import type { LimitKind } from '../people/limits.ts'
import { isOurOrigin } from '../people/origins.ts'
import type { Known } from '../people/sessions.ts'
import { statusOf } from './failure.ts'
import { readAs } from '../reading.ts'
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
  /** Whether a program may ask for it, by its token. */
  readonly programs?: boolean
  /** Whether somebody who is banned may ask for it, too: what is one's own stays so. */
  readonly evenBanned?: boolean
  readonly answer: (known: Known, body: Body, request: Request) => Promise<Answer> | Answer
}

/** Something that anybody can ask for, known or not. */
interface OpenRoute<Body> extends Pick<Route<Body>, 'limit' | 'schema' | 'programs'> {
  readonly answer: (known: Known | null, body: Body, request: Request) => Promise<Answer> | Answer
}

export type Answer =
  | {
      readonly ok: true
      readonly json: object
      /** What the browser is to keep from now on, or to forget (`null`). */
      readonly cookies?: Cookies
    }
  | { readonly ok: true; readonly file: { readonly name: string; readonly text: string } }
  /** The browser goes to a path of the page. */
  | { readonly ok: true; readonly goTo: string; readonly cookies: Cookies }
  | Refused

export type Cookies = Partial<Readonly<Record<CookieKind, string | null>>>

/** The only ways to a handler: whatever comes is checked first, and whatever is thrown goes to `failures`. */
export interface Handling {
  readonly forUsers: <Body>(route: Route<Body>) => RequestHandler
  readonly forAnybody: <Body>(route: OpenRoute<Body>) => RequestHandler
}

export function handlingFor({ settings, sessions, limits, now }: ApiParts): Handling {
  const { trustProxy, origins } = settings

  /** `null` if the request may go on. */
  async function refusalOf(request: Request, limit: LimitKind): Promise<Refused | null> {
    if (hasTokenInAddress(request.originalUrl)) return TOKEN_IN_ADDRESS
    // No page of another origin can make a browser send a token.
    if (request.method === 'POST' && bearerIn(request.headers) === null && !isOurOrigin(request.headers, origins)) {
      return refuse('bad_origin', 'The page comes from somewhere else.')
    }
    return (await limits.allow(limit, addressOf(request, trustProxy))) ? null : TOO_FAST
  }

  async function answerTo<Body>(route: OpenRoute<Body>, request: Request, response: Response): Promise<Answer> {
    const refusal = await refusalOf(request, route.limit)
    if (refusal !== null) return refusal
    const asker = await askerOf(request, response, route.programs ?? false)
    if (!asker.ok) return asker
    const body = await bodyOf(request, response, route.schema)
    if (!body.ok) return body
    return route.answer(asker.known, body.value, request)
  }

  /** `known` is `null` if it is a stranger. Whoever names a token is that program or nobody, whatever cookies come along. */
  async function askerOf(
    request: Request,
    response: Response,
    programs: boolean,
  ): Promise<{ readonly ok: true; readonly known: Known | null } | Refused> {
    const bearer = bearerIn(request.headers)
    if (bearer === null) return { ok: true, known: await personOf(request, response) }
    const known = await sessions.programOf(bearer, now())
    if (known === null) return BAD_TOKEN
    if (!programs) return NOT_FOR_PROGRAMS
    if ((known.user.bannedUntil ?? 0) > now()) return BANNED
    return (await limits.allow('program_request', known.user.id)) ? { ok: true, known } : TOO_FAST
  }

  async function personOf(request: Request, response: Response): Promise<Known | null> {
    const token = cookieIn('session', request, trustProxy)
    const known = token === null ? null : await sessions.userOf(token, now())
    if (token !== null && known?.extended === true) keep({ session: token }, request, response)
    return known
  }

  /** `null` if too many come from that address. */
  async function newGuest(request: Request, response: Response): Promise<Known | null> {
    if (!(await limits.allow('guest', addressOf(request, trustProxy)))) return null
    const { known, token } = await sessions.guest(deviceOf(request.get('User-Agent')), now())
    keep({ session: token }, request, response)
    return known
  }

  /** What is kept last counts: a guest may become somebody else in the same answer. */
  function keep(cookies: Cookies, request: Request, response: Response): void {
    for (const [kind, value] of Object.entries(cookies)) {
      const header = setCookie(kind as CookieKind, value, isSecure(request, trustProxy))
      const name = header.slice(0, header.indexOf('=') + 1)
      const others = [response.getHeader('Set-Cookie') ?? []].flat().map(String)
      response.setHeader('Set-Cookie', [...others.filter((other) => !other.startsWith(name)), header])
    }
  }

  const forAnybody: Handling['forAnybody'] = (route) => async (request, response) => {
    const answer = await answerTo(route, request, response)
    if (answer.ok && 'cookies' in answer) keep(answer.cookies ?? {}, request, response)
    send(response, answer)
  }

  return {
    forAnybody,
    forUsers:
      ({ limit, schema, strangers, programs = false, evenBanned = false, answer }) =>
      (request, response, next) =>
        forAnybody({
          limit,
          schema,
          programs,
          answer: async (known, body: Parameters<typeof answer>[1]) => {
            if (known !== null && !evenBanned && (known.user.bannedUntil ?? 0) > now()) return BANNED
            if (known !== null) return answer(known, body, request)
            if (strangers !== 'become_guests') return strangers
            const guest = await newGuest(request, response)
            return guest === null ? TOO_FAST : answer(guest, body, request)
          },
        })(request, response, next),
  }
}

export const NOT_SIGNED_IN = refuse('not_signed_in', 'Nobody is signed in here.')

const BAD_TOKEN = refuse('bad_token', 'The token is none of this server’s, or has been revoked.')

const NOT_FOR_PROGRAMS = refuse('not_for_programs', 'A program may not do this.')

const TOKEN_IN_ADDRESS = refuse(
  'bad_message',
  'A token does not belong into an address, which others keep: send it as Authorization: Bearer, and make a new one.',
)

const BANNED = refuse('banned', 'This person is banned.')

const TOO_FAST = refuse('too_fast', 'Too much at once: try again in a moment.')

export function send(response: Response, answer: Answer): void {
  if (!answer.ok) {
    const { code, message } = answer.error
    const failure: Failure = { error: { code, message } }
    response.status(statusOf(code)).json(failure)
  } else if ('file' in answer) {
    response.attachment(answer.file.name).type('json').send(answer.file.text)
  } else if ('goTo' in answer) {
    response.redirect(303, answer.goTo)
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
  const parsed = readAs(schema, request.body)
  if (parsed.success) return { ok: true, value: parsed.data }
  return refuse('bad_message', 'The body is not what is expected here: JSON, sent as application/json.')
}
