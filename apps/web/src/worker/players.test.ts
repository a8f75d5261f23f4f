import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { STAND_IN, botNamed, weightsOf } from '@modern-art/bots'
import type { WeightsFile } from '@modern-art/bots'
import type { OpponentName } from '@modern-art/bots/roster'
import { describe, expect, it } from 'vitest'
import { playersOf } from './players.ts'

const { resolve } = createRequire(import.meta.url)

async function shipped({ name }: WeightsFile): Promise<Uint8Array> {
  return readFile(resolve(`@modern-art/bots/weights/${name}`))
}

const OFFLINE = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
const STANDING_IN = botNamed(STAND_IN)

/** A device whose network and clock a test has in hand. */
interface Here {
  readonly playerNamed: ReturnType<typeof playersOf>
  readonly told: readonly (readonly OpponentName[])[]
  readonly forgotten: readonly WeightsFile[]
  /** Nobody's patience ends before. */
  readonly losePatience: () => void
  network: (file: WeightsFile) => Promise<Uint8Array>
  time: number
  reads: number
}

function device(): Here {
  const told: (readonly OpponentName[])[] = []
  const forgotten: WeightsFile[] = []
  const waiting: (() => void)[] = []
  const made: Here = {
    told,
    forgotten,
    time: 0,
    reads: 0,
    network: shipped,
    losePatience: () => waiting.splice(0).forEach((end) => end()),
    playerNamed: playersOf({
      read: (file) => {
        made.reads += 1
        return made.network(file)
      },
      forget: (file) => Promise.resolve(void forgotten.push(file)),
      now: () => made.time,
      wait: (milliseconds) =>
        new Promise((end) => {
          if (milliseconds === 0) setTimeout(end, 0)
          else waiting.push(end)
        }),
      tell: (absent) => told.push(absent),
    }),
  }
  return made
}

describe('the players of a game', () => {
  it('are who they are called', async () => {
    const { playerNamed, told } = device()
    expect(await playerNamed('easy')).toBe(botNamed('easy'))
    expect(await playerNamed('master')).not.toBe(STANDING_IN)
    expect(told).toEqual([])
  })

  it('need no network unless one of them does', async () => {
    const here = device()
    await here.playerNamed('hard')
    await here.playerNamed('sniper')
    expect(here.reads).toBe(0)
  })

  it('are stood in for while their weights cannot be had, and that is told once', async () => {
    const here = device()
    here.network = OFFLINE
    expect(await here.playerNamed('master')).toBe(STANDING_IN)
    expect(await here.playerNamed('master')).toBe(STANDING_IN)
    expect(here.told).toEqual([['master']])
    expect(here.reads, 'nobody asks again at every move').toBe(1)
  })

  it('come back when their weights can be had', async () => {
    const here = device()
    here.network = OFFLINE
    await here.playerNamed('master')
    here.network = shipped
    here.time += 15_000
    await expect.poll(() => here.playerNamed('master')).not.toBe(STANDING_IN)
    expect(here.told).toEqual([['master'], []])
  })

  it('are waited for on a slow network, but not for long, and not again', async () => {
    const here = device()
    let arrive = (): void => {}
    here.network = (file) =>
      new Promise((resolved) => {
        arrive = () => resolved(shipped(file))
      })
    const first = here.playerNamed('master')
    here.losePatience()
    expect(await first).toBe(STANDING_IN)
    expect(await here.playerNamed('master')).toBe(STANDING_IN)
    arrive()
    await expect.poll(() => here.playerNamed('master')).not.toBe(STANDING_IN)
    expect(here.reads).toBe(1)
    expect(here.told).toEqual([['master'], []])
  })

  it('do not play by weights that are damaged, which are forgotten', async () => {
    const here = device()
    here.network = async (file) => (await shipped(file)).fill(0)
    expect(await here.playerNamed('master')).toBe(STANDING_IN)
    expect(here.forgotten).toEqual([weightsOf('master')])
  })
})
