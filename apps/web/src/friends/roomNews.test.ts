import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { Chair, Party } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { roomNews } from './roomNews.ts'

const FREE: Chair = { kind: 'free' }
const person = (name: string, ready = false): Chair => ({ kind: 'person', name, here: true, ready })
const party = (...chairs: readonly Chair[]): Party => ({
  code: 'KXRTMWQP',
  stage: 'waiting',
  settings: DEFAULT_SETTINGS,
  chairs,
  host: 0,
  watching: 0,
  next: null,
})

describe('news of a table', () => {
  it('tell who comes, who goes and who is ready', () => {
    const alone = party(person('Ana'), FREE, FREE)
    const both = party(person('Ana'), person('Ben'), FREE)
    expect(roomNews(alone, both, en)).toEqual([en.online.room.sat('Ben')])
    expect(roomNews(both, alone, en)).toEqual([en.online.room.gone('Ben')])
    expect(roomNews(both, party(person('Ana'), person('Ben', true), FREE), en)).toEqual([en.online.room.isReady('Ben')])
  })

  it('are none where somebody takes another seat, or is no longer ready', () => {
    const both = party(person('Ana'), person('Ben', true), FREE)
    expect(roomNews(both, party(person('Ana'), FREE, person('Ben', true)), en)).toEqual([])
    expect(roomNews(both, party(person('Ana'), person('Ben'), FREE), en)).toEqual([])
  })
})
