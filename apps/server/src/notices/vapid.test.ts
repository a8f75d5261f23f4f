import { describe, expect, it } from 'vitest'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import { subjectOf, vapidIn } from './vapid.ts'

describe('the keys by which browsers know a server', () => {
  it('are made once, and are the same for all nodes', async () => {
    const storage = await sharedDatabase()
    const settings = { publicUrl: null, mail: null }
    const all = await Promise.all(Array.from({ length: 5 }, () => vapidIn(storage, settings)))
    expect(new Set(all.map((vapid) => JSON.stringify(vapid))).size).toBe(1)
    // 65 and 32 bytes.
    expect(all[0]).toMatchObject({ publicKey: expect.stringMatching(/^[\w-]{87}$/) as unknown })
    expect(all[0]).toMatchObject({ privateKey: expect.stringMatching(/^[\w-]{43}$/) as unknown })
  })

  it.each([
    ['https://art.example.com', null, 'https://art.example.com'],
    ['http://art.example.com', 'Modern Art <museum@example.com>', 'mailto:museum@example.com'],
    ['http://192.0.2.7:3000', null, 'mailto:nobody@modern-art.invalid'],
    [null, null, 'mailto:nobody@modern-art.invalid'],
  ])('name those who run it: %s, %s', (publicUrl, from, subject) => {
    expect(subjectOf({ publicUrl, mail: from === null ? null : { smtpUrl: 'smtp://localhost', from } })).toBe(subject)
  })
})
