import type { Me, MyMatches, MyNotices, MyVacation, SignInWays, Site, WireErrorCode } from '@modern-art/protocol'
import { vi } from 'vitest'
import { meStore } from '../online/me.ts'
import { meOf } from './meOf.ts'

/** What a page has asked over HTTP. */
interface Asked {
  /** `GET me`: the method and the path below `/api/`, without what follows a question mark. */
  readonly what: string
  readonly body: unknown
}

/** What is answered, or what makes it of what was asked; nobody answers (`null`). */
type Answering = object | null | ((body: never) => object | Promise<object | null>)

/** What a server answers over HTTP, for as long as a test lasts. */
export interface SiteInMemory {
  /** By what is asked; a test changes it as it likes. */
  readonly answers: Record<string, Answering>
  /** All that was asked, in order. */
  readonly asked: Asked[]
}

class Refusal {
  public readonly error: { readonly code: WireErrorCode; readonly message: string }

  public constructor(code: WireErrorCode) {
    this.error = { code, message: 'as the test wants it' }
  }
}

/** That something is not done, and why. */
export function refused(code: WireErrorCode): object {
  return new Refusal(code)
}

/** An answer that does not come. */
function noAnswer(): Promise<null> {
  return new Promise(() => {})
}

/** As the server has it for somebody whom it does not know, where nobody else is. */
function quietSite(): Record<string, Answering> {
  const me: Me = meOf({})
  const site: Site = { origin: null, moderated: true }
  const matches: MyMatches = { places: [], version: 'nobody looks' }
  const notices: MyNotices = { push: { key: 'a key', on: false }, mail: { on: false, whyNot: 'no_account' } }
  const vacation: MyVacation = { vacation: null, daysLeft: 30 }
  const ways: SignInWays = { providers: [], mail: false }
  return {
    'GET me': me,
    'GET site': site,
    'POST ticket': { ticket: 'a ticket' },
    'GET tables/mine': { tables: [] },
    'GET tables/open': { tables: [] },
    'GET match': matches,
    'GET match?seen': noAnswer,
    'GET notices': notices,
    'GET vacation': vacation,
    'GET people/blocked': { people: [] },
    'GET account/ways': ways,
    'GET account': refused('no_account'),
    'GET account/bots': { bots: [] },
  }
}

/** From now on, until the end of the test, the page asks this server; what is not given it does not know. */
export function siteInMemory(answers: Readonly<Record<string, Answering>> = {}): SiteInMemory {
  const site: SiteInMemory = { answers: { ...quietSite(), ...answers }, asked: [] }
  const answer = async (address: string, init: RequestInit): Promise<Response> => {
    const [path = '', query = ''] = address.replace(/^\/api\//, '').split('?')
    const what = `${init.method ?? 'GET'} ${path}${query.startsWith('seen') ? '?seen' : ''}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    site.asked.push({ what, body })
    if (!(what in site.answers)) throw new Error(`nobody told the test what is answered to ${what}`)
    const answering = site.answers[what] ?? null
    const answered = isMade(answering) ? await answering(body) : answering
    if (answered === null) throw new TypeError('nobody answers')
    return Response.json(answered, { status: answered instanceof Refusal ? 400 : 200 })
  }
  const ask = (address: unknown, init?: RequestInit): Promise<Response> => {
    if (typeof address !== 'string') throw new Error('the page asks by paths')
    return answer(address, init ?? {})
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(ask)
  // Another browser than that of the test before.
  meStore.setState(({ person }) => ({ me: null, fault: null, person: person + 1 }))
  return site
}

function isMade(answering: Answering): answering is (body: unknown) => object | Promise<object | null> {
  return typeof answering === 'function'
}
