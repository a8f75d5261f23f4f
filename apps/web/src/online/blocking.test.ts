import type { BlockedPerson } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { meOf } from '../testing/meOf.ts'
import { blocking, createBlocking } from './blocking.ts'
import type { Blocking } from './blocking.ts'
import { enteredAs } from './me.ts'
import type { Answered } from './request.ts'

type List = Answered<{ readonly people: readonly BlockedPerson[] }>

/** A server that knows those on some chairs by other names, as people may have been called something else before. */
interface Server {
  readonly people: BlockedPerson[]
  isAway: boolean
}

function pageAt(server: Server): Blocking {
  const answer = (): Promise<List> =>
    Promise.resolve(server.isAway ? OFFLINE : { ok: true, people: server.people.toReversed() })
  return createBlocking({
    blocked: answer,
    block: (_code, chair) => {
      if (!server.isAway && !server.people.some(({ id }) => id === chair)) {
        server.people.push({ id: chair, name: NAMES[chair] ?? '', at: chair })
      }
      return answer()
    },
    unblock: (id) => {
      if (server.isAway) return answer()
      const kept = server.people.filter((person) => person.id !== id)
      server.people.splice(0, server.people.length, ...kept)
      return answer()
    },
  })
}

const OFFLINE = { ok: false, error: { code: 'offline' } } as const

const NAMES = ['Ana', 'Ben', 'Cleo']

const hereOf = ({ store }: Blocking): readonly (readonly [string, number | null])[] => [...store.getState().here]
const namesOf = ({ store }: Blocking): readonly string[] | undefined => store.getState().people?.map(({ name }) => name)

describe('blocking', () => {
  it('knows at the table who was blocked there, and takes exactly that back', async () => {
    const page = pageAt({ people: [{ id: 7, name: 'Ben', at: 0 }], isAway: false })
    expect(await page.block('ABCDEFGH', 1, 'Ben')).toMatchObject({ ok: true })
    expect(await page.block('ABCDEFGH', 2, 'Cleo')).toMatchObject({ ok: true })
    expect(hereOf(page)).toEqual([
      ['Ben', 1],
      ['Cleo', 2],
    ])
    expect(namesOf(page)).toEqual(['Cleo', 'Ben', 'Ben'])
    expect(await page.unblock(1)).toMatchObject({ ok: true })
    expect(hereOf(page)).toEqual([['Cleo', 2]])
    expect(page.store.getState().people?.map(({ id }) => id)).toEqual([2, 7])
  })

  it('does not guess which one it is that was blocked before', async () => {
    const page = pageAt({ people: [{ id: 1, name: 'Benny', at: 0 }], isAway: false })
    expect(await page.block('ABCDEFGH', 1, 'Ben')).toMatchObject({ ok: true })
    expect(hereOf(page)).toEqual([['Ben', null]])
  })

  it('says what is wrong, and changes nothing then', async () => {
    const server = { people: [], isAway: false }
    const page = pageAt(server)
    await page.block('ABCDEFGH', 1, 'Ben')
    server.isAway = true
    expect(await page.ask()).toEqual(OFFLINE)
    expect(await page.block('ABCDEFGH', 2, 'Cleo')).toEqual(OFFLINE)
    expect(await page.unblock(1)).toEqual(OFFLINE)
    expect(hereOf(page)).toEqual([['Ben', 1]])
    expect(namesOf(page)).toEqual(['Ben'])
  })

  it('knows nobody as another person’s page, whatever the one before has asked', async () => {
    const page = pageAt({ people: [{ id: 7, name: 'Ben', at: 0 }], isAway: false })
    await page.block('ABCDEFGH', 2, 'Cleo')
    page.forget()
    expect(page.store.getState()).toEqual({ people: null, here: new Map() })
    const asked = page.ask()
    page.forget()
    expect(await asked).toMatchObject({ ok: true })
    expect(page.store.getState().people).toBeNull()
    expect(await page.ask()).toMatchObject({ ok: true })
    expect(namesOf(page)).toEqual(['Cleo', 'Ben'])
  })

  it('is forgotten when the person at the page changes', () => {
    blocking.store.setState({ people: [{ id: 7, name: 'Ben', at: 0 }], here: new Map([['Ben', 7]]) })
    enteredAs(meOf({ name: 'Eve', hasAccount: true }))
    expect(blocking.store.getState()).toEqual({ people: null, here: new Map() })
  })

  it('knows nobody by name at another table', async () => {
    const page = pageAt({ people: [], isAway: false })
    await page.block('ABCDEFGH', 1, 'Ben')
    page.atNewTable()
    expect(hereOf(page)).toEqual([])
    expect(namesOf(page)).toEqual(['Ben'])
  })
})
