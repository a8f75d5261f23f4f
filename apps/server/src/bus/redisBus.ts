import { randomUUID } from 'node:crypto'
import { isTableCode } from '@modern-art/protocol'
import type { Bus, HeldSeat, Holder } from './bus.ts'
import { inOneGo } from '../inOneGo.ts'
import { reasonOf, redisClient } from './redisClient.ts'
import { newPing, notePing } from '../watching/noting.ts'

export interface RedisBusOptions {
  readonly url: string
  /** Begins every key and channel: nodes with one prefix are one installation. */
  readonly prefix: string
  /** Is told once that Redis is away, and once that it is back. */
  readonly report: (line: string) => void
  /** For how many milliseconds a node counts as living after it was last heard of. */
  readonly lifetime?: number
  /** How many milliseconds `hold`, `release` and `holders` wait for Redis before they reject. */
  readonly patience?: number
  /** For how many milliseconds people who were sent ahead count as connected. */
  readonly way?: number
}

const USUAL_LIFETIME = 6000
const USUAL_PATIENCE = 2000
const BEATS_PER_LIFETIME = 3
/** Longer than it takes until a node that has fallen silent is surely dead, so that nobody has to wait for that. */
const USUAL_WAY = 4000
/** Under this name a node that leaves tells of people whom it sent ahead. */
const LEAVING = ' leaving'

const PERSON = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * By table, the nodes that still live among those that hold it; the others' fields are removed. In one script, so that a node
 * that comes back meanwhile is not removed.
 */
const LIVING_HOLDERS = `
local all = {}
for _, key in ipairs(KEYS) do
  local living = {}
  local fields = redis.call('HGETALL', key)
  for i = 1, #fields, 2 do
    if redis.call('EXISTS', ARGV[1] .. fields[i]) == 1 then
      table.insert(living, fields[i])
      table.insert(living, fields[i + 1])
    else
      redis.call('HDEL', key, fields[i])
    end
  end
  table.insert(all, living)
end
return all`

/**
 * The bus of nodes that share a Redis. While Redis is away, hints are lost, and `hold`, `release` and `holders` reject with
 * `BusAway` after a moment. What this node holds it knows itself, and tells again with every beat: when Redis comes back,
 * even an empty one, all is as it was.
 */
