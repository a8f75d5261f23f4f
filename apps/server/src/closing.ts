import type { Server } from 'node:http'

/** How long those who ask are waited for, in milliseconds: some never finish their question, or never read the answer. */
const PATIENCE = 3000

/**
 * A function that closes the server: what is being answered is answered to its end, if that comes soon; nothing else is waited
 * for. Node by itself would wait for connections that browsers open ahead and never use.
 */
export function closingOf(server: Server, patience = PATIENCE): () => void {
  let answering = 0
  let closing = false
  server.on('request', (_request, response) => {
    answering += 1
    response.once('close', () => {
      answering -= 1
      if (closing && answering === 0) server.closeAllConnections()
    })
  })
  return () => {
    closing = true
    server.close()
    if (answering === 0) server.closeAllConnections()
    // Whatever is still open keeps the process until then.
    else setTimeout(() => server.closeAllConnections(), patience).unref()
  }
}
