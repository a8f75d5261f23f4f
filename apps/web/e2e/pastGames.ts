import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { startOwnServer } from './ownServer.ts'
import type { OwnServer } from './ownServer.ts'

const program = fileURLToPath(new URL('../../server/dist/testing/pastGames.js', import.meta.url))

/** A server at which people have played before: Ana, Ben, Cleo and Dov a lot, Eve three games that counted. */
export interface ServerWithPast extends OwnServer {
  /** A browser is one of them. */
  readonly become: (context: BrowserContext, name: string) => Promise<void>
}

export async function startServerWithPast(): Promise<ServerWithPast> {
  let cookies: Readonly<Record<string, string>> = {}
  const server = await startOwnServer(async (folder) => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder])
    cookies = JSON.parse(stdout) as Readonly<Record<string, string>>
  })
  return {
    ...server,
    become: (context, name) =>
      context.addCookies([{ name: 'modern-art', value: cookies[name] ?? '', url: server.address, httpOnly: true }]),
  }
}
