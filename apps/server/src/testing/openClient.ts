import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Router } from 'express'
import { afterAll, beforeAll } from 'vitest'
import { guardedServer } from '../door/guardedServer.ts'
import { site } from '../site/site.ts'
import { ask } from './ask.ts'
import { clientFolder, removeFolder } from './folder.ts'

interface OpenClient {
  readonly ask: (url: string, question?: Parameters<typeof ask>[2]) => ReturnType<typeof ask>
  readonly folder: () => string
  readonly port: () => number
  /** The reports of the server so far. */
  readonly reports: readonly string[]
}

/** A server on a free port of this computer, open while a file's tests run. */
export function openClient(): OpenClient {
  const reports: string[] = []
  let parent = ''
  let port = 0
  let server: Server | null = null
  const folder = (): string => path.join(parent, 'dist')
  beforeAll(async () => {
    parent = await clientFolder()
    server = guardedServer(
      site(folder(), { report: (line) => void reports.push(line), api: Router(), trustProxy: 1, note: () => {} }),
      1,
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
  })
  afterAll(async () => {
    server?.close()
    server?.closeAllConnections()
    await removeFolder(parent)
  })
  return { ask: (url, question) => ask(port, url, question), folder, port: () => port, reports }
}
