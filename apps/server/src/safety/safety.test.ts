import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { BlockedPeople, Me, ModerationLog, Reports } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testNodes } from '../testing/busPair.ts'
import { accountHolder, closedSocket, codeIn } from '../testing/accountHolder.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person, Window } from '../testing/person.ts'

/** There are moderators from the start, lest reports be refused. */
const moderators: string[] = ['nobody@modern-art.example']
let here: OnlineServer
let there: OnlineServer
beforeAll(async () => {
  const [one, other] = testNodes(2)
  if (one === undefined || other === undefined) throw new Error('there are two')
  here = await openServer({ bus: one.bus, settings: { moderators } })
  there = await openServer({ bus: other.bus, settings: { moderators } })
})
afterAll(async () => {
  await here.close()
  await there.close()
})

interface Two {
  readonly code: string
  readonly ana: Person
  readonly ben: Person
  readonly windows: readonly [Window, Window]
}

/** Ana at one node, Ben at the other, at a private table. */
async function twoAtATable(): Promise<Two> {
  const [ana, ben] = [await person(here.origin, 'Ana'), await person(there.origin, 'Ben')]
  const code = await ana.openTable({ pace: 'untimed' })
  const windows = [await ana.connect(code), await ben.connect(code)] as const
  await windows[1].send({ type: 'sit', chair: 1 })
  return { code, ana, ben, windows }
}

async function moderator(): Promise<Person> {
  const { holder } = await accountHolder(here.origin, 'Mod')
  const { person: found } = (await holder.ask('GET', '/api/account/export')).json as { person: { id: string } }
  moderators.push(found.id)
  return holder
}

const openReports = async (mod: Person, code: string): Promise<Reports['reports']> => {
  const { reports } = (await mod.ask('GET', '/api/moderation/reports')).json as Reports
  return reports.filter((report) => report.code === code)
}

