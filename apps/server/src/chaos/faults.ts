import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@modern-art/engine'
import type { Mortal } from '../processes/mortal.ts'
import type { Stage, StageNode } from './stage.ts'
import type { Way } from './way.ts'

/** What is done to a stage, by kind; how often is counted. */
export const FAULTS = [
  'nodeKills',
  'postgresKills',
  'redisKills',
  'nodeFreezes',
  'postgresFreezes',
  'cutsFromPages',
  'cutsToPostgres',
  'cutsToRedis',
  'slowFromPages',
  'slowToPostgres',
  'slowToRedis',
  'silencedPostgres',
  'silencedRedis',
  'secondServers',
] as const

export type Fault = (typeof FAULTS)[number]

/** Does things to a stage that pass by themselves. */
export interface Mischief {
  /** The next thing that chance wants; resolves once it is done, and not once it is over. */
  readonly next: () => Promise<Fault>
  readonly counts: Readonly<Record<Fault, number>>
  /** Resolves once everything runs again as it should. */
  readonly over: () => Promise<void>
  /**
   * Programs that ended by themselves, each with the last that it said, and which were started again; and second servers that
   * opened what the first has open.
   */
  readonly crashes: readonly string[]
}

/** How often each is done, compared with the others. */
const WEIGHTS: Readonly<Record<Fault, number>> = {
  nodeKills: 36,
  postgresKills: 12,
  redisKills: 9,
  nodeFreezes: 6,
  postgresFreezes: 2,
  cutsFromPages: 8,
  cutsToPostgres: 6,
  cutsToRedis: 4,
  slowFromPages: 4,
  slowToPostgres: 4,
  slowToRedis: 3,
  silencedPostgres: 1,
  silencedRedis: 2,
  secondServers: 4,
}

/** In milliseconds: from less than a node is missed after to more than any lease lasts. */
const SHORTEST_FREEZE = 1500
const LONGEST_FREEZE = 9000
/** A database that stands still is waited for a while. */
const LONGEST_PAUSE = 3000
const LONGEST_SLOWNESS = 4000
const MOST_DELAY = 400
/** Between two tries to start something whose ground is away. */
const TRY_AGAIN = 50
/** One kill in so many is followed by another while the program opens. */
const KILLED_AGAIN = 8
const LONGEST_BOOT = 1200
/** So often it is looked whether something ended by itself, in milliseconds. */
const LOOKED_FOR_CRASHES = 200
/** So much of what it said last is told. */
const CRASH_WORDS = 800

