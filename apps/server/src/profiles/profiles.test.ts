import { quickRandom } from '@modern-art/engine'
import type { Leaderboard, Profile, TableRatings } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointsOf } from '../ratings/rating.ts'
import { accountHolder, codeIn } from '../testing/accountHolder.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { playAlong } from '../testing/playing.ts'
import { idOf, playCounted, ratedWindows } from '../testing/ratedTable.ts'

let server: OnlineServer
let time = 1_800_000_000_000
beforeAll(async () => {
  server = await openServer({ now: () => time })
})
afterAll(() => server.close())

async function holderOf(name: string): Promise<Person> {
  return (await accountHolder(server.origin, name)).holder
}

async function ownProfile(who: Person): Promise<Profile> {
  return (await who.ask('GET', '/api/me/profile')).json as Profile
}

async function boardFor(who: Person, pace = 'live'): Promise<Leaderboard> {
  // Lists are good for a few seconds.
  time += 10_000
  return (await who.ask('GET', `/api/leaderboard?pace=${pace}`)).json as Leaderboard
}

describe('a rated game that is played to its end', () => {
  it('changes the ratings, and is told to those who played, with figures on their profiles', async () => {
    const [ana, ben] = [await holderOf('Ana'), await holderOf('Ben')]
    const { code, windows } = await ratedWindows(server.storage, [ana, ben])
    expect(codeIn((await ana.ask('GET', `/api/tables/${code}/ratings`)).json)).toBe('not_finished')
    const before = JSON.stringify([await ownProfile(ana), await boardFor(ana)])
    await Promise.all(
      windows.map((window, at) => playAlong(window, quickRandom(at), () => (window.screen()?.moves ?? 0) > 40)),
    )
    // A game that runs is nowhere to be seen.
    expect(JSON.stringify([await ownProfile(ana), await boardFor(ana)])).toBe(before)
    await Promise.all(windows.map((window, at) => playAlong(window, quickRandom(9 + at))))
    const money = windows[0]?.screen()?.view.money ?? []
    const ratings = await server.storage.ratingsOf([await idOf(ana), await idOf(ben)], 'live')
    const points = [...ratings.values()].map(pointsOf)
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(3000)
    const { chairs } = (await ben.ask('GET', `/api/tables/${code}/ratings`)).json as TableRatings
    const anas = await ownProfile(ana)
    expect(chairs).toEqual([
      { handle: anas.handle, rating: { before: 1500, after: anas.ratings.live?.points, gamesMissing: 9 } },
      {
        handle: (await ownProfile(ben)).handle,
        rating: { before: 1500, after: expect.any(Number) as number, gamesMissing: 9 },
      },
      { handle: null, rating: null },
    ])
    expect(anas).toEqual({
      name: 'Ana',
      portrait: null,
      handle: expect.stringMatching(/^[\da-f]{16}$/) as string,
      isYou: true,
      isPrivate: false,
      ratings: {
        live: { points: chairs[0]?.rating?.after, doubt: expect.any(Number) as number, games: 1, gamesMissing: 9 },
        turn_based: null,
      },
      games: [
        {
          code,
          endedAt: time,
          pace: 'live',
          players: ['Ana', 'Ben', 'Pia'].map((name, seat) => ({
            name,
            money: money[seat],
            place: 1 + money.filter((amount) => (amount ?? 0) > (money[seat] ?? 0)).length,
          })),
          seat: 0,
          stayed: true,
          rating: { before: 1500, after: chairs[0]?.rating?.after },
          figures: {
            seasons: expect.arrayContaining([money[0]]) as number[],
            bought: expect.any(Array) as number[],
            paid: expect.any(Number) as number,
            worth: expect.any(Number) as number,
          },
        },
      ],
    })
    const cleo = await person(server.origin, 'Cleo')
    expect(codeIn((await cleo.ask('GET', `/api/tables/${code}/ratings`)).json)).toBe('not_seated')
    expect(codeIn((await cleo.ask('GET', '/api/tables/NOSUCHTA/ratings')).json)).toBe('no_such_table')
    for (const window of windows) window.close()
  })

  it('has whoever left behind whoever stayed, whatever the stand-in made', async () => {
    const [ana, ben] = [await holderOf('Ana'), await holderOf('Ben')]
    const { windows } = await ratedWindows(server.storage, [ana, ben])
    await windows[1]?.send({ type: 'leave' })
    if (windows[0] !== undefined) await playAlong(windows[0], quickRandom(4))
    const [ours, theirs] = [await ownProfile(ana), await ownProfile(ben)]
    expect(ours.ratings.live?.points).toBeGreaterThan(1500)
    expect(theirs.ratings.live?.points).toBeLessThan(1500)
    expect(theirs.games).toMatchObject([{ stayed: false, seat: 1 }])
    windows[0]?.close()
  })
})

