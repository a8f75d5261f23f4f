import type { MatchPlace, MyMatches, WantedMatch } from '@modern-art/protocol'
import { myMatchesSchema } from '@modern-art/protocol/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountHolder, codeIn, PASSWORD } from '../testing/accountHolder.ts'
import { testNodes } from '../testing/busPair.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { EMPTY_QUEUE } from './queueRecord.ts'

/** How far the clocks of the servers are ahead. */
let ahead = 0
const now = (): number => Date.now() + ahead

let here: OnlineServer
let there: OnlineServer
beforeAll(async () => {
  const [one, other] = testNodes(2)
  if (one === undefined || other === undefined) throw new Error('there are two')
  here = await openServer({ bus: one.bus, now })
  there = await openServer({ bus: other.bus, now })
})
afterAll(async () => {
  await here.close()
  await there.close()
})
beforeEach(async () => {
  await emptied()
})

/** Everybody of earlier tests is gone. */
async function emptied(): Promise<void> {
  const { version } = await here.storage.readQueue()
  if (!(await here.storage.replaceQueue(version, EMPTY_QUEUE, []))) await emptied()
}

const FOR_THREE: WantedMatch = { pace: 'live', sizes: [3], rated: false }

async function look(who: Person, wanted: Partial<WantedMatch> = {}): Promise<MyMatches> {
  return (await who.ask('POST', '/api/match/look', { ...FOR_THREE, ...wanted })).json as MyMatches
}

async function showUp(who: Person): Promise<void> {
  await who.ask('POST', '/api/match/show_up', { pace: 'live' })
}

/** Asks as a page does, until its place is in a state. */
async function until(who: Person, state: MatchPlace['now']['state']): Promise<MatchPlace['now']> {
  let seen = ''
  for (;;) {
    // Each question waits for something new.
    // oxlint-disable-next-line no-await-in-loop
    const answer = (await who.ask('GET', `/api/match?seen=${seen}`)).json as MyMatches
    const place = answer.places[0]?.now
    if (place?.state === state) return place
    seen = answer.version
  }
}

async function tableFor(who: Person): Promise<string> {
  const seated = await until(who, 'seated')
  return seated.state === 'seated' ? seated.code : ''
}

