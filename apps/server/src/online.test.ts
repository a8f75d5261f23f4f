import { describe, expect, it } from 'vitest'
import { openServer } from './testing/onlineServer.ts'
import { sharedDatabase } from './testing/sharedDatabase.ts'
import { gameOfPeople } from './testing/tableOf.ts'

describe('tables online that close', () => {
  it('let go of everybody, though the storage fails, and say that it did', async () => {
    let isAway = false
    const storage = await sharedDatabase()
    const server = await openServer({
      storage: {
        ...storage,
        beat: (node, now) => (isAway ? Promise.reject(new Error('the database is away')) : storage.beat(node, now)),
      },
    })
    const { windows } = await gameOfPeople(server, 2, {}, ['easy'])
    isAway = true
    await expect(server.close()).rejects.toMatchObject({ errors: [{ message: 'the database is away' }] })
    await Promise.all(windows.map((window) => window.until(() => !window.socket.connected)))
  })
})