describe('a profile', () => {
  it('is anybody’s to see by its handle, without the codes of tables, and names no user', async () => {
    const [ana, ben] = [await holderOf('Ana'), await holderOf('Ben')]
    const ids = [await idOf(ana), await idOf(ben)]
    await playCounted(server.storage, ids, 2)
    const own = await ownProfile(ana)
    expect(own.games.map(({ code }) => code)).toEqual([expect.any(String), expect.any(String)])
    const stranger = await person(server.origin)
    const { status, json } = await stranger.ask('GET', `/api/profiles/${own.handle}`)
    expect(status).toBe(200)
    expect(json).toEqual({ ...own, isYou: false, games: own.games.map((game) => ({ ...game, code: null })) })
    for (const id of ids) expect(JSON.stringify([json, own]).replaceAll(`Name of ${id}`, '')).not.toContain(id)
  })

  it('that is private is, to others, one that does not exist', async () => {
    const ana = await holderOf('Ana')
    const { handle } = await ownProfile(ana)
    const set = await ana.ask('POST', '/api/me/profile', { isPrivate: true })
    expect(set.json).toMatchObject({ isPrivate: true, handle })
    const ben = await holderOf('Ben')
    const refused = await ben.ask('GET', `/api/profiles/${handle}`)
    const missing = await ben.ask('GET', '/api/profiles/0123456789abcdef')
    expect(refused).toMatchObject({ status: 404, json: { error: { code: 'no_such_profile' } } })
    expect(refused.json).toEqual(missing.json)
    expect((await ana.ask('GET', `/api/profiles/${handle}`)).json).toMatchObject({ name: 'Ana', isPrivate: true })
    await ana.ask('POST', '/api/me/profile', { isPrivate: false })
    expect((await ben.ask('GET', `/api/profiles/${handle}`)).status).toBe(200)
  })

  it('of a guest is the guest’s own; a stranger has none', async () => {
    const guest = await person(server.origin, 'Gus')
    expect(await ownProfile(guest)).toEqual({
      name: 'Gus',
      portrait: null,
      handle: null,
      isYou: true,
      isPrivate: true,
      ratings: { live: null, turn_based: null },
      games: [],
    })
    expect(codeIn((await guest.ask('POST', '/api/me/profile', { isPrivate: false })).json)).toBe('no_account')
    const stranger = await person(server.origin)
    expect(codeIn((await stranger.ask('GET', '/api/me/profile')).json)).toBe('not_signed_in')
  })

  it('is in what one is told of all that is kept', async () => {
    const [ana, ben] = [await holderOf('Ana'), await holderOf('Ben')]
    await playCounted(server.storage, [await idOf(ana), await idOf(ben)], 1)
    expect((await ana.ask('GET', '/api/account/export')).json).toMatchObject({
      profile: { isPrivate: false },
      ratings: [{ pace: 'live', games: 1 }],
      results: [{ pace: 'live', seat: 0, stayed: true, ratingBefore: { games: 0 }, ratingAfter: { games: 1 } }],
    })
  })
})

describe('the list of the best', () => {
  it('has those with enough games, tells everybody where they stand, and leaves out private profiles', async () => {
    const [ana, ben, cleo] = [await holderOf('Ana'), await holderOf('Ben'), await holderOf('Cleo')]
    const [first, second, third] = [await idOf(ana), await idOf(ben), await idOf(cleo)]
    await playCounted(server.storage, [first, second], 9)
    await playCounted(server.storage, [first, second, third], 1)
    const board = await boardFor(ana)
    const handle = (await ownProfile(ana)).handle ?? ''
    const own = board.people.find((each) => each.handle === handle)
    expect(own).toEqual({
      place: board.own?.place,
      name: 'Ana',
      portrait: null,
      boardPoints: board.own?.boardPoints,
      games: 10,
      handle,
      isYou: true,
    })
    expect(board.own).toMatchObject({ games: 10, gamesMissing: 0 })
    expect((await boardFor(ben)).people.filter(({ isYou }) => isYou)).toHaveLength(1)
    const cleos = await boardFor(cleo)
    expect(cleos.own).toMatchObject({ games: 1, gamesMissing: 9, place: null })
    expect(cleos.people.some(({ isYou }) => isYou)).toBe(false)
    expect(JSON.stringify(cleos)).not.toContain(first)
    await ana.ask('POST', '/api/me/profile', { isPrivate: true })
    expect((await boardFor(ben)).people.map((each) => each.handle)).not.toContain(handle)
    const hidden = await boardFor(ana)
    expect(hidden.own?.place).toBe(board.own?.place)
    expect((await boardFor(ana, 'turn_based')).own).toBeNull()
    const stranger = await person(server.origin)
    expect((await boardFor(stranger)).own).toBeNull()
    expect(codeIn(await boardFor(stranger, 'chess'))).toBe('bad_message')
  })
})