export function mischiefOn(stage: Stage, random: Random): Mischief {
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>
  const passing = new Set<Promise<void>>()
  const crashes: string[] = []
  /** Those that are being killed or started. */
  const troubled = new Map<Mortal, number>()
  let isOver = false

  /** Goes on by itself, until everything is over. */
  const inBackground = (what: Promise<void>): void => {
    const done = what.finally(() => passing.delete(done))
    passing.add(done)
  }

  const anyNode = (): StageNode => {
    const node = stage.nodes[random(stage.nodes.length)]
    if (node === undefined) throw new Error('there is no node')
    return node
  }

  const whileTroubled = async (mortal: Mortal, what: () => Promise<void>): Promise<void> => {
    troubled.set(mortal, (troubled.get(mortal) ?? 0) + 1)
    await what()
    troubled.set(mortal, (troubled.get(mortal) ?? 0) - 1)
  }

  /** Nobody has ended them, and yet they have. */
  const lookForCrashes = (): void => {
    const all: readonly (Mortal | null)[] = [...stage.nodes.map(({ server }) => server), stage.postgres, stage.redis]
    for (const mortal of all) {
      if (mortal === null || mortal.isRunning() || (troubled.get(mortal) ?? 0) > 0) continue
      crashes.push(`${mortal.name} ended by itself: ${mortal.said().slice(-CRASH_WORDS)}`)
      inBackground(whileTroubled(mortal, () => revive(mortal)))
    }
  }
  const looking = setInterval(lookForCrashes, LOOKED_FOR_CRASHES)

  const killed = async (mortal: Mortal, fault: Fault): Promise<void> => {
    const isKilledAgain = random(KILLED_AGAIN) === 0
    const life = random(LONGEST_BOOT)
    const killOnce = async (): Promise<void> => {
      lookForCrashes()
      await whileTroubled(mortal, () => mortal.kill())
      counts[fault] += 1
      inBackground(whileTroubled(mortal, () => revive(mortal)))
    }
    await killOnce()
    if (!isKilledAgain) return
    await sleep(life)
    await killOnce()
  }

  const frozen = (mortal: Mortal, milliseconds: number): void => {
    mortal.freeze()
    inBackground(sleep(milliseconds).then(() => mortal.thaw()))
  }

  /** A second server must not open the data that the first has open. Where that one ends meanwhile, nothing is known. */
  const tryToTrespass = async (second: Mortal): Promise<void> => {
    const first = stage.nodes[0]?.server
    if (first === undefined || !(await opens(first))) return
    const pid = first.pid()
    const hasOpened = await opens(second)
    if (hasOpened && first.isRunning() && first.pid() === pid) crashes.push('a second server opened the same data')
    await second.kill()
  }

  const slowed = (way: Way): void => {
    way.slow(1 + random(MOST_DELAY))
    inBackground(sleep(random(LONGEST_SLOWNESS)).then(() => way.slow(0)))
  }

  /** What each does; `null` where the stage has nothing of the kind. */
  const does: Readonly<Record<Fault, (() => void | Promise<void>) | null>> = {
    nodeKills: () => killed(anyNode().server, 'nodeKills'),
    postgresKills: onMortal(stage.postgres, (postgres) => killed(postgres, 'postgresKills')),
    redisKills: onMortal(stage.redis, (redis) => killed(redis, 'redisKills')),
    nodeFreezes: () => {
      const { server } = anyNode()
      frozen(server, SHORTEST_FREEZE + random(LONGEST_FREEZE - SHORTEST_FREEZE))
    },
    postgresFreezes: onMortal(stage.postgres, (postgres) => frozen(postgres, random(LONGEST_PAUSE))),
    cutsFromPages: () => anyNode().fromPages.cut(),
    cutsToPostgres: onWays('toPostgres', (way) => way.cut()),
    cutsToRedis: onWays('toRedis', (way) => way.cut()),
    slowFromPages: () => slowed(anyNode().fromPages),
    slowToPostgres: onWays('toPostgres', slowed),
    slowToRedis: onWays('toRedis', slowed),
    silencedPostgres: onWays('toPostgres', (way) => way.silence()),
    silencedRedis: onWays('toRedis', (way) => way.silence()),
    secondServers: onMortal(stage.second, tryToTrespass),
  }

  function onWays(which: 'toPostgres' | 'toRedis', what: (way: Way) => void): (() => void) | null {
    if (stage.nodes[0]?.[which] === null) return null
    return () => {
      const way = anyNode()[which]
      if (way !== null) what(way)
    }
  }

  const possible = FAULTS.filter((fault) => does[fault] !== null)
  const total = possible.reduce((sum, fault) => sum + WEIGHTS[fault], 0)

  const anyFault = (): Fault => {
    let left = random(total)
    for (const fault of possible) {
      left -= WEIGHTS[fault]
      if (left < 0) return fault
    }
    return 'nodeKills'
  }

  return {
    next: async () => {
      if (isOver) throw new Error('it is over')
      const fault = anyFault()
      await does[fault]?.()
      if (!isKill(fault)) counts[fault] += 1
      return fault
    },
    counts,
    over: async () => {
      isOver = true
      while (passing.size > 0) {
        // Some lead to others.
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(passing)
      }
      lookForCrashes()
      clearInterval(looking)
    },
    crashes,
  }
}

function isKill(fault: Fault): boolean {
  return fault.endsWith('Kills')
}

/** All kills together. */
export function killsIn(counts: Readonly<Record<Fault, number>>): number {
  return FAULTS.filter(isKill).reduce((sum, fault) => sum + counts[fault], 0)
}

/** Starts it until it runs: what it stands on may be away for now. */
async function revive(mortal: Mortal): Promise<void> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await mortal.start()
      return
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await sleep(TRY_AGAIN)
    }
  }
}

/** Whether it can be started, or runs. */
function opens(mortal: Mortal): Promise<boolean> {
  return mortal.start().then(
    () => true,
    () => false,
  )
}

function onMortal(
  mortal: Mortal | null,
  what: (mortal: Mortal) => void | Promise<void>,
): (() => void | Promise<void>) | null {
  return mortal === null ? null : () => what(mortal)
}
