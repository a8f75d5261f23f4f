import { setTimeout as sleep } from 'node:timers/promises'
import { quickRandom } from '@modern-art/engine'
import { shardOf } from '@modern-art/protocol'
import type { OnlinePace } from '@modern-art/protocol'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { openSeat } from './seat.ts'
import type { BenchSeat } from './seat.ts'
import { newTally } from './tally.ts'
import type { Tally } from './tally.ts'

/** Four people at each of many tables, who play one game after the other. */
export interface Crowd {
  /** Begins to count afresh. */
  readonly count: () => Tally
  /** Cuts all sockets, and opens them anew, all at once. Resolves to how long each waited for its game. */
  readonly comeBack: () => Promise<readonly number[]>
  readonly close: () => void
}

export interface CrowdWanted {
  /** The nodes to which people are connected. */
  readonly origins: readonly string[]
  /** Whether the people of one table go to different nodes. Otherwise all of them go to one, by its shard, as behind a balancer. */
  readonly apart?: boolean
  readonly games: number
  readonly pace: OnlinePace
  /** How long somebody thinks before an action, in milliseconds; `null`: for ever. */
  readonly thought: () => number | null
}

interface Player {
  readonly person: Person
  code: string
  seat: BenchSeat | null
  readonly place: number
}

const SEATS = 4
/** So many tables are set up at once. */
const AT_ONCE = 10

export async function gatherCrowd({ origins, apart = false, games, pace, thought }: CrowdWanted): Promise<Crowd> {
  const players: Player[] = []
  let tally = newTally()
  let isClosed = false

  const originAt = (place: number): string => origins[place % origins.length] ?? ''

  const sitDown = async (player: Player): Promise<BenchSeat> => {
    const { code, place } = player
    const seat = await openSeat({
      origin: originAt(apart ? place : Number.parseInt(shardOf(code), 16)),
      code,
      person: player.person,
      random: quickRandom(place),
      tally: () => tally,
      thought,
      goesOn: (next) => {
        if (isClosed || player.code === next) return
        player.code = next
        player.seat?.close()
        // The benchmark may be over meanwhile.
        sitDown(player).catch(() => null)
      },
    })
    player.seat = seat
    return seat
  }

  /** Resolves to the seats of a table at which everybody sits. */
  const gather = async (game: number): Promise<readonly BenchSeat[]> => {
    const places = Array.from({ length: SEATS }, (_, chair) => SEATS * game + chair)
    const people = await Promise.all(places.map((place) => person(originAt(place), `P${place}`)))
    const code =
      (await people[0]?.openTable(
        { pace },
        people.map(() => null),
      )) ?? ''
    const own = people.map((each, chair): Player => {
      return { person: each, code, seat: null, place: places[chair] ?? 0 }
    })
    players.push(...own)
    const seats = await Promise.all(own.map(sitDown))
    for (const seat of seats.slice(1)) seat.send({ type: 'sit', chair: null })
    while (seats[0]?.party()?.chairs.every(({ kind }) => kind === 'person') !== true) {
      // oxlint-disable-next-line no-await-in-loop -- they come one after the other
      await sleep(5)
    }
    return seats
  }

  const tables: (readonly BenchSeat[])[] = []
  for (let game = 0; game < games; game += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, games - game) }, (_, each) => gather(game + each))
    // oxlint-disable-next-line no-await-in-loop -- in groups, so that none waits for too many
    tables.push(...(await Promise.all(group)))
  }
  for (const [host] of tables) host?.send({ type: 'start' })
  await Promise.all(tables.flat().map(({ welcomed }) => welcomed))

  return {
    count: () => {
      tally = newTally()
      return tally
    },
    comeBack: () => {
      for (const { seat } of players) seat?.close()
      const start = performance.now()
      return Promise.all(
        players.map(async (player) => {
          const { welcomed } = await sitDown(player)
          await welcomed
          return performance.now() - start
        }),
      )
    },
    close: () => {
      isClosed = true
      for (const { seat } of players) seat?.close()
    },
  }
}
