import { Agent, request } from 'node:http'
import { PROTOCOL_VERSION } from '@modern-art/protocol'

/** As a balancer asks: over connections that are kept, and not over a new one for each person. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const HEADERS = {
  'x-modern-art-protocol': String(PROTOCOL_VERSION),
  'content-type': 'application/json',
  'content-length': 2,
}

/** A ticket for the person with these cookies. `fetch` would take the clients longer than all else that they do to come back. */
export function askTicket(origin: string, cookies: ReadonlyMap<string, string>): Promise<string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    const asking = request(
      `${origin}/api/ticket`,
      { agent, method: 'POST', headers: { ...HEADERS, cookie, origin } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () => {
          if (response.statusCode === 200) resolve((JSON.parse(text) as { readonly ticket: string }).ticket)
          else reject(new Error(`no ticket: ${response.statusCode} ${text}`))
        })
      },
    )
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // The server may have closed a kept connection in the moment in which it was taken again.
      if (asking.reusedSocket && error.code === 'ECONNRESET') resolve(askTicket(origin, cookies))
      else reject(error)
    })
    asking.end('{}')
  })
}
