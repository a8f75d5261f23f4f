import { STATUS_CODES } from 'node:http'
import compression from 'compression'
import express from 'express'
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response, Router } from 'express'
import { keepingOf, REVALIDATED } from './caching.ts'
import { menuPages } from './menuPages.ts'
import { wantedBy } from './wanted.ts'
import type { Report } from '../logging.ts'
import { requestIdOf, routeOf, watchRequests } from '../watching/watchRequests.ts'
import type { RequestWatch } from '../watching/watchRequests.ts'

const METHODS = ['GET', 'HEAD']

export interface SiteParts extends RequestWatch {
  /** Is told of errors of the server. */
  readonly report: Report
  readonly api: Router
}

/** Serves the client that was built into the folder, and answers what it asks at `/api`. */
export function site(folder: string, { report, api, ...watch }: SiteParts): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use(watchRequests(watch), compression())
  app.use('/api', api)
  app.use(revalidated, readersOnly)
  app.use(
    sensiblePaths,
    menuOf(folder),
    express.static(folder, {
      cacheControl: false,
      dotfiles: 'ignore',
      // The menu has its own way, above.
      index: false,
      redirect: false,
      setHeaders: (response, file) => void response.setHeader('Cache-Control', keepingOf(folder, file)),
    }),
    pagesOf(folder),
    nothingThere,
    failures(report),
  )
  return app
}

const revalidated: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', REVALIDATED)
  next()
}

const readersOnly: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) next()
  else refuse(response.setHeader('Allow', METHODS.join(', ')), 405)
}

const sensiblePaths: RequestHandler = (request, response, next) => {
  if (wantedBy(request.path) === 'nonsense') refuse(response, 400)
  else next()
}

/** The menu is part of its page, in the language that the browser asks for. */
function menuOf(folder: string): RequestHandler {
  const { languages, fileIn } = menuPages(folder)
  return (request, response, next) => {
    if (request.path !== '/' && request.path !== '/index.html') {
      next()
      return
    }
    // As `/index.html` the service worker keeps it for its browser alone, and must find it again whatever a request says.
    if (request.path === '/') response.vary('Accept-Language')
    const language = request.acceptsLanguages(languages)
    response.sendFile(fileIn(language === false ? null : language), { root: folder, cacheControl: false })
  }
}

/** The client draws all other pages itself: whatever their path, they are one file. */
function pagesOf(folder: string): RequestHandler {
  return (request, response, next) => {
    response.vary('Accept')
    if (wantedBy(request.path) !== 'page' || request.accepts('html') === false) next()
    else response.sendFile('shell.html', { root: folder, cacheControl: false })
  }
}

const nothingThere: RequestHandler = (_request, response) => refuse(response, 404)

function failures(report: Report): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const status = statusOf(error)
    if (status >= 500) {
      report(`${request.method} ${shown(request)} failed: ${String(error)}`, { request: requestIdOf(response) })
    }
    // The answer has begun: breaking it off tells the browser that it is not whole.
    if (response.headersSent) response.destroy()
    else refuse(response, status)
  }
}

/** Names of our own files may be read by anybody; other paths may lead to a table. */
function shown(request: Request): string {
  const route = routeOf(request)
  return route === 'assets' ? encodeURI(request.path) : route
}

/** The status that an error of Express or of its file server asks for. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : null
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

function refuse(response: Response, status: number): void {
  response.setHeader('Cache-Control', REVALIDATED)
  response
    .status(status)
    .type('text')
    .send(`${status} ${STATUS_CODES[status] ?? ''}\n`)
}
