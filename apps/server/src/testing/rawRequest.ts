import { connect } from 'node:net'

/**
 * Writes bytes to a port as nobody should, piece by piece if need be, and takes whatever comes back until the server closes
 * the connection.
 */
export function writeRaw(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece)
    })
    socket
      .setEncoding('latin1')
      .on('data', (text: string) => {
        answer += text
      })
      // What the server has not read any more is a reset to us.
      .on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? null : reject(error)))
      .on('close', () => resolve(answer))
  })
}

/** The status and the headers, in lower case, of an answer as it was written. */
export function readRaw(answer: string): { readonly status: number; readonly headers: ReadonlyMap<string, string> } {
  const [head = ''] = answer.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = lines.map((each): [string, string] => {
    const colon = each.indexOf(':')
    return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()]
  })
  return { status: Number(line.split(' ')[1]), headers: new Map(headers) }
}