describe('names', () => {
  it('are refused for what they say or whom they pose as, and nothing is lost', async () => {
    await accountHolder(here.origin, 'Wilhelmina')
    const eve = await person(here.origin, 'Eve')
    for (const [name, code] of [
      ['H1tler', 'name_refused'],
      ['Moderator', 'name_refused'],
      ['Wilhelmlna', 'name_looks_alike'],
      ['Wi1helmina', 'name_looks_alike'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect([name, codeIn((await eve.ask('POST', '/api/me', { name })).json)]).toEqual([name, code])
    }
    expect((await eve.ask('GET', '/api/me')).json).toMatchObject({ name: 'Eve' })
    // There is more than one Wilhelmina in the world.
    expect((await eve.ask('POST', '/api/me', { name: 'wilhelmina' })).json).toMatchObject({ name: 'wilhelmina' })
  })

  it('that look alike are told apart at a table', async () => {
    // No account is called so: a guest's name may be imitated, but not unseen.
    const quirin = await person(here.origin, 'Quirin')
    const code = await quirin.openTable()
    const window = await (await person(here.origin, 'Qu1rin')).connect(code)
    expect(await window.send({ type: 'sit', chair: null })).toEqual({ ok: true })
    expect(window.party().chairs[1]).toMatchObject({ name: 'Qu1rin II' })
    window.close()
  })
})

describe('somebody who is blocked', () => {
  it('is heard no more by whoever blocked them, at every node, before and after a reload; others hear them', async () => {
    const { code, ana, ben, windows } = await twoAtATable()
    const cleo = await (await person(here.origin, 'Cleo')).connect(code)
    await windows[1].send({ type: 'say', text: 'before' })
    await windows[0].until(() => windows[0].said().length === 1)
    const { json } = await ana.ask('POST', '/api/people/block', { code, chair: 1 })
    expect(json).toMatchObject({ people: [{ name: 'Ben' }] })
    await windows[1].send({ type: 'say', text: 'after' })
    await windows[1].send({ type: 'call', call: 'hello' })
    await cleo.until(() => cleo.said().length === 3)
    expect(windows[0].said()).toHaveLength(1)
    expect(JSON.stringify(windows[1].frames)).not.toContain('block')
    const again = await ana.at(there.origin).connect(code)
    await again.send({ type: 'call', call: 'wow' })
    await again.until(() => again.said().length > 0)
    expect(again.said().map(({ name }) => name)).toEqual(['Ana'])
    const { people } = (await ana.ask('GET', '/api/people/blocked')).json as BlockedPeople
    expect(Object.keys(people[0] ?? {}).toSorted()).toEqual(['at', 'id', 'name'])
    await ana.ask('POST', '/api/people/unblock', { id: people[0]?.id })
    await windows[1].send({ type: 'say', text: 'and now' })
    await again.until(() => again.said().some(({ name }) => name === 'Ben'))
    expect((await ben.ask('GET', '/api/people/blocked')).json).toEqual({ people: [] })
    for (const each of [...windows, cleo, again]) each.close()
  })

  it('sat at the same table: nobody else can be blocked or reported', async () => {
    const { code, ana, windows } = await twoAtATable()
    const stranger = await person(here.origin, 'Eve')
    const block = (who: Person, chair: number, at = code) => who.ask('POST', '/api/people/block', { code: at, chair })
    expect(codeIn((await block(stranger, 0)).json)).toBe('not_seated')
    expect(codeIn((await block(ana, 0)).json)).toBe('no_such_chair')
    expect(codeIn((await block(ana, 2)).json)).toBe('no_such_chair')
    expect(codeIn((await block(ana, 1, 'ZZZZZZZZ')).json)).toBe('no_such_table')
    const report = { code, chair: 1, reason: 'talk', words: 'x' }
    expect(codeIn((await stranger.ask('POST', '/api/people/report', report)).json)).toBe('not_seated')
    for (const each of windows) each.close()
  })
})

describe('a report', () => {
  it('is read by moderators alone, who mute; every act is noted', async () => {
    const { code, ana, ben, windows } = await twoAtATable()
    await windows[1].send({ type: 'say', text: 'something rude' })
    const words = 'Ben is rude'
    expect((await ana.ask('POST', '/api/people/report', { code, chair: 1, reason: 'talk', words })).json).toEqual({})
    for (const path of ['/api/moderation/reports', '/api/moderation/log']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(codeIn((await ana.ask('GET', path)).json)).toBe('not_moderator')
    }
    const mod = await moderator()
    expect((await mod.ask('GET', '/api/me')).json).toMatchObject({ isModerator: true })
    const [report] = await openReports(mod, code)
    expect(report).toMatchObject({
      reporter: 'Ana',
      reported: 'Ben',
      words,
      said: [{ said: { text: 'something rude' } }],
    })
    const decision = { kind: 'mute', reason: 'Be kind.', days: 2 }
    const decide = { report: report?.id, decision }
    expect(codeIn((await ben.ask('POST', '/api/moderation/decide', decide)).json)).toBe('not_moderator')
    expect((await mod.ask('POST', '/api/moderation/decide', decide)).json).toEqual({})
    expect(codeIn((await mod.ask('POST', '/api/moderation/decide', decide)).json)).toBe('nothing_to_decide')
    expect(await openReports(mod, code)).toEqual([])
    const silenced = await windows[1].send({ type: 'say', text: 'really?' })
    expect(silenced).toMatchObject({ ok: false, error: { code: 'muted' } })
    const me = (await ben.ask('GET', '/api/me')).json as Me
    expect(me.sanctions).toMatchObject([{ kind: 'mute', reason: 'Be kind.' }])
    const { acts } = (await mod.ask('GET', '/api/moderation/log')).json as ModerationLog
    expect(acts[0]).toMatchObject({ by: 'Mod', about: 'Ben', act: decision })
    for (const each of windows) each.close()
  })

  it('is refused where nobody would read it; people can still be blocked', async () => {
    const alone = await openServer({})
    const [ana, ben] = [await person(alone.origin, 'Ana'), await person(alone.origin, 'Ben')]
    const code = await ana.openTable({ pace: 'untimed' })
    const window = await ben.connect(code)
    await window.send({ type: 'sit', chair: 1 })
    const report = { code, chair: 1, reason: 'talk', words: '' }
    expect((await ana.ask('GET', '/api/site')).json).toMatchObject({ moderated: false })
    expect(codeIn((await ana.ask('POST', '/api/people/report', report)).json)).toBe('not_moderated')
    expect((await ana.ask('POST', '/api/people/block', { code, chair: 1 })).json).toMatchObject({
      people: [{ name: 'Ben' }],
    })
    const eve = await person(here.origin, 'Eve')
    expect((await eve.ask('GET', '/api/site')).json).toMatchObject({ moderated: true })
    window.close()
    await alone.close()
  })

  it('may lead to a ban, which closes every door but the way to one’s account, until it is lifted', async () => {
    const { code, ana, ben, windows } = await twoAtATable()
    await ana.ask('POST', '/api/people/report', { code, chair: 1, reason: 'play', words: '' })
    const mod = await moderator()
    const [report] = await openReports(mod, code)
    const decision = { kind: 'ban', reason: 'Stalls every game.', days: 7 }
    await mod.ask('POST', '/api/moderation/decide', { report: report?.id, decision })
    await closedSocket(windows[1])
    const table = { settings: DEFAULT_SETTINGS, chairs: [null, null, null] }
    expect(codeIn((await ben.ask('POST', '/api/tables', table)).json)).toBe('banned')
    expect(codeIn((await ben.ask('GET', '/api/tables/mine')).json)).toBe('banned')
    expect(codeIn((await ben.ask('POST', '/api/ticket')).json)).toBe('banned')
    expect((await ben.ask('GET', '/api/me')).json).toMatchObject({ sanctions: [{ reason: 'Stalls every game.' }] })
    await ana.ask('POST', '/api/people/report', { code, chair: 1, reason: 'other', words: 'still there' })
    const [again] = await openReports(mod, code)
    expect(again).toMatchObject({ reportsInAll: 2, sanctions: [{ kind: 'ban' }] })
    await mod.ask('POST', '/api/moderation/lift', { sanction: again?.sanctions[0]?.id })
    const back = await ben.connect(code)
    expect(back.chair()).toBe(1)
    for (const each of [...windows, back]) each.close()
  })
})
