import { createHash } from 'node:crypto'
import type { Me } from '@modern-art/protocol'
import type { OnlineServer } from './onlineServer.ts'
import type { Person } from './person.ts'

/** How people go to another site from a server, and come back. */
export interface Vouching {
  /** Where the server sends the browser. */
  readonly begin: (someone: Person, provider: string) => Promise<string>
  /** The browser arrives from the other site: the path to which the server sends it. */
  readonly arrive: (someone: Person, url: string) => Promise<string>
  /** All of it: somebody is vouched for by whatever site the provider's name stands for. */
  readonly signIn: (someone: Person, provider: string, account: string) => Promise<string>
  /** Headers and bodies of all that was answered, but for the cookies. */
  readonly answered: readonly string[]
}

export const BACK = '/account'

export function vouchingAt(
  { origin }: Pick<OnlineServer, 'origin'>,
  vouch: (url: string, account: string) => Promise<string>,
): Vouching {
  const answered: string[] = []
  const ask = async (someone: Person, ...question: Parameters<Person['ask']>): ReturnType<Person['ask']> => {
    const answer = await someone.ask(...question)
    const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie')
    answered.push(JSON.stringify([headers, answer.json]))
    return answer
  }
  const begin: Vouching['begin'] = async (someone, provider) => {
    const { json } = await ask(someone, 'POST', '/api/account/provider', { provider, back: BACK, language: 'en' })
    if (typeof json !== 'object' || json === null || !('url' in json)) throw new Error(JSON.stringify(json))
    return String(json.url)
  }
  const arrive: Vouching['arrive'] = async (someone, url) => {
    const { status, headers } = await ask(someone, 'GET', url.slice(origin.length), undefined, {
      'x-modern-art-protocol': '',
      origin: '',
    })
    if (status !== 303) throw new Error(`the browser is not sent back: ${status}`)
    return headers.get('location') ?? ''
  }
  return {
    begin,
    arrive,
    signIn: async (someone, provider, account) => arrive(someone, await vouch(await begin(someone, provider), account)),
    answered,
  }
}

/** The same address with other parameters; `null` leaves one out. */
export function withParameters(url: string, changes: Readonly<Record<string, string | null>>): string {
  const changed = new URL(url)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.searchParams.delete(name)
    else changed.searchParams.set(name, value)
  }
  return changed.href
}

export function parameterOf(url: string, name: string): string {
  return new URL(url).searchParams.get(name) ?? ''
}

/** The user whose session a browser has; `null` for a stranger's, or one that has ended. */
export async function userIn(someone: Person, { storage }: Pick<OnlineServer, 'storage'>): Promise<string | null> {
  const hash = createHash('sha256')
    .update(someone.cookies.get('modern-art') ?? '')
    .digest('hex')
  return (await storage.userOfSession(hash, Date.now()))?.user.id ?? null
}

export async function meIn(someone: Person): Promise<Me> {
  return (await someone.ask('GET', '/api/me')).json as Me
}