describe('quick match', () => {
  it('seats people of several nodes at one table, whose game begins by itself', async () => {
    const people = [
      await person(here.origin, 'Ana'),
      await person(there.origin, 'Ben'),
      await person(here.origin, 'Cleo'),
    ]
    for (const who of people) {
      // oxlint-disable-next-line no-await-in-loop -- they come one after the other
      expect(await look(who)).toMatchObject({ places: [{ ...FOR_THREE, now: { state: 'waiting' } }] })
    }
    await Promise.all(people.map((who) => until(who, 'found')))
    await Promise.all(people.map(showUp))
    const codes = await Promise.all(people.map(tableFor))
    expect(new Set(codes).size).toBe(1)
    const code = codes[0] ?? ''
    const windows = await Promise.all(
      people.map((who, index) => who.at([here, there][index % 2]?.origin ?? '').connect(code)),
    )
    const [window] = windows
    await window?.until(() => window.screen() !== null)
    expect(window?.party()).toMatchObject({
      stage: 'playing',
      match: { rated: false },
      settings: { pace: 'live', access: 'open' },
      chairs: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }],
    })
    // Whoever plays is not seated a second time, and keeps the place.
    const [ana] = people
    if (ana === undefined) throw new Error('Ana plays')
    await look(ana)
    await until(ana, 'playing')
    for (const each of windows) each.close()
  })

  it('keeps a place through reloads and restarts', async () => {
    const ana = await person(here.origin, 'Ana')
    await look(ana, { sizes: [5] })
    const [before] = (await here.storage.readQueue()).queue.places
    const again = await openServer({ now })
    const answer = (await ana.at(again.origin).ask('GET', '/api/match')).json as MyMatches
    expect(answer.places).toMatchObject([{ sizes: [5], now: { state: 'waiting' } }])
    await again.close()
    await look(ana, { sizes: [5] })
    expect((await here.storage.readQueue()).queue.places[0]?.since).toBe(before?.since)
  })

  it('replaces somebody who does not show up, and lets them pause', async () => {
    const [ana, ben, cleo, dov] = [
      await person(here.origin, 'Ana'),
      await person(here.origin, 'Ben'),
      await person(here.origin, 'Cleo'),
      await person(here.origin, 'Dov'),
    ]
    await Promise.all([ana, ben, cleo].map((who) => look(who)))
    await Promise.all([ana, ben, cleo].map((who) => until(who, 'found')))
    await Promise.all([ana, ben].map(showUp))
    ahead += 31_000
    await look(dov)
    await until(dov, 'found')
    await showUp(dov)
    const codes = await Promise.all([ana, ben, dov].map(tableFor))
    expect(new Set(codes).size).toBe(1)
    expect(await look(cleo)).toMatchObject({ places: [{ now: { state: 'pausing' } }] })
  })

  it('offers bots after the stated wait', async () => {
    const ana = await person(here.origin, 'Ana')
    await look(ana, { sizes: [4] })
    ahead += 61_000
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the queue is looked at each second
      const place = await until(ana, 'waiting')
      if (place.state === 'waiting' && place.offer !== null) break
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
    await ana.ask('POST', '/api/match/bots', { pace: 'live', rated: false })
    const window = await ana.connect(await tableFor(ana))
    await window.until(() => window.screen() !== null)
    expect(window.party().chairs.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
    window.close()
  })

  it('counts for accounts alone', async () => {
    const guest = await person(here.origin, 'Guest')
    expect(codeIn((await guest.ask('POST', '/api/match/look', { ...FOR_THREE, rated: true })).json)).toBe('no_account')
    const holders = await Promise.all(
      ['Ana', 'Ben', 'Cleo'].map(async (name) => (await accountHolder(here.origin, `${name} ${now()}`)).holder),
    )
    await Promise.all(holders.map((who) => look(who, { rated: true })))
    await Promise.all(holders.map((who) => until(who, 'found')))
    await Promise.all(holders.map(showUp))
    const [first] = holders
    if (first === undefined) throw new Error('there are three')
    const code = await tableFor(first)
    expect((await here.storage.findTable(code))?.party.match).toEqual({ rated: true })
  })

  it('follows a guest who signs in, and forgets somebody who is deleted', async () => {
    const { holder, email } = await accountHolder(here.origin, 'Wilma')
    const guest = await person(here.origin, 'Wil')
    await look(guest, { sizes: [5] })
    await guest.ask('POST', '/api/account/sign-in', { email, password: PASSWORD })
    expect(myMatchesSchema.parse((await holder.ask('GET', '/api/match')).json)).toMatchObject({
      places: [{ sizes: [5] }],
    })
    expect((await holder.ask('GET', '/api/account/export')).json).toMatchObject({
      quickMatch: { places: [{ sizes: [5] }], notShownUp: { times: 0 } },
    })
    await guest.ask('POST', '/api/account/delete')
    expect((await here.storage.readQueue()).queue).toEqual(EMPTY_QUEUE)
  })

  it('has room for so many, and for nobody more but those who are there', async () => {
    const [ana, ben] = [await person(here.origin, 'Ana'), await person(here.origin, 'Ben')]
    await look(ana, { pace: 'turn_based' })
    const crowded = async (): Promise<void> => {
      const { version, queue } = await here.storage.readQueue()
      const [own] = queue.places
      if (own === undefined) throw new Error('Ana looks for a table')
      const places = [own, ...Array.from({ length: 999 }, (_, at) => ({ ...own, person: `somebody ${at}` }))]
      if (!(await here.storage.replaceQueue(version, { ...queue, places }, []))) await crowded()
      const answer = (await ben.ask('POST', '/api/match/look', FOR_THREE)).json
      // Whoever is not known is forgotten within a second: then it is crowded once more.
      if (codeIn(answer) === null) await crowded()
      else expect(codeIn(answer)).toBe('too_many')
    }
    await crowded()
    expect(codeIn(await look(ana, { pace: 'turn_based', sizes: [4] }))).toBe(null)
  })

  it('says nothing to strangers, and refuses what it does not know', async () => {
    const stranger = await person(here.origin)
    expect((await stranger.ask('GET', '/api/match')).json).toEqual({ places: [], version: '' })
    expect(codeIn((await stranger.ask('POST', '/api/match/look', FOR_THREE)).json)).toBe('not_signed_in')
    const nameless = await person(here.origin)
    await nameless.ask('POST', '/api/ticket')
    expect(codeIn((await nameless.ask('POST', '/api/match/look', FOR_THREE)).json)).toBe('name_needed')
    const ana = await person(here.origin, 'Ana')
    for (const body of [
      { ...FOR_THREE, sizes: [] },
      { ...FOR_THREE, sizes: [2] },
      { ...FOR_THREE, pace: 'quick' },
      {},
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(codeIn((await ana.ask('POST', '/api/match/look', body)).json)).toBe('bad_message')
    }
    // What cannot be done changes nothing.
    for (const path of ['leave', 'show_up', 'bots']) {
      const body = path === 'bots' ? { pace: 'live', rated: true } : { pace: 'live' }
      // oxlint-disable-next-line no-await-in-loop
      expect((await ana.ask('POST', `/api/match/${path}`, body)).json).toMatchObject({ places: [] })
    }
  })
})
