import type {
  Me,
  MyTables,
  MyVacation,
  OnlineBot,
  OpenTables,
  PartySettings,
  Site,
  TablePlace,
  Ticket,
} from '@modern-art/protocol'
import { questionsBy, request } from './request.ts'
import type { Answered, Fetch } from './request.ts'
import { changingWho, onceWhoIsSettled } from './whoChanges.ts'

/** What a page asks the server over HTTP. Nothing here throws or rejects. */
export interface Api {
  /** Who is signed in; somebody whom the server does not know has no name. */
  readonly me: () => Promise<Answered<Me>>
  /** How other devices reach the server of this page. */
  readonly site: () => Promise<Answered<Site>>
  readonly sayName: (name: string) => Promise<Answered<Me>>
  /** A face by its number; `null` is the one that follows from the name. */
  readonly choosePortrait: (portrait: number | null) => Promise<Answered<Me>>
  /** What opens a socket for the next minute. */
  readonly ticket: () => Promise<Answered<Ticket>>
  /** On each chair a bot, or nobody yet; the first chair is the host's. */
  readonly openTable: (settings: PartySettings, chairs: readonly (OnlineBot | null)[]) => Promise<Answered<TablePlace>>
  readonly openTables: () => Promise<Answered<OpenTables>>
  readonly myTables: () => Promise<Answered<MyTables>>
  readonly vacation: () => Promise<Answered<MyVacation>>
  /** So many days from then on; from now on (`null`). */
  readonly takeVacation: (from: number | null, days: number) => Promise<Answered<MyVacation>>
  readonly endVacation: () => Promise<Answered<MyVacation>>
  /** The whole game as a text, once it is over. */
  readonly transcript: (code: string) => Promise<Answered<{ readonly text: string }>>
  /** Moves the seat of a link to this device. */
  readonly claimSeat: (link: string) => Promise<Answered<TablePlace>>
}

export function apiOf(fetch: Fetch): Api {
  const { get, post } = questionsBy(fetch)
  return {
    me: () => get('me'),
    site: () => get('site'),
    sayName: (name) => changingWho(() => post('me', { name })),
    choosePortrait: (portrait) => changingWho(() => post('me/portrait', { portrait })),
    ticket: () => onceWhoIsSettled(() => post('ticket', {})),
    openTable: (settings, chairs) => post('tables', { settings, chairs }),
    openTables: () => get('tables/open'),
    myTables: () => get('tables/mine'),
    vacation: () => get('vacation'),
    takeVacation: (from, days) => post('vacation', { from, days }),
    endVacation: () => post('vacation/end', {}),
    transcript: (code) =>
      request(fetch, 'GET', `/api/tables/${encodeURIComponent(code)}/transcript`, null, (text) => ({ text })),
    claimSeat: (link) => changingWho(() => post('seat', { link })),
  }
}

/** The server of this page. */
export const api = apiOf((address, init) => fetch(address, init))
