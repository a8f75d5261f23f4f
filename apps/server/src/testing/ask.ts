import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

export interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks as it is told to: unlike `fetch`, it leaves a path as it is and unpacks nothing. */
export function ask(port: number, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => void chunks.push(chunk))
        .on('error', reject)
        .on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ status: response.statusCode, headers: response.headers, body, text: body.toString() })
        })
    })
      .on('error', reject)
      .end()
  })
}
