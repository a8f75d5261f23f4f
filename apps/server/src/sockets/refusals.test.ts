import { DEFAULT_SETTINGS, LONGEST_LINE } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doorCode } from '../testing/doorCode.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Wanted, Window } from '../testing/person.ts'
import { at, gameOfPeople, tableOf } from '../testing/tableOf.ts'

let server: OnlineServer
let now = Date.now()
beforeAll(async () => {
  server = await openServer({ now: () => now })
})
afterAll(() => server.close())

const refused = (code: string): object => ({ ok: false, error: { code } })

/** How a window's commands are answered, one after the other. */
async function codesOf(window: Window, commands: readonly Wanted[]): Promise<readonly string[]> {
  const codes: string[] = []
  for (const command of commands) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await window.send(command)
    codes.push(`${command.type}: ${answer.ok ? 'ok' : answer.error.code}`)
  }
  return codes
}

const FOR_THE_SEATED: readonly Wanted[] = [
  { type: 'act', decision: 0, action: { type: 'pass', seat: 0 } },
  { type: 'order', decision: 0, order: { type: 'out' } },
  { type: 'take_back' },
  { type: 'leave' },
  { type: 'be_ready', ready: true },
  { type: 'change_settings', settings: DEFAULT_SETTINGS },
  { type: 'set_chairs', count: 4 },
  { type: 'seat_bot', chair: 2, bot: 'easy' },
  { type: 'remove', chair: 0 },
  { type: 'start' },
  { type: 'promise_chance', fingerprint: 'ab'.repeat(32) },
  { type: 'reveal_chance', chance: 'ab'.repeat(32) },
  { type: 'move_seat' },
  { type: 'call', call: 'hello' },
  { type: 'say', text: 'hello' },
]

