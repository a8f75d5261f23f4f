import { describe, expect, it } from 'vitest'
import { hearNotices } from './hearing.ts'

const TURN = { subject: 'turn', code: 'ABCDEFGH', title: 'Your turn', body: 'The game with Ben waits for you.' }

/** A service worker that notes what it is made to do. */
function worker(windows: readonly string[] = []): {
  readonly done: readonly unknown[]
  readonly push: (text: string) => Promise<void>
  readonly press: (data: unknown) => Promise<void>
} {
  const done: unknown[] = []
  const heard = new Map<string, (event: never) => void>()
  const note = (what: unknown): Promise<void> => Promise.resolve(void done.push(what))
  hearNotices({
    location: { origin: 'https://art.example.com' },
    registration: { showNotification: (title, options) => note(['shown', title, options]) },
    clients: {
      matchAll: () => Promise.resolve(windows.map((url) => ({ url, focus: () => note(['focused', url]) }))),
      openWindow: (url) => note(['opened', url]),
    },
    addEventListener: (type: string, hear: (event: never) => void) => {
      heard.set(type, hear)
    },
  })
  const send = async (type: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = []
    heard.get(type)?.({ ...event, waitUntil: (what: Promise<unknown>) => void waits.push(what) } as never)
    await Promise.all(waits)
  }
  return {
    done,
    push: (text) => send('push', { data: { text: () => text } }),
    press: (data) => send('notificationclick', { notification: { data, close: () => void done.push('closed') } }),
  }
}

describe('the service worker', () => {
  it('shows what it is told, one notice a table', async () => {
    const { done, push } = worker()
    await push(JSON.stringify(TURN))
    const options = { body: TURN.body, tag: 'ABCDEFGH', icon: '/icon-192.png', data: { path: '/table/ABCDEFGH' } }
    expect(done).toEqual([['shown', 'Your turn', options]])
  })

  it.each([
    '',
    'nonsense',
    'null',
    '{}',
    JSON.stringify({ ...TURN, code: 7 }),
    JSON.stringify({ ...TURN, subject: 'x' }),
  ])('shows nothing of what no server of ours tells: %s', async (text) => {
    const { done, push } = worker()
    await push(text)
    expect(done).toEqual([])
  })

  it('leads to the table, in the window where it is open', async () => {
    const elsewhere = worker(['https://art.example.com/table/OTHERSAB', 'https://other.example.com/table/ABCDEFGH'])
    await elsewhere.press({ path: '/table/ABCDEFGH' })
    expect(elsewhere.done).toEqual(['closed', ['opened', '/table/ABCDEFGH']])
    const there = worker(['https://art.example.com/friends', 'https://art.example.com/table/ABCDEFGH'])
    await there.press({ path: '/table/ABCDEFGH' })
    expect(there.done).toEqual(['closed', ['focused', 'https://art.example.com/table/ABCDEFGH']])
  })

  it.each([null, {}, { path: 'https://other.example.com' }, { path: '//other.example.com' }])(
    'leads nowhere else: %s',
    async (data) => {
      const { done, press } = worker()
      await press(data)
      expect(done).toEqual(['closed', ['opened', '/friends']])
    },
  )
})
