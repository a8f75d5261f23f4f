import { PROTOCOL_VERSION, VACATION_DAYS } from '@modern-art/protocol'
import type { MyTables, MyVacation, Site, TablePlace, Ticket } from '@modern-art/protocol'
import {
  nameSchema,
  newTableSchema,
  portraitSchema,
  seatLinkSchema,
  vacationSchema,
} from '@modern-art/protocol/schemas'
import express from 'express'
import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express'
import { withoutValues } from '../logging.ts'
import type { Report } from '../logging.ts'
import { skeletonOf } from '../names/skeleton.ts'
import { refuse } from '../refusal.ts'
import { doorOf } from './door.ts'
import { NOT_SIGNED_IN, handlingFor, send } from './handling.ts'
import type { Answer } from './handling.ts'
import { matchRoutes } from './matchRoutes.ts'
import { STRANGER, meOf } from './me.ts'
import { noticeRoutes, oneClick } from './noticeRoutes.ts'
import { ownAccountRoutes } from './ownAccountRoutes.ts'
import type { ApiParts, Paths, Placed } from './parts.ts'
import { profileRoutes } from './profileRoutes.ts'
import { ownProgramRoutes } from './ownProgramRoutes.ts'
import { providerCallback } from './providerCallback.ts'
import { safetyRoutes } from './safetyRoutes.ts'
import { signInRoutes } from './signInRoutes.ts'
import { whyNotCalled } from './whyNotCalled.ts'
import { myTablesOf, openTablesOf } from './tableLists.ts'
import { transcriptFor } from './transcript.ts'
import { requestIdOf, routeOf } from '../watching/watchRequests.ts'

/** How many tables a list has at most. */
const LONGEST_LIST = 50

