import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@modern-art/engine'
import { startServer } from '../testing/serverProcess.ts'
import type { ServerProcess } from '../testing/serverProcess.ts'
import type { Records } from './records.ts'

/** A server that is killed and started again, at the same port and on the same data. */
export interface MortalServer {
  readonly origin: string
  /** Kills it at some moment, and starts it again; resolves once it is open. */
  readonly killOnce: () => Promise<void>
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  /** What the servers said went wrong. */
  readonly errors: () => string
}

export interface MortalParts {
  readonly program: string
  readonly env: Readonly<Record<string, string>>
  readonly random: Random
  readonly records: Records
}

/** The longest that a server lives before it is killed, in milliseconds, once somebody plays. */
const LONGEST_LIFE = 2500
/** Should nobody be answered for so long, it is killed all the same. */
const LONGEST_WAIT = 15_000
/** The longest that one lives that is killed while it opens. */
const LONGEST_BOOT = 1200
/** So many answers at most are given before the one that is the last. */
const MOST_ANSWERS = 60
/** The same of answers to those who arrange a table. */
const MOST_ARRANGED = 6
/** The kind of the first moment, and of no other. */
const FIRST = -1

export async function openMortal({ program, env, random, records }: MortalParts): Promise<MortalServer> {
  let errors = ''
  let isFirst = true
  let server: ServerProcess = startServer({ program, env: { ...env, PORT: '0' } })
  const port = await server.open

  const restart = (): void => {
    server = startServer({ program, env: { ...env, PORT: String(port) } })
  }

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    await server.end(signal)
    errors += server.errors()
  }

  /**
   * Some moment: any, one at which somebody has just been told that something is kept, or one in the middle of opening. The
   * first is one before any game, when people have just sat down.
   */
  const moment = async (): Promise<void> => {
    const kind = isFirst ? FIRST : random(8)
    isFirst = false
    if (kind === 0) {
      await end('SIGKILL')
      restart()
      await sleep(random(LONGEST_BOOT))
      return
    }
    // People have to come back first: what nobody plays at loses nothing.
    const count = kind === FIRST ? random(MOST_ARRANGED) : kind < 5 ? random(MOST_ANSWERS) : 0
    await Promise.race([answers(count, kind === FIRST), sleep(LONGEST_WAIT, null, { ref: false })])
    if (kind >= 5) await sleep(random(LONGEST_LIFE))
  }

  const answers = (count: number, ofParties: boolean): Promise<void> =>
    new Promise((resolve) => {
      let left = count
      const callOff = records.onAcknowledged(({ type }) => {
        if (ofParties && (type === 'act' || type === 'order' || type === 'plan')) return
        left -= 1
        if (left >= 0) return
        callOff()
        resolve()
      })
    })

  return {
    origin: `http://127.0.0.1:${port}`,
    killOnce: async () => {
      await moment()
      await end('SIGKILL')
      restart()
      await server.open
    },
    end,
    errors: () => errors,
  }
}
