import { quickRandom, randomOf } from '@modern-art/engine'
import { pushMessageSchema } from '@modern-art/protocol/schemas'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openNoticeStage } from '../testing/noticeStage.ts'
import type { NoticeStage } from '../testing/noticeStage.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import type { Person, Window } from '../testing/person.ts'
import type { PushedBrowser } from '../testing/pushService.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let stage: NoticeStage
let server: OnlineServer
beforeAll(sharedDatabase)
beforeEach(async () => {
  stage = await openNoticeStage()
  onTestFinished(() => stage.close())
  server = await stage.open()
})

interface Scene {
  readonly code: string
  readonly people: readonly Person[]
  readonly windows: Window[]
  /** Each person's own. */
  readonly browsers: readonly PushedBrowser[]
  /** The seat that the game waits for. */
  readonly asked: () => Promise<number>
  /** Somebody closes their window, and the server knows. */
  readonly goAway: (seat: number) => Promise<void>
  readonly comeBack: (seat: number, origin?: string) => Promise<void>
  /** The seat plays whatever it may, once. */
  readonly play: (seat: number) => Promise<void>
  readonly counts: () => readonly number[]
}

/** A turn-based game of three people, all of whom want to be told. */
async function scene(): Promise<Scene> {
  const { code, people, windows: opened } = await gameOfPeople(server, 3, { pace: 'turn_based' })
  const windows = [...opened]
  const browsers = (['en', 'de', 'pt'] as const).map(stage.push.browser)
  for (const [seat, person] of people.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- there are three
    const answer = await person.ask('POST', '/api/notices/push', at(browsers, seat).subscription)
    expect(answer).toMatchObject({ status: 200, json: { push: { on: true } } })
  }
  const random = quickRandom(7)
  return {
    code,
    people,
    windows,
    browsers,
    asked: async () => at((await server.storage.findTable(code))?.asked ?? [], 0),
    goAway: async (seat) => {
      at(windows, seat).close()
      const watcher = at(windows, (seat + 1) % 3)
      await watcher.until(() => {
        const chair = watcher.party().chairs[seat]
        return chair?.kind === 'person' && !chair.here
      })
    },
    comeBack: async (seat, origin = server.origin) => {
      windows[seat] = await at(people, seat).at(origin).connect(code)
      await at(windows, seat).until(() => at(windows, seat).screen() !== null)
    },
    play: async (seat) => {
      const window = at(windows, seat)
      await window.until(() => (window.screen()?.choices.length ?? 0) > 0)
      const screen = window.screen()
      if (screen === null) throw new Error('there is a game')
      const chosen = randomOf(screen.choices, seat, random)
      // Whoever passes comes to an end.
      const action = screen.choices.some(({ type }) => type === 'pass') ? ({ type: 'pass', seat } as const) : chosen
      if (action.type === 'hammer') throw new Error('there is no hammer')
      expect(await window.send({ type: 'act', decision: screen.decision, action })).toEqual({ ok: true })
    },
    counts: () => browsers.map(({ delivered }) => delivered.length),
  }
}

function only(seat: number, count: number): readonly number[] {
  return [0, 1, 2].map((each) => (each === seat ? count : 0))
}

