import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { Chair, Party } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { roomNews } from './roomNews.ts'

const { room } = en.online

const FREE: Chair = { kind: 'free' }
const person = (name: string, ready = false, here = true): Chair => ({
  kind: 'person',
  name,
  program: false,
  portrait: null,
  here,
  ready,
})
const party = (...chairs: readonly Chair[]): Party => ({
  code: 'KXRTMWQP',
  stage: 'waiting',
  settings: DEFAULT_SETTINGS,
  chairs,
  host: 0,
  watching: 0,
  next: null,
  deal: null,
  match: null,
})

describe('news of a table', () => {
  it('tell who comes, who goes and who is ready', () => {
    const alone = party(person('Ana'), FREE, FREE)
    const both = party(person('Ana'), person('Ben'), FREE)
    const ready = party(person('Ana'), person('Ben', true), FREE)
    expect(roomNews(alone, both, 0, en)).toEqual([room.sat('Ben')])
    expect(roomNews(both, alone, 0, en)).toEqual([room.gone('Ben')])
    expect(roomNews(both, ready, 0, en)).toEqual([room.isReady('Ben')])
    expect(roomNews(ready, both, 0, en)).toEqual([room.noLongerReady('Ben')])
  })

  it('are none where somebody takes another seat, be it the host', () => {
    const both = party(person('Ana'), person('Ben', true), FREE)
    expect(roomNews(both, party(person('Ana'), FREE, person('Ben', true)), 0, en)).toEqual([])
    expect(roomNews(both, { ...party(FREE, person('Ben', true), person('Ana')), host: 2 }, 2, en)).toEqual([])
  })

  it('tell whose connection is lost, and who is back', () => {
    const both = party(person('Ana'), person('Ben'), FREE)
    const alone = party(person('Ana'), person('Ben', false, false), FREE)
    expect(roomNews(both, alone, 0, en)).toEqual([room.away('Ben')])
    expect(roomNews(alone, both, 0, en)).toEqual([room.back('Ben')])
  })

  it('tell who is the host now, each to themselves as that', () => {
    const before = party(person('Ana'), person('Ben'), person('Cleo'))
    const after = { ...party(FREE, person('Ben'), person('Cleo')), host: 1 }
    expect(roomNews(before, after, 2, en)).toEqual([room.gone('Ana'), room.isHost('Ben')])
    expect(roomNews(before, after, 1, en)).toEqual([room.gone('Ana'), room.youHost])
    expect(roomNews(after, { ...after, host: null }, 2, en)).toEqual([])
  })
})
