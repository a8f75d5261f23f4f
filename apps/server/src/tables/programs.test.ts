// oxlint-disable no-await-in-loop -- one after the other
import { quickRandom } from '@modern-art/engine'
import type { AnswerResult } from '@modern-art/protocol'
import { newsSchema } from '@modern-art/protocol/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountHolder } from '../testing/accountHolder.ts'
import { doorCode } from '../testing/doorCode.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person, Window } from '../testing/person.ts'
import { isOver, playAlong } from '../testing/playing.ts'
import { programOf } from '../testing/program.ts'
import type { Program } from '../testing/program.ts'

let server: OnlineServer
let owner: Person
let magpie: Program
beforeAll(async () => {
  server = await openServer()
  ;({ holder: owner } = await accountHolder(server.origin, 'Ana'))
  magpie = await programOf(server.origin, owner, 'Magpie')
})
afterAll(() => server.close())

const told = (answer: AnswerResult): string => (answer.ok ? 'ok' : answer.error.code)

async function hosted(settings: Parameters<Person['openTable']>[0] = {}): Promise<[string, Window]> {
  const host = await person(server.origin, 'Ben')
  const code = await host.openTable({ pace: 'untimed', ...settings })
  return [code, await host.connect(code)]
}

async function seated(code: string, program = magpie): Promise<Window> {
  const window = await program.connect(code)
  expect(told(await window.send({ type: 'sit', chair: null }))).toBe('ok')
  return window
}

/** Its tables do not count any more. */
async function left(...windows: readonly Window[]): Promise<void> {
  for (const window of windows) await window.send({ type: 'leave' })
}

