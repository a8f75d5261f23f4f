import { describe, expect, it } from 'vitest'
import { EXAMPLES, hasPython, playedWith, stand, TEN_LINES } from '../testing/outsidePrograms.ts'

const { server, start, modernArt, hosted } = stand()

describe('the example', () => {
  it('in JavaScript plays a whole game', async () => {
    const [code, host] = await hosted()
    const running = start(process.execPath, [`${EXAMPLES}/online/bot.js`, server().origin, code])
    await playedWith(host, running)
    expect(running.said()).toMatch(/^The game is over: [\d, ]+\n$/)
  })

  it.skipIf(!hasPython)('in Python plays a whole game', async () => {
    const [code, host] = await hosted()
    const running = start('python3', ['-B', `${EXAMPLES}/online/bot.py`, server().origin, code])
    await playedWith(host, running)
    expect(running.said()).toMatch(/^The game is over: \[[\d, ]+\]\n$/)
  })

  it.skipIf(!hasPython)('in Python says why it is not let in', async () => {
    const [code] = await hosted()
    const running = start(
      'python3',
      ['-B', `${EXAMPLES}/online/bot.py`, server().origin, code],
      `mab_${'x'.repeat(43)}`,
    )
    expect(await running.ended).toBe(1)
    expect(running.said()).toContain('none of this server’s, or has been revoked')
  })
})

describe('modern-art play', () => {
  it('finds an open table by itself', async () => {
    const [code, host] = await hosted({ access: 'open' })
    const running = modernArt(['--url', server().origin, '--bot', TEN_LINES])
    await playedWith(host, running)
    expect(running.said()).toContain(`${code.slice(0, 4)}-${code.slice(4)}, on seat 2`)
  })

  it('says what a person can do about it where it cannot play', async () => {
    const [code, host] = await hosted()
    const play = async (args: readonly string[], withToken?: string): Promise<readonly [number | null, string]> => {
      const running = modernArt([...args, '--bot', TEN_LINES], withToken)
      return [await running.ended, running.said()]
    }
    const at = ['--url', server().origin, '--table']
    const forged = `mab_${'x'.repeat(43)}`
    expect(await play([...at, code], forged)).toEqual([
      2,
      expect.stringContaining('make a new one on your account page'),
    ])
    expect(await play([...at, 'ABCDEFGH'])).toEqual([2, 'modern-art: there is no table with this code\n'])
    expect(await play(['--url', server().origin])).toEqual([
      2,
      expect.stringContaining('no open table has a free seat'),
    ])
    expect(await play(['--url', 'http://127.0.0.1:9', '--table', code])).toEqual([
      2,
      expect.stringContaining('there is no server at http://127.0.0.1:9'),
    ])
    await host.send({ type: 'start' })
    expect(await play([...at, code])).toEqual([2, expect.stringContaining('its game has begun')])
  })
})
