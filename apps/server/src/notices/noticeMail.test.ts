import type { MyNotices } from '@modern-art/protocol'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { accountHolder, codeIn } from '../testing/accountHolder.ts'
import { PUBLIC_URL, openNoticeStage } from '../testing/noticeStage.ts'
import type { NoticeStage } from '../testing/noticeStage.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { appendTo, entry, newTable, opening, party } from '../testing/records.ts'

const HOUR = 3_600_000

let stage: NoticeStage
let server: OnlineServer
beforeAll(sharedDatabase)
beforeEach(async () => {
  stage = await openNoticeStage()
  onTestFinished(() => stage.close())
  server = await stage.open()
})

interface Holder {
  readonly holder: Person
  readonly email: string
  readonly user: string
}

/** Somebody with an account whose address is confirmed. */
async function confirmed(name: string, language = 'en'): Promise<Holder> {
  const { holder, email } = await accountHolder(server.origin, name)
  await holder.ask('POST', '/api/account/language', { language })
  const { source } = await stage.mailbox.letterTo(email, 1)
  const token = /confirm\?token=([\w-]{43})/.exec(source)?.[1]
  expect((await holder.ask('POST', '/api/account/confirm-email', { token })).status).toBe(200)
  return { holder, email, user: await userOf(holder) }
}

async function userOf(somebody: Person): Promise<string> {
  const code = await somebody.openTable()
  const chair = (await server.storage.findTable(code))?.party.chairs[0]
  if (chair?.kind !== 'person') throw new Error('the host sits there')
  return chair.user
}

/** A turn-based game that waits for a person, who is not there; or that is over. */
async function gameOf(user: string, isOver = false): Promise<string> {
  const table = await server.storage.addTable(
    newTable({ game: opening(), party: party([user], { pace: 'turn_based' }) }),
  )
  if (table === null) throw new Error('the code is taken')
  const at = stage.now()
  const append = { countsDays: true, entries: [entry(at)], at, asked: [0], deadline: at + 30 * 24 * HOUR }
  const end = isOver ? { asked: [], deadline: null, money: [1, 2, 3] } : {}
  expect(await server.storage.append(appendTo(table.id, 0, { ...append, ...end }))).toBe(true)
  return table.code
}

async function tell(): Promise<void> {
  stage.pass(HOUR)
  await stage.round()
}

/** A letter is not waited for: whoever is told last has been told when it is there, and so has everybody before. */
async function lettersTo(email: string): Promise<number> {
  const last = await confirmed('Zoe')
  await last.holder.ask('POST', '/api/notices/mail', { on: true })
  await gameOf(last.user)
  await tell()
  await stage.mailbox.letterTo(last.email, 2)
  // The first one asked to confirm the address.
  return stage.mailbox.letters.filter(({ to }) => to.includes(email)).length - 1
}

const noticesOf = async ({ holder }: Pick<Holder, 'holder'>): Promise<MyNotices> =>
  (await holder.ask('GET', '/api/notices')).json as MyNotices

