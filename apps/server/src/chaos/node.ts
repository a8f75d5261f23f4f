import { appendFileSync } from 'node:fs'
import { seededRandom } from '@modern-art/engine'
import { Redis } from 'ioredis'

/*
 * A server as any other, but for its clock, which is some seconds off, and for its hints to other nodes, some of which are
 * lost, late, or said twice. The server knows nothing of it.
 */

const { CHAOS_SEED = '', CHAOS_CLOCK = '0', CHAOS_HINTS = '' } = process.env

/** Of a hundred hints. */
const LOST = 15
const TWICE = 15
const LATE = 10
/** In milliseconds. */
const LATEST = 400

shiftClock(Number(CHAOS_CLOCK))
if (CHAOS_HINTS !== '') spoilHints(CHAOS_HINTS)
await import('../main.js')

function shiftClock(by: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], called: new () => object) => {
      const wanted = given.length === 0 ? [RealDate.now() + by] : given
      return Reflect.construct(target, wanted, called) as object
    },
    get: (target, key) => (key === 'now' ? () => RealDate.now() + by : (Reflect.get(target, key) as unknown)),
  })
}

/** Each hint that is spoilt leaves a letter in the file, so that they can be counted however this process ends. */
function spoilHints(file: string): void {
  const random = seededRandom(CHAOS_SEED, 'hints')
  const publish: unknown = Reflect.get(Redis.prototype, 'publish')
  if (typeof publish !== 'function') throw new Error('Redis publishes in another way')
  const say = (redis: Redis, given: unknown[]): Promise<number> =>
    Reflect.apply(publish, redis, given) as Promise<number>
  const note = (letter: 'l' | 't' | 'd'): void => appendFileSync(file, letter)
  const spoilt = function (this: Redis, ...given: unknown[]): Promise<number> {
    const whim = random(100)
    const later = (): void => void setTimeout(() => void say(this, given).catch(() => null), random(LATEST))
    if (whim < LOST) {
      note('l')
      return Promise.resolve(0)
    }
    if (whim < LOST + LATE) {
      note('d')
      later()
      return Promise.resolve(0)
    }
    if (whim < LOST + LATE + TWICE) {
      note('t')
      later()
    }
    return say(this, given)
  }
  Reflect.set(Redis.prototype, 'publish', spoilt)
}
