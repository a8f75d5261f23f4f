import { createTransport } from 'nodemailer'

/** A letter to one person, as plain text. */
interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** An address by which a mail program offers to stop such letters with one press (RFC 8058). */
  readonly unsubscribe?: string
}

/** Sends mail through the SMTP server of the settings. */
export interface Mailer {
  /** Resolves once the SMTP server has taken the letter. */
  readonly send: (letter: Letter) => Promise<void>
  readonly close: () => void
}

export interface MailSettings {
  readonly smtpUrl: string
  /** Who writes: "Modern Art Online <museum@example.com>". */
  readonly from: string
}

/** How long an SMTP server may take, in milliseconds. */
const PATIENCE = 20_000

export function openMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A connection that breaks while nothing is sent concerns no letter. Without a listener the process would end.
  transport.on('error', () => {})
  return {
    send: async ({ to, subject, text, unsubscribe }) => {
      const headers =
        unsubscribe === undefined
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      // As an object, an address is taken as it is, whatever signs it has in it.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers })
    },
    close: () => transport.close(),
  }
}