describe('mail about a game', () => {
  it('comes to those who asked for it, in their language, and can be stopped with one press', async () => {
    const ana = await confirmed('Ana', 'de')
    expect(await noticesOf(ana)).toMatchObject({ mail: { on: false, whyNot: null } })
    expect((await ana.holder.ask('POST', '/api/notices/mail', { on: true })).json).toMatchObject({ mail: { on: true } })
    const code = await gameOf(ana.user)
    await tell()
    const { source } = await stage.mailbox.letterTo(ana.email, 2)
    expect(source).toContain('Subject: Du bist dran bei Modern Art')
    expect(source).toContain('Das Spiel mit Ben und Cleo wartet auf dich.')
    expect(source).toContain(`${PUBLIC_URL}/table/${code}`)
    const [, token = ''] = /\/account\/no-mail\?token=([\w-]{43})/.exec(source) ?? []
    const oneClick = `/api/notices/one-click?token=${token}`
    expect(source.replaceAll(/\r?\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${PUBLIC_URL}${oneClick}>`)
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    // Whatever looks at links before the person does changes nothing.
    const looked = await fetch(server.origin + oneClick, { redirect: 'manual' })
    expect([looked.status, looked.headers.get('location')]).toEqual([303, `/account/no-mail?token=${token}`])
    expect(await noticesOf(ana)).toMatchObject({ mail: { on: true } })
    // A mail program comes without a page, a cookie or an origin.
    const body = 'List-Unsubscribe=One-Click'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const stop = (path: string): Promise<Response> => fetch(server.origin + path, { method: 'POST', headers, body })
    expect((await stop(`${oneClick}x`)).status).toBe(410)
    expect((await stop('/api/notices/one-click')).status).toBe(410)
    expect((await stop(oneClick)).status).toBe(200)
    expect(await noticesOf(ana)).toMatchObject({ mail: { on: false } })
    await gameOf(ana.user)
    await tell()
    expect(await lettersTo(ana.email)).toBe(1)
    // An old letter stops also what was wished for again, from its page.
    await ana.holder.ask('POST', '/api/notices/mail', { on: true })
    const stranger = await person(server.origin)
    expect((await stranger.ask('POST', '/api/notices/mail/stop', { token })).status).toBe(200)
    expect(codeIn((await stranger.ask('POST', '/api/notices/mail/stop', { token: 'another' })).json)).toBe('link_used')
    expect(await noticesOf(ana)).toMatchObject({ mail: { on: false } })
  })

  it('comes to nobody who did not ask, and not twice for one turn', async () => {
    const [ana, ben] = [await confirmed('Ana'), await confirmed('Ben')]
    await ben.holder.ask('POST', '/api/notices/mail', { on: true })
    await gameOf(ana.user)
    await gameOf(ben.user)
    await tell()
    await tell()
    expect([await lettersTo(ana.email), await lettersTo(ben.email)]).toEqual([0, 1])
  })

  it('comes where no device can be reached, and never besides', async () => {
    const [ana, ben] = [await confirmed('Ana'), await confirmed('Ben')]
    const [reached, gone] = [stage.push.browser('en'), stage.push.browser('en')]
    gone.answerWith(404)
    for (const [{ holder, user }, browser] of [
      [ana, reached],
      [ben, gone],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- there are two
      await holder.ask('POST', '/api/notices/mail', { on: true })
      // oxlint-disable-next-line no-await-in-loop
      await holder.ask('POST', '/api/notices/push', browser.subscription)
      // oxlint-disable-next-line no-await-in-loop
      await gameOf(user)
    }
    await tell()
    expect(reached.delivered).toHaveLength(1)
    expect([await lettersTo(ana.email), await lettersTo(ben.email)]).toEqual([0, 1])
    expect(await noticesOf(ben)).toMatchObject({ push: { on: false } })
  })

  it('says once that a game is over', async () => {
    const ana = await confirmed('Ana', 'pt')
    await ana.holder.ask('POST', '/api/notices/mail', { on: true })
    await gameOf(ana.user, true)
    await stage.round()
    const { source } = await stage.mailbox.letterTo(ana.email, 2)
    expect(source).toContain('Sua partida com Ben e Cleo terminou')
    await tell()
    expect(await lettersTo(ana.email)).toBe(1)
  })

  it('cannot be had without an account, an address that is confirmed, or a server that sends any', async () => {
    const guest = await person(server.origin, 'Guest')
    expect(await noticesOf({ holder: guest })).toMatchObject({ mail: { on: false, whyNot: 'no_account' } })
    expect(codeIn((await guest.ask('POST', '/api/notices/mail', { on: true })).json)).toBe('no_account')
    const { holder } = await accountHolder(server.origin, 'Ana')
    expect(await noticesOf({ holder })).toMatchObject({ mail: { on: false, whyNot: 'unconfirmed' } })
    expect(codeIn((await holder.ask('POST', '/api/notices/mail', { on: true })).json)).toBe('no_mail')
  })
})

describe('a device that is told', () => {
  it('goes on being told when its guest signs up, and ends with its session', async () => {
    const guest = await person(server.origin, 'Ana')
    await guest.ask('POST', '/api/notices/push', stage.push.browser('en').subscription)
    await guest.ask('POST', '/api/account/sign-up', {
      email: `ana.${stage.now()}@example.com`,
      password: 'gilded frames at dusk',
      language: 'en',
    })
    expect(await noticesOf({ holder: guest })).toMatchObject({ push: { on: true } })
    const user = await userOf(guest)
    const exported = (await guest.ask('GET', '/api/account/export')).json as { readonly notices: unknown }
    expect(exported.notices).toEqual({
      byMail: false,
      devices: [
        {
          device: null,
          service: new URL(stage.push.origin).host,
          language: 'en',
          addedAt: new Date(stage.now()).toISOString(),
        },
      ],
    })
    await guest.ask('POST', '/api/account/sign-out-everywhere')
    expect(await server.storage.subscriptionsOf(user, stage.now())).toEqual([])
  })

  it('is another account’s no longer when that signs in there', async () => {
    const [ana, ben] = [await confirmed('Ana'), await confirmed('Ben')]
    await ana.holder.ask('POST', '/api/notices/push', stage.push.browser('en').subscription)
    await ana.holder.ask('POST', '/api/account/sign-in', { email: ben.email, password: 'gilded frames at dusk' })
    expect(await noticesOf(ana)).toMatchObject({ push: { on: false } })
    expect(await server.storage.subscriptionsOf(ana.user, stage.now())).toEqual([])
  })

  it('needs somebody who is known, keys of the right length, and an address that may be reached', async () => {
    const { subscription } = stage.push.browser('en')
    const stranger = await person(server.origin)
    expect(codeIn((await stranger.ask('POST', '/api/notices/push', subscription)).json)).toBe('not_signed_in')
    const guest = await person(server.origin, 'Ana')
    for (const changes of [
      { endpoint: 'https://push.example.com/somewhere' },
      { p256dh: 'short' },
      { auth: 'short' },
      { language: 'fr' },
      { more: 1 },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- there are few
      const answer = await guest.ask('POST', '/api/notices/push', { ...subscription, ...changes })
      expect(codeIn(answer.json)).toBe('bad_message')
    }
  })
})