describe('somebody whose turn it is', () => {
  it('is told once a turn, on the device that they chose, in its language, and nobody else is', async () => {
    await stage.open()
    const { code, people, browsers, asked, goAway, comeBack, play, counts } = await scene()
    const seat = await asked()
    await goAway(seat)
    await stage.round()
    stage.pass(MINUTE - 1)
    await stage.round()
    expect(counts()).toEqual([0, 0, 0])
    stage.pass(1)
    await Promise.all([stage.round(), stage.round(), stage.round()])
    expect(counts()).toEqual(only(seat, 1))
    const { headers, text } = at(at(browsers, seat).delivered, 0)
    const message = pushMessageSchema.parse(JSON.parse(text))
    expect(message).toMatchObject({ subject: 'turn', code })
    expect(message.body).toContain(['is waiting for you', 'wartet auf dich', 'espera por você'][seat])
    expect(message.body).toContain(['Ben and Cleo', 'Ana und Cleo', 'Ana e Ben'][seat])
    // Until the day is up, less the minute that has passed.
    expect(headers).toMatchObject({ ttl: String((DAY - MINUTE) / 1000), topic: code, 'content-encoding': 'aes128gcm' })
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(decodeProtectedHeader(token).alg).toBe('ES256')
    expect(decodeJwt(token)).toMatchObject({ sub: 'https://art.example.com', aud: stage.push.origin })
    const { json } = await at(people, seat).ask('GET', '/api/notices')
    expect(json).toMatchObject({ push: { key } })
    // Nothing more while the turn lasts, whatever passes.
    stage.pass(3 * HOUR)
    await stage.round()
    expect(counts()).toEqual(only(seat, 1))
    // They play, and go; the next time that the game waits for them is another turn.
    await comeBack(seat)
    await play(seat)
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const next = await asked()
      if (next === seat) break
      // oxlint-disable-next-line no-await-in-loop
      await play(next)
    }
    await goAway(seat)
    stage.pass(2 * MINUTE)
    await stage.round()
    expect(counts()[seat]).toBe(2)
  })

  it('is not told while they are at the table, at whichever node, nor when they go without having played', async () => {
    const other = await stage.open()
    const { asked, goAway, comeBack, counts } = await scene()
    const seat = await asked()
    await goAway(seat)
    await comeBack(seat, other.origin)
    stage.pass(2 * MINUTE)
    await stage.round()
    await goAway(seat)
    stage.pass(2 * HOUR)
    await stage.round()
    expect(counts()).toEqual([0, 0, 0])
  })

  it('is told by the next server if the first was ended, and not twice for it', async () => {
    const { asked, goAway, counts } = await scene()
    const seat = await asked()
    await goAway(seat)
    await server.close()
    stage.pass(2 * MINUTE)
    await stage.round()
    expect(counts()).toEqual([0, 0, 0])
    const next = await stage.open()
    await stage.round()
    expect(counts()).toEqual(only(seat, 1))
    await next.close()
    await stage.open()
    stage.pass(HOUR)
    await stage.round()
    expect(counts()).toEqual(only(seat, 1))
  })

  it('is told once it is known who is where, and not before', async () => {
    const { asked, goAway, counts } = await scene()
    const seat = await asked()
    await goAway(seat)
    stage.pass(2 * MINUTE)
    stage.busAway(true)
    await stage.round()
    expect(counts()).toEqual([0, 0, 0])
    stage.busAway(false)
    await stage.round()
    expect(counts()).toEqual(only(seat, 1))
  })

  it('is left alone on vacation, and told when it is over', async () => {
    const { people, asked, goAway, counts } = await scene()
    const seat = await asked()
    await goAway(seat)
    await at(people, seat).ask('POST', '/api/vacation', { from: null, days: 2 })
    stage.pass(2 * MINUTE)
    await stage.round()
    stage.pass(DAY)
    await stage.round()
    expect(counts()).toEqual([0, 0, 0])
    stage.pass(DAY)
    await stage.round()
    expect(counts()).toEqual(only(seat, 1))
  })

  it('is told no more once the device was let go of', async () => {
    const { people, asked, goAway, counts } = await scene()
    const seat = await asked()
    await goAway(seat)
    const answer = await at(people, seat).ask('POST', '/api/notices/push/end')
    expect(answer).toMatchObject({ status: 200, json: { push: { on: false } } })
    stage.pass(2 * MINUTE)
    await stage.round()
    expect(counts()).toEqual([0, 0, 0])
  })

  it('is told nothing by a game that does not count days', async () => {
    const { people, windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const browser = stage.push.browser('en')
    for (const person of people) {
      // oxlint-disable-next-line no-await-in-loop -- there are three
      await person.ask('POST', '/api/notices/push', browser.subscription)
    }
    for (const window of windows) window.close()
    stage.pass(HOUR)
    await stage.round()
    expect(browser.delivered).toEqual([])
  })

  it('loses a device that its push service knows no more, and keeps one that was only away', async () => {
    const { people, browsers, asked, goAway, counts } = await scene()
    const seat = await asked()
    const isOn = async (): Promise<unknown> => (await at(people, seat).ask('GET', '/api/notices')).json
    await goAway(seat)
    at(browsers, seat).answerWith(503)
    stage.pass(2 * MINUTE)
    await stage.round()
    expect(await isOn()).toMatchObject({ push: { on: true } })
    expect(server.logged.join()).toContain('a push message failed: Error: its service answered 503')
    expect(server.logged.join()).not.toContain(at(browsers, seat).subscription.endpoint)
    const another = await scene()
    const next = await another.asked()
    await another.goAway(next)
    at(another.browsers, next).answerWith(410)
    stage.pass(2 * MINUTE)
    await stage.round()
    expect((await at(another.people, next).ask('GET', '/api/notices')).json).toMatchObject({ push: { on: false } })
    expect([...counts(), ...another.counts()]).toEqual([0, 0, 0, 0, 0, 0])
  })
})