describe('a program at a table', () => {
  it('is marked as a bot for everybody, and plays a whole game by itself', async () => {
    const [code, host] = await hosted()
    const bot = await seated(code)
    expect(told(await bot.send({ type: 'be_ready', ready: true }))).toBe('ok')
    await host.until(() => host.party().chairs[1]?.kind === 'person')
    const mark = { kind: 'person', name: 'Magpie', program: true, portrait: null, here: true, ready: true }
    expect(host.party().chairs[1]).toEqual(mark)
    expect(host.party().chairs[0]).toMatchObject({ name: 'Ben', program: false })
    await host.send({ type: 'start' })
    await Promise.all([playAlong(host, quickRandom(1)), playAlong(bot, quickRandom(2))])
    expect(isOver(bot)).toBe(true)
    expect((await magpie.ask('GET', `/api/tables/${code}/transcript`)).status).toBe(200)
    for (const frame of [...bot.frames, ...host.frames]) {
      expect(newsSchema.safeParse(JSON.parse(frame)).error?.issues).toBeUndefined()
    }
    expect(bot.frames.join('')).not.toContain('owner')
    // It is not waited for when people play again; if it wants to, it comes along.
    await bot.send({ type: 'be_ready', ready: true })
    expect(host.party().next).toBe(null)
    await host.send({ type: 'be_ready', ready: true })
    await bot.until(() => bot.party().next !== null)
    const next = await magpie.connect(bot.party().next ?? '')
    expect(next.chair()).toBe(0)
    expect(next.party().host).not.toBe(0)
    await left(next)
  })

  it('never sits at a table of quick match, nor looks on there', async () => {
    for (const rated of [true, false]) {
      const [code] = await hosted()
      const waiting = await magpie.connect(code)
      const stored = await server.storage.findTable(code)
      if (stored === null) throw new Error('there is a table')
      const { id, party, partyVersion } = stored
      const change = { table: id, expected: partyVersion, game: null, next: null, at: Date.now() }
      expect(await server.storage.changeParty({ ...change, party: { ...party, match: { rated } } })).toBe(true)
      // Whoever waited there when it became one is sent off.
      void waiting.send({ type: 'sit', chair: null })
      await waiting.until(() => !waiting.socket.connected)
      expect(await doorCode(magpie.connect(code))).toBe('not_for_programs')
      expect((await server.storage.findTable(code))?.party.chairs[1]).toEqual({ kind: 'free' })
    }
  })

  it('does not host: not even when nobody else is there', async () => {
    const [code, host] = await hosted()
    const bot = await seated(code)
    for (const command of [
      { type: 'start' },
      { type: 'set_chairs', count: 4 },
      { type: 'remove', chair: 0 },
      { type: 'seat_bot', chair: 2, bot: 'easy' },
    ] as const) {
      expect([command.type, told(await bot.send(command))]).toEqual([command.type, 'not_host'])
    }
    await host.send({ type: 'leave' })
    await bot.until(() => !bot.socket.connected)
    const { party } = (await server.storage.findTable(code)) ?? expect.fail('there is a table')
    expect([party.host, party.chairs.map(({ kind }) => kind)]).toEqual([null, ['free', 'free', 'free']])
    expect(await doorCode(magpie.connect(code))).toBe('not_for_programs')
  })

  it('gives its seat up when the last person does', async () => {
    const [code, host] = await hosted()
    const bot = await seated(code)
    await host.send({ type: 'start' })
    await bot.until(() => bot.screen() !== null)
    await host.send({ type: 'leave' })
    await bot.until(() => bot.goodbye() !== null)
    const stored = await server.storage.findTable(code)
    expect(stored?.party.chairs.slice(0, 2)).toMatchObject([{ kind: 'left' }, { kind: 'left', name: 'Magpie' }])
  })

  it('says nothing, gives its seat to nobody, and comes for nothing but to play', async () => {
    const [code, host] = await hosted()
    const bot = await seated(code)
    for (const command of [
      { type: 'say', text: 'Buy my bot' },
      { type: 'call', call: 'hello' },
      { type: 'move_seat' },
    ] as const) {
      expect([command.type, told(await bot.send(command))]).toEqual([command.type, 'not_for_programs'])
    }
    expect(host.said()).toEqual([])
    expect(await doorCode(magpie.connect(code, 'display'))).toBe('not_for_programs')
    await left(bot)
    await host.send({ type: 'start' })
    await host.until(() => host.screen() !== null)
    expect(await doorCode(magpie.connect(code))).toBe('not_for_programs')
  })

  it('plays no seat but its own: not its owner’s, and nobody’s', async () => {
    const code = await owner.openTable({ pace: 'untimed' })
    const own = await owner.connect(code)
    const bot = await seated(code)
    await own.send({ type: 'start' })
    await own.until(() => own.screen() !== null)
    await bot.until(() => bot.screen() !== null)
    expect([bot.seat(), bot.screen()?.view.seat, own.seat()]).toEqual([1, 1, 0])
    for (const seat of [0, 2]) {
      const action = { type: 'pass', seat } as const
      const act = async (): Promise<string> => {
        const decision = bot.screen()?.decision ?? 0
        const refusal = told(await bot.send({ type: 'act', decision, action }))
        // The third player may have decided something meanwhile.
        return refusal === 'stale_decision' ? act() : refusal
      }
      // oxlint-disable-next-line no-await-in-loop -- one seat after the other
      expect(await act()).toBe('not_your_seat')
    }
    const hand = own.screen()?.view.hand
    expect(bot.frames.join('')).not.toContain(JSON.stringify(hand))
    await left(bot)
  })

  it('sits at a private table with its owner, but not at an open one', async () => {
    const open = await owner.openTable({ access: 'open', pace: 'untimed' })
    await owner.connect(open)
    const bot = await magpie.connect(open)
    expect(told(await bot.send({ type: 'sit', chair: null }))).toBe('own_program')
    const crow = await programOf(server.origin, owner, 'Crow')
    const [code, host] = await hosted({ access: 'open' })
    const seat = await seated(code)
    const other = await crow.connect(code)
    expect(told(await other.send({ type: 'sit', chair: null }))).toBe('own_program')
    const friend = await owner.connect(code)
    expect(told(await friend.send({ type: 'sit', chair: null }))).toBe('own_program')
    const settings = { ...host.party().settings, access: 'private' } as const
    await host.send({ type: 'change_settings', settings })
    expect(told(await friend.send({ type: 'sit', chair: null }))).toBe('ok')
    expect(told(await host.send({ type: 'change_settings', settings: { ...settings, access: 'open' } }))).toBe(
      'own_program',
    )
    await left(seat)
  })

  it('does not keep a game going without people', async () => {
    const [code, host] = await hosted({ pace: 'live' })
    const bot = await seated(code)
    await host.send({ type: 'start' })
    await bot.until(() => bot.screen() !== null)
    host.close()
    await bot.until(() => bot.screen()?.paused === true)
    bot.close()
    const back = await magpie.connect(code)
    await back.until(() => back.screen() !== null)
    expect(back.screen()?.paused).toBe(true)
    await left(back)
  })

  it('has few tables and few sockets', async () => {
    const jay = await programOf(server.origin, (await accountHolder(server.origin, 'Cleo')).holder, 'Jay')
    for (let count = 0; count < 4; count += 1) await seated((await hosted())[0], jay)
    const [code] = await hosted()
    const fifth = await jay.connect(code)
    expect(told(await fifth.send({ type: 'sit', chair: null }))).toBe('too_many')
    for (let count = 0; count < 3; count += 1) await jay.connect((await hosted())[0])
    expect(await doorCode(jay.connect(code))).toBe('too_many')
  })

  it('is heard less often than people', async () => {
    const limited = await openServer({ settings: { limits: true } })
    try {
      const { holder } = await accountHolder(limited.origin, 'Dov')
      const bot = await programOf(limited.origin, holder, 'Jay')
      const window = await bot.connect(await holder.openTable())
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => window.send({ type: 'be_ready', ready: true })),
      )
      expect(answers.filter((answer) => told(answer) === 'not_seated').length).toBeLessThan(45)
      expect(answers.map(told)).toContain('too_fast')
      const asked = await Promise.all(Array.from({ length: 140 }, () => bot.ask('GET', '/api/tables/open')))
      expect(asked.map(({ status }) => status)).toContain(429)
      expect((await holder.ask('GET', '/api/tables/open')).status).toBe(200)
    } finally {
      await limited.close()
    }
  })
})
