/** Where the server listens. Port 0 is any free one. */
export interface Address {
  readonly host: string
  readonly port: number
}

export type ParsedAddress =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly fault: string }

const THIS_COMPUTER = '127.0.0.1'
const USUAL_PORT = 3000
const LAST_PORT = 65_535

/** The address that the variables `HOST` and `PORT` name. The defaults are this computer only, port 3000. */
export function parseAddress(env: Readonly<Record<string, string | undefined>>): ParsedAddress {
  const host = env['HOST']?.trim() ?? ''
  const port = env['PORT']?.trim() ?? ''
  if (port !== '' && !(/^\d{1,5}$/.test(port) && Number(port) <= LAST_PORT)) {
    const fault = `PORT is ${JSON.stringify(port)}, which is no port. It is a whole number from 0 (any free port) to ${LAST_PORT}: PORT=3001 npm start`
    return { ok: false, fault }
  }
  return {
    ok: true,
    address: { host: host === '' ? THIS_COMPUTER : host, port: port === '' ? USUAL_PORT : Number(port) },
  }
}

/** Why nothing can listen there, and what can be done about it, for the failure that the system reports. */
export function explainRefusal({ host, port }: Address, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken; perhaps Modern Art is open already. Choose another: PORT=${anotherThan(port)} npm start`
    case 'EACCES':
      return `Port ${port} may not be opened: the system keeps it to itself. Choose another: PORT=${anotherThan(port)} npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${JSON.stringify(host)}, which is no address of this computer. Choose 127.0.0.1 (for this computer only) or 0.0.0.0 (for the network): HOST=0.0.0.0 npm start`
    default:
      return `Modern Art cannot open: ${message}`
  }
}

function anotherThan(port: number): number {
  return port < 1024 || port === LAST_PORT ? USUAL_PORT : port + 1
}
