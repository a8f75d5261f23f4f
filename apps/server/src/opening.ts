import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import path from 'node:path'
import { explainRefusal, parseAddress } from './address.ts'
import type { Address } from './address.ts'
import { closingOf } from './closing.ts'
import { site } from './site/site.ts'

export type Opening =
  | { readonly ok: true; readonly address: Address; readonly close: () => void }
  | { readonly ok: false; readonly fault: string }

/** Opens the folder's client to the address that the environment names. */
export async function open(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  report: (line: string) => void,
): Promise<Opening> {
  const parsed = parseAddress(env)
  if (!parsed.ok) return parsed
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) {
    return {
      ok: false,
      fault: `The page is not built yet: there is no ${page}. This builds it and opens it: npm start`,
    }
  }
  const { address } = parsed
  const server = createServer(site(folder, report))
  const close = closingOf(server)
  try {
    return { ok: true, address: { ...address, port: await listen(server, address) }, close }
  } catch (error) {
    return { ok: false, fault: explainRefusal(address, error as NodeJS.ErrnoException) }
  }
}

/** Resolves to the port. */
function listen(server: Server, { host, port }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const bound = server.address()
      resolve(bound !== null && typeof bound === 'object' ? bound.port : port)
    })
  })
}
