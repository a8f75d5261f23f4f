import { describe, expect, it } from 'vitest'
import { runInMemory } from '../testing/memoryIo.ts'

const TOKEN = `mab_${'x'.repeat(43)}`
const URL = ['--url', 'http://127.0.0.1:9']
const BOT = ['--bot', `cmd:${process.execPath}`]

describe('play', () => {
  it.each([
    [['--token', TOKEN, ...BOT], '--url must say where the server is'],
    [['--url', 'example.org', '--token', TOKEN, ...BOT], '--url must begin with http:// or https://'],
    [['--url', 'ftp://example.org', '--token', TOKEN, ...BOT], '--url must begin with http:// or https://'],
    [[...URL, ...BOT], 'make one on your account page, and set MODERN_ART_TOKEN or give --token'],
    [[...URL, '--token', 'mab_short', ...BOT], 'it begins with mab_ and has 47 characters'],
    [[...URL, '--token', TOKEN], '--bot must be cmd: and a command'],
    [[...URL, '--token', TOKEN, '--bot', 'hard'], '--bot must be cmd: and a command'],
    [[...URL, '--token', TOKEN, '--bot', 'cmd:no-such-program'], 'no-such-program cannot be started'],
    [[...URL, '--token', TOKEN, '--table', 'ABC', ...BOT], '--table must be a code such as ABCD-EFGH'],
    [[...URL, '--token', TOKEN, '--time-limit', '9000', ...BOT], '--time-limit must be a whole number'],
    [[...URL, '--token', TOKEN, 'ABCDEFGH', ...BOT], 'unexpected argument "ABCDEFGH"'],
  ])('refuses %j, and says what to type instead', async (args, why) => {
    const { status, out, err } = await runInMemory(['play', ...args])
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(why)
    // A token that is typed is not shown again.
    expect(err).not.toContain('mab_short')
  })

  it.each([[['--table', 'abcd-efgh']], [['--table', 'http://127.0.0.1:9/t/ABCDEFGH']], [[]]])(
    'takes the token from the environment, and says when nobody is there: %j',
    async (more) => {
      const environment = { MODERN_ART_TOKEN: TOKEN }
      const { status, err } = await runInMemory(['play', ...URL, ...BOT, ...more], { environment })
      expect(status).toBe(2)
      expect(err).toMatch(/there is no (Modern Art )?server at http:\/\/127\.0\.0\.1:9/)
    },
  )
})