export function redisBus({
  url,
  prefix,
  report,
  lifetime = USUAL_LIFETIME,
  patience = USUAL_PATIENCE,
  way = USUAL_WAY,
}: RedisBusOptions): Bus {
  const node = randomUUID()
  const channel = `${prefix}:hints`
  const lives = `${prefix}:node:`
  const tableKey = (code: string): string => `${prefix}:table:${code}`
  const held = new Map<string, readonly HeldSeat[]>()
  /** Released, but Redis may not know it yet: other nodes keep the table's key, and with it what this node once said. */
  const released = new Set<string>()
  const listeners: ((subject: string) => void)[] = []
  /** What is said in one turn of the event loop is one message: many games are kept at once. */
  const hints = new Set<string>()
  let away = false
  let closed = false
  let beating = false

  const commands = redisClient({
    url,
    patience,
    onReady: () => {
      isThere()
      void beat()
    },
    onError: isAway,
  })
  const hearing = redisClient({ url, patience, onReady: () => void listen(), onError: isAway })
  hearing.redis.on('message', (_channel: string, message: string) => {
    const [from, ...subjects] = message.split(' ')
    if (from === node) {
      notePing(subjects[0] ?? '')
      return
    }
    for (const subject of subjects) {
      // Whatever else is said on the channel is not meant for us.
      if (isTableCode(subject) || PERSON.test(subject)) for (const hear of listeners) hear(subject)
    }
  })
  const timer = setInterval(() => void beat(), lifetime / BEATS_PER_LIFETIME)
  timer.unref()

  function isAway(error: unknown): void {
    if (away || closed) return
    away = true
    report(`Redis is away, and this node plays on alone until it is back: ${reasonOf(error)}`)
  }

  function isThere(): void {
    if (!away || commands.redis.status !== 'ready' || hearing.redis.status !== 'ready') return
    away = false
    report('Redis is back.')
  }

  async function listen(): Promise<void> {
    try {
      await hearing.redis.subscribe(channel)
      isThere()
    } catch (error) {
      isAway(error)
      hearing.renew()
    }
  }

  /** Says that this node lives and what it holds. A connection that does not answer is replaced. */
  async function beat(): Promise<void> {
    if (beating || closed) return
    beating = true
    await Promise.all([
      tell([...held], [...released]).catch((error: unknown) => {
        isAway(error)
        commands.renew()
      }),
      hearing
        .run((redis) => redis.ping())
        .catch((error: unknown) => {
          isAway(error)
          hearing.renew()
        }),
    ])
    beating = false
    say(newPing())
  }

  /** May be lost. */
  function say(what: string): void {
    if (commands.redis.status === 'ready') commands.redis.publish(channel, `${node} ${what}`).catch(() => {})
  }

  function sayHints(): void {
    const subjects = [...hints].join(' ')
    hints.clear()
    say(subjects)
  }

  /** All tables are looked at now and then. */
  const livingHolders = inOneGo(
    async (codes: readonly string[]) =>
      (await commands.run((redis) =>
        redis.eval(LIVING_HOLDERS, codes.length, ...codes.map(tableKey), lives),
      )) as readonly unknown[],
  )

  /** A node is told to live before it is told to hold anything, or others would remove what it holds. */
  async function tell(
    holding: readonly (readonly [string, readonly HeldSeat[]])[],
    releasing: readonly string[],
  ): Promise<void> {
    await commands.run(async (redis) => {
      const telling = redis.multi().set(lives + node, '1', 'PX', lifetime)
      for (const [code, seats] of holding) {
        telling.hset(tableKey(code), node, JSON.stringify(seats)).pexpire(tableKey(code), lifetime)
      }
      for (const code of releasing) telling.hdel(tableKey(code), node)
      await telling.exec()
    })
    for (const code of releasing) released.delete(code)
  }

  /** Many people may come or go at once. What was released meanwhile is held no longer. */
  const tellHeld = inOneGo(async (codes: readonly string[]) => {
    const holding = [...new Set(codes)].flatMap((code) => {
      const seats = held.get(code)
      return seats === undefined ? [] : [[code, seats] as const]
    })
    await tell(holding, [])
    return codes.map(() => undefined)
  })

  return {
    node,
    isShared: true,
    isAway: () => away,
    hint: (subject) => {
      if (hints.size === 0) setImmediate(sayHints)
      hints.add(subject)
    },
    onHint: (hear) => void listeners.push(hear),
    hold: (code, seats) => {
      held.set(code, seats)
      released.delete(code)
      return tellHeld(code)
    },
    release: (code) => {
      held.delete(code)
      released.add(code)
      return tell([], [code])
    },
    sendAhead: async (code, seats) => {
      held.delete(code)
      released.add(code)
      // None of these is newer than the connection that they open next, whatever the clocks of the nodes say.
      const ahead: readonly HeldSeat[] = seats.map((seat) => ({ seat, since: 0 }))
      await commands.run((redis) =>
        redis
          .multi()
          .set(lives + node + LEAVING, '1', 'PX', way)
          .hdel(tableKey(code), node)
          .hset(tableKey(code), node + LEAVING, JSON.stringify(ahead))
          .pexpire(tableKey(code), Math.max(way, lifetime))
          .exec(),
      )
      released.delete(code)
    },
    holders: async (code) => {
      const others = readHolders(await livingHolders(code)).filter((holder) => holder.node !== node)
      const seats = held.get(code)
      return seats === undefined ? others : [{ node, seats, isLeaving: false }, ...others]
    },
    close: async () => {
      if (closed) return
      closed = true
      clearInterval(timer)
      if (commands.redis.status === 'ready') {
        const farewell = commands.redis.multi().del(lives + node)
        for (const code of held.keys()) farewell.hdel(tableKey(code), node)
        await farewell.exec().catch(() => {})
      }
      held.clear()
      commands.close()
      hearing.close()
    },
  }
}

/** Reads what the script answers for one table: names of nodes and their seats by turns. */
function readHolders(answer: unknown): Holder[] {
  const words = answer as readonly string[]
  return words.flatMap((word, index) => (index % 2 === 0 ? [readHolder(word, words[index + 1] ?? '[]')] : []))
}

function readHolder(name: string, seats: string): Holder {
  const isLeaving = name.endsWith(LEAVING)
  return {
    node: isLeaving ? name.slice(0, -LEAVING.length) : name,
    seats: JSON.parse(seats) as readonly HeldSeat[],
    isLeaving,
  }
}
