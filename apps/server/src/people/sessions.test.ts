import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { sessionsIn } from './sessions.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000
const DAY = 86_400_000

const timesOf = (calls: readonly string[], call: string): number => calls.filter((made) => made === call).length

describe('a guest', () => {
  it('is a new user without a name, known by a token of 256 bits', async () => {
    const sessions = sessionsIn(memoryStorage())
    const [one, other] = [await sessions.guest(null, NOW), await sessions.guest(null, NOW)]
    expect(one.known.user.name).toBe(null)
    expect(one.known.user.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(one.known.user.id).not.toBe(other.known.user.id)
    expect(one.token).toMatch(/^[\w-]{43}$/)
    expect(one.token).not.toBe(other.token)
    expect(await sessions.userOf(one.token, NOW)).toEqual({ ...one.known, extended: false })
  })

  it('leaves nothing in the storage with which somebody could sign in', async () => {
    const storage = memoryStorage()
    const { token } = await sessionsIn(storage).guest(null, NOW)
    expect(storage.keptOfPeople()).not.toContain(token)
    expect(storage.keptOfPeople()).toContain(createHash('sha256').update(token).digest('hex'))
    const [hash = ''] = storage.ends().keys()
    expect(await sessionsIn(storage).userOf(hash, NOW)).toBe(null)
  })

  it('is known to another node by the storage', async () => {
    const storage = memoryStorage()
    const {
      known: { user },
      token,
    } = await sessionsIn(storage).guest(null, NOW)
    expect((await sessionsIn(storage).userOf(token, NOW + 1))?.user).toEqual(user)
  })

  it('is known by the new name once the old one is forgotten', async () => {
    const storage = memoryStorage()
    const sessions = sessionsIn(storage)
    const {
      known: { user },
      token,
    } = await sessions.guest(null, NOW)
    await storage.rename(user.id, 'Odile', 'odlle')
    expect((await sessions.userOf(token, NOW))?.user.name).toBe(null)
    sessions.forget(user.id)
    expect((await sessions.userOf(token, NOW))?.user).toEqual({ ...user, name: 'Odile' })
    expect((await sessionsIn(storage).userOf(token, NOW))?.user.name).toBe('Odile')
  })

  it('is not remembered by the old name if renamed while being read', async () => {
    const storage = memoryStorage()
    const {
      known: { user },
      token,
    } = await sessionsIn(storage).guest(null, NOW)
    const sessions = sessionsIn(storage)
    const reading = sessions.userOf(token, NOW)
    await storage.rename(user.id, 'Odile', 'odlle')
    sessions.forget(user.id)
    await reading
    expect((await sessions.userOf(token, NOW))?.user.name).toBe('Odile')
  })
})

describe('a session', () => {
  it.each(['', 'abc', 'A'.repeat(43), 'A'.repeat(44), `${'A'.repeat(42)}=`, '\u0000', 'ä'.repeat(43)])(
    'is nobody’s for a token that was never given: %j',
    async (token) => {
      const storage = memoryStorage()
      const sessions = sessionsIn(storage)
      await sessions.guest(null, NOW)
      expect(await sessions.userOf(token, NOW)).toBe(null)
      // What is no token does not even reach the storage.
      expect(timesOf(storage.calls, 'userOfSession')).toBe(/^A{43}$/.test(token) ? 1 : 0)
    },
  )

  it('lasts for 180 days', async () => {
    const storage = memoryStorage()
    const { token } = await sessionsIn(storage).guest(null, NOW)
    expect([...storage.ends().values()]).toEqual([NOW + 180 * DAY])
    expect(await sessionsIn(storage).userOf(token, NOW + 180 * DAY)).toBe(null)
    expect(await sessionsIn(storage).userOf(token, NOW + 180 * DAY - 1)).not.toBe(null)
  })

  it('is over where it was remembered, too', async () => {
    const storage = memoryStorage()
    const sessions = sessionsIn(storage)
    const { token } = await sessions.guest(null, NOW)
    expect(await sessions.userOf(token, NOW + 180 * DAY)).toBe(null)
  })

  it('is extended when it is used, once a day', async () => {
    const storage = memoryStorage()
    const sessions = sessionsIn(storage)
    const { token } = await sessions.guest(null, NOW)
    const extended: boolean[] = []
    for (const later of [0, DAY - 2 * MINUTE, DAY, DAY + 2 * MINUTE, 2 * DAY + 1]) {
      // oxlint-disable-next-line no-await-in-loop
      extended.push((await sessions.userOf(token, NOW + later))?.extended ?? false)
    }
    expect(extended).toEqual([false, false, true, false, true])
    expect([...storage.ends().values()]).toEqual([NOW + 2 * DAY + 1 + 180 * DAY])
  })

  it('is read from the storage at most once a minute', async () => {
    const storage = memoryStorage()
    const sessions = sessionsIn(storage)
    const { token } = await sessions.guest(null, NOW)
    const reads = (): number => timesOf(storage.calls, 'userOfSession')
    await sessions.userOf(token, NOW + MINUTE - 1)
    expect(reads()).toBe(0)
    await sessions.userOf(token, NOW + MINUTE)
    expect(reads()).toBe(1)
    await sessions.userOf(token, NOW + MINUTE + 1)
    expect(reads()).toBe(1)
  })

  it('is forgotten by the process, not by the storage, when too many others were used since', async () => {
    const storage = memoryStorage()
    const sessions = sessionsIn(storage, 2)
    const [first, second, third] = [
      await sessions.guest(null, NOW),
      await sessions.guest(null, NOW),
      await sessions.guest(null, NOW),
    ]
    await sessions.userOf(second.token, NOW)
    await sessions.userOf(third.token, NOW)
    expect(timesOf(storage.calls, 'userOfSession')).toBe(0)
    expect((await sessions.userOf(first.token, NOW))?.user).toEqual(first.known.user)
    expect(timesOf(storage.calls, 'userOfSession')).toBe(1)
    await sessions.userOf(third.token, NOW)
    expect(timesOf(storage.calls, 'userOfSession')).toBe(1)
    await sessions.userOf(second.token, NOW)
    expect(timesOf(storage.calls, 'userOfSession')).toBe(2)
  })

  it('of somebody who has signed in says when, on which device, under a token of its own', async () => {
    const storage = memoryStorage()
    const sessions = sessionsIn(storage)
    const guest = await sessions.guest('Firefox, Windows', NOW)
    expect(guest.known.signedInAt).toBe(null)
    const { id } = guest.known.user
    const { token } = await sessions.begin(id, 'Safari, iPhone', NOW + 1)
    expect(token).not.toBe(guest.token)
    const known = await sessions.userOf(token, NOW + 2)
    expect(known).toMatchObject({ user: { id }, signedInAt: NOW + 1 })
    expect(await storage.sessionsOf(id, NOW + 2)).toMatchObject([
      { device: 'Firefox, Windows', begunAt: NOW },
      { device: 'Safari, iPhone', begunAt: NOW + 1 },
    ])
  })

  it('that was ended is worth nothing once it is forgotten', async () => {
    const storage = memoryStorage()
    const sessions = sessionsIn(storage)
    const { known, token } = await sessions.guest(null, NOW)
    await storage.endSession(known.user.id, known.session)
    sessions.forget(known.user.id)
    expect(await sessions.userOf(token, NOW)).toBe(null)
  })
})
