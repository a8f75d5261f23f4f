import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on a free port of this computer, and all that it was given. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string
  readonly letters: readonly ReceivedLetter[]
  /** Resolves to the last of so many letters to an address, once it is there. */
  readonly letterTo: (address: string, count: number) => Promise<ReceivedLetter>
  readonly close: () => Promise<void>
}

interface ReceivedLetter {
  readonly from: string
  readonly to: readonly string[]
  /** As it came, but for what a line's length made of it. */
  readonly source: string
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: ReceivedLetter[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: read(Buffer.concat(chunks)) })
        for (const look of waiting) look()
        done()
      })
    },
  })
  // A sender may hang up in the middle of a letter: a server that ends there. Without a listener the process would end, too.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    letterTo: (address, count) =>
      new Promise((resolve) => {
        const look = (): void => {
          const letter = letters.filter(({ to }) => to.includes(address))[count - 1]
          if (letter === undefined) return
          waiting.delete(look)
          resolve(letter)
        }
        waiting.add(look)
        look()
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

/** Quoted-printable, and 8 bits, as UTF-8. The head of a letter is as it is. */
function read(source: Buffer): string {
  const text = source.toString('utf8')
  const end = text.indexOf('\r\n\r\n')
  const [head, body] = [text.slice(0, end), text.slice(end)]
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => `%${hex}`)
    .replaceAll(/%(?![\dA-F]{2})/g, '%25')
  return head + decodeURIComponent(bytes)
}
