import { STATUS_CODES } from 'node:http'

/** An answer to write to a connection for which there is none that Node would write. */
export function refusalText(status: number, headers: ReadonlyMap<string, string>): string {
  const reason = `${status} ${STATUS_CODES[status] ?? ''}`
  return [
    `HTTP/1.1 ${reason}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    'Cache-Control: no-store',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${reason.length + 1}`,
    'Connection: close',
    '',
    `${reason}\n`,
  ].join('\r\n')
}