/** Who somebody is, and lists of tables: the half of the protocol that is spoken over HTTP, to be mounted at `/api`. */
export function api(parts: ApiParts): Router {
  const handling = handlingFor(parts)
  const { forAnybody, forUsers } = handling
  const { tickets, storage, accounts, now } = parts
  const door = doorOf(parts)
  const router = express.Router()
  router.use(neverKept)
  // A browser arrives there from another site, not by a question of a page.
  router.get('/account/provider/callback', providerCallback(handling, door, parts))
  // So does a mail program, which has no page at all.
  const { GET: showButton, POST: stopMail } = oneClick(parts)
  router
    .route('/notices/one-click')
    .get(showButton)
    .post(stopMail)
    .all(otherMethods(['GET', 'HEAD', 'POST']))
  router.use(currentPagesOnly)

  const paths: Paths = {
    ...signInRoutes(handling, door, parts),
    ...ownAccountRoutes(handling, door, parts),
    ...ownProgramRoutes(handling, door, parts),
    ...safetyRoutes(handling, parts),
    ...matchRoutes(handling, parts),
    ...profileRoutes(handling, parts),
    ...noticeRoutes(handling, parts),
    '/me': {
      GET: forAnybody({
        programs: true,
        limit: 'request',
        schema: null,
        answer: async (known) => ({ ok: true, json: known === null ? STRANGER : await meOf(known.user, parts) }),
      }),
      POST: forUsers({
        limit: 'request',
        schema: nameSchema,
        strangers: 'become_guests',
        answer: async ({ user }, { name }) => {
          const refused = await whyNotCalled(name, user.id, storage)
          if (refused !== null) return refused
          await accounts.storage.rename(user.id, name, skeletonOf(name))
          accounts.changed(user.id)
          return { ok: true, json: await meOf({ ...user, name }, parts) }
        },
      }),
    },
    '/me/portrait': {
      POST: forUsers({
        limit: 'request',
        schema: portraitSchema,
        strangers: 'become_guests',
        answer: async ({ user }, { portrait }) => {
          await accounts.storage.setPortrait(user.id, portrait)
          accounts.changed(user.id)
          return { ok: true, json: await meOf({ ...user, portrait }, parts) }
        },
      }),
    },
    '/ticket': {
      POST: forUsers({
        limit: 'ticket',
        schema: null,
        strangers: 'become_guests',
        answer: async ({ session }) => ({
          ok: true,
          json: { ticket: await tickets.issue(session, now()) } satisfies Ticket,
        }),
      }),
    },
    '/site': {
      GET: forAnybody({
        limit: 'request',
        schema: null,
        answer: () => ({ ok: true, json: { origin: parts.siteOrigin(), moderated: parts.isModerated } satisfies Site }),
      }),
    },
    '/tables/open': {
      GET: forAnybody({
        limit: 'request',
        schema: null,
        programs: true,
        answer: async () => ({ ok: true, json: await openTablesOf(LONGEST_LIST, parts) }),
      }),
    },
    '/tables/mine': {
      GET: forUsers({
        programs: true,
        limit: 'request',
        schema: null,
        strangers: { ok: true, json: { tables: [] } satisfies MyTables },
        answer: async ({ user }) => ({
          ok: true,
          json: myTablesOf(await storage.tablesOf(user.id, LONGEST_LIST), user.id, now()),
        }),
      }),
    },
    '/vacation': {
      GET: forUsers({
        limit: 'request',
        schema: null,
        strangers: { ok: true, json: { vacation: null, daysLeft: VACATION_DAYS } satisfies MyVacation },
        answer: async ({ user: { id } }) => ({ ok: true, json: await parts.vacations.of(id) }),
      }),
      POST: forUsers({
        limit: 'table',
        schema: vacationSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user: { id } }, wanted) => {
          const taken = await parts.vacations.take(id, wanted)
          return 'daysLeft' in taken ? { ok: true, json: taken } : taken
        },
      }),
    },
    '/vacation/end': {
      POST: forUsers({
        limit: 'table',
        schema: null,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user: { id } }) => ({ ok: true, json: await parts.vacations.end(id) }),
      }),
    },
    '/tables/:code/transcript': {
      GET: forUsers({
        programs: true,
        limit: 'look_up',
        schema: null,
        strangers: NOT_SIGNED_IN,
        answer: ({ user }, _body, { params }) => transcriptFor(user.id, String(params['code']), storage),
      }),
    },
    '/tables': {
      POST: forUsers({
        limit: 'table',
        schema: newTableSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user }, table) => placeOf(await parts.openTable(user, table)),
      }),
    },
    '/seat': {
      POST: forUsers({
        limit: 'look_up',
        schema: seatLinkSchema,
        strangers: 'become_guests',
        answer: async ({ user }, { link }) => placeOf(await parts.moveSeat(user, link)),
      }),
    },
  }

  for (const [path, { GET, POST }] of Object.entries(paths)) {
    const route = router.route(path)
    if (GET !== undefined) route.get(GET)
    if (POST !== undefined) route.post(POST)
    route.all(otherMethods([...(GET === undefined ? [] : ['GET', 'HEAD']), ...(POST === undefined ? [] : ['POST'])]))
  }
  router.use(nothingThere, failures(parts.report))
  return router
}

function placeOf(placed: Placed): Answer {
  return placed.ok ? { ok: true, json: { code: placed.code } satisfies TablePlace } : placed
}

const neverKept: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store')
  next()
}

/** A page of another time has to be loaded again before it can be understood. */
const currentPagesOnly: RequestHandler = (request, response, next) => {
  if (request.get('X-Modern-Art-Protocol') === String(PROTOCOL_VERSION)) next()
  else send(response, refuse('old_page', `This server speaks version ${PROTOCOL_VERSION} of the protocol.`))
}

function otherMethods(methods: readonly string[]): RequestHandler {
  return (_request, response) => {
    response.setHeader('Allow', methods.join(', '))
    sendAs(response, 405, 'This cannot be done here.')
  }
}

const nothingThere: RequestHandler = (_request, response) => sendAs(response, 404, 'There is nothing here.')

/** Says that the request is none that this server understands, with a status that says why. */
function sendAs(response: Response, status: number, message: string): void {
  const { error } = refuse('bad_message', message)
  response.status(status).json({ error })
}

function failures(report: Report): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, _next) => {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
    if (status >= 400 && status < 500) {
      sendAs(response, status, 'The request cannot be read.')
      return
    }
    const fields = { request: requestIdOf(response) }
    report(`${request.method} ${routeOf(request)} failed: ${withoutValues(error)}`, fields)
    if (response.headersSent) response.destroy()
    else send(response, refuse('failed', 'The server failed; nothing was changed.'))
  }
}
