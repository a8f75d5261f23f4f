import { StorageFault } from './storageFault.ts'

/** Where a PostgreSQL is, without what must stay secret. */
export interface PostgresPlace {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
}

export function parsePlace(url: string): PostgresPlace {
  // An error of the URL's own would quote it, with the password.
  if (!URL.canParse(url)) throw badAddress()
  const { protocol, hostname, port, pathname, username } = new URL(url)
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw badAddress()
  const user = readable(username)
  return {
    host: hostname === '' ? 'localhost' : hostname,
    port: port === '' ? 5432 : Number(port),
    database: pathname.length > 1 ? readable(pathname.slice(1)) : user,
    user,
  }
}

function badAddress(): StorageFault {
  return new StorageFault(
    'bad_address',
    'DATABASE_URL is not the address of a PostgreSQL. It should look like this: postgres://user:password@host:5432/database',
  )
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Why nobody could connect, and what to do about it. */
export function explainRefusal({ host, port, database, user }: PostgresPlace, error: unknown): StorageFault {
  const { code, message } = firstOf(error)
  const instead = 'Without DATABASE_URL the server keeps its data in a folder of its own.'
  const place = `the database ${database} at ${host}:${port}`
  const explain = (fault: string, remedy: string): StorageFault =>
    new StorageFault('cannot_connect', `The server cannot open ${place}: ${fault}. ${remedy} ${instead}`)
  switch (code) {
    case 'ECONNREFUSED':
      return explain('nothing answers there', 'Start PostgreSQL, or correct DATABASE_URL.')
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return explain('no computer of that name is found', 'Correct DATABASE_URL.')
    case '28P01':
    case '28000':
      return explain(
        `it does not let the user ${user} in with this password`,
        'Correct the user and password in DATABASE_URL.',
      )
    case '3D000':
      return explain(
        'it does not exist',
        `Make it (createdb -h ${host} -p ${port} ${database}), or correct DATABASE_URL.`,
      )
    case '53300':
      return explain('it has no connection left', 'Close others, or raise max_connections.')
    default:
      return explain(message, 'Check that it runs and that DATABASE_URL is right.')
  }
}

/** A host with several addresses fails with a list of errors. */
function firstOf(error: unknown): { readonly code: string | null; readonly message: string } {
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error
  if (!(first instanceof Error)) return { code: null, message: String(first) }
  return { code: 'code' in first ? String(first.code) : null, message: first.message }
}
