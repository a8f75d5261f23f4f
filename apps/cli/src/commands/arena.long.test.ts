import { weightsOf } from '@modern-art/bots'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { figures, playedAmongThemselves } from '../testing/arena.ts'

const shippedNets = fileURLToPath(import.meta.resolve(`@modern-art/bots/weights/${weightsOf('master').name}`))
const otherNets = fileURLToPath(new URL('../../../../training/nets/exploiter.bin', import.meta.url))

describe('arena', () => {
  it('seats a player with any file of nets: with the one that ships, it is master', async () => {
    const options = ['--field', 'medium', '--players', '3', '--deals', '3', '--samples', '1', '--seed', 'x']
    const { games, winShare, margin, illegal } = await figures('--challenger', 'master', ...options)
    const player = `nets:${shippedNets}`
    expect(await figures('--challenger', player, ...options)).toMatchObject({
      challenger: player,
      games,
      winShare,
      margin,
      illegal,
    })
    const other = await figures('--challenger', `nets:${otherNets}`, ...options)
    expect(other).toMatchObject({ games, illegal })
    expect(other.margin).not.toBe(margin)
  })
})

describe('the example of an outside bot', () => {
  it.each([
    ['three', ['--players', '3']],
    ['four on the classic deck', ['--players', '4', '--deck', 'classic']],
    ['five', ['--players', '5']],
    ['three and a mystery hand', ['--players', '3', '--mystery-hand']],
    ['four with a split double', ['--players', '4', '--split-double']],
  ])('plays whole games without a fault: %s', async (_, args) => {
    const { illegal, evenly } = await playedAmongThemselves(...args)
    expect(illegal).toBe(0)
    expect(evenly).toBeCloseTo(1, 10)
  })
})