describe('at a table', () => {
  it('nobody plays another’s seat', async () => {
    const { windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const asked = at(windows, 0).screen()?.asked[0] ?? 0
    const other = windows.find((_, seat) => seat !== asked)
    const screen = at(windows, asked).screen()
    const [choice] = screen?.choices ?? []
    if (choice?.type !== 'play_card' || screen === null || other === undefined) throw new Error('a card is asked for')
    const action = { type: 'play_card', seat: asked, card: at(choice.cards, 0) } as const
    const before = JSON.stringify(screen)
    expect(await other.send({ type: 'act', decision: screen.decision, action })).toMatchObject(refused('not_your_seat'))
    expect(JSON.stringify(at(windows, asked).screen())).toBe(before)
  })

  it('somebody without a chair may only watch', async () => {
    const { code } = await gameOfPeople(server, 2, { pace: 'untimed' }, ['easy'])
    const watcher = await (await person(server.origin, 'Eve')).connect(code)
    expect(await codesOf(watcher, FOR_THE_SEATED)).toEqual(FOR_THE_SEATED.map(({ type }) => `${type}: not_seated`))
    expect(await watcher.send({ type: 'sit', chair: null })).toMatchObject(refused('not_waiting'))
  })

  it('a display does not play, even the host’s', async () => {
    const { code, people } = await tableOf(server, 2, {}, ['easy'])
    const display = await at(people, 0).connect(code, 'display')
    expect(display.chair()).toBe(null)
    expect(await codesOf(display, FOR_THE_SEATED)).toEqual(FOR_THE_SEATED.map(({ type }) => `${type}: not_seated`))
  })

  it('whoever was removed is sent away, and stays away, seat links included', async () => {
    const { code, people, windows } = await tableOf(server, 3)
    const [host, ben] = [at(windows, 0), at(windows, 1)]
    expect(await host.send({ type: 'remove', chair: 1 })).toEqual({ ok: true })
    await ben.until(() => ben.goodbye() === 'removed' && !ben.socket.connected)
    expect(await doorCode(at(people, 1).connect(code))).toBe('removed')
    expect(await doorCode(at(people, 1).connect(code, 'display'))).toBe('removed')
    const moved = await at(windows, 2).send({ type: 'move_seat' })
    const link = moved.ok ? moved.link : null
    expect(await at(people, 1).ask('POST', '/api/seat', { link })).toMatchObject({
      status: 403,
      json: { error: { code: 'removed' } },
    })
    expect(host.party().chairs.map(({ kind }) => kind)).toEqual(['person', 'free', 'person'])
  })

  it('whoever has left plays no more', async () => {
    const { code, people, windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const ben = at(windows, 1)
    expect(await ben.send({ type: 'leave' })).toEqual({ ok: true })
    await ben.until(() => ben.goodbye() === 'left' && !ben.socket.connected)
    const again = await at(people, 1).connect(code)
    await again.until(() => again.screen() !== null)
    expect(again.seat()).toBe(null)
    expect(again.screen()?.view.hand).toEqual([])
    expect(await codesOf(again, FOR_THE_SEATED)).toEqual(FOR_THE_SEATED.map(({ type }) => `${type}: not_seated`))
  })

  it('a seat that has moved is played from its new device alone', async () => {
    const { code, people, windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const ben = at(windows, 1)
    const moved = await ben.send({ type: 'move_seat' })
    const link = moved.ok ? moved.link : null
    const phone = await person(server.origin)
    expect(await phone.ask('POST', '/api/seat', { link })).toMatchObject({ status: 200, json: { code } })
    await ben.until(() => ben.goodbye() === 'seat_moved' && !ben.socket.connected)
    const window = await phone.connect(code)
    await window.until(() => window.screen() !== null)
    expect(window.seat()).toBe(1)
    const old = await at(people, 1).connect(code)
    await old.until(() => old.screen() !== null)
    expect(old.seat()).toBe(null)
    expect(await old.send({ type: 'take_back' })).toMatchObject(refused('not_seated'))
    // The answer may have been lost; somebody else comes too late.
    expect(await phone.ask('POST', '/api/seat', { link })).toMatchObject({ status: 200, json: { code } })
    const another = await person(server.origin)
    expect(await another.ask('POST', '/api/seat', { link })).toMatchObject({ json: { error: { code: 'link_used' } } })
    expect(window.goodbye()).toBe(null)
  })

  it('a link for a seat is refused once it is too old, and to somebody who has a seat', async () => {
    const { people, windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const linkOf = async (seat: number): Promise<string> => {
      const moved = await at(windows, seat).send({ type: 'move_seat' })
      return moved.ok ? (moved.link ?? '') : ''
    }
    const used = await at(people, 2).ask('POST', '/api/seat', { link: await linkOf(1) })
    expect(used).toMatchObject({ status: 409, json: { error: { code: 'chair_taken' } } })
    const old = await linkOf(1)
    const stranger = await person(server.origin)
    now += 10 * 60_000 + 1
    const late = await stranger.ask('POST', '/api/seat', { link: old })
    expect(late).toMatchObject({ status: 410, json: { error: { code: 'link_used' } } })
    expect(await stranger.ask('POST', '/api/seat', { link: 'x' })).toMatchObject({
      json: { error: { code: 'link_used' } },
    })
    expect(at(windows, 1).goodbye()).toBe(null)
  })

  it('only the host begins and arranges, and only before the game', async () => {
    const { windows } = await tableOf(server, 3)
    const [host, ben] = [at(windows, 0), at(windows, 1)]
    const arranging = FOR_THE_SEATED.filter(({ type }) =>
      ['change_settings', 'set_chairs', 'seat_bot', 'remove', 'start'].includes(type),
    )
    expect(await codesOf(ben, arranging)).toEqual(arranging.map(({ type }) => `${type}: not_host`))
    expect(await host.send({ type: 'start' })).toEqual({ ok: true })
    expect(await codesOf(host, arranging)).toEqual(arranging.map(({ type }) => `${type}: not_waiting`))
  })

  it('typed text is for private tables, and calls are for all', async () => {
    const { windows } = await tableOf(server, 1, { access: 'open' }, ['easy', 'hard'])
    const [host] = windows
    expect(await host?.send({ type: 'say', text: 'hello' })).toMatchObject(refused('calls_only'))
    expect(await host?.send({ type: 'call', call: 'hello' })).toEqual({ ok: true })
  })

  it('strangers at an open table do not read what was typed while it was private', async () => {
    const { code, windows } = await tableOf(server, 1, {}, ['easy', 'easy'])
    const host = at(windows, 0)
    await host.send({ type: 'say', text: 'among friends' })
    await host.send({ type: 'call', call: 'hello' })
    const open = { ...DEFAULT_SETTINGS, access: 'open' } as const
    const [opened, late] = await Promise.all([
      host.send({ type: 'change_settings', settings: open }),
      host.send({ type: 'say', text: 'too late' }),
    ])
    expect(opened).toEqual({ ok: true })
    expect(late).toMatchObject(refused('calls_only'))
    const stranger = await (await person(server.origin, 'Eve')).connect(code)
    await host.send({ type: 'call', call: 'wow' })
    await stranger.until(() => stranger.said().length > 1)
    expect(stranger.said().map(({ said }) => said)).toEqual([{ call: 'hello' }, { call: 'wow' }])
    expect(stranger.frames.join('')).not.toContain('among friends')
  })

  it('a line that is too long, or nothing that can be seen, is no command', async () => {
    const { windows } = await tableOf(server, 1, {}, ['easy', 'hard'])
    const host = at(windows, 0)
    for (const text of ['x'.repeat(LONGEST_LINE + 1), '', ' \u202E\u0000 ', 'x'.repeat(10_000)]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await host.send({ type: 'say', text })).toMatchObject(refused('bad_message'))
    }
    expect(await host.send({ type: 'say', text: 'a\u202Eb\u0007c\nd' })).toEqual({ ok: true })
    await host.until(() => host.said().length > 0)
    expect(host.said().map(({ said }) => said)).toEqual([{ text: 'abc d' }])
  })
})

describe('a private table', () => {
  it('is in nobody else’s lists, before the game and during it', async () => {
    const { code, people, windows } = await tableOf(server, 2, {}, ['easy'])
    const stranger = await person(server.origin, 'Eve')
    const listed = async (): Promise<string> =>
      JSON.stringify([await stranger.ask('GET', '/api/tables/open'), await stranger.ask('GET', '/api/tables/mine')])
    expect(await listed()).not.toContain(code)
    await windows[0]?.send({ type: 'start' })
    expect(await listed()).not.toContain(code)
    expect(JSON.stringify(await at(people, 1).ask('GET', '/api/tables/mine'))).toContain(code)
  })

  it('is not found by a wrong code', async () => {
    const { people } = await tableOf(server, 1, {}, ['easy', 'easy'])
    expect(await doorCode(at(people, 0).connect('AAAAAAAA'))).toBe('no_such_table')
    expect(await doorCode(at(people, 0).connect('nonsense'))).toBe('no_such_table')
  })

  it('that lets nobody watch shows its game to nobody, not even to those who came before it began', async () => {
    const { code, people, windows } = await tableOf(server, 2, { spectators: false, pace: 'untimed' }, ['easy'])
    const eve = await person(server.origin, 'Eve')
    const early = [
      await eve.connect(code),
      await eve.connect(code, 'display'),
      await at(people, 0).connect(code, 'display'),
    ]
    expect(await windows[0]?.send({ type: 'start' })).toEqual({ ok: true })
    await Promise.all(early.map((window) => window.until(() => !window.socket.connected)))
    for (const window of early) expect(window.frames.join('')).not.toContain('welcome')
    expect(await doorCode(eve.connect(code))).toBe('no_spectators')
    expect(await doorCode(eve.connect(code, 'display'))).toBe('no_spectators')
    expect(await doorCode(at(people, 0).connect(code, 'display'))).toBe('no_spectators')
    expect(await doorCode(at(people, 0).connect(code))).toBe(null)
  })

  it('gives its transcript to those who play, and only once the game is over', async () => {
    const { code, people } = await gameOfPeople(server, 2, {}, ['easy'])
    const path = `/api/tables/${code}/transcript`
    expect(await at(people, 0).ask('GET', path)).toMatchObject({
      status: 409,
      json: { error: { code: 'not_finished' } },
    })
    const stranger = await person(server.origin, 'Eve')
    expect(await stranger.ask('GET', path)).toMatchObject({ status: 403, json: { error: { code: 'not_seated' } } })
    const nobody = await person(server.origin)
    expect(await nobody.ask('GET', path)).toMatchObject({ status: 401 })
  })
})
